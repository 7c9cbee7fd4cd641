/** Words of the field that sentences are filled with, by what they are: a crop by its key, work by its code. */
export interface Terms {
  readonly crops: Readonly<Record<string, string>>;
  readonly activities: Readonly<Record<string, string>>;
}

/**
 * French names of crops and of the steps of a season. General knowledge of West African farming; a crop or step that is
 * not here is said in English, with its whole sentence.
 */
export const frenchTerms: Terms = {
  crops: {
    maize: 'Maïs',
    rice: 'Riz',
    sorghum: 'Sorgho',
    millet: 'Mil',
    cowpea: 'Niébé',
    soybean: 'Soja',
    groundnut: 'Arachide',
    cassava: 'Manioc',
    yam: 'Igname',
    sweet_potato: 'Patate douce',
    cocoyam: 'Taro',
    plantain: 'Banane plantain',
    tomato: 'Tomate',
    pepper: 'Piment',
    onion: 'Oignon',
    okra: 'Gombo',
    garden_egg: 'Aubergine locale',
    cocoa: 'Cacao',
    cashew: 'Anacarde',
    mango: 'Mangue',
    shea: 'Karité',
    oil_palm: 'Palmier à huile',
    bambara_groundnut: 'Voandzou',
    cotton: 'Coton',
    citrus: 'Orange',
    pineapple: 'Ananas',
    coconut: 'Coco',
    banana: 'Banane',
    cabbage: 'Chou',
    watermelon: 'Pastèque',
    ginger: 'Gingembre',
    sesame: 'Sésame',
  },
  activities: {
    SS: 'Choix du champ',
    LP: 'Préparation du sol',
    GT: 'Test de germination',
    RO: 'Début des pluies',
    SI: 'Inoculation des semences',
    NU: 'Pépinière',
    PL: 'Semis ou plantation',
    BF: 'Engrais de fond',
    TD: 'Engrais de couverture',
    W1: 'Premier sarclage',
    W2: 'Deuxième sarclage',
    W3: 'Troisième sarclage',
    PS: 'Surveillance des ravageurs',
    PR: 'Taille et assainissement',
    IR: 'Irrigation',
    FI: 'Induction florale',
    MK: 'Première récolte',
    HV: 'Récolte',
    DS: 'Séchage et stockage',
  },
};

/** French names of the seasons of a crop, by their English: reference data name them freely. */
export const frenchSeasons: Readonly<Record<string, string>> = {
  'Rainy season': 'Saison des pluies',
  'Major season': 'Grande saison',
  'Minor season': 'Petite saison',
  'Minor season, irrigated': 'Petite saison, irriguée',
  'Irrigated dry season': 'Saison sèche irriguée',
  'Irrigated wet season': 'Saison des pluies irriguée',
  Irrigated: 'Irrigué',
  'Main crop': 'Récolte principale',
  'Light crop': 'Récolte intermédiaire',
  'Minor crop': 'Petite récolte',
  'On residual moisture': 'Sur humidité résiduelle',
  'Early millet (naara)': 'Mil précoce (naara)',
  'Late millet': 'Mil tardif',
  'Dry planting': 'Semis à sec',
  'Nut season': 'Saison des noix',
  'All year': 'Toute l’année',
};

/** The title of a season in French: "Grande saison 2026" of "Major season 2026". A season of another name stays. */
export function seasonInFrench(title: string): string {
  return title.replace(/^(.+)(?= \d{4})/, (name) => frenchSeasons[name] ?? name);
}

/** French names of the agro-ecological zones, by key, as they stand after "la zone". */
export const frenchZones: Readonly<Record<string, string>> = {
  rain_forest: 'forêt dense humide',
  deciduous_forest: 'forêt semi-décidue',
  transition: 'transition forêt-savane',
  coastal_savanna: 'savane côtière',
  guinea_savanna: 'savane guinéenne',
  sudan_savanna: 'savane soudanienne',
};

/** French names of the sky, by the English of weather services. */
export const frenchSkies: Readonly<Record<string, string>> = {
  'clear sky': 'ciel dégagé',
  'few clouds': 'quelques nuages',
  'scattered clouds': 'nuages épars',
  'broken clouds': 'nuageux',
  'overcast clouds': 'ciel couvert',
  mist: 'brume',
  fog: 'brouillard',
  haze: 'brume sèche',
  'light drizzle': 'bruine légère',
  drizzle: 'bruine',
  'heavy drizzle': 'forte bruine',
  'light rain': 'pluie légère',
  'moderate rain': 'pluie modérée',
  'heavy rain': 'forte pluie',
  'heavy intensity rain': 'forte pluie',
  'very heavy rain': 'très forte pluie',
  'light rain showers': 'averses légères',
  'rain showers': 'averses',
  'heavy rain showers': 'fortes averses',
  thunderstorm: 'orage',
  'thunderstorm with rain': 'orage avec pluie',
  'thunderstorm with hail': 'orage avec grêle',
};

/** French names of the classes of varieties, by their English. The name of a bred variety stays. */
export const frenchVarieties: Readonly<Record<string, string>> = {
  'Early varieties': 'Variétés précoces',
  'Medium varieties': 'Variétés moyennes',
  'Late varieties': 'Variétés tardives',
};

/** Categories of reported risks as they ship. */
export const frenchRiskCategories: Readonly<Record<string, string>> = {
  Virus: 'Virus',
  Pest: 'Ravageur',
  Disease: 'Maladie',
  Flood: 'Inondation',
  Drought: 'Sécheresse',
};
