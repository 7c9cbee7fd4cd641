/** What becomes of what the portal keeps of a person whose account is deleted, in French by its English; `#` is a number. */
export const fateTexts: Readonly<Record<string, string>> = {
  'Your # scoutings of fields': 'Vos # surveillances de champs',
  'Your # reports from pest traps': 'Vos # relevés de pièges',
  'Your requests to become an officer': 'Vos demandes pour devenir agent',
  'Files in the holding area that are not published (#)': 'Fichiers en attente non publiés (#)',
  'Notes you left on files of others': 'Notes que vous avez laissées sur les fichiers d’autrui',
  'The farms you mapped (#)': 'Les exploitations que vous avez cartographiées (#)',
  'The files of your library (#)': 'Les fichiers de votre bibliothèque (#)',
  'Notices you were sent': 'Avis que vous avez reçus',
  'The risks you reported (#) and what you said about risks (#)':
    'Les risques que vous avez signalés (#) et ce que vous avez dit de risques (#)',
  'Messages you sent to farmers': 'Messages que vous avez envoyés à des agriculteurs',
  'Texts you kept for messages, and drafts': 'Textes gardés pour des messages, et brouillons',
  'Questions you asked the level above about messages':
    'Questions que vous avez posées à l’échelon au-dessus sur des messages',
  'That you were shown numbers of farmers': 'Que des numéros d’agriculteurs vous ont été montrés',
  'Filters you saved, and a list you are bringing in': 'Filtres gardés, et une liste que vous importez',
  'The farmers you keep (#) and your groups (#)': 'Les agriculteurs que vous suivez (#) et vos groupes (#)',
  'Your private datasets (#)': 'Vos jeux de données privés (#)',
  'Your public datasets (#)': 'Vos jeux de données publics (#)',
  'Your questions for access to private datasets, and what you were granted':
    'Vos demandes d’accès à des jeux de données privés, et ce qui vous a été accordé',
  'Your name, e-mail address, telephone number, institution and profession':
    'Vos nom, adresse e-mail, numéro de téléphone, institution et profession',
  'Your rights, and your sign-ins on every device': 'Vos droits, et vos connexions sur chaque appareil',
  'Your access tokens, and the second step of your sign-in':
    'Vos jetons d’accès, et la deuxième étape de votre connexion',
  'That you came over from other services, and what they sent along':
    'Que vous êtes venu d’autres services, et ce qu’ils ont transmis',
  'Notes of what you changed, by thing and field': 'Notes de ce que vous avez changé, par objet et champ',
  'Backups of the portal': 'Sauvegardes du portail',
  'Your saved dashboards (#)': 'Vos tableaux de bord gardés (#)',

  'Removed at once.': 'Effacé aussitôt.',
  'Ended and removed at once.': 'Fermé et effacé aussitôt.',
  'Removed at once, with what was said of them.': 'Effacés aussitôt, avec ce qui en a été dit.',
  'Deleted at once, with their files, for good.': 'Supprimés aussitôt, avec leurs fichiers, définitivement.',
  'Deleted at once; their addresses show nothing any more.':
    'Supprimés aussitôt ; leurs adresses ne montrent plus rien.',
  'Stay under their licence, without your name as their owner; data administrators keep them.':
    'Restent sous leur licence, sans votre nom comme propriétaire ; les administrateurs des données les gardent.',
  'Kept without your name.': 'Gardé sans votre nom.',
  'Kept without your name for two years.': 'Gardé sans votre nom pendant deux ans.',
  'Kept without your name for two years, so that farmers can be told what was sent.':
    'Gardé sans votre nom pendant deux ans, pour pouvoir dire aux agriculteurs ce qui a été envoyé.',
  'Kept under a number that leads to nobody any more.': 'Gardé sous un numéro qui ne mène plus à personne.',
  'Hold your account until its operator replaces them.':
    'Contiennent votre compte jusqu’à ce que l’exploitant les remplace.',
  'Stays, without your name.': 'Reste, sans votre nom.',
  'Stay, without your name.': 'Restent, sans votre nom.',
  'Stay, without your name: the figures of the districts are made of them.':
    'Restent, sans votre nom : les chiffres des districts en sont faits.',
  'Stay, without your name: the figures of the traps are made of them.':
    'Restent, sans votre nom : les chiffres des pièges en sont faits.',
  'Pass to an administrator of the control centre; your name is taken off them.':
    'Passent à un administrateur du centre de contrôle ; votre nom en est retiré.',
  'Pass to an administrator of the control centre, who gives them to another officer.':
    'Passent à un administrateur du centre de contrôle, qui les donne à un autre agent.',
  'Your work on many records in the background': 'Votre travail en arrière-plan sur de nombreuses fiches',
  'Stopped at once, and the notes of it removed. What was done so far stays.':
    'Arrêté aussitôt, et ses notes supprimées. Ce qui a été fait reste.',
};
