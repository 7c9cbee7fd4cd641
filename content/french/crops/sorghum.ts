/** What is said of sorghum, in French by its English. */
export const sorghumTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: well-drained sandy loam, striga-free if possible.':
    'Choisissez un bon champ : limon sableux bien drainé, sans striga si possible.',
  'Walk the field well before planting. Sorghum takes poor and dry soil but not waterlogging.':
    'Parcourez le champ bien avant le semis. Le sorgho supporte un sol pauvre et sec, mais non l’engorgement.',
  'Sorghum takes poor and dry soil but not waterlogging.':
    'Le sorgho supporte un sol pauvre et sec, mais non l’engorgement.',
  'Plough or ridge once; no-till works with residues.':
    'Labourez ou billonnez une fois ; le semis sans labour va avec des résidus.',
  'One shallow ploughing or ridging with the first rains.': 'Un labour léger ou un billonnage aux premières pluies.',
  'Plant 8-10 kg/ha at 75 x 30 cm, 2 plants per hill.': 'Semez 8 à 10 kg/ha à 75 x 30 cm, 2 plants par poquet.',
  'Plant 3-4 cm deep in moist soil, thin to two plants a hill while they are small.':
    'Semez à 3–4 cm de profondeur en sol humide, démariez à deux plants par poquet tant qu’ils sont petits.',
  'Early types may go in later than others.': 'Les types précoces peuvent se semer plus tard que les autres.',
  'Basal NPK with the first weeding.': 'Engrais de fond NPK au premier sarclage.',
  'Side-place compound fertilizer and cover; half rate still pays on poor land.':
    'Placez l’engrais composé à côté des plants et couvrez ; la demi-dose paie encore en terre pauvre.',
  'Weed and thin while the plants are small.': 'Sarclez et démariez tant que les plants sont petits.',
  'Side-place urea or sulphate of ammonia on moist soil.':
    'Placez l’urée ou le sulfate d’ammoniaque à côté des plants, sur sol humide.',
  'Watch for midge, shoot fly and head bugs; scare birds at milk stage.':
    'Surveillez cécidomyie, mouche des pousses et punaises des panicules ; chassez les oiseaux au stade laiteux.',
  'Uniform early planting in a block keeps midge down; bird scaring starts at milk stage.':
    'Un semis précoce et groupé limite la cécidomyie ; la garde contre les oiseaux commence au stade laiteux.',
  'Cut heads when grain is hard and the black layer shows.':
    'Coupez les panicules quand le grain est dur et que le point noir paraît.',
  'Cut, sun the heads 2-3 days, thresh on a clean floor.':
    'Coupez, laissez les panicules au soleil 2 à 3 jours, battez sur une aire propre.',
  'Dry to 12-13 percent; store heads or grain clean and dry.':
    'Séchez à 12–13 % ; stockez panicules ou grain au propre et au sec.',
  'Keep heads off the floor; hermetic bags stop weevils.':
    'Gardez les panicules hors du sol ; les sacs hermétiques arrêtent les charançons.',
  'Plant with the neighbours, take brown or bristled types where birds are heavy, and scare from milk stage.':
    'Semez en même temps que les voisins, prenez des types bruns ou barbus où les oiseaux sont nombreux, et gardez dès le stade laiteux.',
  'Sorghum rests and grows on: thin to one or two plants a hill, keep weeds out, and do not top-dress until rain is back.':
    'Le sorgho s’arrête puis repart : démariez à un ou deux plants par poquet, sarclez, et pas d’engrais de couverture avant le retour de la pluie.',
  'Wait for rain before top-dressing; hoe shallowly to break the crust, and thin the hills while the soil is still moist.':
    'Attendez la pluie pour l’engrais de couverture ; binez en surface pour casser la croûte, et démariez tant que le sol est encore humide.',
  'Grow 90-110 day types such as Dorado or Kapaala on shallow soils; the tall local types follow the day length and cannot ripen earlier.':
    'Cultivez des types de 90 à 110 jours comme Dorado ou Kapaala sur les sols peu profonds ; les grands types locaux suivent la longueur du jour et ne peuvent mûrir plus tôt.',
  'Dress the seed, sow only in wet soil, and keep seed to fill empty hills within ten days.':
    'Traitez la semence, ne semez qu’en sol mouillé, et gardez de la semence pour ressemer les poquets vides dans les dix jours.',
  'Sorghum survives a few wet days once it is knee high, not as a seedling: ridge the field and lead water off low spots.':
    'Le sorgho survit à quelques jours d’eau une fois à hauteur du genou, non en plantule : billonnez le champ et évacuez l’eau des creux.',
  'Cut ripe heads at once and dry them on racks or a roof: grain mould starts in wet heads within days.':
    'Coupez aussitôt les panicules mûres et séchez-les sur claies ou sur un toit : les panicules mouillées moisissent en quelques jours.',
  'Take an early type, or transplant seedlings from a small nursery where land is short; after mid-July change to cowpea.':
    'Prenez un type précoce, ou repiquez des plants d’une petite pépinière où la terre manque ; après la mi-juillet, passez au niébé.',
  'Burn or feed old stalks before the first rains, and pull plants with dead hearts while they are young.':
    'Brûlez les vieilles tiges ou donnez-les aux bêtes avant les premières pluies, et arrachez jeunes les plants au cœur mort.',
  'Dry the heads well, thresh on a clean floor, and store in hermetic bags or a mud silo that was swept and sealed.':
    'Séchez bien les panicules, battez sur une aire propre, et stockez en sacs hermétiques ou dans un grenier en banco balayé et scellé.',
  'Rotate with cowpea, soybean or groundnut, give manure or a micro-dose of fertilizer, and pull striga before it seeds.':
    'Faites tourner avec niébé, soja ou arachide, donnez du fumier ou une micro-dose d’engrais, et arrachez le striga avant la grenaison.',
  'Missing grain': 'Grains manquants',
  'Flocks at milk stage': 'Vols d’oiseaux au stade laiteux',
  'Brown types, scare, harvest on time': 'Types bruns, garde, récolte à temps',
  'Sorghum midge': 'Cécidomyie du sorgho',
  'Empty spikelets': 'Épillets vides',
  '1 midge per head': '1 cécidomyie par panicule',
  'Plant together, same variety': 'Semer ensemble, même variété',
  'Purple flowers': 'Fleurs pourpres',
  'First flower': 'Première fleur',
  'Rotation, tolerant types': 'Rotation, types tolérants',
};
