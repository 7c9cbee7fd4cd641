/** What is said of cotton, in French by its English. */
export const cottonTexts: Readonly<Record<string, string>> = {
  'Pick deep, well-drained land near the road of the buyer.':
    'Choisissez une terre profonde et bien drainée près de la route de l’acheteur.',
  'Cotton wants deep loam; leave out hollows and land that carried cotton for two years.':
    'Le coton veut un limon profond ; laissez les creux et les terres qui ont porté du coton deux ans.',
  'Agree seed, inputs and price with the company before ploughing.':
    'Convenez de la semence, des intrants et du prix avec la société avant le labour.',
  'Plough and ridge along the contour.': 'Labourez et billonnez selon les courbes de niveau.',
  'Plough once the first rains soften the soil, and ridge at 80 cm.':
    'Labourez quand les premières pluies ameublissent le sol, et billonnez à 80 cm.',
  'Burn no residues; they feed the soil.': 'Ne brûlez pas les résidus ; ils nourrissent le sol.',
  'Test 100 delinted seeds; 75 or more should sprout.': 'Testez 100 graines délintées ; 75 ou plus doivent germer.',
  'Use treated seed from the company; do not eat or feed it.':
    'Prenez la semence traitée de la société ; ne la mangez pas, ne la donnez pas aux bêtes.',
  'Sow five seeds a hill where fewer sprout.': 'Semez cinq graines par poquet où il en germe moins.',
  'Sow 4-5 seeds per hill, 80 cm x 30-40 cm.': 'Semez 4 à 5 graines par poquet, 80 cm x 30 à 40 cm.',
  'Sow when rain has wet the soil below 10 cm; fill gaps within ten days.':
    'Semez quand la pluie a mouillé le sol au-delà de 10 cm ; regarnissez les manquants dans les dix jours.',
  'Early sowing gives the most in most years; stop when the rains left are too short.':
    'Le semis précoce donne le plus, la plupart des années ; arrêtez quand les pluies qui restent sont trop courtes.',
  'First weeding and thinning to two plants.': 'Premier sarclage et démariage à deux plants.',
  'Hoe and thin on a moist day; early weeds cost most.':
    'Binez et démariez un jour humide ; les herbes précoces coûtent le plus.',
  'Thin while the plants are small.': 'Démariez tant que les plants sont petits.',
  'NPK at thinning, placed beside the hill.': 'NPK au démariage, à côté du poquet.',
  'Place the compound fertilizer 5 cm beside the hills and cover it.':
    'Placez l’engrais composé à 5 cm des poquets et couvrez-le.',
  'Second weeding before the rows close.': 'Deuxième sarclage avant la fermeture des lignes.',
  'Ridge at the same time.': 'Billonnez en même temps.',
  'Count bollworms on 25 plants every week.': 'Comptez les chenilles des capsules sur 25 plants chaque semaine.',
  'Spray only at the threshold and with the product of the programme, in the order it gives.':
    'Ne traitez qu’au seuil et avec le produit du programme, dans l’ordre qu’il donne.',
  'Full protective clothing; no food crop between sprayed rows.':
    'Vêtements de protection complets ; pas de culture vivrière entre les lignes traitées.',
  'Urea when the soil is moist.': 'Urée quand le sol est humide.',
  'Place urea beside the hills when first flower buds show, then earth up.':
    'Placez l’urée à côté des poquets aux premiers boutons floraux, puis buttez.',
  'A late dose makes leaves and no bolls.': 'Une dose tardive fait des feuilles et pas de capsules.',
  'Pick open bolls in two or three rounds.': 'Récoltez les capsules ouvertes en deux ou trois passages.',
  'Pick on dry days after the dew, into cotton bags, dirty and clean seed cotton apart.':
    'Récoltez les jours secs après la rosée, en sacs de coton, coton-graine sale et propre à part.',
  'Polypropylene sacks spoil the lint.': 'Les sacs en polypropylène gâtent la fibre.',
  'Keep seed cotton dry and clean until it is weighed.': 'Gardez le coton-graine sec et propre jusqu’à la pesée.',
  'Store under a roof on a raised floor; then pull up and destroy the stalks so that bollworms find no home.':
    'Stockez sous un toit sur un plancher surélevé ; puis arrachez et détruisez les tiges pour que les chenilles n’aient pas d’abri.',
  'Stalks may be composted.': 'Les tiges peuvent se composter.',
  'Sticky leaves in September soil the lint: look under leaves, spare ladybirds, and treat only above the threshold.':
    'En septembre, des feuilles collantes salissent la fibre : regardez sous les feuilles, épargnez les coccinelles, et ne traitez qu’au-dessus du seuil.',
  'Look at 25 plants each week from the first flower buds; spray the product of the programme only at the threshold, and change the group of product through the season.':
    'Regardez 25 plants chaque semaine dès les premiers boutons floraux ; ne traitez avec le produit du programme qu’au seuil, et changez de groupe de produit au cours de la saison.',
  'Hold the urea until rain, hoe between rows, and do not spray wilted plants.':
    'Attendez la pluie pour l’urée, binez entre les lignes, et ne traitez pas des plants flétris.',
  'Keep to the sowing dates: bolls that open after a dry September are small and few.':
    'Respectez les dates de semis : les capsules qui s’ouvrent après un septembre sec sont petites et rares.',
  'Sow when rain has wet the soil below 10 cm; keep seed to fill gaps within ten days.':
    'Semez quand la pluie a mouillé le sol au-delà de 10 cm ; gardez de la semence pour regarnir dans les dix jours.',
  'Cotton sheds flowers and young bolls in wet soil: ridge heavy land and open the furrow ends.':
    'Le coton perd fleurs et jeunes capsules en sol mouillé : billonnez la terre lourde et ouvrez les bouts des sillons.',
  'Pick open, dry bolls only, in cotton cloth bags; wet or stained seed cotton is graded down.':
    'Ne récoltez que des capsules ouvertes et sèches, en sacs de toile de coton ; le coton-graine mouillé ou taché est déclassé.',
  'Sow by the first week of July; later cotton flowers into the dry months and does not pay its inputs.':
    'Semez avant la fin de la première semaine de juillet ; plus tard, le coton fleurit dans les mois secs et ne paie pas ses intrants.',
  'Bollworms (Helicoverpa, Earias, Pectinophora)': 'Chenilles des capsules (Helicoverpa, Earias, Pectinophora)',
  'flowering to bolls': 'de la floraison aux capsules',
  'Bored buds and bolls, frass': 'Boutons et capsules percés, excréments',
  'Five larvae on 25 plants': 'Cinq larves sur 25 plants',
  'Weekly counts, products of the cotton programme in turn, early sowing, destroy stalks after harvest':
    'Comptages chaque semaine, produits du programme coton en alternance, semis précoce, destruction des tiges après récolte',
  'Cotton aphid and whitefly': 'Puceron et mouche blanche du coton',
  'seedling; boll opening': 'plantule ; ouverture des capsules',
  'Curled leaves, honeydew, sooty lint': 'Feuilles enroulées, miellat, fibre noircie',
  'A fifth of plants with colonies': 'Un cinquième des plants avec des colonies',
  'Spare ladybirds, pick before lint gets sticky': 'Épargner les coccinelles, récolter avant que la fibre colle',
};
