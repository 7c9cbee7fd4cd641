/** What is said of millet, in French by its English. */
export const milletTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: light, well-drained sandy soil.':
    'Choisissez un bon champ : sol sableux léger et bien drainé.',
  'Walk the field well before planting. Early millet is grown near compounds on light soil; it fails in standing water.':
    'Parcourez le champ bien avant le semis. Le mil précoce se cultive près des concessions sur sol léger ; il échoue dans l’eau stagnante.',
  'Early millet is grown near compounds on light soil; it fails in standing water.':
    'Le mil précoce se cultive près des concessions sur sol léger ; il échoue dans l’eau stagnante.',
  'Light ploughing or ridging.': 'Labour léger ou billonnage.',
  'One shallow pass before or with the first rains.': 'Un passage léger avant ou avec les premières pluies.',
  'First rains open the early-millet season.': 'Les premières pluies ouvrent la saison du mil précoce.',
  'Early millet is planted on the first good rains, before full onset, because it stands short dry breaks.':
    'Le mil précoce se sème aux premières bonnes pluies, avant le vrai début, car il supporte de courtes pauses sèches.',
  'Onset comes from daily rain.': 'Le début est tiré de la pluie journalière.',
  'Plant 4-6 kg/ha at 75 x 30 cm on the first good rain.': 'Semez 4 à 6 kg/ha à 75 x 30 cm à la première bonne pluie.',
  'Plant 2-3 cm deep; thin to two or three plants per hill while they are small.':
    'Semez à 2–3 cm de profondeur ; démariez à deux ou trois plants par poquet tant qu’ils sont petits.',
  'Early types ripen in 65-80 days.': 'Les types précoces mûrissent en 65 à 80 jours.',
  'Intercrop with cowpea between the lines.': 'Associez du niébé entre les lignes.',
  'Weed early; young millet cannot fight weeds.': 'Sarclez tôt ; le jeune mil ne lutte pas contre les herbes.',
  'Small dose of NPK or manure.': 'Petite dose de NPK ou fumier.',
  'Micro-dose: a three-finger pinch of compound fertilizer per hill, covered.':
    'Micro-dose : une pincée à trois doigts d’engrais composé par poquet, couverte.',
  'Watch heads for blister beetle, head caterpillars and downy mildew; scare birds.':
    'Surveillez sur les épis cantharides, chenilles et mildiou ; chassez les oiseaux.',
  'Pull mildewed plants, burn infected heads, scare birds from milk stage.':
    'Arrachez les plants atteints de mildiou, brûlez les épis infectés, chassez les oiseaux dès le stade laiteux.',
  'Nitrogen if rain is steady.': 'Azote si la pluie est régulière.',
  'Side-place a small nitrogen dose on moist soil.':
    'Placez une petite dose d’azote à côté des plants, sur sol humide.',
  'Cut heads when grain is hard.': 'Coupez les épis quand le grain est dur.',
  'Cut heads in dry weather, sun them, thresh on a clean floor.':
    'Coupez les épis par temps sec, mettez-les au soleil, battez sur une aire propre.',
  'Early millet ripens in the wet months; dry it under cover.':
    'Le mil précoce mûrit pendant les mois humides ; séchez-le à l’abri.',
  'Dry to 12 percent; store clean.': 'Séchez à 12 % ; stockez au propre.',
  'Store threshed grain in clean bags or heads in a granary.':
    'Stockez le grain battu en sacs propres ou les épis en grenier.',
  'Early millet ripens when nothing else does and draws all the birds: plant with the neighbours and scare from milk stage.':
    'Le mil précoce mûrit quand rien d’autre ne mûrit et attire tous les oiseaux : semez en même temps que les voisins et gardez dès le stade laiteux.',
  'Millet survives where others die; hoe lightly, thin to three plants a hill on a wet day, and hold the micro-dose until rain.':
    'Le mil survit où d’autres meurent ; binez légèrement, démariez à trois plants par poquet un jour humide, et attendez la pluie pour la micro-dose.',
  'Early millet may be sown on the first good rain; keep seed for a second sowing, for a dry fortnight often follows.':
    'Le mil précoce peut se semer à la première bonne pluie ; gardez de la semence pour un second semis, car une quinzaine sèche suit souvent.',
  'Sow on ridges or the higher part of the field: millet yellows after two days in standing water.':
    'Semez sur billons ou dans le haut du champ : le mil jaunit après deux jours dans l’eau stagnante.',
  'Early millet comes in July and August, in the rains: have racks, roof space and tarpaulins ready before the cut.':
    'Le mil précoce vient en juillet et août, sous les pluies : tenez prêts claies, place sous toit et bâches avant la coupe.',
  'Once May has passed, leave naara and sow the late millet or cowpea instead.':
    'Mai passé, laissez le naara et semez plutôt le mil tardif ou le niébé.',
  'Store heads only when they rattle dry; keep seed heads in the smoke of the kitchen, and grain in sealed pots or hermetic bags.':
    'Ne stockez les épis que s’ils sonnent sec ; gardez les épis de semence dans la fumée de la cuisine, et le grain en pots fermés ou sacs hermétiques.',
  'Intercrop cowpea or groundnut, spread household manure, and pull striga shoots before they flower.':
    'Associez niébé ou arachide, épandez le fumier de la maison, et arrachez les pousses de striga avant leur floraison.',
  'Downy mildew': 'Mildiou',
  'Green ear, pale leaves': 'Épi vert, feuilles pâles',
  'Any green ear': 'Tout épi vert',
  'Rogue, treated seed, SARI tolerant types': 'Arracher les malades, semence traitée, types tolérants du SARI',
  'Head caterpillar': 'Chenille des épis',
  heading: 'épiaison',
  'Chewed heads': 'Épis rongés',
  '5 larvae per head': '5 larves par épi',
  'Plant early': 'Semer tôt',
  'milk stage': 'stade laiteux',
  'Empty heads': 'Épis vides',
  Flocks: 'Vols d’oiseaux',
  'Plant together, scare': 'Semer ensemble, effaroucher',
};
