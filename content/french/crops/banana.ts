/** What is said of banana, in French by its English. */
export const bananaTexts: Readonly<Record<string, string>> = {
  'Pick deep, moist, drained soil with shelter from wind.':
    'Choisissez un sol profond, humide et drainé, à l’abri du vent.',
  'Walk the field: no standing water, and wind breaks on the side storms come from.':
    'Parcourez le champ : pas d’eau stagnante, et des brise-vent du côté d’où viennent les orages.',
  'Leave out land with panama disease or old banana stools.':
    'Laissez les terres à maladie de Panama ou à vieilles souches de bananier.',
  'Clear, dig holes 60 cm wide and deep, mix in manure.':
    'Défrichez, creusez des trous larges et profonds de 60 cm, mêlez du fumier.',
  'Fill the holes with topsoil and manure some days before planting.':
    'Remplissez les trous de terre de surface et de fumier quelques jours avant la plantation.',
  'Drains in low land.': 'Des drains en terre basse.',
  'Plant pared, hot-water treated suckers or tissue-culture plants.':
    'Plantez des rejets parés et passés à l’eau chaude ou des vitroplants.',
  'Set 20-30 cm deep when the soil is wet through, and mulch.':
    'Placez à 20–30 cm de profondeur quand le sol est mouillé à fond, et paillez.',
  'One size in a block, so that bunches come together.':
    'Une seule taille par bloc, pour que les régimes viennent ensemble.',
  'First weeding, ring and slash.': 'Premier désherbage, en rond et à la faux.',
  'Roots are shallow: slash and pull, do not hoe.':
    'Les racines sont superficielles : fauchez et arrachez, ne binez pas.',
  'Mulch thickly.': 'Paillez épais.',
  'First fertilizer round the plant.': 'Premier engrais autour du plant.',
  'Spread in a ring 30-40 cm from the stem on moist soil.': 'Épandez en couronne à 30–40 cm de la tige sur sol humide.',
  'Four to six small doses a year are best.': 'Quatre à six petites doses par an valent le mieux.',
  'Cut spotted leaves each week, trap weevils.': 'Coupez les feuilles tachées chaque semaine, piégez les charançons.',
  'Leave eight good leaves at flowering; split stems as traps.':
    'Laissez huit bonnes feuilles à la floraison ; des tiges fendues comme pièges.',
  'One follower per mat.': 'Un rejet par touffe.',
  'Second weeding and desuckering.': 'Deuxième sarclage et œilletonnage.',
  'Leave one sucker on the same side of every mat.': 'Laissez un rejet du même côté de chaque touffe.',
  'Cut the others at ground level.': 'Coupez les autres au ras du sol.',
  'Potash before flowering.': 'Potasse avant la floraison.',
  'Nitrogen and potash again, more potash when the bunch shows.':
    'Azote et potasse de nouveau, plus de potasse quand le régime paraît.',
  'Water in dry weeks.': 'Arrosez les semaines sèches.',
  'Cut bunches at three-quarter round.': 'Coupez les régimes aux trois quarts pleins.',
  'Two people: one cuts the stem halfway, one takes the bunch on the shoulder.':
    'Deux personnes : l’une coupe la tige à mi-hauteur, l’autre prend le régime sur l’épaule.',
  'Cover bunches against scratches for the market in town.':
    'Couvrez les régimes contre les griffures pour le marché de la ville.',
  'Carry on foam or leaves, sell green or ripen in a closed room.':
    'Portez sur mousse ou feuilles, vendez vert ou faites mûrir dans une pièce fermée.',
  'Hang or lay hands singly; ripe fruit keeps three to five days.':
    'Pendez ou posez les mains une à une ; le fruit mûr se garde trois à cinq jours.',
  'No bruises: they turn black.': 'Pas de coups : ils noircissent.',
  'Plant tissue-culture or pared, hot-water treated suckers; trap with split stems, and clear old stools.':
    'Plantez des vitroplants ou des rejets parés et passés à l’eau chaude ; piégez avec des tronçons fendus, et ôtez les vieilles souches.',
  'Banana drinks 25-30 mm a week: irrigate or mulch thickly, and keep one follower.':
    'Le bananier boit 25 à 30 mm par semaine : irriguez ou paillez épais, et gardez un seul rejet.',
  'Keep ditches open: two days in water kill the roots.':
    'Gardez les fossés ouverts : deux jours dans l’eau tuent les racines.',
  'Cut at three-quarter round before storms, carry on foam or leaves, and keep hands dry.':
    'Coupez aux trois quarts plein avant les orages, portez sur mousse ou feuilles, et gardez les mains de bananes sèches.',
  'Plant when the soil is wet; with irrigation any month will do, otherwise not in the last four weeks of rain.':
    'Plantez quand le sol est mouillé ; avec irrigation tout mois convient, sinon pas dans les quatre dernières semaines de pluie.',
  'Cut spotted leaves each week, drain the field, keep the spacing, and leave eight leaves at flowering.':
    'Coupez les feuilles tachées chaque semaine, drainez le champ, gardez l’espacement, et laissez huit feuilles à la floraison.',
  'Prop or string every bunched plant; grow a wind break and shorter types such as Cavendish.':
    'Étayez ou haubanez chaque plant à régime ; plantez un brise-vent et des types plus courts comme Cavendish.',
  'Fewer than eight leaves at flowering': 'Moins de huit feuilles à la floraison',
  'Weekly leaf cutting, drainage, spacing': 'Coupe des feuilles chaque semaine, drainage, espacement',
  'Banana weevil and nematodes': 'Charançon et nématodes du bananier',
  'Toppled plants, tunnels in the corm': 'Plants renversés, galeries dans le bulbe',
  'One weevil per trap': 'Un charançon par piège',
  'Clean material, traps, clear old stools': 'Plants sains, pièges, ôter les vieilles souches',
};
