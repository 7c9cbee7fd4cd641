/** What is said of cocoa, in French by its English. */
export const cocoaTexts: Readonly<Record<string, string>> = {
  'Prune, remove chupons and mistletoe; open the canopy.': 'Taillez, ôtez gourmands et gui ; ouvrez la couronne.',
  'Prune in the dry weeks after the main crop; keep 15-20 shade trees per hectare.':
    'Taillez pendant les semaines sèches après la grande récolte ; gardez 15 à 20 arbres d’ombrage par hectare.',
  'Remove dead and diseased pods from the ground and the tree.':
    'Ôtez les cabosses mortes et malades du sol et de l’arbre.',
  'Sanitation cuts black pod in the next rains.':
    'La récolte sanitaire réduit la pourriture brune aux pluies suivantes.',
  'First weeding in the early rains.': 'Premier désherbage aux premières pluies.',
  'Ring-weed and slash between trees.': 'Désherbez en rond et fauchez entre les arbres.',
  'Fertilizer after weeding.': 'Engrais après le désherbage.',
  'Apply cocoa fertilizer to mature farms after weeding on moist soil, 30 cm from the trunk.':
    'Apportez l’engrais cacao aux plantations adultes après désherbage, sur sol humide, à 30 cm du tronc.',
  'Phosphorus and potash cocoa blends are common.': 'Les mélanges cacao à phosphore et potasse sont courants.',
  'Half of the rate on young farms.': 'Demi-dose sur les jeunes plantations.',
  'Black pod control: fungicide every 3-4 weeks in the wet months; remove pods.':
    'Lutte contre la pourriture brune : fongicide toutes les 3 à 4 semaines pendant les mois humides ; ôtez les cabosses.',
  'Remove and bury diseased pods every two weeks; spray approved copper fungicide in the wet months.':
    'Ôtez et enterrez les cabosses malades toutes les deux semaines ; traitez avec un fongicide cuprique homologué pendant les mois humides.',
  'Symptoms follow rain within about two weeks.': 'Les symptômes suivent la pluie à environ deux semaines.',
  'Wear full protective clothing.': 'Portez des vêtements de protection complets.',
  'Weed again between the trees. Slash between the trees and clean the rings.':
    'Désherbez de nouveau entre les arbres. Fauchez entre les arbres et nettoyez les ronds.',
  'Mirid and capsid control.': 'Lutte contre les mirides.',
  'Take part in the national mass-spraying, or use approved insecticide in the months your cocoa officer gives, where mirids are found.':
    'Prenez part au traitement national de masse, ou employez un insecticide homologué pendant les mois que donne votre agent cacao, où il y a des mirides.',
  'Harvest ripe pods of the main crop.': 'Récoltez les cabosses mûres de la grande récolte.',
  'Harvest ripe pods every 2-3 weeks, break within a week.':
    'Récoltez les cabosses mûres toutes les 2 à 3 semaines, écabossez dans la semaine.',
  'Ferment 6-7 days in boxes or heaps, dry 5-7 days in the sun to 7.5 percent.':
    'Fermentez 6 à 7 jours en caisses ou en tas, séchez 5 à 7 jours au soleil à 7,5 %.',
  'Turn on day 3 and 5; dry on raised mats, stir often.':
    'Brassez au jour 3 et au jour 5 ; séchez sur claies surélevées, remuez souvent.',
  'Slaty or mouldy beans lose price.': 'Les fèves ardoisées ou moisies perdent du prix.',
  'Harvest ripe pods of the light crop.': 'Récoltez les cabosses mûres de la petite récolte.',
  'After two weeks of frequent rain go round at once: take off diseased pods, bury or burn them, and spray approved copper within the week.':
    'Après deux semaines de pluies fréquentes, passez aussitôt : ôtez les cabosses malades, enterrez-les ou brûlez-les, et traitez au cuivre homologué dans la semaine.',
  'Cut a belt of 3-5 m by the end of November, above all on the side of farmland and paths, and clear dry leaves from trunks.':
    'Coupez une bande de 3 à 5 m avant fin novembre, surtout du côté des champs et des sentiers, et ôtez les feuilles sèches des troncs.',
  'Report swollen shoots to the cocoa health staff; infected trees and those touching them are cut out and replaced.':
    'Signalez les rameaux gonflés au service de santé du cacao ; les arbres infectés et ceux qui les touchent sont coupés et remplacés.',
  'Do not feed dry soil; keep shade and leaf litter, and weed round young trees only.':
    'Ne fertilisez pas un sol sec ; gardez ombrage et litière, et ne désherbez qu’autour des jeunes arbres.',
  'Clear drains in low parts: water round the trunk for days brings black pod and kills roots.':
    'Nettoyez les drains des parties basses : l’eau autour du tronc pendant des jours apporte la pourriture brune et tue les racines.',
  'Dry the fermented beans on raised mats with a rain cover, stir often, and do not stop the ferment early because of rain.':
    'Séchez les fèves fermentées sur claies surélevées avec une bâche contre la pluie, remuez souvent, et n’arrêtez pas la fermentation trop tôt à cause de la pluie.',
  'Look at chupons and young pods for black marks from July; treat in the months your cocoa officer gives, where mirids are found, and keep shade even.':
    'Cherchez des marques noires sur gourmands et jeunes cabosses dès juillet ; traitez pendant les mois que donne votre agent cacao, où il y a des mirides, et gardez l’ombrage égal.',
  'Bag beans only at 7.5 percent moisture, on pallets away from walls, smoke and pepper; sell within weeks.':
    'N’ensachez les fèves qu’à 7,5 % d’humidité, sur palettes loin des murs, de la fumée et du piment ; vendez en quelques semaines.',
  'Black pod (P. palmivora, P. megakarya)': 'Pourriture brune (P. palmivora, P. megakarya)',
  'pod development June to November': 'croissance des cabosses de juin à novembre',
  'Brown spreading spot, white mould': 'Tache brune qui s’étend, moisissure blanche',
  '5 percent pods diseased': '5 % des cabosses malades',
  'Sanitation every two weeks, canopy opening, copper sprays':
    'Récolte sanitaire toutes les deux semaines, couronne ouverte, traitements au cuivre',
  'Mirids (Sahlbergella, Distantiella)': 'Mirides (Sahlbergella, Distantiella)',
  flush: 'poussée de feuilles',
  'Black lesions, blast': 'Lésions noires, brûlure',
  'Fresh lesions': 'Lésions fraîches',
  'Mass spraying, shade': 'Traitement de masse, ombrage',
  'Swollen shoots': 'Rameaux gonflés',
  'Any tree': 'Tout arbre',
  'Report, cut out': 'Signaler, couper',
};
