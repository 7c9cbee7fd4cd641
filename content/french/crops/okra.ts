/** What is said of okra, in French by its English. */
export const okraTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: well-drained fertile loam.': 'Choisissez un bon champ : limon fertile et bien drainé.',
  'Walk the field well before planting. No waterlogging.': 'Parcourez le champ bien avant le semis. Pas d’engorgement.',
  'No waterlogging.': 'Pas d’engorgement.',
  'Plough and harrow; beds on wet land.': 'Labourez et hersez ; planches sur terre humide.',
  'Fine soil for direct seed.': 'Sol fin pour le semis direct.',
  'Sow 2-3 seeds per hill at 60 x 30 cm, thin to 1-2.': 'Semez 2 à 3 graines par poquet à 60 x 30 cm, démariez à 1–2.',
  'Soak seed 12 hours; sow in moist soil 2-3 cm deep.':
    'Trempez la semence 12 heures ; semez en sol humide à 2–3 cm de profondeur.',
  'NPK 200-250 kg/ha.': 'NPK 200 à 250 kg/ha.',
  'Side-place and cover.': 'Placez à côté des plants et couvrez.',
  'Watch flea beetle, aphids and okra mosaic.': 'Surveillez altises, pucerons et mosaïque du gombo.',
  'Control flea beetles on young plants; rogue mosaic plants.':
    'Luttez contre les altises sur les jeunes plants ; arrachez les plants à mosaïque.',
  'First weeding and thinning. Clear weeds while they are small; early weeds take the most yield.':
    'Premier sarclage et démariage. Enlevez les herbes tant qu’elles sont petites ; les précoces prennent le plus de rendement.',
  'Top-dress with nitrogen on moist soil. Give the second feed when the crop is growing fastest. Apply on moist soil after weeding and cover.':
    'Apportez l’azote en couverture sur sol humide. Donnez le deuxième apport quand la culture pousse le plus vite. Apportez sur sol humide après sarclage et couvrez.',
  'Pick pods every two days when finger long.': 'Cueillez les fruits tous les deux jours, longs comme un doigt.',
  'Cut pods small and tender; leave on the plant and yield stops.':
    'Coupez les fruits petits et tendres ; laissés sur le plant, ils arrêtent la production.',
  'Sell fresh or slice and dry.': 'Vendez frais ou tranchez et séchez.',
  'Dried okra needs 10-12 percent moisture in airtight bags.':
    'Le gombo séché doit avoir 10 à 12 % d’humidité, en sacs hermétiques.',
  'Water every three to five days, more often while pods fill.':
    'Arrosez tous les trois à cinq jours, plus souvent pendant le remplissage des fruits.',
  'Cotton aphids sit under the leaves: wash them off with soapy water or neem, early in the day.':
    'Les pucerons du coton sont sous les feuilles : lavez-les à l’eau savonneuse ou au neem, tôt dans la journée.',
  'Okra bears heat but not thirst: water every three days while it flowers, or the pods turn fibrous.':
    'Le gombo supporte la chaleur, non la soif : arrosez tous les trois jours pendant la floraison, sinon les fruits deviennent fibreux.',
  'Soak seed overnight only when rain has come; dry-sown, soaked seed dies.':
    'Ne trempez la semence une nuit que quand la pluie est venue ; semée à sec, la semence trempée meurt.',
  'Okra yellows in wet soil: ridge it, and let water off within the day.':
    'Le gombo jaunit en sol mouillé : billonnez, et évacuez l’eau dans la journée.',
  'Pick every second day, rain or not: pods are too hard after five days.':
    'Cueillez tous les deux jours, pluie ou non : après cinq jours les fruits sont trop durs.',
  'Okra needs only 50 days: sow whenever the soil is wet.':
    'Le gombo ne demande que 50 jours : semez dès que le sol est mouillé.',
  'Sow on time, control flea beetles in the first three weeks, and pull mosaic plants.':
    'Semez à temps, luttez contre les altises les trois premières semaines, et arrachez les plants à mosaïque.',
  'Mosaic leaves': 'Feuilles en mosaïque',
  '10 percent': '10 %',
  'Early control': 'Lutte précoce',
};
