/** What is said of citrus, in French by its English. */
export const citrusTexts: Readonly<Record<string, string>> = {
  'Prune after the harvest, take out dead wood and mistletoe.': 'Taillez après la récolte, ôtez bois mort et gui.',
  'Open the tree for light and air, cut spotted twigs, and paint large cuts.':
    'Ouvrez l’arbre à la lumière et à l’air, coupez les rameaux tachés, et badigeonnez les grandes plaies.',
  'Clean tools between trees.': 'Nettoyez les outils d’un arbre à l’autre.',
  'Weed the ring and slash between rows in the early rains.':
    'Désherbez le rond et fauchez entre les lignes aux premières pluies.',
  'Keep a clean ring of the width of the crown and a low cover between the rows.':
    'Gardez un rond propre de la largeur de la couronne et une couverture basse entre les lignes.',
  'Never hoe deep: feeding roots are shallow.':
    'Ne binez jamais profond : les racines nourricières sont superficielles.',
  'Fertilizer in the ring when the soil is moist.': 'Engrais dans le rond quand le sol est humide.',
  'Spread the compound fertilizer under the edge of the crown and cover it lightly.':
    'Épandez l’engrais composé sous le bord de la couronne et couvrez-le légèrement.',
  'Two doses on sandy soil.': 'Deux doses sur sol sableux.',
  'Watch fruit from fruit set: leaf and fruit spot, fruit flies.':
    'Surveillez les fruits dès la nouaison : cercosporiose des feuilles et fruits, mouches des fruits.',
  'Copper from fruit set through the wet weeks where spot was seen last year; traps as fruit colours.':
    'Cuivre de la nouaison à la fin des semaines humides où des taches ont été vues l’an dernier ; pièges quand les fruits se colorent.',
  'Pick up fallen fruit each week.': 'Ramassez les fruits tombés chaque semaine.',
  'Slash again before the second rains and mulch the ring.':
    'Fauchez de nouveau avant les secondes pluies et paillez le rond.',
  'Cut fire belts before the dry months.': 'Coupez des pare-feu avant les mois secs.',
  'Pick the fruit of the main crop when it is ripe.': 'Cueillez les fruits de la grande récolte quand ils sont mûrs.',
  'Clip with a short stalk when colour and taste are right; dry skins only, into crates.':
    'Coupez avec un court pédoncule quand couleur et goût sont bons ; peaux sèches seulement, en caisses.',
  'Oranges stay green outside in the lowlands: taste them.':
    'Les oranges restent vertes dehors dans les basses terres : goûtez-les.',
  'Sort, keep in the shade, sell within two weeks.': 'Triez, gardez à l’ombre, vendez en deux semaines.',
  'Sort out wounded and spotted fruit, keep crates cool and airy.':
    'Écartez les fruits blessés et tachés, gardez les caisses au frais et à l’air.',
  'Wash only fruit that is sold the same day.': 'Ne lavez que les fruits vendus le jour même.',
  'Weed the ring in the second rains.': 'Désherbez le rond aux secondes pluies.',
  'Keep a clean ring and mulch it before the dry season.': 'Gardez un rond propre et paillez-le avant la saison sèche.',
  'Water young trees, watch flowers and young fruit.': 'Arrosez les jeunes arbres, surveillez fleurs et jeunes fruits.',
  'The small crop sets in the second rains; copper where leaf spot is bad.':
    'La petite récolte noue aux secondes pluies ; cuivre où la cercosporiose est forte.',
  'Pick the fruit of the smaller crop when it is ripe.':
    'Cueillez les fruits de la petite récolte quand ils sont mûrs.',
  'Pick between showers on dry skins.': 'Cueillez entre les averses, peaux sèches.',
  'Prices are better than in the main crop.': 'Les prix sont meilleurs qu’à la grande récolte.',
  'Rain at this harvest: sort daily, sell quickly.': 'Il pleut à cette récolte : triez chaque jour, vendez vite.',
  'Keep a clean ring and a 5 m belt by November: scorched bark lets gum disease in.':
    'Gardez un rond propre et une bande de 5 m avant novembre : une écorce brûlée laisse entrer la gommose.',
  'Cut out spotted twigs after harvest, pick up fallen leaves and fruit, and spray approved copper from fruit set through the rains; do not carry fruit or seedlings from sick orchards.':
    'Coupez les rameaux tachés après la récolte, ramassez feuilles et fruits tombés, et traitez au cuivre homologué de la nouaison à la fin des pluies ; ne portez ni fruits ni plants venus de vergers malades.',
  "Mulch from the trunk's edge to the drip line, and water young trees each week; do not feed dry soil.":
    'Paillez du bord du tronc à l’aplomb de la couronne, et arrosez les jeunes arbres chaque semaine ; ne fertilisez pas un sol sec.',
  'Hang protein baits as the fruit colours, pick up fallen oranges weekly and bury them half a metre deep.':
    'Pendez des appâts protéinés quand les fruits se colorent, ramassez chaque semaine les oranges tombées et enterrez-les à un demi-mètre.',
  'Clip fruit when the dew and rain have dried: wet skins burst and rot in the heap.':
    'Coupez les fruits quand rosée et pluie ont séché : les peaux mouillées éclatent et pourrissent dans le tas.',
  'Prop laden branches, and plant a wind break: wind-rubbed fruit gets spots and low prices.':
    'Étayez les branches chargées, et plantez un brise-vent : les fruits frottés par le vent se tachent et se vendent mal.',
  'Angular leaf and fruit spot (Pseudocercospora angolensis)':
    'Cercosporiose des feuilles et des fruits (Pseudocercospora angolensis)',
  'fruit set to ripening': 'de la nouaison à la maturité',
  'Round brown leaf spots with yellow ring, sunken fruit spots, fruit drop':
    'Taches foliaires rondes et brunes à anneau jaune, taches creuses sur fruits, chute des fruits',
  'First spots on young fruit': 'Premières taches sur les jeunes fruits',
  'Prune and open trees, remove fallen fruit and leaves, copper from fruit set':
    'Tailler et ouvrir les arbres, ôter fruits et feuilles tombés, cuivre dès la nouaison',
  'Fruit flies (Bactrocera dorsalis, Ceratitis)': 'Mouches des fruits (Bactrocera dorsalis, Ceratitis)',
  'Soft spots with a sting, fallen fruit': 'Taches molles avec piqûre, fruits tombés',
  'Protein bait, collect and bury fallen fruit, harvest on time':
    'Appât protéiné, ramasser et enterrer les fruits tombés, récolter à temps',
};
