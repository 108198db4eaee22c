# The README of an archive of one's own data.
readme = Ce que Filature garde de vous

    tables.json : les tables où vous avez une place.
    records : vos parties finies. « filature verify » les vérifie, la page « Revoir » les rejoue.
    notes : vos marques au crayon, par table et par place.
    talk.json : ce que vous avez dit.
    memberships.json : vos cercles.
    channels.json et notification_settings.json : comment on vous prévient que c’est à vous.
    devices.json et passkeys.json : ce qui vous donne accès à tout cela.

    Des parties en cours, il n’y a pas de relevé : il dirait ce que le jeu garde secret.
    Les heures sont en secondes depuis le 1er janvier 1970, UTC.
