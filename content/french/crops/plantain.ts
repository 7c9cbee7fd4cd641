/** What is said of plantain, in French by its English. */
export const plantainTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: deep moist loam, sheltered from wind.':
    'Choisissez un bon champ : limon profond et humide, à l’abri du vent.',
  'Walk the field well before planting. Wind and drought are the main dangers.':
    'Parcourez le champ bien avant la plantation. Vent et sécheresse sont les principaux dangers.',
  'Wind and drought are the main dangers.': 'Vent et sécheresse sont les principaux dangers.',
  'Clear, peg 3 x 2 m, dig 40 cm holes, fill with topsoil and manure.':
    'Défrichez, piquetez à 3 x 2 m, creusez des trous de 40 cm, remplissez de terre de surface et de fumier.',
  'Prepare holes with organic matter.': 'Préparez les trous avec de la matière organique.',
  'Plant clean paired suckers 3 x 2 m.': 'Plantez des rejets sains et parés à 3 x 2 m.',
  'Pare suckers, hot-water treat 52 C for 20 minutes or use tissue culture.':
    'Parez les rejets, trempez-les dans l’eau chaude à 52 °C pendant 20 minutes, ou prenez des vitroplants.',
  '1,667 plants per hectare.': '1 667 plants par hectare.',
  'First weeding; mulch the mat.': 'Premier sarclage ; paillez la touffe.',
  'Mulch thickly, keep 20 cm off the stem.': 'Paillez épais, à 20 cm de la tige.',
  'Slash and pull, replace dead suckers, and leave the cut weeds as mulch. Weed before any fertilizer.':
    'Fauchez et arrachez, remplacez les rejets morts, et laissez les herbes coupées en paillis. Sarclez avant tout engrais.',
  'NPK in a ring, plus manure.': 'NPK en couronne, plus du fumier.',
  'Split over the rains.': 'Fractionnez sur la durée des pluies.',
  'Remove sick leaves; watch weevil, sigatoka and bunchy top.':
    'Ôtez les feuilles malades ; surveillez charançon, cercosporiose et bunchy top.',
  'Cut spotted leaves each month, trap weevils with split stems.':
    'Coupez les feuilles tachées chaque mois, piégez les charançons avec des tronçons de tige fendus.',
  'Second weeding; thin suckers to one follower.': 'Deuxième sarclage ; œilletonnez pour ne laisser qu’un rejet.',
  'Second weeding; thin suckers to one follower. Slash and pull; prop plants that lean.':
    'Deuxième sarclage ; œilletonnez pour ne laisser qu’un rejet. Fauchez et arrachez ; étayez les plants qui penchent.',
  'Roots lie shallow: slash and pull, do not hoe near the mat.':
    'Les racines sont superficielles : fauchez et arrachez, ne binez pas près de la touffe.',
  'Potash and nitrogen.': 'Potasse et azote.',
  'Give before the flower.': 'Donnez avant la fleur.',
  'First bunch; harvest three-quarters round.': 'Premier régime ; récoltez aux trois quarts plein.',
  'Support heavy bunches; cut before ripening for transport.':
    'Étayez les régimes lourds ; coupez avant maturité pour le transport.',
  'Later crops follow from suckers.': 'Les récoltes suivantes viennent des rejets.',
  'Market or process quickly; fresh fruit keeps a week.':
    'Vendez ou transformez vite ; le fruit frais se garde une semaine.',
  'Pare suckers white, dip them in hot water at about 52 °C for 20 minutes or plant tissue-culture plants, and trap with split stems.':
    'Parez les rejets à blanc, trempez-les dans l’eau chaude à environ 52 °C pendant 20 minutes ou plantez des vitroplants, et piégez avec des tronçons fendus.',
  'Plantain stops growing after two dry weeks: mulch 20 cm thick round the mat, away from the stem, and keep one sucker only.':
    'Le plantain cesse de pousser après deux semaines sèches : paillez sur 20 cm d’épaisseur autour de la touffe, loin de la tige, et ne gardez qu’un rejet.',
  'Suckers live long without rain but root badly: keep them pared and shaded until the hole is wet.':
    'Les rejets vivent longtemps sans pluie mais s’enracinent mal : gardez-les parés et à l’ombre jusqu’à ce que le trou soit mouillé.',
  'Roots die within two days in water: dig drains before planting, and leave flood land to rice.':
    'Les racines meurent en deux jours dans l’eau : creusez des drains avant la plantation, et laissez au riz les terres inondables.',
  'Cut full bunches before storms, carry them on padding and sell within a week: bruised fingers turn black.':
    'Coupez les régimes pleins avant les orages, portez-les sur un rembourrage et vendez en une semaine : les doigts meurtris noircissent.',
  'Plant four weeks before the rains end at the latest; later, wait for the next rains.':
    'Plantez au plus tard quatre semaines avant la fin des pluies ; après, attendez les pluies suivantes.',
  'Cut spotted leaf parts each fortnight and lay them upside down, keep 3 m by 2 m, and grow FHIA-21 where it is bad.':
    'Coupez tous les quinze jours les parties de feuilles tachées et posez-les à l’envers, gardez 3 m sur 2 m, et cultivez FHIA-21 où le mal est fort.',
  'Prop every plant with a bunch, tie stems to each other, and plant a wind break on the side storms come from.':
    'Étayez chaque plant à régime, attachez les tiges entre elles, et plantez un brise-vent du côté d’où viennent les orages.',
  'Two leaves lost per month': 'Deux feuilles perdues par mois',
  'Remove leaves, spacing, tolerant types': 'Ôter les feuilles, espacement, types tolérants',
  'Banana weevil': 'Charançon du bananier',
  'Toppled plants': 'Plants renversés',
  '1 weevil per trap': '1 charançon par piège',
  'Clean suckers, traps': 'Rejets sains, pièges',
};
