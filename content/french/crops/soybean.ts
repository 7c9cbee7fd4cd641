/** What is said of soybean, in French by its English. */
export const soybeanTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: fertile loam with fair drainage, new or rotated land.':
    'Choisissez un bon champ : limon fertile assez drainé, terre neuve ou en rotation.',
  'Walk the field well before planting. Good stand needs moist, crust-free loam; rotate after cereals.':
    'Parcourez le champ bien avant le semis. Une bonne levée veut un limon humide et sans croûte ; alternez après des céréales.',
  'Good stand needs moist, crust-free loam; rotate after cereals.':
    'Une bonne levée veut un limon humide et sans croûte ; alternez après des céréales.',
  'Plough and harrow to a fine bed; ridges help drainage.':
    'Labourez et hersez pour un lit fin ; les billons aident au drainage.',
  'A fine tilth matters because soybean seed loses vigour quickly and cannot push through a crust.':
    'Un lit fin compte, car la semence de soja perd vite sa vigueur et ne perce pas une croûte.',
  'Test 100 seeds before planting; 75 or more should sprout.':
    'Testez 100 graines avant le semis ; 75 ou plus doivent germer.',
  'Place 100 seeds on moist sand or cloth and count the sprouts after the germination period. 75 or more is the mark for normal seed rate; below it raise the rate or change the seed.':
    'Placez 100 graines sur du sable ou un tissu humide et comptez les germes après la durée de germination. 75 ou plus permettent la dose normale ; au-dessous, augmentez la dose ou changez de semence.',
  'Coat seed with rhizobium inoculant on planting day.': 'Enrobez la semence d’inoculum de rhizobium le jour du semis.',
  'One 100 g packet treats about 10-15 kg of seed; follow the packet.':
    'Un sachet de 100 g traite environ 10 à 15 kg de semence ; suivez le sachet.',
  'Inoculation gave an average of 157 kg/ha extra grain in the savanna trials of 2015-2016.':
    'L’inoculation a donné en moyenne 157 kg/ha de grain en plus dans les essais de savane de 2015-2016.',
  'Drill at 60-75 cm rows, 5-10 cm apart, 40-50 kg/ha.':
    'Semez en lignes à 60–75 cm, 5 à 10 cm entre les graines, 40 à 50 kg/ha.',
  'Plant 2-3 cm deep in moist soil within a day of inoculation.':
    'Semez à 2–3 cm de profondeur en sol humide, dans la journée qui suit l’inoculation.',
  'Jenguma, Afayak 110-115 days; Suong-Pungun early.': 'Jenguma, Afayak 110 à 115 jours ; Suong-Pungun précoce.',
  'Phosphorus at planting: TSP about 150 kg/ha.': 'Phosphore au semis : TSP environ 150 kg/ha.',
  'Put triple super phosphate or a low-nitrogen legume blend in the row at planting.':
    'Mettez au semis, dans la ligne, du superphosphate triple ou un mélange pour légumineuses pauvre en azote.',
  'Little or no nitrogen; the nodules feed the plant.': 'Peu ou pas d’azote ; les nodosités nourrissent le plant.',
  'Keep the field clean until the canopy closes.': 'Gardez le champ propre jusqu’à la fermeture du feuillage.',
  'Weed before flowers open; do not disturb pods.':
    'Sarclez avant l’ouverture des fleurs ; ne dérangez pas les gousses.',
  'Stop before the rows close; later weeding knocks off flowers.':
    'Arrêtez avant que les lignes se ferment ; plus tard, le sarclage fait tomber les fleurs.',
  'Check leaf eaters, pod suckers and rust from flowering.':
    'Cherchez défoliateurs, punaises des gousses et rouille dès la floraison.',
  'Walk weekly; treat only when pods are being lost.':
    'Passez chaque semaine ; ne traitez que si des gousses se perdent.',
  'Harvest at 95 percent brown pods before shattering.': 'Récoltez à 95 % de gousses brunes avant l’égrenage.',
  'Cut plants when most pods are brown and leaves have fallen; thresh within days.':
    'Coupez quand la plupart des gousses sont brunes et les feuilles tombées ; battez en quelques jours.',
  'Delay makes pods shatter.': 'Un retard fait éclater les gousses.',
  'Dry to 11-12 percent; store cool and dry.': 'Séchez à 11–12 % ; stockez au frais et au sec.',
  'Soy seed loses life fast; store seed for next year in hermetic bags in the shade.':
    'La semence de soja perd vite sa vie ; gardez celle de l’an prochain en sacs hermétiques à l’ombre.',
  'Pod-sucking bugs at pod fill do the damage: shake 20 plants over a cloth, and spray only when there are two or more bugs on a metre of row.':
    'Les punaises des gousses font les dégâts au remplissage : secouez 20 plants sur une toile, et ne traitez qu’à partir de deux punaises par mètre de ligne.',
  'Pods fill on the water of four weeks; where it often fails grow an early type such as Suong-Pungun.':
    'Les gousses se remplissent avec l’eau de quatre semaines ; où elle manque souvent, cultivez un type précoce comme Suong-Pungun.',
  'Keep inoculated seed out of dry, hot soil: the bacteria die. Weed early, for a closed stand shades its own soil.':
    'Ne mettez pas la semence inoculée en sol sec et chaud : les bactéries meurent. Sarclez tôt, car un couvert fermé ombre son propre sol.',
  'Take an early type and plant as soon as the rains allow; late soybean makes pods without beans.':
    'Prenez un type précoce et semez dès que les pluies le permettent ; le soja tardif fait des gousses sans graines.',
  'Soybean seed keeps badly in the ground: sow only in wet soil, and test germination again if seed is left over.':
    'La semence de soja se garde mal en terre : ne semez qu’en sol mouillé, et testez de nouveau la germination s’il reste de la semence.',
  'Avoid hollows: seed rots and roots lose their nodules in standing water. Ridge heavy land.':
    'Évitez les creux : la semence pourrit et les racines perdent leurs nodosités dans l’eau stagnante. Billonnez la terre lourde.',
  'Cut when nine pods in ten are brown and before they shatter; dry the plants upright under cover, and thresh on a dry day.':
    'Coupez quand neuf gousses sur dix sont brunes et avant l’égrenage ; séchez les plants debout à l’abri, et battez un jour sec.',
  'Change to an early type of 85-95 days, sow closer, and stop planting after the last day of the plan.':
    'Passez à un type précoce de 85 à 95 jours, semez plus serré, et arrêtez après le dernier jour du plan.',
  'Look for tan spots under the leaves from flowering; rotate, do not sow too thick, and ask the officer before any fungicide.':
    'Cherchez des taches fauves sous les feuilles dès la floraison ; faites une rotation, ne semez pas trop dense, et demandez à l’agent avant tout fongicide.',
  'Dry to 12 percent, keep bags off the floor in the shade, and keep seed for one season only: it loses its life quickly.':
    'Séchez à 12 %, gardez les sacs hors du sol à l’ombre, et la semence une seule saison : elle perd vite sa vie.',
  'Soybean makes cereal striga sprout and die: grow it before maize or sorghum on land that has striga.':
    'Le soja fait germer et mourir le striga des céréales : cultivez-le avant maïs ou sorgho sur une terre à striga.',
  'Asian soybean rust': 'Rouille asiatique du soja',
  'Tan spots, leaf drop': 'Taches fauves, chute des feuilles',
  'First pustules before pod fill': 'Premières pustules avant le remplissage des gousses',
  'Early types, fungicide only at risk': 'Types précoces, fongicide seulement en cas de risque',
  'Pod-sucking bugs': 'Punaises des gousses',
  podding: 'formation des gousses',
  'Shrivelled seed': 'Graines ridées',
  '2 bugs per metre row': '2 punaises par mètre de ligne',
  'Early planting, threshold spray': 'Semis précoce, traitement au seuil',
};
