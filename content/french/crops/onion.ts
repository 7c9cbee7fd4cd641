/** What is said of onion, in French by its English. */
export const onionTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: drained light loam with water in reach.':
    'Choisissez un bon champ : limon léger drainé, avec de l’eau à portée.',
  'Walk the field well before planting. Onion is a crop of the dry season: it needs water, or soil that stays moist, until the bulbs have filled.':
    'Parcourez le champ bien avant la plantation. L’oignon est une culture de saison sèche : il veut de l’eau, ou un sol qui reste humide, jusqu’à ce que les bulbes soient pleins.',
  'Onion is a crop of the dry season.': 'L’oignon est une culture de saison sèche.',
  'Raise seedlings under light shade; 4-6 kg seed plants a hectare.':
    'Élevez les plants sous ombrage léger ; 4 à 6 kg de semence plantent un hectare.',
  'Sow so that the seedlings are ready when the field is.':
    'Semez pour que les plants soient prêts en même temps que le champ.',
  'Use fresh seed, it loses life in a year.': 'Prenez de la semence fraîche, elle perd sa vie en un an.',
  'Prepare fine flat beds and channels.': 'Préparez des planches fines et plates et des rigoles.',
  'Beds 1 m wide and level, with channels where they are watered.':
    'Planches de 1 m de large et planes, avec des rigoles où l’on irrigue.',
  'Transplant at 20 x 10-15 cm.': 'Repiquez à 20 x 10–15 cm.',
  'Set seedlings 2-3 cm deep, water the same day.': 'Placez les plants à 2–3 cm de profondeur, arrosez le jour même.',
  'NPK 250-300 kg/ha.': 'NPK 250 à 300 kg/ha.',
  'Band and water in.': 'Localisez en bande et arrosez.',
  'Shallow roots: weed by hand near the row.': 'Racines superficielles : sarclez à la main près de la ligne.',
  'Check thrips in leaf necks and purple blotch on leaves.':
    'Cherchez les thrips au collet des feuilles et les taches pourpres sur les feuilles.',
  'Keep the soil evenly moist; spray only when thrips number passes 5 per plant.':
    'Gardez le sol également humide ; ne traitez que si les thrips dépassent 5 par plant.',
  'Nitrogen and potash; stop nitrogen at bulbing.': 'Azote et potasse ; arrêtez l’azote à la bulbaison.',
  'Late nitrogen makes soft bulbs.': 'Un azote tardif donne des bulbes mous.',
  'Harvest when half of the necks fall over.': 'Récoltez quand la moitié des collets tombent.',
  'Stop water 10 days before; lift, cure 7-10 days in shade.':
    'Arrêtez l’eau 10 jours avant ; arrachez, faites ressuyer 7 à 10 jours à l’ombre.',
  'Cure, trim and store in slatted crates.': 'Faites ressuyer, parez et stockez en caisses à claire-voie.',
  'Dry necks tight before storage; keep cool and airy.':
    'Séchez bien les collets avant le stockage ; gardez au frais et à l’air.',
  'Water every three to five days; stop two to three weeks before harvest.':
    'Arrosez tous les trois à cinq jours ; arrêtez deux à trois semaines avant la récolte.',
  'Bulbs rot in one wet night: use raised beds with drains on river land.':
    'Les bulbes pourrissent en une nuit mouillée : planches surélevées et drains sur les terres de berge.',
  'Lift before the rains return, for wet necks rot in store.':
    'Arrachez avant le retour des pluies, car les collets mouillés pourrissent au stockage.',
  'Shade the nursery, and cure lifted bulbs under a roof with air, not in the sun.':
    'Ombrez la pépinière, et faites ressuyer les bulbes arrachés sous un toit aéré, non au soleil.',
  'Water evenly, pull weeds, look into the neck of 20 plants, and treat only above five thrips a plant.':
    'Arrosez régulièrement, arrachez les herbes, regardez au collet de 20 plants, et ne traitez qu’au-dessus de cinq thrips par plant.',
  'Space well, water in the morning so that leaves dry, and rotate with cereals or legumes.':
    'Espacez bien, arrosez le matin pour que les feuilles sèchent, et alternez avec céréales ou légumineuses.',
  'Store only bulbs with thin dry necks, in slatted crates or hung up; take out soft ones weekly.':
    'Ne stockez que des bulbes au collet mince et sec, en caisses à claire-voie ou suspendus ; ôtez les mous chaque semaine.',
  Thrips: 'Thrips',
  bulbing: 'bulbaison',
  'Silver leaf': 'Feuilles argentées',
  '5 per plant': '5 par plant',
  'Even irrigation, weeds, rotate': 'Irrigation régulière, désherbage, rotation',
  'Purple blotch': 'Taches pourpres',
  'Purple spots': 'Taches pourpres',
  '10 percent leaves': '10 % des feuilles',
  'Spacing, rotation': 'Espacement, rotation',
};
