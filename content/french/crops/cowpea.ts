/** What is said of cowpea, in French by its English. */
export const cowpeaTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: well-drained sandy loam, not after cowpea.':
    'Choisissez un bon champ : limon sableux bien drainé, pas après niébé.',
  'Walk the field well before planting. Cowpea hates waterlogging; rotate after maize or millet.':
    'Parcourez le champ bien avant le semis. Le niébé craint l’engorgement ; alternez après maïs ou mil.',
  'Cowpea hates waterlogging; rotate after maize or millet.':
    'Le niébé craint l’engorgement ; alternez après maïs ou mil.',
  'Plough and harrow, or no-till into slashed cover.':
    'Labourez et hersez, ou semez sans labour dans le couvert fauché.',
  'One pass, or no-till on the minor season in the south.': 'Un passage, ou sans labour à la petite saison au sud.',
  'Inoculation is optional; use a Bradyrhizobium product for cowpea if sold near you.':
    'L’inoculation est facultative ; prenez un produit Bradyrhizobium pour niébé s’il se vend près de vous.',
  'Plant so pods ripen in dry weather; 60 x 20 cm.': 'Semez pour que les gousses mûrissent par temps sec ; 60 x 20 cm.',
  'Two seeds per hill 3-5 cm deep at 60 x 20 cm for erect types (20-25 kg/ha).':
    'Deux graines par poquet à 3–5 cm de profondeur, à 60 x 20 cm pour les types érigés (20 à 25 kg/ha).',
  'Time the crop backwards from the dry weeks, so that pods dry in clear weather.':
    'Comptez à rebours depuis les semaines sèches, pour que les gousses sèchent par beau temps.',
  'Where there are two rainy seasons it is planted in both.': 'Où il y a deux saisons des pluies, il se sème aux deux.',
  'Phosphorus: TSP about 150 kg/ha, no top nitrogen.': 'Phosphore : TSP environ 150 kg/ha, pas d’azote en couverture.',
  'Band phosphorus near the row at planting or within a week.':
    'Localisez le phosphore en bande près de la ligne au semis ou dans la semaine.',
  'Clean fields also mean fewer insects hiding.': 'Un champ propre cache aussi moins d’insectes.',
  'Scout at bud, flower and pod set; two to three protective sprays are usual in the north.':
    'Surveillez au bouton, à la fleur et à la formation des gousses ; deux à trois traitements de protection sont d’usage au nord.',
  'Check for aphids in the first month, thrips in buds, Maruca larvae in flowers, pod bugs later. Treat at bud and flower stage only when present.':
    'Cherchez les pucerons le premier mois, les thrips dans les boutons, les larves de Maruca dans les fleurs, puis les punaises des gousses. Ne traitez aux stades bouton et fleur que s’il y en a.',
  'Bio-pesticides (neem, Bt, Maruca virus) spare bees and natural enemies.':
    'Les biopesticides (neem, Bt, virus de Maruca) épargnent abeilles et ennemis naturels.',
  'Wear gloves, mask and long sleeves.': 'Portez gants, masque et manches longues.',
  'Weed once more before flower buds show.': 'Sarclez encore une fois avant les boutons floraux.',
  'Do not weed while plants flower; pull striga before it flowers.':
    'Ne sarclez pas pendant la floraison ; arrachez le striga avant sa floraison.',
  'Pick dry pods over 2-3 pickings.': 'Cueillez les gousses sèches en 2 à 3 passages.',
  'Pick when pods are dry and brown; hulling is easier after one day of sun.':
    'Cueillez quand les gousses sont sèches et brunes ; l’écossage est plus facile après un jour de soleil.',
  'Sun or heat-treat and store in triple bags.': 'Exposez au soleil ou chauffez, et stockez en sacs triples.',
  'Dry to 12 percent, kill weevils by solar heating (about 57 C for one hour on black plastic), then double or triple bag airtight.':
    'Séchez à 12 %, tuez les bruches par chauffage solaire (environ 57 °C pendant une heure sur plastique noir), puis ensachez hermétiquement en double ou triple sac.',
  'Hermetic bags need no chemicals.': 'Les sacs hermétiques n’ont besoin d’aucun produit.',
  'Look under the leaves and on the tips from the second week. Pull the first plants with curled leaves; use neem where a tenth of plants have colonies, and spare ladybirds.':
    'Regardez sous les feuilles et aux sommets dès la deuxième semaine. Arrachez les premiers plants aux feuilles enroulées ; prenez du neem où un dixième des plants portent des colonies, et épargnez les coccinelles.',
  'Two sprays on time, at flower bud and at first pods, give more than three late ones. Count larvae in the flowers first.':
    'Deux traitements à temps, au bouton floral et aux premières gousses, donnent plus que trois tardifs. Comptez d’abord les larves dans les fleurs.',
  'Seedlings survive two dry weeks; do not spray or feed wilted plants. Earliest weeding keeps the water for the crop.':
    'Les plantules survivent à deux semaines sèches ; ne traitez ni ne fertilisez des plants flétris. Le sarclage le plus précoce garde l’eau à la culture.',
  'Cowpea of 60-70 days is the safest crop for what is left of a short season.':
    'Le niébé de 60 à 70 jours est la culture la plus sûre pour ce qui reste d’une saison courte.',
  "Sow when the soil is wet to a hand's depth; the seed is large and rots in soil that dries out again.":
    'Semez quand le sol est mouillé à une main de profondeur ; la graine est grosse et pourrit dans un sol qui sèche de nouveau.',
  'Cowpea dies in wet feet: take sandy, sloping land or ridges, never the valley bottom.':
    'Le niébé meurt les pieds dans l’eau : prenez une terre sableuse en pente ou des billons, jamais le bas-fond.',
  'Time planting so that pods dry in clear weather; pick dry pods every few days, and dry them again on a cloth before threshing.':
    'Réglez le semis pour que les gousses sèchent par beau temps ; cueillez les gousses sèches tous les quelques jours, et séchez-les encore sur une toile avant battage.',
  'Late rains suit cowpea: sow a 60-65 day type up to mid-August in the north, and mid-September in the south.':
    'Les pluies tardives conviennent au niébé : semez un type de 60 à 65 jours jusqu’à la mi-août au nord, et la mi-septembre au sud.',
  'Bruchids come in with the pods: dry well, and put the grain into hermetic bags in the week of threshing. Leave them shut for two months.':
    'Les bruches arrivent avec les gousses : séchez bien, et mettez le grain en sacs hermétiques la semaine du battage. Laissez-les fermés deux mois.',
  'Where Striga gesnerioides grows on cowpea, plant resistant types such as Songotra, Zaayura or Wang-Kae.':
    'Où Striga gesnerioides pousse sur le niébé, semez des types résistants comme Songotra, Zaayura ou Wang-Kae.',
  'Maruca, thrips and pod bugs': 'Maruca, thrips et punaises des gousses',
  'bud to pod': 'du bouton à la gousse',
  'Rotten flowers, shrivelled pods': 'Fleurs pourries, gousses ridées',
  '2 larvae per 20 flowers or 5 bugs per 10 m row': '2 larves pour 20 fleurs ou 5 punaises pour 10 m de ligne',
  '2-3 timed sprays, bio-pesticides, resistant types': '2 à 3 traitements à temps, biopesticides, types résistants',
  'Cowpea aphid': 'Puceron du niébé',
  'Curled leaves, ants': 'Feuilles enroulées, fourmis',
  '10 percent plants with colonies': '10 % des plants avec des colonies',
  'Early planting, neem, resistant types': 'Semis précoce, neem, types résistants',
  'Striga gesnerioides': 'Striga gesnerioides',
  'Pale plants, striga shoots': 'Plants pâles, pousses de striga',
  'First shoots': 'Premières pousses',
  'Resistant types such as Songotra': 'Types résistants comme Songotra',
  'Web blight': 'Rhizoctone foliaire',
  'Round red-brown spots that run together': 'Taches rondes brun-rouge qui se rejoignent',
  'Wide spacing, rotation': 'Semis espacé, rotation',
  'Foliage beetle': 'Chrysomèle des feuilles',
  'Shot holes, stripped seedlings': 'Feuilles criblées, plantules dépouillées',
  '30 percent leaf loss': '30 % de feuilles perdues',
  'Timely planting, targeted spray': 'Semis à temps, traitement ciblé',
};
