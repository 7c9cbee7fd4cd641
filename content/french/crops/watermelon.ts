/** What is said of watermelon, in French by its English. */
export const watermelonTexts: Readonly<Record<string, string>> = {
  'Pick sandy loam that drains, without melons for three years.':
    'Choisissez un limon sableux qui se draine, sans melons ni pastèques depuis trois ans.',
  'Walk the field: sun all day, no standing water.':
    'Parcourez le champ : soleil toute la journée, pas d’eau stagnante.',
  'Near a road: fruit is heavy.': 'Près d’une route : le fruit est lourd.',
  'Plough, harrow, make hills or raised rows with manure.':
    'Labourez, hersez, faites des buttes ou des lignes surélevées avec du fumier.',
  'Two handfuls of rotted manure a hill.': 'Deux poignées de fumier décomposé par butte.',
  'Plastic or grass mulch keeps fruit clean.': 'Un paillage de plastique ou d’herbe garde les fruits propres.',
  'Test 50 seeds; 40 or more should sprout.': 'Testez 50 graines ; 40 ou plus doivent germer.',
  'Hybrids are dear: sow one seed in a pot where few sprout.':
    'Les hybrides sont chers : semez une graine par pot où il en germe peu.',
  'Soak seed six hours before sowing.': 'Trempez la semence six heures avant le semis.',
  'Sow 3 seeds per hill, 2 m x 1 m; thin to 2.': 'Semez 3 graines par poquet, 2 m x 1 m ; démariez à 2.',
  'Sow 2-3 cm deep in moist hills; thin at two true leaves.':
    'Semez à 2–3 cm de profondeur en buttes humides ; démariez à deux vraies feuilles.',
  'Fill gaps within a week.': 'Regarnissez les manquants dans la semaine.',
  'NPK, 10 cm from the hill.': 'NPK, à 10 cm du poquet.',
  'Place and cover on moist soil.': 'Placez et couvrez sur sol humide.',
  'First weeding before the vines run.': 'Premier sarclage avant que les tiges courent.',
  'Hoe shallowly round the hills.': 'Binez en surface autour des poquets.',
  'Turn the vines, never step on them.': 'Retournez les tiges, ne marchez jamais dessus.',
  'Fruit flies, aphids and mildews: look twice a week.':
    'Mouches des fruits, pucerons, mildiou et oïdium : regardez deux fois par semaine.',
  'Traps from the first flowers, wrap or turn young fruit, bury stung fruit.':
    'Pièges dès les premières fleurs, enveloppez ou tournez les jeunes fruits, enterrez les fruits piqués.',
  'Spray in the evening: bees set the fruit.': 'Traitez le soir : les abeilles font nouer les fruits.',
  'Second weeding by hand.': 'Deuxième sarclage à la main.',
  'Pull weeds between the vines.': 'Arrachez les herbes entre les tiges.',
  'After that the vines cover the soil.': 'Ensuite les tiges couvrent le sol.',
  'Nitrogen and potash when vines run, before the first fruit.':
    'Azote et potasse quand les tiges courent, avant le premier fruit.',
  'Side-place; none after fruit set, or fruit is watery.':
    'Placez à côté des plants ; rien après la nouaison, sinon les fruits sont aqueux.',
  'Potash sweetens.': 'La potasse sucre.',
  'Harvest when the tendril is dry and the ground spot is cream.':
    'Récoltez quand la vrille est sèche et la tache au sol crème.',
  'Cut with a stalk in the cool of the day; pick in two or three rounds.':
    'Coupez avec un pédoncule à la fraîche ; cueillez en deux ou trois passages.',
  'A dull sound is one sign, not the only one.': 'Un son mat est un signe, non le seul.',
  'Shade, straw below, sell within two weeks.': 'Ombre, paille dessous, vendez en deux semaines.',
  'Pad the truck and do not stack above five layers.':
    'Rembourrez le camion et n’empilez pas au-dessus de cinq couches.',
  'Keep out of the sun.': 'Gardez à l’abri du soleil.',
  'Water deeply once or twice a week until fruit is fist-sized.':
    'Arrosez à fond une ou deux fois par semaine jusqu’à ce que le fruit ait la taille d’un poing.',
  'Then less: too much water near ripeness cracks the fruit.':
    'Puis moins : trop d’eau près de la maturité fend les fruits.',
  'Furrow or drip, not over the leaves.': 'À la raie ou au goutte-à-goutte, pas sur les feuilles.',
  'Aphids bring mosaic: net the young plants, keep weeds out, and pull mottled plants.':
    'Les pucerons apportent la mosaïque : filet sur les jeunes plants, sarclez, et arrachez les plants marbrés.',
  'Water deeply each week until the fruit is fist-sized, then less; a flood after drought cracks fruit.':
    'Arrosez à fond chaque semaine jusqu’à ce que le fruit ait la taille d’un poing, puis moins ; beaucoup d’eau après la sécheresse fend les fruits.',
  'Sow three seeds a hill only in moist soil; water the hills by hand if the rain stops.':
    'Ne semez trois graines par poquet qu’en sol humide ; arrosez les poquets à la main si la pluie s’arrête.',
  'Plant on raised hills; fruit lying in water rots, so put dry grass under it.':
    'Plantez sur buttes ; les fruits dans l’eau pourrissent, mettez donc de l’herbe sèche dessous.',
  'Melon flies sting young fruit: hang cue-lure or protein traps, wrap fruit, and bury stung ones.':
    'Les mouches du melon piquent les jeunes fruits : pendez des pièges à cue-lure ou aux protéines, enveloppez les fruits, et enterrez les piqués.',
  'Harvest when the tendril is dry and the ground spot is cream: rain near ripeness takes the sugar.':
    'Récoltez quand la vrille est sèche et la tache au sol crème : la pluie près de la maturité enlève le sucre.',
  'It needs 75-90 dry-ending days: with late rains sow a short type.':
    'Il lui faut 75 à 90 jours finissant au sec : si les pluies tardent, semez un type court.',
  'Mildews come with dew and rain: space widely, water the soil and not the leaves, and pull the first sick leaves.':
    'Mildiou et oïdium viennent avec rosée et pluie : espacez large, arrosez le sol et non les feuilles, et ôtez les premières feuilles malades.',
  'Melon flies': 'Mouches du melon',
  'Stung, rotting young fruit': 'Jeunes fruits piqués et pourris',
  'Cue-lure or protein traps, wrap fruit, bury stung fruit':
    'Pièges à cue-lure ou aux protéines, envelopper les fruits, enterrer les piqués',
  'Downy and powdery mildew': 'Mildiou et oïdium',
  'vegetative to fruiting': 'du stade végétatif à la fructification',
  'Angular yellow spots, white film': 'Taches jaunes angulaires, feutrage blanc',
  'First spots': 'Premières taches',
  'Wide spacing, dry leaves, remove sick leaves': 'Semis espacé, feuilles sèches, ôter les feuilles malades',
  'Mosaic viruses with aphids': 'Virus de mosaïque avec pucerons',
  'Mottled small leaves': 'Petites feuilles marbrées',
  'A twentieth of young plants': 'Un vingtième des jeunes plants',
  'Net young plants, pull sick ones': 'Filet sur les jeunes plants, arracher les malades',
};
