/** What is said of oil palm, in French by its English. */
export const oilPalmTexts: Readonly<Record<string, string>> = {
  'Check leaf miner and rats.': 'Cherchez mineuse des feuilles et rats.',
  'Use trap boxes and cut leaf-miner fronds early.': 'Employez des pièges-boîtes et coupez tôt les palmes minées.',
  'Second ring weeding.': 'Deuxième désherbage en rond.',
  'Second ring weeding. Slash between the trees and clean the rings.':
    'Deuxième désherbage en rond. Fauchez entre les arbres et nettoyez les ronds.',
  'Prune dead fronds and clean the circle.': 'Élaguez les palmes mortes et nettoyez le rond.',
  'Keep 32-40 green fronds, stack cut fronds in the row.':
    'Gardez 32 à 40 palmes vertes, empilez les palmes coupées dans la ligne.',
  'Harvest ripe bunches every 10-14 days in the peak months.':
    'Récoltez les régimes mûrs tous les 10 à 14 jours pendant les mois de pointe.',
  'Cut when 5-10 fruits are loose; collect loose fruit.':
    'Coupez quand 5 à 10 fruits sont détachés ; ramassez les fruits détachés.',
  'Mill within 24-48 hours.': 'Passez à l’huilerie en 24 à 48 heures.',
  'Delay raises free fatty acid.': 'Un retard augmente les acides gras libres.',
  'Bruised and old bunches give sour oil: keep the way to the mill short.':
    'Les régimes meurtris et vieux donnent une huile aigre : raccourcissez le chemin vers l’huilerie.',
  'Ring weeding at the start of rains.': 'Désherbage en rond au début des pluies.',
  'Keep a 1.5 m clean circle.': 'Gardez un rond propre de 1,5 m.',
  'Fertilizer after weeding: potash, nitrogen and magnesium.':
    'Engrais après le désherbage : potasse, azote et magnésium.',
  'Apply on moist soil in the circle; split in two on light soil.':
    'Apportez sur sol humide dans le rond ; partagez en deux sur sol léger.',
  'Slash the grass between rows before the harmattan, and keep the circles clean: a burnt palm bears late.':
    'Fauchez l’herbe entre les lignes avant l’harmattan, et gardez les ronds propres : un palmier brûlé produit tard.',
  'Leave cut fronds on the ground between the rows to hold moisture; a dry year shows as fewer bunches about two years later.':
    'Laissez les palmes coupées au sol entre les lignes pour garder l’humidité ; une année sèche se voit à moins de régimes environ deux ans plus tard.',
  'Put the fertilizer into the weeded circle only when the soil is moist; potash helps palms through dry months.':
    'Ne mettez l’engrais dans le rond désherbé que quand le sol est humide ; la potasse aide les palmiers pendant les mois secs.',
  'Keep drains of valley plantings open; young palms die after a week in water.':
    'Gardez ouverts les drains des plantations de bas-fond ; les jeunes palmiers meurent après une semaine dans l’eau.',
  'Keep the harvest round of 10-14 days in the rains too, and get bunches to the mill within a day or two.':
    'Gardez le tour de récolte de 10 à 14 jours aussi sous les pluies, et portez les régimes à l’huilerie en un jour ou deux.',
  'Look at fronds every month in the dry season. Tell the officer when there are ten larvae on a frond; cut badly mined fronds.':
    'Regardez les palmes chaque mois en saison sèche. Prévenez l’agent à dix larves par palme ; coupez les palmes très minées.',
  'Leaf miner (Coelaenomenodera)': 'Mineuse des feuilles (Coelaenomenodera)',
  'Grey fronds': 'Palmes grises',
  '10 larvae per frond': '10 larves par palme',
  'Monitor, prune': 'Surveiller, élaguer',
};
