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
