/** What is said of cocoyam, in French by its English. */
export const cocoyamTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: shaded moist forest soil.': 'Choisissez un bon champ : sol de forêt ombragé et humide.',
  'Walk the field well before planting. Likes shade and humus; not open drained land.':
    'Parcourez le champ bien avant la plantation. Aime l’ombre et l’humus ; pas de terre découverte et drainée.',
  'Likes shade and humus; not open drained land.': 'Aime l’ombre et l’humus ; pas de terre découverte et drainée.',
  'Slash and clear lightly under shade trees.': 'Fauchez et défrichez légèrement sous les arbres d’ombrage.',
  'Keep shade trees and mulch.': 'Gardez les arbres d’ombrage et le paillis.',
  'Plant setts 1 m x 1 m.': 'Plantez les semenceaux à 1 m x 1 m.',
  'Use clean cormels or setts 100-150 g.': 'Prenez des cormelles ou semenceaux sains de 100 à 150 g.',
  'Rotate; the crop carries root rot in the soil.':
    'Faites une rotation ; la culture porte la pourriture des racines dans le sol.',
  'First weeding; mulch in the rows.': 'Premier sarclage ; paillez les lignes.',
  'Mulch in the rows.': 'Paillez les lignes.',
  'Watch for root rot blight and taro beetle.': 'Surveillez la pourriture des racines et le coléoptère du taro.',
  'Rogue yellow, rotting plants and rest the land.':
    'Arrachez les plants jaunes et pourris et laissez reposer la terre.',
  'Weed again before the leaves meet. Clear the second flush of weeds and earth up where the crop needs support.':
    'Sarclez de nouveau avant que les feuilles se rejoignent. Enlevez la deuxième levée d’herbes et buttez où la culture a besoin d’appui.',
  'Do not wound the cormels; pull weeds by hand near the plants.':
    'Ne blessez pas les cormelles ; arrachez à la main les herbes près des plants.',
  'Harvest when leaves yellow.': 'Récoltez quand les feuilles jaunissent.',
  'Lift on dry days and avoid wounds.': 'Arrachez les jours secs et évitez les blessures.',
  'Store cormels in moist sand or shade; process surplus.':
    'Stockez les cormelles dans du sable humide ou à l’ombre ; transformez le surplus.',
  'Keep whole, dry cormels in a shaded, airy place and take out soft ones each week.':
    'Gardez des cormelles entières et sèches dans un lieu ombragé et aéré et ôtez les molles chaque semaine.',
  'Cocoyam wilts soon: keep plantain or tree shade over it, and mulch the mounds thickly.':
    'Le taro flétrit vite : gardez-lui l’ombre de plantains ou d’arbres, et paillez épais les buttes.',
  'Setts in dry soil are eaten by termites: plant pieces with a live bud when the mulch beneath is moist.':
    'En sol sec, les termites mangent les semenceaux : plantez des morceaux à bourgeon vivant quand le dessous du paillis est humide.',
  'Root rot follows every flooding: keep off heavy bottoms, and plant on mounds in moist forest soil.':
    'La pourriture des racines suit chaque inondation : évitez les bas-fonds lourds, et plantez sur buttes en sol de forêt humide.',
  'Break off only ripe cormels and leave the plant; carry them dry, and do not wash before storing.':
    'Ne détachez que les cormelles mûres et laissez le plant ; portez-les sèches, et ne les lavez pas avant stockage.',
  'Plant under existing shade as soon as it is wet, up to June; later plants make few cormels.':
    'Plantez sous l’ombre existante dès que c’est humide, jusqu’en juin ; plus tard, les plants font peu de cormelles.',
  'Take clean setts from healthy plants, change the land every two years, and dig out yellowing plants with their soil.':
    'Prenez des semenceaux sains sur des plants sains, changez de terre tous les deux ans, et arrachez les plants jaunissants avec leur terre.',
  'Cocoyam root rot blight': 'Pourriture des racines du taro',
  growth: 'croissance',
  'Yellowing, rot': 'Jaunissement, pourriture',
  'Rotate, drain, rogue': 'Rotation, drainage, arrachage des malades',
};
