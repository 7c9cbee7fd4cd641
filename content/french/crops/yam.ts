/** What is said of yam, in French by its English. */
export const yamTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: deep, loose, fertile soil after fallow or legume.':
    'Choisissez un bon champ : sol profond, meuble et fertile après jachère ou légumineuse.',
  'Walk the field well before planting. Yam eats the soil; do not repeat on the same field without legume or manure.':
    'Parcourez le champ bien avant la plantation. L’igname épuise le sol ; ne la répétez pas sur le même champ sans légumineuse ni fumier.',
  'Yam eats the soil; do not repeat on the same field without legume or manure.':
    'L’igname épuise le sol ; ne la répétez pas sur le même champ sans légumineuse ni fumier.',
  'Raise mounds or ridges in the dry season.': 'Montez buttes ou billons en saison sèche.',
  'Mound 1.2 m apart with topsoil and residues inside; ridges save soil.':
    'Buttes à 1,2 m d’écart avec terre de surface et résidus à l’intérieur ; les billons épargnent le sol.',
  'Plant 200-500 g setts, cap with straw.': 'Plantez des semenceaux de 200 à 500 g, couvrez de paille.',
  'Plant clean, treated setts on mounds, cap with trash to keep cool; sprouting follows the first rains.':
    'Plantez sur les buttes des semenceaux sains et traités, couvrez de débris pour garder la fraîcheur ; la levée suit la première pluie.',
  'Treat setts in ash or an approved fungicide bath.':
    'Traitez les semenceaux à la cendre ou dans un bain fongicide homologué.',
  'Dormancy breaks late in dry years; capping matters.':
    'La dormance se lève tard les années sèches ; la couverture compte.',
  'Onset of rain brings the vines; staking must be ready.':
    'Le début des pluies fait sortir les lianes ; les tuteurs doivent être prêts.',
  'At onset the vines emerge and need stakes or a trellis.':
    'Au début des pluies les lianes lèvent et veulent des tuteurs ou un treillis.',
  'Trellis with fewer stakes spares trees.': 'Un treillis, avec moins de tuteurs, épargne les arbres.',
  'First weeding at vine emergence.': 'Premier sarclage à la levée des lianes.',
  'Weed as vines rise.': 'Sarclez pendant que les lianes montent.',
  'NPK once the vines are well up.': 'NPK une fois les lianes bien montées.',
  'Ring-place compound fertilizer on moist soil on poor land.':
    'Apportez l’engrais composé en couronne sur sol humide, en terre pauvre.',
  'Watch anthracnose, beetles, nematode galls.': 'Surveillez anthracnose, coléoptères, galles de nématodes.',
  'Stake for airflow, remove black spotted leaves, rotate.':
    'Tuteurez pour aérer, ôtez les feuilles à taches noires, faites tourner les cultures.',
  'Second weeding and re-capping.': 'Deuxième sarclage et nouvelle couverture des buttes.',
  'Weed and top up mounds.': 'Sarclez et rechargez les buttes.',
  'Do not cut the tubers in the mound; pull weeds by hand.':
    'Ne coupez pas les tubercules dans la butte ; arrachez les herbes à la main.',
  'First harvest (milking) for ware, keep the base for seed.':
    'Première récolte (sevrage) pour la consommation ; gardez la base pour les semenceaux.',
  'Cut the ware tuber, cover the root for a second seed tuber.':
    'Coupez le tubercule de consommation, recouvrez la racine pour un deuxième tubercule de semence.',
  'Some farmers take a single harvest, later.': 'Certains agriculteurs font une seule récolte, plus tard.',
  'Cure 4-7 days, store in a barn, shade and air.':
    'Faites cicatriser 4 à 7 jours, stockez en grenier à igname, ombre et air.',
  'Cure at warm humid conditions, tie upright in a barn, remove sprouts and rots weekly.':
    'Faites cicatriser au chaud et humide, attachez debout dans le grenier, ôtez germes et pourris chaque semaine.',
  'Cut the first tubers without hurting the roots; cover the mound again for seed yam.':
    'Coupez les premiers tubercules sans blesser les racines ; recouvrez la butte pour les semenceaux.',
  'Milk early types first: open the side of the mound, cut the tuber below the head, leave the roots and close the mound. The plant forms seed tubers for the next year.':
    'Sevrez d’abord les types précoces : ouvrez le côté de la butte, coupez le tubercule sous la tête, laissez les racines et refermez la butte. Le plant forme les tubercules de semence de l’année suivante.',
  'Mounds dry out fast: keep the straw cap on until the sprout is through, and do not open mounds to look.':
    'Les buttes sèchent vite : gardez la couverture de paille jusqu’à la sortie de la pousse, et n’ouvrez pas les buttes pour regarder.',
  'Setts rot in wet mounds: build them higher, and cut a drain on the lower side of the field.':
    'Les semenceaux pourrissent dans les buttes mouillées : montez-les plus haut, et ouvrez une rigole au bas du champ.',
  'Lift without wounds on a dry day, cure tubers four to seven days in shade, and never pile wet ones.':
    'Arrachez sans blessures un jour sec, faites cicatriser les tubercules quatre à sept jours à l’ombre, et n’entassez jamais des tubercules mouillés.',
  'Put a thick straw or leaf cap on each mound: the heat of February and March kills setts before the rains.':
    'Mettez une épaisse couverture de paille ou de feuilles sur chaque butte : la chaleur de février et mars tue les semenceaux avant les pluies.',
  'Setts planted dry wait under their cap. Replace rotten ones with pre-sprouted setts when the rains come.':
    'Les semenceaux plantés à sec attendent sous leur couverture. Remplacez les pourris par des prégermés quand les pluies viennent.',
  'Sort out wounded tubers before the barn, cure the rest, and look through the barn every fortnight.':
    'Écartez les tubercules blessés avant le grenier, faites cicatriser les autres, et visitez le grenier tous les quinze jours.',
  'Plant clean setts dusted with ash or an approved treatment, rotate three years, and stake the vines so that leaves dry.':
    'Plantez des semenceaux sains poudrés de cendre ou d’un traitement homologué, trois ans de rotation, et tuteurez les lianes pour que les feuilles sèchent.',
  'Anthracnose, beetles, nematodes': 'Anthracnose, coléoptères, nématodes',
  'vines to bulking': 'des lianes au grossissement',
  'Black leaf spots, galls': 'Taches noires sur les feuilles, galles',
  '5 percent leaf area or galls': '5 % de la surface des feuilles ou des galles',
  'Stake, rotation, clean setts': 'Tuteurage, rotation, semenceaux sains',
};
