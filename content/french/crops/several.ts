/** What is said of several crops, in French by its English. */
export const severalTexts: Readonly<Record<string, string>> = {
  'Test 100 seeds before planting; 80 or more should sprout.':
    'Testez 100 graines avant le semis ; 80 ou plus doivent germer.',
  'Place 100 seeds on moist sand or cloth and count the sprouts after the germination period. 80 or more is the mark for normal seed rate; below it raise the rate or change the seed.':
    'Placez 100 graines sur du sable ou un tissu humide et comptez les germes après la durée de germination. 80 ou plus permettent la dose normale ; au-dessous, augmentez la dose ou changez de semence.',
  'Rates by zone are in the fertilizer table. Keep fertilizer off leaves and stems.':
    'Les doses par zone sont dans le tableau des engrais. Gardez l’engrais loin des feuilles et des tiges.',
  'Weed while the plants are small.': 'Sarclez tant que les plants sont petits.',
  'Hoe shallowly, fill gaps and leave the cut weeds as mulch. Weed before top dressing.':
    'Binez en surface, regarnissez les manquants et laissez les herbes coupées en paillis. Sarclez avant l’engrais de couverture.',
  'Keep produce off the floor, away from walls and pests, and check the store each week.':
    'Gardez la récolte hors du sol, loin des murs et des ravageurs, et contrôlez le magasin chaque semaine.',
  'First weeding and thinning.': 'Premier sarclage et démariage.',
  'Top-dress with nitrogen on moist soil.': 'Apportez l’azote en couverture sur sol humide.',
  'Hold the dose when no rain is expected for a week or when a storm is forecast.':
    'Retenez la dose quand aucune pluie n’est attendue pendant une semaine ou quand un orage est prévu.',
  'Weed and pull striga.': 'Sarclez et arrachez le striga.',
  'Pull striga before it flowers, and do not cut the roots near the row.':
    'Arrachez le striga avant sa floraison, et ne coupez pas les racines près de la ligne.',
  'Check 20 plants at five places. Treat only when damage passes the threshold, with approved products and full protective clothing.':
    'Regardez 20 plants à cinq endroits. Ne traitez que si les dégâts dépassent le seuil, avec des produits homologués et des vêtements de protection complets.',
  'Use clean sharp tools and clean containers; keep produce off the bare soil.':
    'Employez des outils propres et tranchants et des récipients propres ; gardez la récolte hors du sol nu.',
  'Hoe shallowly, fill gaps and leave the cut weeds as mulch. Weed before any fertilizer.':
    'Binez en surface, regarnissez les manquants et laissez les herbes coupées en paillis. Sarclez avant tout engrais.',
  'Rates by zone are in the fertilizer table. Weed first, then feed; keep fertilizer off leaves and stems.':
    'Les doses par zone sont dans le tableau des engrais. Sarclez d’abord, fertilisez ensuite ; gardez l’engrais loin des feuilles et des tiges.',
  'Second weeding.': 'Deuxième sarclage.',
  'Mix inoculant of the right strain with the seed in the shade in the morning, dry for half an hour, plant the same day. Keep the packet cool and out of the sun.':
    'Mélangez l’inoculum de la bonne souche à la semence, à l’ombre, le matin, laissez sécher une demi-heure et semez le jour même. Gardez le sachet au frais et à l’abri du soleil.',
  'Rates are in the fertilizer table.': 'Les doses sont dans le tableau des engrais.',
  'Hoe shallowly, fill gaps and leave the cut weeds as mulch.':
    'Binez en surface, regarnissez les manquants et laissez les herbes coupées en paillis.',
  'Second weeding before flowering.': 'Deuxième sarclage avant la floraison.',
  'Plant the same day.': 'Semez le jour même.',
  'Weed again before the leaves meet.': 'Sarclez de nouveau avant que les feuilles se rejoignent.',
  'Second fertilizer, with potash.': 'Deuxième apport d’engrais, avec de la potasse.',
  'Give the dose to moist soil: after watering, or on rain-fed fields when rain is expected within the week. Hold it when a storm is forecast.':
    'Donnez la dose sur sol humide : après l’arrosage ou, en culture pluviale, quand la pluie est attendue dans la semaine. Retenez-la quand un orage est prévu.',
  'Keep it in the shade, in crates with air, and sell it within days.':
    'Gardez la récolte à l’ombre, dans des caisses aérées, et vendez-la en quelques jours.',
  'Walk the field well before planting. Drained soil, no solanaceous crop for three years for tomato, pepper and garden egg.':
    'Parcourez le champ bien avant le semis. Sol drainé, sans solanacées depuis trois ans pour la tomate, le piment et l’aubergine locale.',
  'Drained soil, no solanaceous crop for three years for tomato, pepper and garden egg.':
    'Sol drainé, sans solanacées depuis trois ans pour la tomate, le piment et l’aubergine locale.',
  'Raise seedlings under net on raised bed; sow thinly, harden off a week before transplanting.':
    'Élevez les plants sous filet, sur planche surélevée ; semez clair, endurcissez une semaine avant le repiquage.',
  'Solarise or steam the nursery soil for wilt and damping off.':
    'Solarisez ou passez à la vapeur le sol de la pépinière contre le flétrissement et la fonte des semis.',
  'Plough, harrow and raise beds or ridges.': 'Labourez, hersez et montez des planches ou des billons.',
  'Raised beds of 20 cm keep roots from rot; work in well-rotted manure 10-15 t/ha.':
    'Des planches surélevées de 20 cm gardent les racines de la pourriture ; incorporez 10 à 15 t/ha de fumier bien décomposé.',
  'Transplant in the evening on wet soil and water in; gap-fill within a week.':
    'Repiquez le soir sur sol mouillé et arrosez ; regarnissez les manquants dans la semaine.',
  'Use clean seed or planting material and fill gaps within two weeks.':
    'Prenez des semences ou plants sains et regarnissez les manquants dans les deux semaines.',
  'First weeding and mulch.': 'Premier sarclage et paillage.',
  'Mulch to save water and stop soil splash.': 'Paillez pour garder l’eau et éviter les éclaboussures de terre.',
  'Observe the pre-harvest interval on the label.': 'Respectez le délai avant récolte de l’étiquette.',
  'Second weeding and staking.': 'Deuxième sarclage et tuteurage.',
  'Stake tall types, remove low leaves.': 'Tuteurez les types hauts, ôtez les feuilles basses.',
  'Weed by hand close to the plants; their roots are shallow.':
    'Sarclez à la main près des plants ; leurs racines sont superficielles.',
  'Water every three to five days, more often while fruits fill.':
    'Arrosez tous les trois à cinq jours, plus souvent pendant le grossissement des fruits.',
  'Plant only as much as the water will last for until the harvest. Water in the morning or evening, every three to five days on loam and more often on sand.':
    'Ne plantez que ce que l’eau permettra d’arroser jusqu’à la récolte. Arrosez le matin ou le soir, tous les trois à cinq jours sur limon et plus souvent sur sable.',
  'Sow the nursery on raised beds.': 'Semez la pépinière sur planches surélevées.',
  'NPK 15-15-15 about 250 kg/ha.': 'NPK 15-15-15 environ 250 kg/ha.',
  'NPK 15-15-15 about 250 kg/ha. Feed the crop early so that roots and leaves build up fast. Apply beside the plant on moist soil and cover.':
    'NPK 15-15-15 environ 250 kg/ha. Nourrissez la culture tôt pour que racines et feuilles se forment vite. Apportez à côté du plant sur sol humide et couvrez.',
  'Second weeding. Clear the second flush of weeds and earth up where the crop needs support.':
    'Deuxième sarclage. Enlevez la deuxième levée d’herbes et buttez où la culture a besoin d’appui.',
  'Slash between the rows and clean the ring under each tree; do not hoe deep near the trunk.':
    'Fauchez entre les lignes et nettoyez le rond de chaque arbre ; ne binez pas profond près du tronc.',
  'Weed again between the trees.': 'Désherbez de nouveau entre les arbres.',
  'Do not cut the feeding roots near the surface; leave the slashed growth as mulch.':
    'Ne coupez pas les racines nourricières près de la surface ; laissez les herbes fauchées en paillis.',
  'Look at ten trees spread over the field. Treat only where damage is found, with approved products and full protective clothing.':
    'Regardez dix arbres répartis dans le champ. Ne traitez qu’où il y a des dégâts, avec des produits homologués et des vêtements de protection complets.',
  'Remove dead and diseased wood and keep the ground under trees clean.':
    'Ôtez le bois mort et malade et gardez propre le sol sous les arbres.',
  'Test 100 seeds; 80 or more should sprout.': 'Testez 100 graines ; 80 ou plus doivent germer.',
  'Watch for the onset of the rains.': 'Guettez le début des pluies.',
  'The season begins once the onset rule of the zone is met. Check that the soil is wet to a hand depth before planting, and watch for a dry spell in the next month.':
    'La saison commence quand la règle du début des pluies de la zone est remplie. Vérifiez que le sol est mouillé à une main de profondeur avant le semis, et guettez une séquence sèche le mois suivant.',
  'The onset is taken from daily rain by the rule of the zone.':
    'Le début est tiré de la pluie journalière par la règle de la zone.',
  'Second weeding and earthing up.': 'Deuxième sarclage et buttage.',
  'Weed first.': 'Sarclez d’abord.',
  'First weeding.': 'Premier sarclage.',
  'Third weeding.': 'Troisième sarclage.',
  'Striga hermonthica': 'Striga hermonthica',
  ripening: 'maturité',
  flowering: 'floraison',
  'vegetative to heading': 'du stade végétatif à l’épiaison',
  '10 percent plants': '10 % des plants',
  'flowering to fill': 'de la floraison au remplissage',
  establishment: 'installation',
  all: 'tous',
  '5 percent plants': '5 % des plants',
  'Any plant': 'Tout plant',
  'Streaks and black leaves': 'Stries et feuilles noires',
  'vegetative to fruit': 'du stade végétatif au fruit',
  fruiting: 'fructification',
  'Bacterial wilt (Ralstonia)': 'Flétrissement bactérien (Ralstonia)',
  Anthracnose: 'Anthracnose',
  'Trap counts rising': 'Captures des pièges en hausse',
};
