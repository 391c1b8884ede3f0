# The words of the Clever games.

prompt-throw-tray = Now a throw for the tray.
prompt-active = Take a die. Lower ones go to the tray.
prompt-passive = Take a die from the tray, or decline.
prompt-extra = Take one more die with +1, or stop.
end-why-area = Level on points; the best single area decided.
