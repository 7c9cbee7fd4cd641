/** What is said of pineapple, in French by its English. */
export const pineappleTexts: Readonly<Record<string, string>> = {
  'Pick sandy loam that drains, on a gentle slope.': 'Choisissez un limon sableux qui se draine, en pente douce.',
  'Pineapple dies in standing water. Leave out heavy land and fields that had mealybug wilt.':
    'L’ananas meurt dans l’eau stagnante. Laissez les terres lourdes et les champs qui ont eu le wilt à cochenilles.',
  'Ask the buyer which type he takes: MD2 or Sugar Loaf.':
    'Demandez à l’acheteur quel type il prend : MD2 ou Sugar Loaf.',
  'Plough, harrow and ridge across the slope.': 'Labourez, hersez et billonnez en travers de la pente.',
  'Make beds 20-25 cm high, with plastic mulch where it pays.':
    'Faites des planches hautes de 20 à 25 cm, avec paillage plastique où il paie.',
  'Drains every 20 m.': 'Un drain tous les 20 m.',
  'Plant graded, treated suckers of one size.': 'Plantez des rejets calibrés et traités, d’une même taille.',
  'Sort suckers by weight so that a block can be forced together; dip, dry, and plant upright.':
    'Triez les rejets par poids pour induire un bloc d’un coup ; trempez, séchez, et plantez droit.',
  'Small suckers take two to three months longer.': 'Les petits rejets prennent deux à trois mois de plus.',
  'Look for wilted red plants and ants every month.': 'Cherchez chaque mois plants rouges flétris et fourmis.',
  'Pull plants with mealybug wilt and their neighbours, and control the ants; pull plants with soft hearts.':
    'Arrachez les plants atteints de wilt à cochenilles et leurs voisins, et luttez contre les fourmis ; arrachez les plants au cœur mou.',
  'Only products the buyer allows.': 'Seulement les produits que l’acheteur permet.',
  'Weed by hand close to the plants.': 'Sarclez à la main près des plants.',
  'Plastic mulch saves two weedings.': 'Le paillage plastique épargne deux sarclages.',
  'First fertilizer into the lower leaf axils or the soil.':
    'Premier engrais à l’aisselle des feuilles basses ou dans le sol.',
  'Feed on moist soil; leaves must be dry when granules are dropped into the axils.':
    'Fertilisez sur sol humide ; les feuilles doivent être sèches quand les granulés tombent aux aisselles.',
  'Small doses every two to three months are better than one.':
    'De petites doses tous les deux à trois mois valent mieux qu’une seule.',
  'Weed before the crop closes.': 'Sarclez avant que la culture se ferme.',
  'Tall weeds shade the plant and hide ants.': 'Les hautes herbes ombrent le plant et cachent les fourmis.',
  'Second fertilizer with potash.': 'Deuxième engrais avec potasse.',
  'Nitrogen and potash before the dry season.': 'Azote et potasse avant la saison sèche.',
  'Potash sweetens the fruit.': 'La potasse sucre le fruit.',
  'Clear paths and rows before forcing.': 'Nettoyez allées et lignes avant l’induction.',
  'Keep fire away from dry grass.': 'Gardez le feu loin de l’herbe sèche.',
  'Force flowering when plants have 30-35 working leaves.':
    'Induisez la floraison quand les plants ont 30 à 35 feuilles actives.',
  'Pour the approved inducer into the heart in the cool of the morning or at night, and again after two to three days.':
    'Versez l’inducteur homologué dans le cœur à la fraîcheur du matin ou la nuit, et de nouveau après deux à trois jours.',
  'The harvest follows months later: force block by block for a steady supply.':
    'La récolte suit des mois plus tard : induisez bloc par bloc pour une offre régulière.',
  'Cut when the lower third is yellow (MD2) or the eyes are flat.':
    'Coupez quand le tiers inférieur est jaune (MD2) ou que les yeux sont plats.',
  'Cut with a stalk of 2 cm in the early morning, keep the crown, carry in crates.':
    'Coupez avec un pédoncule de 2 cm tôt le matin, gardez la couronne, portez en caisses.',
  'For export follow the residue rules of the buyer.':
    'Pour l’exportation, suivez les règles de résidus de l’acheteur.',
  'Keep cool and sell within a week.': 'Gardez au frais et vendez en une semaine.',
  'Shade at once; do not stack high.': 'À l’ombre aussitôt ; n’empilez pas haut.',
  'Suckers left on the plant give the next crop.': 'Les rejets laissés sur le plant donnent la récolte suivante.',
  'Mulch with plastic or grass, and put off forcing until the plants have 30-35 working leaves: thirsty plants give small fruit.':
    'Paillez au plastique ou à l’herbe, et retardez l’induction jusqu’à ce que les plants aient 30 à 35 feuilles actives : les plants assoiffés donnent de petits fruits.',
  'Heart rot follows standing water: plant on ridges across the slope, and treat suckers before planting.':
    'La pourriture du cœur suit l’eau stagnante : plantez sur billons en travers de la pente, et traitez les rejets avant plantation.',
  'Cut with a stalk on a dry morning, keep out of the sun, and sell within days: wet crowns mould.':
    'Coupez avec un pédoncule un matin sec, gardez à l’abri du soleil, et vendez en quelques jours : les couronnes mouillées moisissent.',
  'Tie or cover ripening fruit with its leaves or grass: sun scorch spoils it for the market.':
    'Attachez ou couvrez les fruits mûrissants avec leurs feuilles ou de l’herbe : le coup de soleil les gâte pour le marché.',
  'Suckers wait in the shade for weeks: plant when the soil is moist, and shift the forcing date by as much.':
    'Les rejets attendent des semaines à l’ombre : plantez quand le sol est humide, et décalez d’autant la date d’induction.',
  'Plant clean, treated suckers, control the ants that carry mealybugs, and pull wilted red plants with their neighbours.':
    'Plantez des rejets sains et traités, luttez contre les fourmis qui portent les cochenilles, et arrachez les plants rouges flétris avec leurs voisins.',
  'Dip suckers in an approved fungicide, take land that drains, and pull plants with soft hearts.':
    'Trempez les rejets dans un fongicide homologué, prenez une terre qui se draine, et arrachez les plants au cœur mou.',
  'Mealybug wilt': 'Wilt à cochenilles',
  'Red tips that dry and curl, weak roots': 'Pointes rouges qui sèchent et s’enroulent, racines faibles',
  'Any wilted plant with mealybugs': 'Tout plant flétri avec cochenilles',
  'Clean treated suckers, ant control, pull sick plants':
    'Rejets sains et traités, lutte contre les fourmis, arrachage des malades',
  'Heart and root rot (Phytophthora)': 'Pourriture du cœur et des racines (Phytophthora)',
  'Heart leaves pull out, rotten base': 'Les feuilles du cœur se détachent, base pourrie',
  'Ridges, drained land, dipped suckers': 'Billons, terre drainée, rejets trempés',
};
