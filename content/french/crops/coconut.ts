/** What is said of coconut, in French by its English. */
export const coconutTexts: Readonly<Record<string, string>> = {
  'Clean the crowns, burn dead palms, clear rotting trunks.':
    'Nettoyez les couronnes, brûlez les palmiers morts, dégagez les troncs pourrissants.',
  'Cut dead fronds and old bunches; palms with Cape St Paul wilt are felled and burnt at once.':
    'Coupez palmes mortes et vieux régimes ; les palmiers atteints du jaunissement mortel (Cape St Paul) sont abattus et brûlés aussitôt.',
  'Report every suspicious palm to the extension officer.':
    'Signalez chaque palmier suspect à l’agent de vulgarisation.',
  'Pick every six to eight weeks, all year.': 'Cueillez toutes les six à huit semaines, toute l’année.',
  'Green nuts at 6-7 months for drinking, brown ones at 11-12 for oil and copra.':
    'Noix vertes à 6–7 mois pour boire, brunes à 11–12 pour l’huile et le coprah.',
  'Climb or cut with a sharp pole knife; leave unripe bunches.':
    'Grimpez ou coupez avec une perche à lame tranchante ; laissez les régimes verts.',
  'Dry copra to 6 percent within days.': 'Séchez le coprah à 6 % en quelques jours.',
  'Split, dry in a kiln or under cover, and keep off the floor.':
    'Fendez, séchez au four ou à l’abri, et gardez hors du sol.',
  'Mouldy copra is refused.': 'Le coprah moisi est refusé.',
  'Ring weeding in the early rains.': 'Désherbage en rond aux premières pluies.',
  'Keep a clean circle of 1.5-2 m and mulch it with husks.':
    'Gardez un rond propre de 1,5 à 2 m et paillez-le de bourres.',
  'Cover crops between the rows feed the soil.': 'Des plantes de couverture entre les lignes nourrissent le sol.',
  'Potash in the weeded circle when the soil is moist.': 'Potasse dans le rond désherbé quand le sol est humide.',
  'Spread evenly from half a metre to two metres from the trunk and rake in.':
    'Épandez également d’un demi-mètre à deux mètres du tronc et ratissez.',
  'Salt is used near the sea where potash cannot be had.': 'Le sel s’emploie près de la mer où la potasse manque.',
  'Look at crowns each month for wilt and beetle.': 'Regardez les couronnes chaque mois : jaunissement et oryctès.',
  'Nuts that fall early and yellow lower fronds mean wilt; wedge-shaped cuts mean beetles.':
    'Des noix tombées tôt et des palmes basses jaunes disent le jaunissement mortel ; des coupures en coin disent l’oryctès.',
  'Young palms first.': 'Les jeunes palmiers d’abord.',
  'Weed the rings again.': 'Désherbez de nouveau les ronds.',
  'Clean again before the dry season and clear a fire belt.':
    'Nettoyez de nouveau avant la saison sèche et dégagez un pare-feu.',
  'Fire kills young palms.': 'Le feu tue les jeunes palmiers.',
  'Slash the undergrowth and ring young palms by November.':
    'Fauchez le sous-bois et faites le rond des jeunes palmiers avant novembre.',
  'Cape St Paul wilt: report falling nuts and yellowing lower fronds, cut and burn the palm the same week, and replant tolerant types such as hybrids of Sri Lanka Green Dwarf and Vanuatu Tall.':
    'Jaunissement mortel (Cape St Paul) : signalez noix tombantes et palmes basses jaunissantes, coupez et brûlez le palmier la même semaine, et replantez des types tolérants comme les hybrides de Nain Vert Sri Lanka et Grand Vanuatu.',
  'Mulch the ring with husks, curved side down, and water palms of the first two years each week.':
    'Paillez le rond de bourres, côté bombé vers le bas, et arrosez chaque semaine les palmiers des deux premières années.',
  'Pick nuts ripe at 11-12 months; dry copra in a kiln or under cover to 6 percent, as it moulds in rain.':
    'Cueillez les noix mûres à 11–12 mois ; séchez le coprah au four ou à l’abri à 6 %, car il moisit sous la pluie.',
  'Clear rotting trunks and heaps where it breeds, look for wedge-shaped cuts in fronds, and hook beetles out of young palms.':
    'Dégagez les troncs et tas pourrissants où il se multiplie, cherchez les coupures en coin sur les palmes, et retirez au crochet les insectes des jeunes palmiers.',
  'Set seedlings deep and stake those near the beach; cut down dead palms before the storms.':
    'Plantez profond et tuteurez ceux près de la plage ; abattez les palmiers morts avant les orages.',
  'Cape St Paul wilt (lethal yellowing)': 'Jaunissement mortel (Cape St Paul)',
  'Nuts fall early, lower fronds yellow, crown falls': 'Noix tombant tôt, palmes basses jaunes, couronne qui tombe',
  'Any palm': 'Tout palmier',
  'Report, fell and burn, replant tolerant hybrids': 'Signaler, abattre et brûler, replanter des hybrides tolérants',
  'Rhinoceros beetle (Oryctes monoceros)': 'Oryctès, scarabée rhinocéros (Oryctes monoceros)',
  'young palms': 'jeunes palmiers',
  'Wedge cuts in fronds, holes in the crown': 'Coupures en coin sur les palmes, trous dans la couronne',
  'Fresh damage on young palms': 'Dégâts frais sur jeunes palmiers',
  'Clear breeding places, hook out beetles': 'Dégager les lieux de ponte, retirer les insectes au crochet',
};
