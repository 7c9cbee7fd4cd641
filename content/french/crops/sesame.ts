/** What is said of sesame, in French by its English. */
export const sesameTexts: Readonly<Record<string, string>> = {
  'Pick sloping sandy loam that never floods.': 'Choisissez un limon sableux en pente qui ne s’inonde jamais.',
  'Sesame dies in wet soil; land after cereals is best.':
    'Le sésame meurt en sol mouillé ; une terre après céréales est la meilleure.',
  'Not after sesame.': 'Pas après sésame.',
  'Plough and harrow to a fine seedbed.': 'Labourez et hersez pour un lit de semences fin.',
  'The seed is tiny: clods and crusts stop it.': 'La graine est minuscule : mottes et croûtes l’arrêtent.',
  'Roll or tread lightly after sowing.': 'Roulez ou tassez légèrement après le semis.',
  'Use clean seed of one colour.': 'Prenez une semence propre d’une seule couleur.',
  'White seed has the best price.': 'La graine blanche a le meilleur prix.',
  'Drill thinly in rows 50-60 cm apart, 1-2 cm deep.': 'Semez clair en lignes à 50–60 cm, à 1–2 cm de profondeur.',
  'Mix the seed with sand to sow evenly; thin to 10-15 cm while the plants are small.':
    'Mêlez la semence à du sable pour semer régulièrement ; démariez à 10–15 cm tant que les plants sont petits.',
  '3-5 kg sow a hectare.': '3 à 5 kg sèment un hectare.',
  'A small dose of compound fertilizer on poor land.': 'Une petite dose d’engrais composé en terre pauvre.',
  'Side-place at thinning on moist soil.': 'Placez à côté des plants au démariage, sur sol humide.',
  'Manure the year before is as good.': 'Du fumier l’année d’avant vaut autant.',
  'Young sesame loses to weeds: be early.': 'Le jeune sésame cède aux herbes : soyez tôt.',
  'Thin on a moist day.': 'Démariez un jour humide.',
  'Look for webbed tips every week.': 'Cherchez chaque semaine des sommets tissés de fils.',
  'Pick off webs; neem or Bt when a tenth of plants are webbed.':
    'Ôtez les toiles ; neem ou Bt quand un dixième des plants en portent.',
  'Pull plants whose flowers turn to leaves.': 'Arrachez les plants dont les fleurs deviennent des feuilles.',
  'Before flowering.': 'Avant la floraison.',
  'Do not touch wet plants.': 'Ne touchez pas les plants mouillés.',
  'Cut when lower capsules turn yellow, before they open.':
    'Coupez quand les capsules du bas jaunissent, avant qu’elles s’ouvrent.',
  'Cut in the morning, bind and stand bundles upright.': 'Coupez le matin, liez et dressez les gerbes.',
  'Ripe capsules shatter: a day late costs much seed.':
    'Les capsules mûres éclatent : un jour de retard coûte beaucoup de graines.',
  'Dry upright, shake out on a sheet, clean, store dry.':
    'Séchez debout, secouez sur une bâche, nettoyez, stockez au sec.',
  'Two or three shakings a few days apart, heads down.':
    'Deux ou trois secouages à quelques jours d’écart, têtes en bas.',
  'Store at 6 percent in close-woven bags.': 'Stockez à 6 % en sacs à tissage serré.',
  'Sesame needs little once it is up: thin on a moist day, and do not feed dry soil.':
    'Le sésame demande peu une fois levé : démariez un jour humide, et ne fertilisez pas un sol sec.',
  'The seed is tiny and lies shallow: sow on a fine, wet seedbed, and sow again if a crust stops it.':
    'La graine est minuscule et peu enterrée : semez sur un lit fin et mouillé, et ressemez si une croûte l’arrête.',
  'A day in water kills sesame: sloping sandy land only.':
    'Un jour dans l’eau tue le sésame : terre sableuse en pente seulement.',
  'Cut when the lower capsules turn yellow, stand bundles upright on a tarpaulin under cover, and shake them out on dry days.':
    'Coupez quand les capsules du bas jaunissent, dressez les gerbes sur une bâche à l’abri, et secouez-les les jours secs.',
  'Sow until early August in the north: it needs 85-100 days and a dry end.':
    'Semez jusqu’à début août au nord : il lui faut 85 à 100 jours et une fin sèche.',
  'Look for webbed leaf tips from the third week; pick them off, sow early, and use neem or Bt when a tenth of plants are webbed.':
    'Cherchez des sommets tissés de fils dès la troisième semaine ; ôtez-les, semez tôt, et prenez neem ou Bt quand un dixième des plants en portent.',
  'Clean and dry to 6 percent; store in close-woven bags, for the seed runs through jute.':
    'Nettoyez et séchez à 6 % ; stockez en sacs à tissage serré, car la graine passe à travers le jute.',
  'Sesame webworm (Antigastra)': 'Pyrale du sésame (Antigastra)',
  'vegetative to capsules': 'du stade végétatif aux capsules',
  'Webbed tips, bored capsules': 'Sommets tissés, capsules percées',
  'A tenth of plants webbed': 'Un dixième des plants à toiles',
  'Early sowing, pick off, neem or Bt': 'Semis précoce, ramassage, neem ou Bt',
  Phyllody: 'Phyllodie',
  'Flowers turn to leaves': 'Fleurs devenues feuilles',
  'A twentieth of plants': 'Un vingtième des plants',
  'Early sowing, pull sick plants': 'Semis précoce, arracher les malades',
};
