/** Notes of fertilizer rates, products and credits, in French by their English. */
export const fertilizerTexts: Readonly<Record<string, string>> = {
  'The guidelines of 2022 were read for the 25 kg bags; the list of grades is recalled. Importers also sell bags of 50 kg.':
    'Les directives de 2022 ont été lues pour les sacs de 25 kg ; la liste des formules est de mémoire. Les importateurs vendent aussi des sacs de 50 kg.',
  'Nutrients vary with feed and storage.': 'Les éléments varient avec l’alimentation et le stockage.',
  'Nutrients vary with what it was made of.': 'Les éléments varient avec ce dont il est fait.',
  'Product quantities worked out here from the nutrient target 90-60-60 kg N-P2O5-K2O per hectare.':
    'Quantités de produit calculées ici d’après l’objectif de 90-60-60 kg de N-P2O5-K2O par hectare.',
  'Use 143 kg sulphate of ammonia in place of urea if preferred.':
    'Au choix, 143 kg de sulfate d’ammoniaque à la place de l’urée.',
  'Sudan savanna trial advice: 80-120 kg N with P and K up to 45 kg/ha; quantities worked out here for 80-45-45.':
    'Conseil d’essais en savane soudanienne : 80 à 120 kg de N avec P et K jusqu’à 45 kg/ha ; quantités calculées ici pour 80-45-45.',
  'Completes nitrogen to 80 kg/ha.': 'Complète l’azote à 80 kg/ha.',
  '120-90-90 judged the preferred, sustainable option on the benchmark soil; quantities worked out here. High-input option.':
    '120-90-90 jugé l’option préférable et durable sur le sol de référence ; quantités calculées ici. Option à forts intrants.',
  'Completes nitrogen to 120 kg/ha.': 'Complète l’azote à 120 kg/ha.',
  'Clear optimum of 90 kg N/ha across three zones with 60 P2O5 and 70 K2O as basal in the trials (here 60 K2O).':
    'Optimum net de 90 kg N/ha dans trois zones, avec 60 P2O5 et 70 K2O en engrais de fond dans les essais (ici 60 K2O).',
  'In some districts yield still rose to 135 kg N/ha.':
    'Dans certains districts, le rendement montait encore jusqu’à 135 kg N/ha.',
  'Old blanket advice: 2 bags NPK per acre.': 'Ancien conseil général : 2 sacs de NPK par acre.',
  'Old blanket advice: 1 bag sulphate of ammonia per acre.':
    'Ancien conseil général : 1 sac de sulfate d’ammoniaque par acre.',
  '7 t/ha supplies about 90 kg N; alternatives below.':
    '7 t/ha apportent environ 90 kg de N ; autres choix ci-dessous.',
  '4 t/ha as an alternative to cow dung.': '4 t/ha à la place de la bouse de vache.',
  '5 t/ha good compost as an alternative.': '5 t/ha de bon compost comme autre choix.',
  'Rain-fed lowland: 52-79 kg N/ha gave maximum yield; set here at 65 kg N with 45 P2O5 and K2O (worked out).':
    'Bas-fond pluvial : 52 à 79 kg N/ha ont donné le rendement maximal ; fixé ici à 65 kg N avec 45 de P2O5 et K2O (calculé).',
  'Half at tillering, half at panicle initiation.': 'Moitié au tallage, moitié à l’initiation paniculaire.',
  'Irrigated lowland: 118 kg N/ha for maximum yield (worked out with 60 P2O5 and K2O).':
    'Bas-fond irrigué : 118 kg N/ha pour le rendement maximal (calculé avec 60 de P2O5 et K2O).',
  'Two splits.': 'Deux apports.',
  'Two splits; 90 kg N/ha target.': 'Deux apports ; objectif de 90 kg N/ha.',
  'Full treatment 60-45-90 N-P2O5-K2O, about 50 t/ha in transition trials; quantities worked out.':
    'Traitement complet 60-45-90 N-P2O5-K2O, environ 50 t/ha dans les essais de la transition ; quantités calculées.',
  'Taken over from the transition trials of the source. Full treatment 60-45-90 N-P2O5-K2O, about 50 t/ha in transition trials; quantities worked out.':
    'Repris des essais de la transition de la source. Traitement complet 60-45-90 N-P2O5-K2O, environ 50 t/ha dans les essais de la transition ; quantités calculées.',
  'Completes nitrogen to 60.': 'Complète l’azote à 60.',
  'Taken over from the transition trials of the source. Completes nitrogen to 60.':
    'Repris des essais de la transition de la source. Complète l’azote à 60.',
  'Completes K2O to 90.': 'Complète K2O à 90.',
  'Taken over from the transition trials of the source. Completes K2O to 90.':
    'Repris des essais de la transition de la source. Complète K2O à 90.',
  'Lower rate on good forest soil and for the savanna fringe.':
    'Dose plus faible sur bon sol de forêt et pour la lisière de la savane.',
  '45-45-45, ring-placed 8-10 weeks after emergence.': '45-45-45, en couronne 8 à 10 semaines après la levée.',
  'Extra potash on ridge and trellis plantings.': 'Potasse en plus sur billons et treillis.',
  '6 bags per hectare in two halves; bag taken as 50 kg.': '6 sacs par hectare en deux moitiés ; sac compté à 50 kg.',
  'Second half at 8-12 weeks.': 'Seconde moitié à 8–12 semaines.',
  'Alternative: 3-4 bags NPK at 4 weeks.': 'Autre choix : 3 à 4 sacs de NPK à 4 semaines.',
  'Alternative second dose: 75 kg urea plus 50 kg muriate of potash.':
    'Autre deuxième dose : 75 kg d’urée plus 50 kg de chlorure de potassium.',
  '4 t/ha, or cow dung 3 t, or compost 5 t.': '4 t/ha, ou 3 t de bouse de vache, ou 5 t de compost.',
  'About 30 kg P/ha, worked out from the abstract (yield gain divided by gain per kg P); mean gains 390 soybean, 296 cowpea and 527 groundnut kg/ha. Groundnut response was weak in Upper East.':
    'Environ 30 kg P/ha, calculé d’après le résumé (gain de rendement divisé par le gain par kg de P) ; gains moyens de 390 kg/ha pour le soja, 296 pour le niébé et 527 pour l’arachide. La réponse de l’arachide était faible en Upper East.',
  'Calcium at pegging on sandy land.': 'Calcium à la formation des gynophores en terre sableuse.',
  'Micro-dose per hill saves fertilizer.': 'La micro-dose par poquet épargne l’engrais.',
  'Only with steady rain.': 'Seulement si la pluie est régulière.',
  'Half at flowering or bulbing where split.': 'Moitié à la floraison ou à la bulbaison en cas de fractionnement.',
  'Taken over from the Guinea savanna: no rate for this zone is on record.':
    'Repris de la savane guinéenne : aucune dose n’est connue pour cette zone.',
  'Taken over from the transition zone: no rate for this zone is on record.':
    'Repris de la zone de transition : aucune dose n’est connue pour cette zone.',
  'Cocoa High-Tech rate of about 3 bags of 50 kg per acre (371 kg/ha) for bearing farms; widely published, not re-read.':
    'Dose Cocoa High-Tech d’environ 3 sacs de 50 kg par acre (371 kg/ha) pour plantations en production ; largement publiée, non relue.',
  'About 1 kg per palm of 143 palms per hectare.': 'Environ 1 kg par palmier, à 143 palmiers par hectare.',
  'In two or three splits.': 'En deux ou trois apports.',
  'Young trees, 0.5 kg per tree at 100 trees per hectare.': 'Jeunes arbres, 0,5 kg par arbre à 100 arbres par hectare.',
  '1.5 kg per tree at 100 trees per hectare after harvest.':
    '1,5 kg par arbre à 100 arbres par hectare après la récolte.',
  'Taken over from the rain-fed lowland of the Guinea savanna; the trial gives no rain-fed rate for this zone.':
    'Repris du bas-fond pluvial de la savane guinéenne ; l’essai ne donne pas de dose pluviale pour cette zone.',
  'Taken over from the irrigated lowland of the Sudan savanna; no rate for schemes of this zone was found.':
    'Repris du bas-fond irrigué de la savane soudanienne ; aucune dose n’a été trouvée pour les périmètres de cette zone.',
  'Worked out here from the nutrient target 90-60-60 for a blend that is on the market. Gives 90-55-53 with sulphur, zinc and boron.':
    'Calculé ici d’après l’objectif 90-60-60 pour un mélange du marché. Donne 90-55-53 avec soufre, zinc et bore.',
  'Completes nitrogen to 90 kg/ha.': 'Complète l’azote à 90 kg/ha.',
  'Worked out here from the nutrient target 90-60-60 for a blend that is on the market. Gives 90-60-34: less potash than the target.':
    'Calculé ici d’après l’objectif 90-60-60 pour un mélange du marché. Donne 90-60-34 : moins de potasse que l’objectif.',
  'Worked out here from the nutrient target 90-60-60 for a blend that is on the market. Gives 90-30-30: half the phosphorus and potash of the target.':
    'Calculé ici d’après l’objectif 90-60-60 pour un mélange du marché. Donne 90-30-30 : la moitié du phosphore et de la potasse de l’objectif.',
  'Worked out here from 80-45-45 for a blend that is on the market. Gives 80-44-42.':
    'Calculé ici d’après 80-45-45 pour un mélange du marché. Donne 80-44-42.',
  'Worked out here from about 65-45-45 for a blend that is on the market.':
    'Calculé ici d’après environ 65-45-45 pour un mélange du marché.',
  'On poor land; no nitrogen.': 'En terre pauvre ; pas d’azote.',
  'The company may supply a cotton blend with sulphur and boron instead.':
    'La société peut fournir à la place un mélange coton avec soufre et bore.',
  '1 kg per tree at 278 trees per hectare.': '1 kg par arbre à 278 arbres par hectare.',
  '10 g per plant at 40,000 plants per hectare.': '10 g par plant à 40 000 plants par hectare.',
  'Split in two or three.': 'En deux ou trois fois.',
  '1 kg per palm at 160 palms per hectare.': '1 kg par palmier à 160 palmiers par hectare.',
  'Before the bunch shows.': 'Avant que le régime paraisse.',
  'On poor land.': 'En terre pauvre.',
  'CSIR AgriTech says that cowpea, groundnut and soybean before maize add nitrogen, not how much. Taken low: residues must stay on the field.':
    'CSIR AgriTech dit que niébé, arachide et soja avant le maïs ajoutent de l’azote, non combien. Compté bas : les résidus doivent rester au champ.',
};
