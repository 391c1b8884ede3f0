# Was schiefgeht, wenn ein Programm an einem laufenden Server Platz nimmt (`foxdice connect`).

error-connect-address = „{ $text }“ ist nicht die Adresse eines Tisches. Kopier sie von der Seite des Tisches, etwa http://host:port/#/t/TISCH.
error-connect-token = Was hinter --token steht, ist kein Token: Eines hat 32 bis 64 Buchstaben, Ziffern, „-“ oder „_“. Ohne --token bekommt das Programm eines.
error-connect-no-server = Unter { $address } antwortet kein Foxdice-Server: { $reason }.
error-connect-refused = Der Server sagt: { $text }
error-connect-full = An diesem Tisch sind alle Plätze besetzt.
error-connect-arena = Bei { $game } wirft man die Würfel von Hand in die Arena; ein verbundenes Programm kann das noch nicht.
error-connect-real-dice = An diesem Tisch wird mit echten Würfeln gewürfelt und eingetippt; ein Programm kann sie nicht sehen.
error-connect-person = Mit diesem Token hat ein Mensch Platz genommen. Ein Programm braucht ein eigenes; ohne --token bekommt es eines.
error-connect-no-seat = Der Platz wurde geräumt; das Programm spielt an diesem Tisch nicht mehr mit.
