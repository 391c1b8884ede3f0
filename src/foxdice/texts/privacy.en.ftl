# What is stored, and for how long: `/api/privacy`.
privacy-title = What is stored here
privacy-stored = Of a game at this server: the name you type, your moves and throws with their times, and a fingerprint of a secret that lies in your browser, by which you get your seat back. Whoever has the link to a table can see names and moves. Of the daily the list of the day shows your name and points.
privacy-kept-days = { $days ->
    [one] After { $days } day without a move a table is removed. Its record may be archived by whoever runs the server.
   *[other] After { $days } days without a move a table is removed. Its record may be archived by whoever runs the server.
}
privacy-kept-for-good = Whoever runs this server keeps tables until they remove them by hand.
privacy-not-stored = No account, no mail address, no advertising, nothing from other sites. Settings stay on your device. Games that you play without a server never leave it.
privacy-addresses = Network addresses are held in memory to keep floods out. They are written down only when somebody is cut off for flooding.
privacy-others = Nothing is passed on to anybody.
privacy-rights = To have everything of yours removed, send the secret of your browser to whoever runs the server; it alone proves which games are yours. A name that should not be seen can be reported at its table.
