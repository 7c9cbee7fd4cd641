/** What is said of cassava, in French by its English. */
export const cassavaTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: well-drained loam, no flooding, near a market or gari factory.':
    'Choisissez un bon champ : limon bien drainé, sans inondation, près d’un marché ou d’une fabrique de gari.',
  'Walk the field well before planting. Avoid waterlogged and very stony land.':
    'Parcourez le champ bien avant la plantation. Évitez les terres engorgées et très pierreuses.',
  'Avoid waterlogged and very stony land.': 'Évitez les terres engorgées et très pierreuses.',
  'Slash, clear, plough or ridge on heavy or wet land.':
    'Fauchez, défrichez, labourez ou billonnez sur terre lourde ou humide.',
  'Ridges or mounds give bigger roots on wet soils.':
    'Billons ou buttes donnent de plus grosses racines sur sol humide.',
  'Plant 20-25 cm stakes at 1 m x 1 m, slanting, buds up.':
    'Plantez des boutures de 20 à 25 cm à 1 m x 1 m, inclinées, bourgeons vers le haut.',
  'Cut stakes from mature, clean plants 8-18 months old, plant within a week, two thirds in the soil.':
    'Coupez les boutures sur des plants sains et mûrs de 8 à 18 mois, plantez dans la semaine, les deux tiers dans le sol.',
  '10,000 stakes per hectare; keep 60 bundles ready.': '10 000 boutures par hectare ; tenez prêtes 60 bottes.',
  'First weeding; replace dead stakes.': 'Premier sarclage ; remplacez les boutures mortes.',
  'Fill gaps at the same time.': 'Regarnissez les manquants en même temps.',
  'NPK now, potash with the second feed.': 'NPK maintenant, potasse au deuxième apport.',
  'Place in a ring 20 cm from the stem and cover.': 'Mettez-le en couronne à 20 cm de la tige et couvrez.',
  'Watch mosaic, mealybug and green mite; rogue sick plants.':
    'Surveillez mosaïque, cochenille et acarien vert ; arrachez les plants malades.',
  'Mosaic shows as twisted mottled leaves: pull such plants early, do not take stakes from them.':
    'La mosaïque se voit aux feuilles tordues et marbrées : arrachez tôt ces plants, n’y prenez pas de boutures.',
  'Keep clean until the canopy meets.': 'Gardez propre jusqu’à ce que le feuillage se ferme.',
  'Do not cut the storage roots near the stem.': 'Ne coupez pas les racines tubéreuses près de la tige.',
  'Where the table has a second dose, give it now.': 'Où le tableau a une deuxième dose, donnez-la maintenant.',
  'Third weeding if weeds return.': 'Troisième sarclage si les herbes reviennent.',
  'Third weeding if weeds return. Weed once more only where weeds come through the canopy.':
    'Troisième sarclage si les herbes reviennent. Ne sarclez encore une fois qu’où les herbes percent le feuillage.',
  'Slash tall weeds before they seed.': 'Fauchez les hautes herbes avant qu’elles grainent.',
  'Harvest when ripe; longer storage in the ground reduces starch.':
    'Récoltez à maturité ; un plus long séjour en terre réduit l’amidon.',
  'Lift in dry weather; process within 48 hours or store roots buried in moist sand or soil.':
    'Arrachez par temps sec ; transformez en 48 heures ou gardez les racines enterrées dans du sable ou de la terre humide.',
  'Process to gari, flour or chips; dry chips to 12 percent.':
    'Transformez en gari, farine ou cossettes ; séchez les cossettes à 12 %.',
  'Peel, wash, grate and press or slice and dry in clean trays.':
    'Épluchez, lavez, râpez et pressez, ou tranchez et séchez sur des claies propres.',
  'A cleared belt of 3-5 m round the field saves cassava that stays in the ground through the harmattan.':
    'Une bande nettoyée de 3 à 5 m autour du champ sauve le manioc qui reste en terre pendant l’harmattan.',
  'Plant early in the rains so that plants enter the dry season strong, use clean stakes of hairy-tipped varieties, and leave the predatory mites alone: do not spray.':
    'Plantez tôt dans les pluies pour que les plants entrent forts en saison sèche, prenez des boutures saines de variétés à pointe velue, et laissez les acariens prédateurs : ne traitez pas.',
  'Cut stakes only from clean plants of a resistant variety, and pull mottled plants in the first three months.':
    'Ne coupez des boutures que sur des plants sains d’une variété résistante, et arrachez les plants marbrés les trois premiers mois.',
  'Stakes sprout on their own water for three weeks: replace dead ones at the next rain, keep weeds out and leave the fertilizer.':
    'Les boutures poussent trois semaines sur leur propre eau : remplacez les mortes à la prochaine pluie, sarclez et attendez pour l’engrais.',
  'Keep bundled stakes in the shade for up to two weeks instead of planting them into soil that dries out.':
    'Gardez les boutures en bottes à l’ombre jusqu’à deux semaines au lieu de les planter dans un sol qui sèche.',
  'Roots rot after a few days in standing water: plant on ridges or mounds, and lift ready plants before a wet spot floods.':
    'Les racines pourrissent après quelques jours dans l’eau stagnante : plantez sur billons ou buttes, et arrachez les plants prêts avant qu’un endroit humide s’inonde.',
  'Lift only what is processed or sold within two days; peeled cassava for kokonte or gari does not dry in rain.':
    'N’arrachez que ce qui est transformé ou vendu en deux jours ; le manioc épluché pour le kokonte ou le gari ne sèche pas sous la pluie.',
  'It bores dried chips to flour: dry them hard, keep them in sealed drums or hermetic bags, and burn infested lots.':
    'Il réduit les cossettes en farine : séchez-les dur, gardez-les en fûts fermés ou sacs hermétiques, et brûlez les lots infestés.',
  'Cassava forgives a late start: plant whenever the soil is wet, but four weeks before the rains end at the latest.':
    'Le manioc supporte un début tardif : plantez dès que le sol est mouillé, mais au plus tard quatre semaines avant la fin des pluies.',
  'Take land that drains, ridge it, rotate after two crops, and do not leave ripe roots into the second rains.':
    'Prenez une terre qui se draine, billonnez-la, changez de champ après deux cultures, et ne laissez pas les racines mûres aux secondes pluies.',
  'Fresh roots keep two or three days. Dry chips until they snap, and store them sealed: weevils and the larger grain borer live in damp chips.':
    'Les racines fraîches se gardent deux ou trois jours. Séchez les cossettes jusqu’à ce qu’elles cassent net, et stockez-les fermées : charançons et grand capucin vivent dans les cossettes humides.',
  'Cassava mosaic (whitefly)': 'Mosaïque du manioc (mouche blanche)',
  'Mottled twisted leaves': 'Feuilles marbrées et tordues',
  'Symptoms before 3 months': 'Symptômes avant 3 mois',
  'Clean stakes, rogue, resistant varieties': 'Boutures saines, arrachage des malades, variétés résistantes',
  'Bacterial blight': 'Bactériose du manioc',
  'Angular leaf spots, gum, dieback': 'Taches angulaires, gomme, dessèchement des pousses',
  'Dieback seen': 'Dessèchement observé',
  'Clean stakes, resistant types': 'Boutures saines, types résistants',
  'Cassava green mite (Mononychellus tanajoa)': 'Acarien vert du manioc (Mononychellus tanajoa)',
  'Yellow specks, narrow small top leaves, candle-stick shoots':
    'Points jaunes, petites feuilles étroites au sommet, pousses en chandelle',
  'Most tops show small mottled leaves early in the dry season':
    'La plupart des sommets ont de petites feuilles marbrées tôt en saison sèche',
  'Early planting, clean stakes, varieties with hairy tips that keep predatory mites; no insecticide':
    'Plantation précoce, boutures saines, variétés à pointe velue qui gardent les acariens prédateurs ; pas d’insecticide',
  'storage of dried chips': 'stockage des cossettes',
  'Flour and tunnels in chips': 'Farine et galeries dans les cossettes',
  'Any live beetle in the chips': 'Tout insecte vivant dans les cossettes',
  'Dry chips hard, store airtight, burn infested lots': 'Sécher dur, stocker hermétiquement, brûler les lots infestés',
};
