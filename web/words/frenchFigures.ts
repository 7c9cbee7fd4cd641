/** Figures that maps are coloured by, and the sources of the rules for farm work, in French by their English. */
export const frenchFigures: Readonly<Record<string, string>> = {
  'Gulf of Guinea': 'Golfe de Guinée',
  'The projects of this portal, each with its own source': 'Les projets de ce portail, chacun avec sa propre source',
  'List of towns that comes with the portal': 'Liste de villes fournie avec le portail',
  'District capital, as in the table of districts': 'Chef-lieu de district, d’après la table des districts',
  Population: 'Population',
  'Population density': 'Densité de population',
  Projects: 'Projets',
  'Pest risk': 'Risque de ravageurs',
  'Start of the rains: first or only season': 'Début des pluies : première ou seule saison',
  'Start of the rains: minor season': 'Début des pluies : petite saison',
  'Length of the first or only season': 'Durée de la première ou seule saison',
  'Length of the minor season': 'Durée de la petite saison',
  'Rains begun in half of the years, by daily rain: first or only season':
    'Pluies commencées une année sur deux, d’après la pluie journalière : première ou seule saison',
  'Rains begun in half of the years, by daily rain: minor season':
    'Pluies commencées une année sur deux, d’après la pluie journalière : petite saison',
  'End of the rains in the middle year, by daily rain: first or only season':
    'Fin des pluies l’année médiane, d’après la pluie journalière : première ou seule saison',
  'End of the rains in the middle year, by daily rain: minor season':
    'Fin des pluies l’année médiane, d’après la pluie journalière : petite saison',
  'Length of the season, by daily rain: first or only season':
    'Durée de la saison, d’après la pluie journalière : première ou seule saison',
  'Length of the season, by daily rain: minor season':
    'Durée de la saison, d’après la pluie journalière : petite saison',
  'Longest dry spell, by daily rain: first or only season':
    'Plus longue séquence sèche, d’après la pluie journalière : première ou seule saison',
  'Longest dry spell, by daily rain: minor season':
    'Plus longue séquence sèche, d’après la pluie journalière : petite saison',
  'Starts that were false, by daily rain: first or only season':
    'Faux départs, d’après la pluie journalière : première ou seule saison',
  'Starts that were false, by daily rain: minor season': 'Faux départs, d’après la pluie journalière : petite saison',
  'Rain of a year, by daily rain': 'Pluie d’une année, d’après la pluie journalière',
  'Years of daily rain': 'Années de pluie journalière',
  'Days missing in the daily rain': 'Jours qui manquent dans la pluie journalière',
  'Age of the newest daily rain': 'Âge de la dernière pluie journalière',

  'FAO (2001): Guidelines on good practice for ground application of pesticides, weather and wind':
    'FAO (2001) : directives de bonne pratique pour l’épandage terrestre de pesticides, temps et vent',
  'FAO Irrigation and Drainage Paper 56, equation 47: wind near the ground from the wind at 10 m':
    'FAO, bulletin d’irrigation et de drainage 56, équation 47 : vent près du sol d’après le vent à 10 m',
  'Limits for hot, dry and damp air, and six hours without rain':
    'Limites d’air chaud, sec et humide, et six heures sans pluie',
  'IFDC and CSIR extension practice: bury or cover urea, on moist soil, never before a heavy rain':
    'Pratique de vulgarisation de l’IFDC et du CSIR : enfouir ou couvrir l’urée, sur sol humide, jamais avant une forte pluie',
  'Ghana Meteorological Agency: 20 mm in a week, one rain of 10 mm (A1 Radio)':
    'Agence météorologique du Ghana : 20 mm en une semaine, une pluie de 10 mm (A1 Radio)',
  'Rain must go on: no five dry days in the week, counted from a chance of 60%':
    'La pluie doit continuer : pas cinq jours secs dans la semaine, comptés à partir d’une chance de 60 %',
  'FAO W1544E, chapter 4: maize drying': 'FAO W1544E, chapitre 4 : séchage du maïs',
  'IRRI Rice Knowledge Bank: equilibrium relative humidity':
    'IRRI, banque de connaissances du riz : humidité relative d’équilibre',
  'Amounts of rain: 25 mm washes off, 13 mm carries in': 'Quantités de pluie : 25 mm emportent, 13 mm font pénétrer',
};
