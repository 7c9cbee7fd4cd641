/** What is said of garden egg, in French by its English. */
export const gardenEggTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: fertile loam.': 'Choisissez un bon champ : limon fertile.',
  'Transplant at 80 x 60 cm.': 'Repiquez à 80 x 60 cm.',
  'Watch shoot and fruit borer, mites and wilt; remove bored shoots.':
    'Surveillez foreur des pousses et des fruits, acariens et flétrissement ; ôtez les pousses percées.',
  'Watch shoot and fruit borer, mites and wilt; remove bored shoots. Walk the field each week and check plants for pests and diseases.':
    'Surveillez foreur des pousses et des fruits, acariens et flétrissement ; ôtez les pousses percées. Parcourez le champ chaque semaine et cherchez ravageurs et maladies sur les plants.',
  'Nitrogen now, and again a month later.': 'Azote maintenant, et de nouveau un mois plus tard.',
  'Nitrogen now, and again a month later. Give the second feed when the crop is growing fastest. Apply on moist soil after weeding and cover.':
    'Azote maintenant, et de nouveau un mois plus tard. Donnez le deuxième apport quand la culture pousse le plus vite. Apportez sur sol humide après sarclage et couvrez.',
  'Pick young shiny fruit every 5-7 days.': 'Cueillez les fruits jeunes et brillants tous les 5 à 7 jours.',
  'Keep in shade and sell within three days.': 'Gardez à l’ombre et vendez en trois jours.',
  'Do not follow tomato, pepper or tobacco; drain the field, and dig out plants that wilt while green.':
    'Pas après tomate, piment ou tabac ; drainez le champ, et arrachez les plants qui flétrissent verts.',
  'Mulch and water every three days: dry plants give small, bitter fruit.':
    'Paillez et arrosez tous les trois jours : les plants secs donnent des fruits petits et amers.',
  'Hold the seedlings in a shaded nursery until the beds are wet from a second rain.':
    'Retenez les plants en pépinière ombragée jusqu’à ce que les planches soient mouillées par une deuxième pluie.',
  'Plant on ridges; after flooding cut a drain and break the crust before feeding.':
    'Plantez sur billons ; après une inondation, ouvrez un drain et cassez la croûte avant de fertiliser.',
  'Pick glossy fruit every four or five days, also in the rains: fruit left on the plant draws borers and rot.':
    'Cueillez les fruits brillants tous les quatre ou cinq jours, aussi sous les pluies : les fruits laissés attirent foreurs et pourriture.',
  'Mulch and water in the evening in hot weeks, and do not transplant at midday.':
    'Paillez et arrosez le soir les semaines chaudes, et ne repiquez pas à midi.',
  'A later start is harmless: garden egg bears for months. Keep nursery plants short with less water.':
    'Un début plus tardif est sans danger : l’aubergine locale produit des mois. Gardez courts les plants de pépinière avec moins d’eau.',
  'Cut off bored shoots and pick bored fruit weekly, and carry them off the field.':
    'Coupez les pousses percées et cueillez les fruits percés chaque semaine, et portez-les hors du champ.',
  'Shoot and fruit borer': 'Foreur des pousses et des fruits',
  'Wilted tips, bored fruit': 'Sommets flétris, fruits percés',
  '5 percent shoots': '5 % des pousses',
  'Remove tips, Bt, net': 'Ôter les sommets, Bt, filet',
};
