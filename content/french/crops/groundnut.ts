/** What is said of groundnut, in French by its English. */
export const groundnutTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: loose sandy loam, no stones, not after groundnut.':
    'Choisissez un bon champ : limon sableux meuble, sans pierres, pas après arachide.',
  'Walk the field well before planting. Pods must come out of the soil clean.':
    'Parcourez le champ bien avant le semis. Les gousses doivent sortir propres du sol.',
  'Pods must come out of the soil clean.': 'Les gousses doivent sortir propres du sol.',
  'Plough, harrow, remove roots; ridge on wet land.':
    'Labourez, hersez, ôtez les racines ; billonnez sur terre humide.',
  'Fine loose bed or ridges make lifting easy.': 'Un lit fin et meuble ou des billons facilitent l’arrachage.',
  'Inoculation rarely pays on groundnut; good seed and early planting matter more.':
    'L’inoculation paie rarement sur l’arachide ; une bonne semence et un semis précoce comptent plus.',
  'Plant 40-50 cm rows x 10-15 cm, 60-80 kg kernels/ha.':
    'Semez en lignes à 40–50 cm x 10–15 cm, 60 à 80 kg d’amandes/ha.',
  'One kernel 3-5 cm deep in moist soil; close spacing covers the soil and lowers rosette.':
    'Une amande à 3–5 cm de profondeur en sol humide ; un semis serré couvre le sol et réduit la rosette.',
  'Shell by hand within two weeks of planting; broken coats rot.':
    'Décortiquez à la main dans les deux semaines avant le semis ; les téguments blessés pourrissent.',
  'Phosphorus and calcium: TSP 150 kg/ha, add gypsum on poor soil.':
    'Phosphore et calcium : TSP 150 kg/ha, ajoutez du gypse en sol pauvre.',
  'Band phosphorus; calcium at pegging fills pods.':
    'Localisez le phosphore en bande ; le calcium à la formation des gynophores remplit les gousses.',
  'Weed and lightly earth up before pegging.': 'Sarclez et buttez légèrement avant la formation des gynophores.',
  'Check aphids and leaf spots; uproot rosette plants.':
    'Cherchez pucerons et taches foliaires ; arrachez les plants à rosette.',
  'Plant early and close; remove rosette plants at once.': 'Semez tôt et serré ; ôtez aussitôt les plants à rosette.',
  'Second weeding before pegging; no soil disturbance after.':
    'Deuxième sarclage avant les gynophores ; ensuite ne remuez plus le sol.',
  'Once pegs enter the soil leave the roots alone.':
    'Une fois les gynophores en terre, laissez les racines tranquilles.',
  'Do not disturb the pegs; pull weeds near the plants by hand.':
    'Ne dérangez pas les gynophores ; arrachez à la main les herbes près des plants.',
  'Lift when kernels fill and the shell inside turns dark.':
    'Arrachez quand les amandes sont pleines et que l’intérieur de la coque fonce.',
  'Pull a few plants; when most shells are dark inside, lift in dry weather and shake off soil.':
    'Tirez quelques plants ; quand la plupart des coques sont foncées à l’intérieur, arrachez par temps sec et secouez la terre.',
  'Lifting in wet soil leaves pods behind and rots them.':
    'Arracher en sol mouillé laisse des gousses en terre et les fait pourrir.',
  'Dry pods upside down in the sun to 8-9 percent.': 'Séchez les gousses en l’air, au soleil, à 8–9 %.',
  'Turn daily; dry in the pod; store unshelled. Sort out mouldy pods.':
    'Retournez chaque jour ; séchez en gousse ; stockez non décortiqué. Triez les gousses moisies.',
  'Aflatoxin grows in damp groundnut.': 'L’aflatoxine se forme dans l’arachide humide.',
  'Lift on time, dry pods to 8 percent off the ground within a week, throw out shrivelled, broken and mouldy nuts, and do not sprinkle water to shell them.':
    'Arrachez à temps, séchez les gousses à 8 % hors du sol en une semaine, jetez les graines ridées, cassées et moisies, et n’aspergez pas d’eau pour décortiquer.',
  "Aphids carry rosette: sow early and close, and look under the leaves of plants at the field's edge.":
    'Les pucerons portent la rosette : semez tôt et serré, et regardez sous les feuilles des plants du bord du champ.',
  'Pegs need moist soil: do not earth up or weed deep when it is dry at pegging.':
    'Les gynophores veulent un sol humide : ni buttage ni sarclage profond quand il fait sec à ce stade.',
  'Grow Chinese or other 90-95 day types; lift before the soil sets hard, or half the pods stay behind.':
    'Cultivez Chinese ou d’autres types de 90 à 95 jours ; arrachez avant que le sol durcisse, sinon la moitié des gousses reste en terre.',
  'Sow on wet, loose soil, treated seed two to a hill; kernels that swell and dry again are dead.':
    'Semez en sol mouillé et meuble, semence traitée, deux par poquet ; les amandes qui gonflent puis sèchent sont mortes.',
  'Pods rot and sprout in wet ground: take sandy land, and open the furrows of ridges after each storm.':
    'Les gousses pourrissent et germent en sol mouillé : prenez une terre sableuse, et ouvrez les sillons des billons après chaque orage.',
  'Turn lifted plants pods upwards on racks under a roof: a wet heap grows aflatoxin within two days.':
    'Retournez les plants arrachés, gousses en l’air, sur des claies sous un toit : un tas mouillé fait de l’aflatoxine en deux jours.',
  'Take a 90-day type and sow closer, 40 by 10 cm; late, thin stands get rosette.':
    'Prenez un type de 90 jours et semez plus serré, 40 sur 10 cm ; les semis tardifs et clairs prennent la rosette.',
  'Rotate with cereals for two years, bury old haulms, and grow tolerant types such as Nkatiesari where leaves fall before harvest.':
    'Deux ans de rotation avec des céréales, enfouissez les vieilles fanes, et cultivez des types tolérants comme Nkatiesari où les feuilles tombent avant la récolte.',
  'Early sowing at close spacing is the best protection; pull stunted yellow plants in the first month.':
    'Un semis précoce et serré est la meilleure protection ; arrachez les plants jaunes et nains le premier mois.',
  'Store in the shell, dry and clean, in sacks on pallets; shell only what is sold or sown.':
    'Stockez en coque, sec et propre, en sacs sur palettes ; ne décortiquez que ce qui est vendu ou semé.',
  'Rosette virus complex': 'Complexe viral de la rosette',
  'Stunted yellow rosettes': 'Rosettes jaunes et naines',
  '5 percent plants at 4 weeks': '5 % des plants à 4 semaines',
  'Early, close planting; rogue': 'Semis précoce et serré ; arracher les malades',
  'Early and late leaf spots': 'Cercosporioses précoce et tardive',
  'Brown and black spots': 'Taches brunes et noires',
  'Spots on 10 percent of leaves': 'Taches sur 10 % des feuilles',
  'Rotation, tolerant types (Nkatiesari)': 'Rotation, types tolérants (Nkatiesari)',
  'podding to storage': 'de la formation des gousses au stockage',
  'Shrivelled, discoloured or mouldy nuts; often nothing to be seen':
    'Graines ridées, décolorées ou moisies ; souvent rien ne se voit',
  'No mouldy nut is safe; buyers measure it': 'Aucune graine moisie n’est sûre ; les acheteurs le mesurent',
  'Lift on time, dry pods to 8 percent on racks or sheets within a week, sort, do not wet pods to shell them; Aflasafe where it is sold':
    'Arracher à temps, sécher les gousses à 8 % sur claies ou bâches en une semaine, trier, ne pas mouiller les gousses pour décortiquer ; Aflasafe où il se vend',
};
