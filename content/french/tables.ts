/** Names of the reference tables and of their columns, and what the tables hold, in French by their English. */
export const tableTexts: Readonly<Record<string, string>> = {
  Regions: 'Régions',
  Districts: 'Districts',
  'Onset windows': 'Périodes de début des pluies',
  'Usual climate by month': 'Climat habituel par mois',
  Crops: 'Cultures',
  Varieties: 'Variétés',
  'Seasons of crops': 'Saisons des cultures',
  'Crops that are rare somewhere': 'Cultures rares quelque part',
  'Kinds of activity': 'Types de travaux',
  Risks: 'Risques',
  Activities: 'Travaux',
  Advisories: 'Conseils',
  'Fertilizer rates': 'Doses d’engrais',
  'Fertilizer shown first': 'Engrais montré en premier',
  'Fertilizers on the market': 'Engrais du marché',
  'Nitrogen after legumes': 'Azote après légumineuses',
  'Crop water': 'Eau des cultures',
  'Pest models': 'Modèles de ravageurs',
  'Pests and diseases': 'Ravageurs et maladies',
  'Where pests occur': 'Présence des ravageurs',
  'Climate-smart practices': 'Pratiques adaptées au climat',
  'Climate-smart bundles': 'Offres groupées adaptées au climat',
  'Services per region': 'Services par région',
  Projects: 'Projets',
  Resources: 'Ressources',
  Stories: 'Récits',
  'Times for risks': 'Délais des risques',
  'Trapped insects': 'Insectes piégés',
  'Slides of the first page': 'Images de la première page',
  Services: 'Services',
  Partners: 'Partenaires',
  'Support topics': 'Sujets d’aide',
  'Questions and answers': 'Questions et réponses',
  'Support contacts': 'Contacts d’aide',
  'Texts of privacy and terms': 'Textes de confidentialité et conditions',

  'The regions of Ghana: codes, capital, belt, zones and population.':
    'Les régions du Ghana : codes, chef-lieu, bande, zones et population.',
  'The metropolitan, municipal and district assemblies: where they lie and which zone their farms belong to.':
    'Les assemblées métropolitaines, municipales et de district : où elles sont et à quelle zone appartiennent leurs exploitations.',
  'When the rains usually set in and end, per region, zone and season.':
    'Quand les pluies commencent et finissent d’habitude, par région, zone et saison.',
  'A usual month at a station or in a zone: rain, temperature, humidity. The shipped rows are approximate, recollected from published normals and not copied from them; measured normals can take their place.':
    'Un mois habituel à une station ou dans une zone : pluie, température, humidité. Les lignes livrées sont approximatives, données de mémoire d’après des normales publiées et non copiées ; des normales mesurées peuvent les remplacer.',
  'A crop of the calendar: where and when it is planted, how long it takes, what it yields. A new crop is a draft until its seasons and activities are added; then visitors see it.':
    'Une culture du calendrier : où et quand elle se plante, combien de temps elle prend, ce qu’elle produit. Une nouvelle culture est un brouillon jusqu’à ce que ses saisons et travaux soient ajoutés ; alors les visiteurs la voient.',
  'A variety of a crop: days to maturity, traits, where it does well.':
    'Une variété d’une culture : jours jusqu’à maturité, caractères, où elle réussit.',
  'A season in which a crop is farmed in some zones: what waters it, when it is planted, and what is mostly grown.':
    'Une saison où une culture se pratique dans certaines zones : ce qui l’arrose, quand elle se plante, et ce qui se cultive surtout.',
  'What is known of a crop in a zone or a district where it is not usual.':
    'Ce que l’on sait d’une culture dans une zone ou un district où elle n’est pas habituelle.',
  'A kind of field work: its code and its entry in the legend.':
    'Un type de travail au champ : son code et son entrée dans la légende.',
  'What may go wrong and how it is recognised. What to do is written for each crop in Advisories.':
    'Ce qui peut mal tourner et comment le reconnaître. Que faire est écrit pour chaque culture dans Conseils.',
  'A step of the calendar of a crop: when, how long, what to do and what may go wrong.':
    'Une étape du calendrier d’une culture : quand, combien de temps, que faire et ce qui peut mal tourner.',
  'What to do about a risk in one crop, in words of that crop. A risk without a text for the crop is not shown in its calendar.':
    'Que faire contre un risque dans une culture, dans les mots de cette culture. Un risque sans texte pour la culture n’est pas montré dans son calendrier.',
  'One product of one fertilizer recommendation: how much, when, with what nutrients.':
    'Un produit d’une recommandation d’engrais : combien, quand, avec quels éléments.',
  'The recommendation shown first for a crop in a zone: on rain-fed plans, and on irrigated ones where another holds for them.':
    'La recommandation montrée en premier pour une culture dans une zone : dans les plans pluviaux, et dans les irrigués où une autre vaut pour eux.',
  'A fertilizer that is sold in Ghana: what is in it, in which bags, and what a bag costs where that is known.':
    'Un engrais vendu au Ghana : ce qu’il contient, en quels sacs, et ce que coûte un sac où cela est connu.',
  'Nitrogen that a legume leaves for the cereal after it. The fertilizer of cereals is shown with that much less on top.':
    'L’azote qu’une légumineuse laisse à la céréale qui suit. L’engrais des céréales est montré avec autant de moins en couverture.',
  'How much water a crop needs, stage by stage (FAO-56 and FAO-33), and its growing degree days.':
    'Combien d’eau il faut à une culture, stade par stade (FAO-56 et FAO-33), et ses degrés-jours de croissance.',
  'A rule that rates a pest as none, moderate or high, day by day. It documents the rule: the calculation itself is part of the product.':
    'Une règle qui note un ravageur nul, modéré ou élevé, jour par jour. Elle documente la règle : le calcul lui-même fait partie du produit.',
  'A pest, disease or weed of a crop: conditions, signs, threshold, what to do.':
    'Un ravageur, une maladie ou une mauvaise herbe d’une culture : conditions, signes, seuil, que faire.',
  'How widespread a pest is in a zone, for pests whose risk hangs on that and not on the weather of the weeks before.':
    'À quel point un ravageur est répandu dans une zone, pour ceux dont le risque tient à cela et non à la météo des semaines d’avant.',
  'A practice that bundles are made of.': 'Une pratique dont les offres groupées sont faites.',
  'The practices recommended for a belt, a set of goals and an investment level.':
    'Les pratiques recommandées pour une bande, un ensemble de buts et un niveau d’investissement.',
  'A service farmers of a region can use: who gives it and how to reach it.':
    'Un service que les agriculteurs d’une région peuvent utiliser : qui le donne et comment le joindre.',
  'A project in agriculture and climate: who pays, who does it, where and since when.':
    'Un projet d’agriculture et de climat : qui paie, qui le fait, où et depuis quand.',
  'A paper, page or guide worth reading.': 'Un article, une page ou un guide qui vaut la lecture.',
  'A set of charts that tells one thing, with the institute that gathered the figures.':
    'Un ensemble de graphiques qui dit une chose, avec l’institut qui a recueilli les chiffres.',
  'Hours within which a step has to follow a reported risk. When they are over, plant protection and administrators get a notice, once; the clocks of the control centre count such steps as late.':
    'Les heures dans lesquelles une étape doit suivre un risque signalé. Passées, la protection des végétaux et les administrateurs reçoivent un avis, une fois ; les horloges du centre de contrôle comptent ces étapes en retard.',
  'An insect that traps are set for: its traps and lures, what to look for on plants, and the share of infested plants from which control is worth it. What is caught calls for scouting, not for spraying.':
    'Un insecte pour lequel des pièges sont posés : ses pièges et attractifs, ce qu’il faut chercher sur les plants, et la part de plants infestés à partir de laquelle la lutte vaut la peine. Les captures appellent une surveillance, non un traitement.',
  'A picture with a few words at the head of the first page, and where it leads.':
    'Une image avec quelques mots en tête de la première page, et où elle mène.',
  'A tool or service of the portal: on the first page, and as a card or tile of the services page.':
    'Un outil ou service du portail : sur la première page, et comme carte ou tuile de la page des services.',
  'An institution whose data the portal shows, under "Data from" on the first page.':
    'Une institution dont le portail montre les données, sous « Données de » sur la première page.',
  'A topic of the support page with its explanation.': 'Un sujet de la page d’aide avec son explication.',
  'A question people ask, with its answer.': 'Une question que les gens posent, avec sa réponse.',
  'A way to reach people, beside the phone numbers and the e-mail address of the configuration.':
    'Un moyen de joindre des personnes, à côté des numéros de téléphone et de l’adresse e-mail de la configuration.',
  'A paragraph of the privacy page or of the terms, under its heading.':
    'Un paragraphe de la page de confidentialité ou des conditions, sous son titre.',
};
