/** What is said of bambara groundnut, in French by its English. */
export const bambaraGroundnutTexts: Readonly<Record<string, string>> = {
  'Pick light sandy land that drains; not where groundnut or bambara grew last year.':
    'Choisissez une terre sableuse légère qui se draine ; pas où arachide ou voandzou ont poussé l’an dernier.',
  'Walk the field well before planting. Bambara bears on poor sandy soil where groundnut fails; heavy or wet land gives leaves and no pods.':
    'Parcourez le champ bien avant le semis. Le voandzou produit sur sol sableux pauvre où l’arachide échoue ; une terre lourde ou humide donne des feuilles et pas de gousses.',
  'Rotate with millet, sorghum or maize.': 'Alternez avec mil, sorgho ou maïs.',
  'Plough shallow, make ridges or flat beds.': 'Labourez peu profond, faites des billons ou des planches plates.',
  'Loose soil lets the pods form just under the surface; ridge where water stays after storms.':
    'Un sol meuble laisse les gousses se former juste sous la surface ; billonnez où l’eau reste après les orages.',
  'Work along the contour on slopes.': 'Travaillez selon les courbes de niveau sur les pentes.',
  'Bambara seed comes up slowly, in 7-15 days. Below 80 of 100, sow three seeds a hill or change the seed.':
    'La graine de voandzou lève lentement, en 7 à 15 jours. Au-dessous de 80 sur 100, semez trois graines par poquet ou changez de semence.',
  'Take seed kept in the shell and shelled just before.':
    'Prenez une semence gardée en coque et décortiquée juste avant.',
  'Sow 1-2 seeds per hill, 45-60 cm x 15-20 cm, 4-5 cm deep.':
    'Semez 1 à 2 graines par poquet, 45 à 60 cm x 15 à 20 cm, à 4–5 cm de profondeur.',
  'Sow in wet soil on the ridge or in lines. Fill gaps within two weeks.':
    'Semez en sol mouillé sur le billon ou en lignes. Regarnissez les manquants dans les deux semaines.',
  'One handful of seed for each step of a five-step row is far too much: 40-60 kg sow a hectare.':
    'Une poignée de semence à chaque pas d’une ligne de cinq pas est beaucoup trop : 40 à 60 kg sèment un hectare.',
  'Phosphorus on the young crop, where it can be had.': 'Phosphore sur la jeune culture, où l’on en trouve.',
  'Place a little phosphorus fertilizer beside the row on poor land; nitrogen is not needed.':
    'Placez un peu d’engrais phosphaté près de la ligne en terre pauvre ; l’azote n’est pas nécessaire.',
  'Rates are in the fertilizer card.': 'Les doses sont dans la fiche des engrais.',
  'Hoe shallowly before the plants spread.': 'Binez en surface avant que les plants s’étalent.',
  'Keep weeds out until the plants cover the ground.': 'Sarclez jusqu’à ce que les plants couvrent le sol.',
  'Look for leaf spots once a week.': 'Cherchez les taches foliaires une fois par semaine.',
  'Check 20 plants at five places; take out plants with many spots early on.':
    'Regardez 20 plants à cinq endroits ; ôtez tôt les plants très tachés.',
  'Spraying rarely pays in this crop.': 'Traiter paie rarement dans cette culture.',
  'Draw soil lightly over the base at flowering so that pods form in loose soil.':
    'Ramenez un peu de terre au pied à la floraison pour que les gousses se forment en sol meuble.',
  'Do not weed once the pods form.': 'Ne sarclez plus une fois que les gousses se forment.',
  'Lift when most leaves are yellow.': 'Arrachez quand la plupart des feuilles sont jaunes.',
  'Pull or dig the whole plant on a dry day and pick the pods. Late lifting leaves pods behind and lets them sprout.':
    'Tirez ou déterrez le plant entier un jour sec et détachez les gousses. Un arrachage tardif laisse des gousses en terre et les fait germer.',
  'Lift a few plants first: ripe seed is hard and fully coloured.':
    'Arrachez d’abord quelques plants : la graine mûre est dure et bien colorée.',
  'Dry pods to a rattle, store in the shell.': 'Séchez les gousses jusqu’à ce qu’elles sonnent, stockez en coque.',
  'Dry on racks or a roof for one to two weeks. Shelled seed goes into airtight bags.':
    'Séchez sur claies ou sur un toit une à deux semaines. La graine décortiquée va en sacs hermétiques.',
  'Boil seed that is still soft: it does not keep.': 'Faites bouillir la graine encore tendre : elle ne se garde pas.',
  'It still bears where groundnut fails: keep weeds out while pods form, and do not plant it after mid-July.':
    'Il produit encore où l’arachide échoue : sarclez pendant la formation des gousses, et ne le semez pas après la mi-juillet.',
  'Bambara takes dry weeks well: weed once shallowly and earth up after the next rain, not in dust.':
    'Le voandzou supporte bien des semaines sèches : sarclez une fois en surface et buttez après la prochaine pluie, non dans la poussière.',
  'Sow in wet sandy soil only: the seed takes 7-15 days to come up and rots or dries before that.':
    'Ne semez qu’en sol sableux mouillé : la graine met 7 à 15 jours à lever et pourrit ou sèche avant.',
  'Pods rot in wet soil: take the sandy upper part of the field, or ridges.':
    'Les gousses pourrissent en sol mouillé : prenez le haut sableux du champ, ou des billons.',
  'Lift when most leaves are yellow, on a dry day; dry the pods on racks or a roof, not on the soil.':
    'Arrachez quand la plupart des feuilles sont jaunes, un jour sec ; séchez les gousses sur claies ou sur un toit, non sur le sol.',
  'Sow by mid-July at the latest, after that cowpea ripens more safely.':
    'Semez au plus tard à la mi-juillet ; après, le niébé mûrit plus sûrement.',
  'Rotate with cereals, sow clean seed, and space 30 cm and more where leaves stay wet.':
    'Alternez avec des céréales, semez une semence saine, et espacez de 30 cm et plus où les feuilles restent mouillées.',
  'Store in the shell; bruchids only get into shelled seed. Put shelled seed into hermetic bags.':
    'Stockez en coque ; les bruches n’entrent que dans la graine décortiquée. Mettez la graine décortiquée en sacs hermétiques.',
  'Leaf spots (Cercospora)': 'Cercosporiose (Cercospora)',
  'flowering to podding': 'de la floraison à la formation des gousses',
  'Brown round spots, leaf drop': 'Taches rondes brunes, chute des feuilles',
  'Spots on a tenth of the leaves': 'Taches sur un dixième des feuilles',
  'Rotation, clean seed, wide spacing': 'Rotation, semence saine, semis espacé',
  'Seed beetles (Callosobruchus)': 'Bruches (Callosobruchus)',
  'Round holes, white eggs on seed': 'Trous ronds, œufs blancs sur les graines',
  'Any live beetle': 'Tout insecte vivant',
  'Store in the shell or airtight': 'Stocker en coque ou hermétiquement',
};
