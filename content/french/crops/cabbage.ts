/** What is said of cabbage, in French by its English. */
export const cabbageTexts: Readonly<Record<string, string>> = {
  'Pick fertile land near water, without cabbage for two years.':
    'Choisissez une terre fertile près de l’eau, sans chou depuis deux ans.',
  'Walk the field: it must drain and can be watered by can or pipe.':
    'Parcourez le champ : il doit se drainer et pouvoir s’arroser à l’arrosoir ou au tuyau.',
  'Far from old cabbage.': 'Loin de vieux choux.',
  'Sow the nursery under net and shade, thin early.': 'Semez la pépinière sous filet et à l’ombre, éclaircissez tôt.',
  'Sow lines on a raised bed, water by can, net against the moth, harden in the last week.':
    'Semez en lignes sur planche surélevée, arrosez à l’arrosoir, filet contre la teigne, endurcissez la dernière semaine.',
  'Transplant with five or six leaves.': 'Repiquez à cinq ou six feuilles.',
  'Plough, harrow and make raised beds with manure.':
    'Labourez, hersez et faites des planches surélevées avec du fumier.',
  'Well-rotted manure well before transplanting.': 'Fumier bien décomposé, bien avant le repiquage.',
  'Beds 20 cm high in the rains.': 'Planches hautes de 20 cm sous les pluies.',
  'Transplant 60 x 45 cm in the late afternoon.': 'Repiquez à 60 x 45 cm en fin d’après-midi.',
  'Water the bed before and after; shade for three days.': 'Arrosez la planche avant et après ; ombrez trois jours.',
  'Set to the first leaves.': 'Enterrez jusqu’aux premières feuilles.',
  'First fertilizer once the seedlings stand.': 'Premier engrais une fois les plants repris.',
  'Place it 8 cm from the plants and water in.': 'Placez-le à 8 cm des plants et arrosez.',
  'Not on leaves.': 'Pas sur les feuilles.',
  'Hoe shallowly.': 'Binez en surface.',
  'Mulch.': 'Paillez.',
  'Look under the leaves of 20 plants every week.': 'Regardez sous les feuilles de 20 plants chaque semaine.',
  'Bt or neem first; change the product group each time; stop the days before harvest that the label gives.':
    'Bt ou neem d’abord ; changez chaque fois de groupe de produit ; arrêtez avant la récolte autant de jours que dit l’étiquette.',
  'Never the same insecticide three times running.': 'Jamais le même insecticide trois fois de suite.',
  'Before the leaves close.': 'Avant que les feuilles se ferment.',
  'Do not wound the stem: rot comes in.': 'Ne blessez pas la tige : la pourriture y entre.',
  'Nitrogen when heads begin to form.': 'Azote quand les pommes commencent à se former.',
  'Side-place on moist soil; boron where hearts turn brown.':
    'Placez à côté des plants sur sol humide ; bore où les cœurs brunissent.',
  'Late nitrogen splits heads.': 'Un azote tardif fend les pommes.',
  'Cut firm heads with two wrapper leaves.': 'Coupez les pommes fermes avec deux feuilles d’enveloppe.',
  'Cut in the morning, every few days as heads get firm.':
    'Coupez le matin, tous les quelques jours à mesure que les pommes durcissent.',
  'Firm under the thumb, before they split.': 'Fermes sous le pouce, avant qu’elles se fendent.',
  'Keep cool and airy, sell within a week.': 'Gardez au frais et à l’air, vendez en une semaine.',
  'Shade and crates; take off rotten leaves each day.': 'Ombre et caisses ; ôtez les feuilles pourries chaque jour.',
  'Old stumps are ploughed in or burnt.': 'Les vieux trognons sont enfouis ou brûlés.',
  'Water every two days, in the morning.': 'Arrosez tous les deux jours, le matin.',
  'Even water makes firm heads; less when they are firm.':
    'Une eau régulière fait des pommes fermes ; moins quand elles sont fermes.',
  'Furrow, can or drip.': 'À la raie, à l’arrosoir ou au goutte-à-goutte.',
  'Grey clusters in the heart stunt the head: wash off, use soap or neem early, and pull the worst plants.':
    'Des amas gris dans le cœur rabougrissent la pomme : lavez-les, prenez tôt savon ou neem, et arrachez les pires plants.',
  'Use clean seed, rotate two years away from cabbage, keep leaves dry, and pull plants with yellow V-shaped leaf edges.':
    'Prenez une semence saine, restez deux ans sans chou, gardez les feuilles sèches, et arrachez les plants à bords jaunes en V.',
  'Look under 20 plants each week for small green larvae. Use Bt or neem first, never the same product three times running, and plough in old stumps.':
    'Cherchez chaque semaine de petites larves vertes sous 20 plants. Bt ou neem d’abord, jamais le même produit trois fois de suite, et enfouissez les vieux trognons.',
  'Water every two days: heads that dry and then drink split open.':
    'Arrosez tous les deux jours : les pommes qui sèchent puis boivent se fendent.',
  'Hold seedlings under net and shade; transplant at four or five weeks after a second rain.':
    'Retenez les plants sous filet et ombre ; repiquez à quatre ou cinq semaines après une deuxième pluie.',
  'Raise beds to 20 cm: cabbage yellows and rots after a day in water.':
    'Montez des planches de 20 cm : le chou jaunit et pourrit après un jour dans l’eau.',
  'Cut firm heads before a wet spell with two wrapper leaves: rain rots them on the field.':
    'Coupez les pommes fermes avant une période humide avec deux feuilles d’enveloppe : la pluie les pourrit au champ.',
  'Choose heat-tolerant hybrids, shade the nursery, and head the crop in the cooler months.':
    'Choisissez des hybrides tolérant la chaleur, ombrez la pépinière, et faites pommer pendant les mois plus frais.',
  'Sow another small nursery every fortnight rather than set out old seedlings.':
    'Semez une autre petite pépinière tous les quinze jours plutôt que de repiquer de vieux plants.',
  'Diamondback moth (Plutella xylostella)': 'Teigne du chou (Plutella xylostella)',
  'Window holes, small green larvae that wriggle': 'Trous en fenêtre, petites larves vertes qui se tortillent',
  'One larva per plant before heading': 'Une larve par plant avant la pommaison',
  'Bt or neem first, change of product, no crop after crop, plough in stumps':
    'Bt ou neem d’abord, changement de produit, pas de chou après chou, enfouir les trognons',
  'Black rot (Xanthomonas campestris)': 'Pourriture noire (Xanthomonas campestris)',
  'Yellow V at the leaf edge, black veins': 'V jaune au bord de la feuille, nervures noires',
  'Clean seed, rotation, dry leaves': 'Semence saine, rotation, feuilles sèches',
  'Cabbage aphids': 'Pucerons du chou',
  'Grey clusters, curled hearts': 'Amas gris, cœurs enroulés',
  'A tenth of plants': 'Un dixième des plants',
  'Wash off, soap or neem early': 'Laver, savon ou neem tôt',
};
