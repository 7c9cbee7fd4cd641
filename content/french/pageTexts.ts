/** Privacy notice and terms, in French by their English, paragraph by paragraph. No lawyer has read it yet: the English is what holds. */
export const pageTextsInFrench: Readonly<Record<string, string>> = {
  'Who is responsible': 'Qui est responsable',
  'The operator of this portal is responsible for what it keeps, under the Data Protection Act, 2012 (Act 843) of Ghana. Who that is, and how to reach them about your data, stands below.':
    'L’exploitant de ce portail répond de ce qu’il garde, selon la loi du Ghana sur la protection des données, Data Protection Act, 2012 (Act 843). Qui il est, et comment le joindre au sujet de vos données, se trouve plus bas.',
  'What for, and with whose consent': 'Dans quel but, et avec l’accord de qui',
  'We keep data about people for four ends: to answer those who write to us, to let people sign in, to know who changed the data that advice is made from, and to keep the portal safe and quick. For nothing else, and only as much as each needs.':
    'Nous gardons des données sur les personnes dans quatre buts : répondre à qui nous écrit, permettre de se connecter, savoir qui a changé les données dont les conseils sont faits, et garder le portail sûr et rapide. Pour rien d’autre, et pas plus que chaque but ne demande.',
  'Writing to us and opening an account are your choice: by doing so you agree that we keep what you send for that end. You may take it back at any time, as easily as you gave it.':
    'Nous écrire et ouvrir un compte sont votre choix : ce faisant, vous acceptez que nous gardions dans ce but ce que vous envoyez. Vous pouvez revenir sur cet accord à tout moment, aussi simplement que vous l’avez donné.',
  'Reading the portal': 'Lire le portail',
  'You can read every public page without an account. We count page views by day and page. To count visitors, your browser makes a random number; we keep only a keyed hash of it, which cannot be turned back into the number. Where your browser asks not to be tracked (Do Not Track or Global Privacy Control), no such number is made.':
    'Vous pouvez lire chaque page publique sans compte. Nous comptons les pages vues par jour et par page. Pour compter les visiteurs, votre navigateur tire un nombre au hasard ; nous n’en gardons qu’une empreinte à clé, d’où l’on ne peut retrouver le nombre. Si votre navigateur demande à ne pas être suivi (Do Not Track ou Global Privacy Control), aucun nombre n’est fait.',
  'We use no advertising and no outside analytics.': 'Nous n’utilisons ni publicité ni mesure d’audience extérieure.',
  'Your position': 'Votre position',
  'Your browser asks you before it tells us where you are. We use the position to answer with your district or your weather, and do not keep it. You can always choose a place by name instead. Where an outside service gives the weather or the name of a place, our server asks it about the place, never about you.':
    'Votre navigateur vous demande votre accord avant de nous dire où vous êtes. La position nous sert à répondre avec votre district ou votre météo, et nous ne la gardons pas. Vous pouvez toujours choisir un lieu par son nom. Quand un service extérieur donne la météo ou le nom d’un lieu, notre serveur l’interroge sur le lieu, jamais sur vous.',
  'Messages to support': 'Messages à l’aide',
  'We keep your e-mail address, subject and message so that we can answer. Only administrators open them, and each opening is noted. Where a support mailbox is set up, the message is mailed to it as well. Against floods of messages we keep for a day a keyed hash of the network address a message came from.':
    'Nous gardons votre adresse e-mail, l’objet et le message pour pouvoir répondre. Seuls les administrateurs les ouvrent, et chaque ouverture est notée. Si une boîte d’aide est en place, le message y est aussi envoyé. Contre les envois en masse, nous gardons un jour une empreinte à clé de l’adresse réseau d’où vient un message.',
  Accounts: 'Comptes',
  'An account holds what is needed to sign in and to say who did what: name, e-mail address, telephone number, institution and profession. The password is kept as a hash that cannot be turned back. What you change is noted with your account: which thing and which fields, never what stood in them.':
    'Un compte contient ce qu’il faut pour se connecter et dire qui a fait quoi : nom, adresse e-mail, téléphone, institution et profession. Le mot de passe est gardé comme une empreinte dont on ne peut le retrouver. Ce que vous changez est noté avec votre compte : quelle chose et quels champs, jamais ce qui s’y trouvait.',
  'On the page of your account you see where you are signed in and can end it, change what is kept, take a copy of it, and delete the account; what stays behind after that is said there before you decide. An address that waits to be confirmed, with what was typed in to join, is let go after a day. Against guessing we keep keyed hashes of the addresses that tried to sign in, for a day, and of those you signed in from, for 30 days.':
    'Sur la page de votre compte, vous voyez où vous êtes connecté et pouvez y mettre fin, changer ce qui est gardé, en prendre une copie, et supprimer le compte ; ce qui reste ensuite y est dit avant votre choix. Une adresse qui attend d’être confirmée, avec ce qui a été saisi pour s’inscrire, est effacée après un jour. Contre les essais de mots de passe, nous gardons des empreintes à clé des adresses qui ont tenté de se connecter, un jour, et de celles d’où vous vous êtes connecté, 30 jours.',
  'Who else sees it': 'Qui d’autre les voit',
  'Nobody. We do not sell personal data and do not pass it on, but where a law of Ghana obliges us to. Farms are shown to the public only as numbers per square of several kilometres, never one by one.':
    'Personne. Nous ne vendons pas de données personnelles et ne les transmettons pas, sauf si une loi du Ghana nous y oblige. Le public ne voit les exploitations qu’en nombres par carré de plusieurs kilomètres, jamais une par une.',
  'Your rights': 'Vos droits',
  'You may ask what we hold about you and get a copy of it, have it corrected, have it erased, object to its use, and take your consent back. With an account you do most of it yourself, on its page; for the rest, and without one, ask through the contact below; we may ask you to show that it is you. It costs nothing.':
    'Vous pouvez demander ce que nous gardons sur vous et en recevoir une copie, le faire corriger, le faire effacer, vous opposer à son usage, et retirer votre accord. Avec un compte, vous en faites l’essentiel vous-même, sur sa page ; pour le reste, et sans compte, demandez par le contact ci-dessous ; nous pouvons vous demander de montrer que c’est bien vous. Cela ne coûte rien.',
  'You may also complain to the Data Protection Commission of Ghana, https://www.dataprotection.org.gh.':
    'Vous pouvez aussi vous plaindre à la Data Protection Commission du Ghana, https://www.dataprotection.org.gh.',
  'What the portal gives': 'Ce que le portail donne',
  'Information and general advice on farming and climate in Ghana, free of charge. It does not replace the judgement of the farmer or the visit of an extension officer.':
    'Des informations et des conseils généraux sur l’agriculture et le climat au Ghana, gratuitement. Il ne remplace ni le jugement de l’agriculteur ni la visite d’un agent de vulgarisation.',
  'How far to rely on it': 'Jusqu’où s’y fier',
  'Dates of the calendar are computed from typical or declared rain onset; forecasts can be wrong. Each figure names its source and how far it was checked. Where it says that no institution has reviewed a recommendation, ask before you rely on it.':
    'Les dates du calendrier sont calculées d’après le début habituel ou déclaré des pluies ; les prévisions peuvent se tromper. Chaque chiffre nomme sa source et dit à quel point il a été vérifié. S’il est dit qu’aucune institution n’a relu un conseil, renseignez-vous avant de vous y fier.',
  'The advice comes without any warranty: neither the operator nor those whose data are shown answer for a harvest lost or money spent because of it, as far as the law allows.':
    'Les conseils sont donnés sans aucune garantie : ni l’exploitant ni ceux dont les données sont montrées ne répondent d’une récolte perdue ou d’argent dépensé à cause d’eux, autant que la loi le permet.',
  'Sample data': 'Données d’exemple',
  'Where a page says "sample", what it shows was made up to show how the portal works: sample weather is no forecast, sample people are nobody. Base no decision on it.':
    'Quand une page dit « exemple » ou « sample », ce qu’elle montre est inventé pour montrer comment le portail marche : une météo d’exemple n’est pas une prévision, des personnes d’exemple ne sont personne. N’en tirez aucune décision.',
  'Using the data': 'Utiliser les données',
  'You may use, copy and pass on what is shown here, on the terms of those it comes from: each dataset carries its own licence, its owner decides whether it is public, and the sources of the other tables stand on the licences page. Name the source and the day when you use it. Do not use the portal to find out about individual people or farms.':
    'Vous pouvez utiliser, copier et transmettre ce qui est montré ici, aux conditions de ceux dont cela vient : chaque jeu de données porte sa licence, son propriétaire décide s’il est public, et les sources des autres tableaux sont sur la page des licences. Nommez la source et le jour quand vous les utilisez. N’utilisez pas le portail pour vous renseigner sur des personnes ou des exploitations particulières.',
  'Adding to it': 'Y ajouter',
  'Add only data you may share, without personal details of others. What you add stays yours; by adding it you allow the portal to show it on the terms you chose. The hub team may refuse or remove what is wrong, unlawful or not about agriculture.':
    'N’ajoutez que des données que vous pouvez partager, sans détails personnels d’autrui. Ce que vous ajoutez reste à vous ; en l’ajoutant, vous permettez au portail de le montrer aux conditions que vous avez choisies. L’équipe du portail peut refuser ou retirer ce qui est faux, illicite ou étranger à l’agriculture.',
  'Your account': 'Votre compte',
  'Keep your password to yourself, and tell us when somebody else may know it. An account that is used against these terms may be closed.':
    'Gardez votre mot de passe pour vous, et dites-nous si quelqu’un d’autre peut le connaître. Un compte employé contre ces conditions peut être fermé.',
  'Keeping it running': 'Pour qu’il marche',
  'Ask as often as you need to, but do not overload the portal. Programs may use the documented calls at /api/docs within their limits. It may stand still for repairs, and parts of it may change.':
    'Interrogez-le aussi souvent qu’il vous faut, mais ne le surchargez pas. Les programmes peuvent utiliser les appels décrits sous /api/docs, dans leurs limites. Il peut s’arrêter pour des réparations, et des parties peuvent changer.',
};
