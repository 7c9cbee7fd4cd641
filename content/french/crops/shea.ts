/** What is said of shea, in French by its English. */
export const sheaTexts: Readonly<Record<string, string>> = {
  'Protect wild trees: fire belts and light pruning.': 'Protégez les arbres sauvages : pare-feu et taille légère.',
  'Clear grass in circles, thin competing trees.': 'Dégagez l’herbe en ronds, éclaircissez les arbres concurrents.',
  'The year is counted from the start of nut fall.': 'L’année se compte depuis le début de la chute des noix.',
  'Gather fallen nuts.': 'Ramassez les noix tombées.',
  'Collect each morning before they sprout; share picking rights.':
    'Ramassez chaque matin avant qu’elles germent ; partagez les droits de cueillette.',
  'Parboil 20-30 minutes, dry 5-7 days, shell and dry kernels to 7 percent.':
    'Ébouillantez 20 à 30 minutes, séchez 5 à 7 jours, décortiquez et séchez les amandes à 7 %.',
  'Boiled and sun-dried kernels keep quality; do not roast in ash.':
    'Les amandes bouillies et séchées au soleil gardent leur qualité ; ne grillez pas dans la cendre.',
  'Watch for mistletoe on shea.': 'Guettez le gui sur le karité.',
  'Cut mistletoe branches in the dry months.': 'Coupez les branches à gui pendant les mois secs.',
  'Look at ten trees spread over the field. Cut branches with mistletoe in the dry months.':
    'Regardez dix arbres répartis dans le champ. Coupez les branches à gui pendant les mois secs.',
  "Women's groups and fire volunteers clear belts in November: late fires kill the flowers.":
    'Groupements de femmes et volontaires du feu nettoient des bandes en novembre : les feux tardifs tuent les fleurs.',
  'Gather each morning, parboil the same day and finish drying under a roof: wet nuts sprout and blacken.':
    'Ramassez chaque matin, ébouillantez le jour même et finissez le séchage sous un toit : les noix mouillées germent et noircissent.',
  'Store kernels at 7 percent in jute sacks on pallets; damp ones grow mould and lose fat.':
    'Stockez les amandes à 7 % en sacs de jute sur palettes ; humides, elles moisissent et perdent leur beurre.',
  Mistletoe: 'Gui',
  'Green tufts in dry season': 'Touffes vertes en saison sèche',
  'Any branch': 'Toute branche',
  'Cut out': 'Couper',
};
