/** What is said of mango, in French by its English. */
export const mangoTexts: Readonly<Record<string, string>> = {
  'Prune after harvest, remove dead wood.': 'Taillez après la récolte, ôtez le bois mort.',
  'Open the centre for light; protect wounds.': 'Ouvrez le centre à la lumière ; protégez les plaies.',
  'Fertilizer after the harvest flush.': 'Engrais après la poussée qui suit la récolte.',
  'NPK and potash in the circle.': 'NPK et potasse dans le rond.',
  'Weeding and mulch in the rains.': 'Désherbage et paillage pendant les pluies.',
  'Weeding and mulch in the rains. Slash between the trees and clean the rings.':
    'Désherbage et paillage pendant les pluies. Fauchez entre les arbres et nettoyez les ronds.',
  'Flowering: watch anthracnose and fruit fly traps.':
    'Floraison : surveillez anthracnose et pièges à mouches des fruits.',
  'Traps and weekly fallen-fruit burial; avoid export gaps.':
    'Pièges, et enterrement chaque semaine des fruits tombés ; évitez les trous d’exportation.',
  'Second weeding. Slash between the trees and clean the rings.':
    'Deuxième désherbage. Fauchez entre les arbres et nettoyez les ronds.',
  'Main harvest: pick mature fruit.': 'Grande récolte : cueillez les fruits à maturité.',
  'Harvest with stalk, no sap on skin, shade at once.':
    'Cueillez avec le pédoncule, sans sève sur la peau, à l’ombre aussitôt.',
  'Cool and pack the same day.': 'Refroidissez et emballez le jour même.',
  'Wash, sort, cool if export.': 'Lavez, triez, refroidissez pour l’exportation.',
  'Flowering for the minor crop: watch anthracnose and fruit fly traps.':
    'Floraison de la petite récolte : surveillez anthracnose et pièges à mouches des fruits.',
  'Minor harvest: pick mature fruit.': 'Petite récolte : cueillez les fruits à maturité.',
  'Prune after harvest, pick up fallen twigs and fruit, and spray approved copper before the flowers open when rain or mist is about.':
    'Taillez après la récolte, ramassez rameaux et fruits tombés, et traitez au cuivre homologué avant l’ouverture des fleurs quand pluie ou brume menacent.',
  'Plant clean seedlings and a wind break, cut spotted twigs in dry weather, spray approved copper from fruit set through the rains, and do not work in wet trees.':
    'Plantez des plants sains et un brise-vent, coupez les rameaux tachés par temps sec, traitez au cuivre homologué de la nouaison à la fin des pluies, et ne travaillez pas dans les arbres mouillés.',
  'Keep a clean ring and a fire belt by November: mango bark burns through easily.':
    'Gardez un rond propre et un pare-feu avant novembre : l’écorce du manguier brûle facilement.',
  'Feed only in moist soil after harvest. A dry spell before flowering is good: do not water then.':
    'Ne fertilisez qu’en sol humide après la récolte. Une séquence sèche avant la floraison est bonne : n’arrosez pas alors.',
  'Hang methyl-eugenol and protein traps, pick up fallen fruit weekly, and bury it half a metre deep or keep it in closed black bags.':
    'Pendez des pièges au méthyl-eugénol et aux protéines, ramassez chaque semaine les fruits tombés, et enterrez-les à un demi-mètre ou gardez-les en sacs noirs fermés.',
  "Pick mature fruit before rain with a stalk of a finger's length, let the sap drain, and keep it in the shade.":
    'Cueillez avant la pluie les fruits à maturité avec un pédoncule long d’un doigt, laissez couler la sève, et gardez-les à l’ombre.',
  'Fruit flies (Bactrocera dorsalis)': 'Mouches des fruits (Bactrocera dorsalis)',
  'Rotting soft fruit': 'Fruits mous et pourris',
  'Traps, sanitation, early harvest': 'Pièges, hygiène, récolte précoce',
  'flowering to ripening': 'de la floraison à la maturité',
  'Black spots': 'Taches noires',
  'Wet flowering': 'Floraison humide',
  'Prune, copper before flowering': 'Taille, cuivre avant la floraison',
  'Bacterial black spot (Xanthomonas citri pv. mangiferaeindicae)':
    'Bactériose à taches noires (Xanthomonas citri pv. mangiferaeindicae)',
  'flush to ripening': 'de la poussée de feuilles à la maturité',
  'Angular black raised leaf spots, star-shaped cracks in fruit with gum':
    'Taches foliaires noires, angulaires et en relief, fentes en étoile dans les fruits avec gomme',
  'First spots on young fruit or leaves': 'Premières taches sur jeunes fruits ou feuilles',
  'Clean seedlings, wind breaks, prune spotted twigs in dry weather, copper from fruit set through the rains, clean tools':
    'Plants sains, brise-vent, taille des rameaux tachés par temps sec, cuivre de la nouaison à la fin des pluies, outils propres',
};
