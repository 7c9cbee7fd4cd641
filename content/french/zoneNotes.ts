/** Notes on the zones of districts, in French by their English. */
export const zoneNoteTexts: Readonly<Record<string, string>> = {
  'Northern fringe of the forest; the transition belt begins just north':
    'Lisière nord de la forêt ; la bande de transition commence juste au nord',
  'Northern fringe of the forest, close to the transition belt':
    'Lisière nord de la forêt, près de la bande de transition',
  'Core transition district': 'District au cœur de la transition',
  'Transition belt; forest in the south of the district': 'Bande de transition ; forêt dans le sud du district',
  'Afram Plains savanna woodland, usually mapped as transition':
    'Savane boisée des plaines de l’Afram, donnée d’habitude comme transition',
  'Borderline: savanna woodland in the north; some maps place it in the Guinea savanna':
    'Cas limite : savane boisée dans le nord ; certaines cartes le placent dans la savane guinéenne',
  'Fringe: transition in the north of the district': 'Lisière : transition dans le nord du district',
  'Fringe: forest in the south and west; some maps place the town side in the deciduous forest':
    'Lisière : forêt dans le sud et l’ouest ; certaines cartes placent le côté de la ville dans la forêt décidue',
  'Dry side of the transition belt, Afram Plains or middle Volta savanna woodland':
    'Côté sec de la bande de transition, savane boisée des plaines de l’Afram ou de la moyenne Volta',
  'Borderline with the transition belt in the south': 'À la limite de la bande de transition dans le sud',
  'Borderline: lake-side savanna woodland; often mapped with the transition belt':
    'Cas limite : savane boisée au bord du lac ; souvent donnée avec la bande de transition',
  'Borderline: the north of the district is Guinea savanna. Centre lies north of the Kintampo-Hohoe line given by GMet, where the two rains merge; treat the minor season with care':
    'Cas limite : le nord du district est de la savane guinéenne. Le centre est au nord de la ligne Kintampo-Hohoe donnée par GMet, où les deux saisons des pluies se rejoignent ; prenez la petite saison avec prudence',
  'Coastal savanna by the sea; forest or thicket inland':
    'Savane côtière au bord de la mer ; forêt ou fourré à l’intérieur',
  'South of the district runs into coastal thicket': 'Le sud du district passe au fourré côtier',
  'Coastal strip': 'Bande côtière',
  'Wet south-west side, near the moist evergreen forest':
    'Côté humide du sud-ouest, près de la forêt sempervirente humide',
  'Borderline: forest on the hills, coastal savanna on the plain to the south-east':
    'Cas limite : forêt sur les collines, savane côtière dans la plaine au sud-est',
  'Borderline: dry forest on the hills, savanna in the Volta gorge lowlands':
    'Cas limite : forêt sèche sur les collines, savane dans les bas-fonds des gorges de la Volta',
  'Forest on the scarp and hills; drier land towards the Afram and the lake':
    'Forêt sur l’escarpement et les collines ; terres plus sèches vers l’Afram et le lac',
  'Afram Plains: derived savanna, usually mapped as transition':
    'Plaines de l’Afram : savane dérivée, donnée d’habitude comme transition',
  'Accra and Akuse plains at the foot of the hills; Krobo uplands are forest':
    'Plaines d’Accra et d’Akuse au pied des collines ; les hauteurs de Krobo sont de la forêt',
  'North edge; thin, degraded land like the Sudan savanna':
    'Bord nord ; terres minces et dégradées comme dans la savane soudanienne',
  'Forest on the eastern hills, transition towards the lake. Centre lies north of the Kintampo-Hohoe line given by GMet, where the two rains merge; treat the minor season with care':
    'Forêt sur les collines de l’est, transition vers le lac. Le centre est au nord de la ligne Kintampo-Hohoe donnée par GMet, où les deux saisons des pluies se rejoignent ; prenez la petite saison avec prudence',
  'Cocoa-growing hills; forest outlier inside a region mapped mainly as transition. Centre lies north of the Kintampo-Hohoe line given by GMet, where the two rains merge; treat the minor season with care':
    'Collines à cacao ; îlot de forêt dans une région donnée surtout comme transition. Le centre est au nord de la ligne Kintampo-Hohoe donnée par GMet, où les deux saisons des pluies se rejoignent ; prenez la petite saison avec prudence',
  'Borderline with the Guinea savanna. Centre lies north of the Kintampo-Hohoe line given by GMet, where the two rains merge; treat the minor season with care':
    'À la limite de la savane guinéenne. Le centre est au nord de la ligne Kintampo-Hohoe donnée par GMet, où les deux saisons des pluies se rejoignent ; prenez la petite saison avec prudence',
  'Borderline with the transition belt': 'À la limite de la bande de transition',
  'Sudan savanna of the north-east corner': 'Savane soudanienne du coin nord-est',
  'Borderline: strict maps keep the Sudan savanna to the north-east corner and would give Guinea savanna here':
    'Cas limite : les cartes strictes limitent la savane soudanienne au coin nord-est et donneraient ici la savane guinéenne',
  'Borderline between Guinea and Sudan savanna': 'À la limite des savanes guinéenne et soudanienne',
  'Borderline: northern edge; some maps show Sudan savanna':
    'Cas limite : bord nord ; certaines cartes montrent la savane soudanienne',
  'Inland edge of the coastal savanna': 'Bord intérieur de la savane côtière',
  'Forest hills; drier land towards the lake': 'Collines de forêt ; terres plus sèches vers le lac',
  'Borderline: savanna plain towards the south': 'Cas limite : plaine de savane vers le sud',
  'Coastal savanna of the Keta and Tongu plains': 'Savane côtière des plaines de Keta et de Tongu',
  'Borderline: savanna plain with dry forest on the Akwapim-Togo hills':
    'Cas limite : plaine de savane, avec forêt sèche sur les collines de l’Akwapim-Togo',
  'Borderline: savanna plain with dry forest on the Akwapim-Togo hills. Kpandu station is described as savanna-forest transition':
    'Cas limite : plaine de savane, avec forêt sèche sur les collines de l’Akwapim-Togo. La station de Kpandu est décrite comme transition entre savane et forêt',
  'Borderline: western end of the coastal savanna and thicket, wetter than the Accra plains':
    'Cas limite : bout ouest de la savane et du fourré côtiers, plus humide que les plaines d’Accra',
  'Borderline: moist evergreen forest passing into deciduous forest':
    'Cas limite : forêt sempervirente humide qui passe à la forêt décidue',
  'Western end of the coastal savanna; forest inland': 'Bout ouest de la savane côtière ; forêt à l’intérieur',
  'Borderline: moist evergreen forest in the south': 'Cas limite : forêt sempervirente humide dans le sud',
  'North side of Western region': 'Côté nord de la région Western',
  'Rain forest in the south, deciduous in the north': 'Forêt dense humide dans le sud, décidue dans le nord',
  'Borderline: wetter forest in the south': 'Cas limite : forêt plus humide dans le sud',
};

/** Notes on districts: how lists differ. */
export const districtNoteTexts: Readonly<Record<string, string>> = {
  'census 2021 list: Municipal; Local Government Service list: District':
    'liste du recensement de 2021 : Municipal ; liste du Local Government Service : District',
  'census 2021 list: District; Local Government Service list: Municipal':
    'liste du recensement de 2021 : District ; liste du Local Government Service : Municipal',
  '261st district (2021), carved out of the area drawn as Hohoe Municipal; no outline in the set of 2019':
    '261e district (2021), pris sur la surface dessinée comme Hohoe Municipal ; sans contour dans le jeu de 2019',
  'municipal status since c. 2018-2020; older lists say District':
    'statut de municipalité depuis 2018-2020 environ ; des listes plus anciennes disent District',
};
