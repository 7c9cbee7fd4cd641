/** What is said of cashew, in French by its English. */
export const cashewTexts: Readonly<Record<string, string>> = {
  'Weed, prune and make fire belts after harvest.': 'Désherbez, taillez et faites des pare-feu après la récolte.',
  'Keep a weed-free circle for nut collection and a 5 m fire belt.':
    'Gardez un rond sans herbes pour le ramassage des noix et un pare-feu de 5 m.',
  'Weeding in the rains; sow cover.': 'Désherbage pendant les pluies ; semez une couverture.',
  'Weeding in the rains; sow cover. Slash between the trees and clean the rings.':
    'Désherbage pendant les pluies ; semez une couverture. Fauchez entre les arbres et nettoyez les ronds.',
  'NPK to young trees in the rains.': 'NPK aux jeunes arbres pendant les pluies.',
  'Ring-apply on moist soil.': 'Apportez en couronne sur sol humide.',
  'Late-rain weeding before flowering.': 'Désherbage de fin de pluies avant la floraison.',
  'Late-rain weeding before flowering. Slash between the trees and clean the rings.':
    'Désherbage de fin de pluies avant la floraison. Fauchez entre les arbres et nettoyez les ronds.',
  'Flowering: watch stem bug and anthracnose.': 'Floraison : surveillez punaise des tiges et anthracnose.',
  'Remove dead twigs; protect flowering in misty years.':
    'Ôtez les rameaux morts ; protégez les fleurs les années de brume.',
  'Pick fallen nuts weekly.': 'Ramassez chaque semaine les noix tombées.',
  'Collect, twist off, dry 2-3 days on mats, sort.':
    'Ramassez, détachez par torsion, séchez 2 à 3 jours sur nattes, triez.',
  'Dry to 8-9 percent, jute bags.': 'Séchez à 8–9 %, sacs de jute.',
  'Do not mix green nuts.': 'Ne mêlez pas de noix vertes.',
  'Prune for air after harvest, cut out black twigs, and protect the flowers where mist or rain falls on them.':
    'Taillez pour aérer après la récolte, coupez les rameaux noirs, et protégez les fleurs où brume ou pluie tombent dessus.',
  'Slash under the trees and cut a 5 m belt by November: one fire costs two harvests.':
    'Fauchez sous les arbres et coupez une bande de 5 m avant novembre : un feu coûte deux récoltes.',
  'Feed young trees only in wet soil, and mulch the ring; grown trees need no water.':
    'Ne fertilisez les jeunes arbres qu’en sol mouillé, et paillez le rond ; les arbres adultes n’ont pas besoin d’eau.',
  'Gather fallen nuts every day or two when it rains, and dry them on raised mats: wet nuts sprout and spot.':
    'Ramassez les noix tombées chaque jour ou tous les deux jours quand il pleut, et séchez-les sur nattes surélevées : les noix mouillées germent et se tachent.',
  'Dry nuts two or three days until the kernel rattles, then bag in jute, never in plastic.':
    'Séchez les noix deux ou trois jours jusqu’à ce que l’amande sonne, puis ensachez en jute, jamais en plastique.',
  'Tea mosquito bug': 'Punaise du thé (Helopeltis)',
  'flushing to flowering': 'de la poussée de feuilles à la floraison',
  'Black lesions on flush': 'Lésions noires sur les jeunes pousses',
  'Fresh damage': 'Dégâts frais',
  'Prune, spray at flush': 'Taille, traitement à la poussée',
  'Black flower': 'Fleurs noires',
  'Wet flowering week': 'Semaine de floraison humide',
  'Prune, protectant': 'Taille, fongicide de protection',
};
