/** What is said of tomato, in French by its English. */
export const tomatoTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: well-drained loam near water.': 'Choisissez un bon champ : limon bien drainé près de l’eau.',
  'Sow the nursery; 150-250 g seed per hectare.': 'Semez la pépinière ; 150 à 250 g de semence par hectare.',
  'Transplant at 75 x 45 cm, deep, in the evening.': 'Repiquez à 75 x 45 cm, profond, le soir.',
  'NPK 15-15-15 about 250-300 kg/ha.': 'NPK 15-15-15 environ 250 à 300 kg/ha.',
  'NPK 15-15-15 about 250-300 kg/ha. Feed the crop early so that roots and leaves build up fast. Apply beside the plant on moist soil and cover.':
    'NPK 15-15-15 environ 250 à 300 kg/ha. Nourrissez la culture tôt pour que racines et feuilles se forment vite. Apportez à côté du plant sur sol humide et couvrez.',
  'Watch late blight, fruit borer, whitefly and Tuta; remove sick leaves and bored fruit.':
    'Surveillez mildiou, foreur des fruits, mouche blanche et Tuta ; ôtez feuilles malades et fruits percés.',
  'Watch late blight, fruit borer, whitefly and Tuta; remove sick leaves and bored fruit. Walk the field each week and check plants for pests and diseases.':
    'Surveillez mildiou, foreur des fruits, mouche blanche et Tuta ; ôtez feuilles malades et fruits percés. Parcourez le champ chaque semaine et cherchez ravageurs et maladies sur les plants.',
  'Sulphate of ammonia about 125 kg/ha with potash at flowering.':
    'Sulfate d’ammoniaque environ 125 kg/ha avec de la potasse à la floraison.',
  'Sulphate of ammonia about 125 kg/ha with potash at flowering. Give the second feed when the crop is growing fastest. Apply on moist soil after weeding and cover.':
    'Sulfate d’ammoniaque environ 125 kg/ha avec de la potasse à la floraison. Donnez le deuxième apport quand la culture pousse le plus vite. Apportez sur sol humide après sarclage et couvrez.',
  'Pick every 3-4 days at breaker stage for distant markets; reject wet picking.':
    'Cueillez tous les 3 à 4 jours au stade tournant pour les marchés lointains ; pas de cueillette mouillée.',
  'Sort in shade, pack in crates not baskets; no wet fruit.':
    'Triez à l’ombre, emballez en caisses et non en paniers ; pas de fruits mouillés.',
  'Move to land that had maize or rice for three years; dig out wilted plants with their soil. Graft on a resistant rootstock where it is known.':
    'Passez à une terre qui a porté maïs ou riz pendant trois ans ; arrachez les plants flétris avec leur terre. Greffez sur un porte-greffe résistant où il est connu.',
  'Water evenly, a little each day rather than much at once: dry and wet in turn gives black fruit ends.':
    'Arrosez régulièrement, un peu chaque jour plutôt que beaucoup d’un coup : l’alternance de sec et de mouillé donne des fruits à bout noir.',
  'Sow the nursery under shade and water by hand; transplant only after two good rains.':
    'Semez la pépinière à l’ombre et arrosez à la main ; ne repiquez qu’après deux bonnes pluies.',
  'Transplant on raised beds, open the drains before storms, and do not walk between wet plants.':
    'Repiquez sur planches surélevées, ouvrez les drains avant les orages, et ne marchez pas entre les plants mouillés.',
  'Pick at first colour before a wet spell: ripe fruit cracks and rots in rain. Sell from crates, not baskets.':
    'Cueillez à la première couleur avant une période humide : les fruits mûrs se fendent et pourrissent sous la pluie. Vendez en caisses, non en paniers.',
  'Fruit sets badly above about 35 °C: let flowering fall outside March and April, mulch, and water in the evening.':
    'Les fruits nouent mal au-dessus d’environ 35 °C : faites tomber la floraison hors de mars et avril, paillez, et arrosez le soir.',
  'Protect leaves before a run of cool wet days, take off the lowest leaves, and do not work between wet plants.':
    'Protégez les feuilles avant une suite de jours frais et humides, ôtez les feuilles les plus basses, et ne travaillez pas entre les plants mouillés.',
  'Hold seedlings back in wider-spaced nurseries rather than plant old, tall ones; resow if they pass six weeks.':
    'Retenez les plants en pépinière plus espacée plutôt que de planter vieux et hauts ; ressemez s’ils dépassent six semaines.',
  'Stake and tie before storms come.': 'Tuteurez et attachez avant les orages.',
  'Hang pheromone traps, pick bored and mined fruit weekly and bury it, and net the nursery against whitefly.':
    'Pendez des pièges à phéromone, cueillez chaque semaine les fruits percés et minés et enterrez-les, et mettez la pépinière sous filet contre la mouche blanche.',
  'Late blight (Phytophthora infestans)': 'Mildiou (Phytophthora infestans)',
  'Water-soaked leaf edges, white down': 'Bords de feuilles comme mouillés, duvet blanc',
  'First spots on leaves in cool wet weeks': 'Premières taches sur les feuilles les semaines fraîches et humides',
  'Spacing, sanitation, protectant': 'Espacement, hygiène, fongicide de protection',
  'Tuta absoluta': 'Tuta absoluta',
  'Mines in leaves and fruit': 'Mines dans feuilles et fruits',
  'Fresh mines on leaves or holes in fruit: look at 5 × 20 plants':
    'Mines fraîches sur les feuilles ou trous dans les fruits : regarder 5 × 20 plants',
  'Traps, fruit removal, Bt': 'Pièges, enlèvement des fruits, Bt',
  'Fruit worm': 'Ver du fruit',
  'Bored fruit': 'Fruits percés',
  '5 percent fruit': '5 % des fruits',
  'Pick off, Bt': 'Ramasser, Bt',
  'Sudden wilt, slime in water': 'Flétrissement soudain, mucus dans l’eau',
  'Rotation, graft, drainage': 'Rotation, greffage, drainage',
  'Tomato yellow leaf curl': 'Enroulement jaune des feuilles de tomate',
  'Curled leaves': 'Feuilles enroulées',
  'Net nursery, tolerant types': 'Pépinière sous filet, types tolérants',
};
