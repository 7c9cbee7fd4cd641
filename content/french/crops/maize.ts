/** What the calendar says of maize, in French by its English. */
export const maizeTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: deep, well-drained loam, gentle slope, no flooding.':
    'Choisissez un bon champ : limon profond et bien drainé, pente douce, sans inondation.',
  'Walk the field well before planting. Maize wants deep loam with pH 5.5-7; leave out valley bottoms that stay wet and land that has carried maize for more than two seasons.':
    'Parcourez le champ bien avant le semis. Le maïs veut un limon profond de pH 5,5 à 7 ; laissez les bas-fonds qui restent humides et les terres qui ont porté du maïs plus de deux saisons.',
  'Maize wants deep loam with pH 5.5-7; leave out valley bottoms that stay wet and land that has carried maize for more than two seasons.':
    'Le maïs veut un limon profond de pH 5,5 à 7 ; laissez les bas-fonds qui restent humides et les terres qui ont porté du maïs plus de deux saisons.',
  'Note the cropping history; ask the extension officer for a soil test in this window.':
    'Notez les cultures passées ; demandez à l’agent de vulgarisation une analyse du sol pendant cette période.',
  'Slash, plough once and harrow, or spray and plant without tillage.':
    'Défrichez, labourez une fois et hersez, ou traitez et semez sans labour.',
  'Clear early, plough along the contour and harrow once. On slopes use no-till with residues left as mulch.':
    'Défrichez tôt, labourez selon les courbes de niveau et hersez une fois. Sur les pentes, semez sans labour et laissez les résidus en paillis.',
  'Work along the contour and keep residues on the surface where you can.':
    'Travaillez selon les courbes de niveau et gardez les résidus en surface où vous pouvez.',
  'Leave crop residues on the surface where tillage is not needed; they hold moisture and cut erosion.':
    'Laissez les résidus de culture en surface où le labour n’est pas nécessaire ; ils gardent l’humidité et freinent l’érosion.',
  'Test 100 seeds before planting; 85 or more should sprout.':
    'Testez 100 graines avant le semis ; 85 ou plus doivent germer.',
  'Place 100 seeds on moist sand or cloth and count the sprouts after the germination period. 85 or more is the mark for normal seed rate; below it raise the rate or change the seed.':
    'Placez 100 graines sur du sable ou un tissu humide et comptez les germes après la durée de germination. 85 ou plus permettent la dose normale ; au-dessous, augmentez la dose ou changez de semence.',
  'Four lots of 25 seeds give a fair reading. Keep the cloth moist, not wet.':
    'Quatre lots de 25 graines donnent une mesure juste. Gardez le tissu humide, non trempé.',
  'Buy certified seed with a label where possible.': 'Achetez si possible des semences certifiées et étiquetées.',
  'The season begins when 20 mm of rain falls in two or three days and wets the soil a hand deep.':
    'La saison commence quand 20 mm de pluie tombent en deux ou trois jours et mouillent le sol à une main de profondeur.',
  'The season has begun once the onset rule for the zone is met. Check that the soil is wet to a hand depth before planting and watch for a dry spell in the next month.':
    'La saison a commencé quand la règle du début des pluies de la zone est remplie. Vérifiez que le sol est mouillé à une main de profondeur avant le semis, et guettez une séquence sèche le mois suivant.',
  'Onset is taken from daily rain with the rule of the zone; see the onset notes of the calendar.':
    'Le début est tiré de la pluie journalière par la règle de la zone ; voyez les remarques du calendrier.',
  'GMet has advised farmers not to plant on the very first rain, because long breaks are common in the first weeks.':
    'GMet a conseillé de ne pas semer à la toute première pluie : de longues pauses sont fréquentes les premières semaines.',
  'Plant 2 seeds per hill at 75-80 cm x 40 cm.': 'Semez 2 graines par poquet à 75–80 cm x 40 cm.',
  'Plant in lines, 75-80 cm between rows and 40 cm between hills, two seeds 3-5 cm deep, when the soil is wet a hand deep. This uses 20-25 kg of seed per hectare and gives about 62,500 plants.':
    'Semez en lignes, 75–80 cm entre les lignes et 40 cm entre les poquets, deux graines à 3–5 cm de profondeur, quand le sol est mouillé à une main de profondeur. Il faut 20 à 25 kg de semence par hectare, pour environ 62 500 plants.',
  'Early varieties for short rains and for late starts; full-season varieties only on early rains.':
    'Variétés précoces pour les pluies courtes et les débuts tardifs ; variétés à cycle long seulement sur des pluies précoces.',
  'Full-season maize planted late ripens after the rains; choose an early variety then.':
    'Un maïs à cycle long semé tard mûrit après les pluies ; choisissez alors une variété précoce.',
  'Put basal NPK beside the young plants.': 'Mettez l’engrais de fond NPK à côté des jeunes plants.',
  'Apply compound NPK 5 cm to the side of the hill and 5 cm deep and cover it. Rates by zone are in the fertilizer table; the CSIR average target is 90-60-60 kg of N, P2O5 and K2O per hectare in total.':
    'Mettez le NPK à 5 cm du poquet et à 5 cm de profondeur, et couvrez-le. Les doses par zone sont dans le tableau des engrais ; l’objectif moyen du CSIR est de 90-60-60 kg de N, P2O5 et K2O par hectare en tout.',
  'Place, do not broadcast; one matchbox or bottle-cap measure per hill keeps the dose even.':
    'Localisez, n’épandez pas à la volée ; une mesure par poquet (boîte d’allumettes ou capsule) garde la dose égale.',
  'Skip the dose if the soil is dry; apply after the next rain or watering.':
    'N’apportez rien si le sol est sec ; attendez la prochaine pluie ou l’arrosage.',
  'Scout for fall armyworm two times a week.': 'Cherchez la chenille légionnaire deux fois par semaine.',
  'Walk a W through the field and check 20 plants at each of five points for window-pane feeding and fresh frass in the whorl. Treat when about 20 percent of plants are damaged before knee height, 40 percent later.':
    'Parcourez le champ en W et regardez 20 plants à chacun de cinq points : fenêtres sur les feuilles, excréments frais dans le cornet. Traitez quand environ 20 % des plants sont atteints avant la hauteur du genou, 40 % plus tard.',
  'Crush egg masses, use neem or Bt products first, spray into the whorl early or late in the day.':
    'Écrasez les pontes, prenez d’abord du neem ou des produits Bt, traitez dans le cornet tôt ou tard dans la journée.',
  'Fall armyworm completes egg to adult in about 390 degree-days above 12.6 C, some 28-32 days in Ghana.':
    'La chenille légionnaire passe de l’œuf à l’adulte en environ 390 degrés-jours au-dessus de 12,6 °C, soit 28 à 32 jours au Ghana.',
  'Weed before the maize is knee high.': 'Sarclez avant que le maïs arrive au genou.',
  'Weed before the maize is knee high. Early weeds cost the most yield.':
    'Sarclez avant que le maïs arrive au genou. Les mauvaises herbes précoces coûtent le plus de rendement.',
  'Hoe, or use an approved herbicide at the right growth stage.':
    'Binez, ou employez un herbicide homologué au bon stade.',
  'Weed before top dressing.': 'Sarclez avant l’engrais de couverture.',
  'Top-dress with nitrogen.': 'Apportez l’azote en couverture.',
  'Side-place urea or sulphate of ammonia when the soil is moist and weeds are out, and cover it.':
    'Placez l’urée ou le sulfate d’ammoniaque à côté des plants quand le sol est humide et sarclé, et couvrez.',
  'Urea lying on dry soil is lost to the air.': 'L’urée laissée sur un sol sec se perd dans l’air.',
  'With a very wet season split the dose in two.': 'Si la saison est très humide, partagez la dose en deux.',
  'Weed again before the top dressing.': 'Sarclez de nouveau avant l’engrais de couverture.',
  'Second weeding or earthing up; pull striga before it flowers.':
    'Deuxième sarclage ou buttage ; arrachez le striga avant sa floraison.',
  'Earthing up helps against lodging.': 'Le buttage aide contre la verse.',
  'Harvest when husks are dry and a black layer shows.':
    'Récoltez quand les spathes sont sèches et que le point noir paraît.',
  'Harvest at physiological maturity (brown husks, hard grain). Stooking or early harvest frees land and cuts field losses.':
    'Récoltez à maturité physiologique (spathes brunes, grain dur). Mettre en meulettes ou récolter tôt libère la terre et réduit les pertes au champ.',
  'The days follow the variety that is chosen.': 'Les jours suivent la variété choisie.',
  'Harvest quickly where it still rains.': 'Récoltez vite où il pleut encore.',
  'Dry to 13 percent and store in clean or hermetic bags.':
    'Séchez à 13 % et stockez dans des sacs propres ou hermétiques.',
  'Dry cobs on a crib or tarpaulin, shell, dry grain to 13 percent or below and store in clean bags off the floor, or in hermetic bags without chemicals.':
    'Séchez les épis dans un crib ou sur une bâche, égrenez, séchez le grain à 13 % ou moins et stockez dans des sacs propres hors du sol, ou dans des sacs hermétiques sans produit.',
  'Bite or salt test tells dry grain from wet grain.':
    'L’essai à la dent ou au sel distingue le grain sec du grain humide.',
  'Damp grain grows aflatoxin mould.': 'Le grain humide moisit et fait de l’aflatoxine.',
  'Leave ripe ears on the stalk until the harmattan has dried them, then harvest.':
    'Laissez les épis mûrs sur pied jusqu’à ce que l’harmattan les ait séchés, puis récoltez.',
  'Minor-season maize ripens as the rains end. Ears dry on the stalk in the first weeks of the harmattan; harvest when husks are dry and grains hard, before borers and weevils get in.':
    'Le maïs de petite saison mûrit quand les pluies finissent. Les épis sèchent sur pied les premières semaines de l’harmattan ; récoltez quand les spathes sont sèches et les grains durs, avant les foreurs et les charançons.',
  'Water before the leaves roll, and without fail around tasselling.':
    'Arrosez avant que les feuilles s’enroulent, et sans faute autour de la floraison mâle.',
  'The rains of this season are too short for maize here: water every five to seven days, and without fail from two weeks before tasselling to two weeks after.':
    'Les pluies de cette saison sont trop courtes ici pour le maïs : arrosez tous les cinq à sept jours, et sans faute de deux semaines avant la floraison mâle à deux semaines après.',

  'Harvest on time, never dry cobs on bare soil, sort out mouldy and insect-damaged cobs, and dry to 13 percent within a few days. Mouldy grain is neither food nor feed.':
    'Récoltez à temps, ne séchez jamais les épis à même le sol, triez les épis moisis ou attaqués, et séchez à 13 % en quelques jours. Le grain moisi n’est bon ni à manger ni pour les bêtes.',
  'The two weeks around tasselling decide the yield: irrigate then if there is water. A field that dried up before tasselling is better cut green for animals and the land planted to cowpea.':
    'Les deux semaines autour de la floraison mâle décident du rendement : irriguez alors s’il y a de l’eau. Mieux vaut couper en vert pour les bêtes un champ desséché avant, et y semer du niébé.',
  'Do not top-dress in dry soil: urea lying on top is lost. Weed lightly, leave the weeds as mulch and wait for rain.':
    'Pas d’engrais de couverture sur sol sec : l’urée en surface se perd. Sarclez légèrement, laissez les herbes en paillis et attendez la pluie.',
  'Where the rains are short, grow an 80-90 day variety. Sell green cobs where the grain will not fill.':
    'Où les pluies sont courtes, cultivez une variété de 80 à 90 jours. Vendez les épis en vert où le grain ne se remplira pas.',
  'Look into the whorls twice a week from emergence. Treat only while larvae are small and the damage is above the threshold; spraying no longer pays after tasselling.':
    'Regardez dans les cornets deux fois par semaine dès la levée. Ne traitez que tant que les larves sont petites et les dégâts au-dessus du seuil ; après la floraison mâle, traiter ne paie plus.',
  'Maize seed rots or dies after 7-10 dry days. Wait for 20 mm in two or three days and soil that is wet below 10 cm, and keep a fifth of the seed for gap filling.':
    'La semence de maïs pourrit ou meurt après 7 à 10 jours secs. Attendez 20 mm en deux ou trois jours et un sol mouillé au-delà de 10 cm, et gardez un cinquième de la semence pour les resemis.',
  'Young maize dies after about two days under water. Open a drain the same day, and give a little nitrogen again once the soil has drained.':
    'Le jeune maïs meurt après environ deux jours sous l’eau. Ouvrez une rigole le jour même, et redonnez un peu d’azote quand le sol est ressuyé.',
  'Do not leave ripe cobs on the field: break them, dry them in a narrow crib or on tarpaulins that are covered at night, and keep wet and dry cobs apart.':
    'Ne laissez pas les épis mûrs au champ : cassez-les, séchez-les dans un crib étroit ou sur des bâches couvertes la nuit, et séparez les épis humides des secs.',
  'Shell and treat or bag airtight soon after harvest: it breeds best on cobs. Look for fine flour and round holes each fortnight, and burn infested cribs and cobs.':
    'Égrenez et traitez, ou ensachez hermétiquement peu après la récolte : il se multiplie surtout sur les épis. Cherchez farine fine et trous ronds tous les quinze jours, et brûlez cribs et épis infestés.',
  'Change to an 80-90 day variety such as Omankwa or Abontem, or give late fields to cowpea.':
    'Passez à une variété de 80 à 90 jours comme Omankwa ou Abontem, ou donnez les champs tardifs au niébé.',
  'Feed or plough in old stalks before the rains, plant together with the neighbours, and pull out plants with dead hearts.':
    'Donnez aux bêtes ou enfouissez les vieilles tiges avant les pluies, semez en même temps que les voisins, et arrachez les plants au cœur mort.',
  'Shell only grain that is dry to 13 percent, sieve out broken grain and dust, and keep it in hermetic bags; mark old stock and never mix it with new.':
    'N’égrenez que le grain séché à 13 %, tamisez brisures et poussière, et gardez-le dans des sacs hermétiques ; marquez l’ancien stock et ne le mêlez jamais au nouveau.',
  'Rotate with soybean or cowpea, grow a tolerant variety, give manure, and pull striga before its purple flowers seed.':
    'Faites tourner avec soja ou niébé, cultivez une variété tolérante, donnez du fumier, et arrachez le striga avant que ses fleurs pourpres grainent.',
  'Earth up at the second weeding; lift lodged plants in the first two days, before the stems bend up by themselves.':
    'Buttez au deuxième sarclage ; relevez les plants versés les deux premiers jours, avant que les tiges se redressent d’elles-mêmes.',

  'Fall armyworm (Spodoptera frugiperda)': 'Chenille légionnaire d’automne (Spodoptera frugiperda)',
  'Stem borers (Busseola, Sesamia, Eldana)': 'Foreurs de tiges (Busseola, Sesamia, Eldana)',
  'Maize streak virus': 'Virus de la striure du maïs',
  'Turcicum and gray leaf blight': 'Helminthosporiose et cercosporiose',
  'Larger grain borer (Prostephanus truncatus)': 'Grand capucin du maïs (Prostephanus truncatus)',
  'Aflatoxin (Aspergillus flavus)': 'Aflatoxine (Aspergillus flavus)',
  'emergence to tasselling': 'de la levée à la floraison mâle',
  vegetative: 'stade végétatif',
  '4-8 weeks after planting': '4 à 8 semaines après le semis',
  seedling: 'plantule',
  tasselling: 'floraison mâle',
  storage: 'stockage',
  'grain filling to storage': 'du remplissage du grain au stockage',
  'Window panes, holes, moist sawdust frass in the whorl':
    'Fenêtres sur les feuilles, trous, excréments humides comme de la sciure dans le cornet',
  'About 20 percent of plants damaged before knee height, 40 percent later':
    'Environ 20 % des plants atteints avant la hauteur du genou, 40 % plus tard',
  'Early planting, handpicking egg masses, Bt or neem products into the whorl, rotate active ingredients':
    'Semis précoce, ramassage des pontes, produits Bt ou neem dans le cornet, alternance des matières actives',
  'Holes and dead hearts': 'Trous et cœurs morts',
  '10 percent plants with fresh damage': '10 % des plants avec des dégâts frais',
  'Destroy stalks, time planting, Bt at whorl': 'Détruire les tiges, choisir la date de semis, Bt dans le cornet',
  'Purple flowers, wilted plants': 'Fleurs pourpres, plants flétris',
  'First flowering plants in field': 'Premiers pieds fleuris dans le champ',
  'Rotate with soybean or cowpea, tolerant varieties, manure, hand-pull before seed':
    'Rotation avec soja ou niébé, variétés tolérantes, fumier, arrachage avant la grenaison',
  'Fine broken streaks on leaves': 'Fines stries interrompues sur les feuilles',
  '5 percent early infected plants': '5 % des plants infectés tôt',
  'Tolerant seed, on-time planting, weed control': 'Semences tolérantes, semis à temps, désherbage',
  'Long grey spots': 'Longues taches grises',
  'Lesions on leaf above ear before tassel': 'Lésions sur la feuille au-dessus de l’épi avant la floraison mâle',
  'Tolerant seed, rotation': 'Semences tolérantes, rotation',
  'Fine flour under the cobs, round holes, hollow grain': 'Farine fine sous les épis, trous ronds, grain vidé',
  'Any live beetle or fresh flour in the store': 'Tout insecte vivant ou farine fraîche dans le stock',
  'Shell early, dry to 13 percent, store airtight or with an approved dust; burn infested cobs and clean cribs':
    'Égrener tôt, sécher à 13 %, stocker hermétiquement ou avec une poudre homologuée ; brûler les épis infestés et nettoyer les cribs',
  'Green-yellow mould on grain; often nothing to be seen':
    'Moisissure vert-jaune sur le grain ; souvent rien ne se voit',
  'No mouldy grain is safe; buyers measure it': 'Aucun grain moisi n’est sûr ; les acheteurs le mesurent',
  'Harvest on time, dry off the ground to 13 percent within days, sort out mouldy and bored cobs, store dry; Aflasafe where it is sold':
    'Récolter à temps, sécher hors du sol à 13 % en quelques jours, trier les épis moisis ou percés, stocker au sec ; Aflasafe où il se vend',
};
