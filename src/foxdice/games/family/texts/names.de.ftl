# Die Wörter der Clever-Spiele.

prompt-throw-tray = Jetzt ein Wurf fürs Tablett.
prompt-active = Nimm einen Würfel. Niedrigere kommen aufs Tablett.
prompt-passive = Nimm einen Würfel vom Tablett oder verzichte.
prompt-extra = Nimm mit +1 noch einen Würfel oder hör auf.
end-why-area = Nach Punkten gleich; der beste einzelne Bereich hat entschieden.
