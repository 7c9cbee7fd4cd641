/** What is said of pepper, in French by its English. */
export const pepperTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: well-drained loam.': 'Choisissez un bon champ : limon bien drainé.',
  'Transplant 6-week seedlings at 70 x 45 cm.': 'Repiquez des plants de 6 semaines à 70 x 45 cm.',
  'Watch aphids, thrips, mites and virus; net the nursery and rogue early.':
    'Surveillez pucerons, thrips, acariens et virus ; mettez la pépinière sous filet et arrachez tôt les malades.',
  'Watch aphids, thrips, mites and virus; net the nursery and rogue early. Walk the field each week and check plants for pests and diseases.':
    'Surveillez pucerons, thrips, acariens et virus ; mettez la pépinière sous filet et arrachez tôt les malades. Parcourez le champ chaque semaine et cherchez ravageurs et maladies sur les plants.',
  'Nitrogen and potash at first flower and again at fruiting.':
    'Azote et potasse à la première fleur et de nouveau à la fructification.',
  'Nitrogen and potash at first flower and again at fruiting. Give the second feed when the crop is growing fastest. Apply on moist soil after weeding and cover.':
    'Azote et potasse à la première fleur et de nouveau à la fructification. Donnez le deuxième apport quand la culture pousse le plus vite. Apportez sur sol humide après sarclage et couvrez.',
  'Pick every 7-10 days; dry pepper when dark red.':
    'Cueillez tous les 7 à 10 jours ; le piment à sécher quand il est rouge foncé.',
  'Dry on racks off the ground; store in airtight bags.':
    'Séchez sur claies hors du sol ; stockez en sacs hermétiques.',
  'Fresh pepper goes to the market the same day; dry the rest on raised mesh until it breaks.':
    'Le piment frais va au marché le jour même ; séchez le reste sur grillage surélevé jusqu’à ce qu’il casse.',
  'Look under the young leaves each week; spray neem at first sight, and spare ladybirds.':
    'Regardez sous les jeunes feuilles chaque semaine ; traitez au neem dès les premiers, et épargnez les coccinelles.',
  'Mulch and water twice a week: stressed peppers drop their flowers.':
    'Paillez et arrosez deux fois par semaine : les piments assoiffés perdent leurs fleurs.',
  'Keep the nursery under shade and water; harden seedlings, and transplant into soil that is wet from a second rain.':
    'Gardez la pépinière à l’ombre et arrosée ; endurcissez les plants, et repiquez dans un sol mouillé par une deuxième pluie.',
  'Peppers die overnight in standing water: raise beds to 20 cm and clear the furrows.':
    'Les piments meurent en une nuit dans l’eau stagnante : montez des planches de 20 cm et dégagez les sillons.',
  'Pick red fruit before rain. Dry chillies on raised mesh or tarpaulins under cover, never on the roadside.':
    'Cueillez les fruits rouges avant la pluie. Séchez les piments sur grillage surélevé ou bâches à l’abri, jamais au bord de la route.',
  'Flowers fall above about 35 °C: shade seedlings, mulch, and plan the first flowers for cooler weeks.':
    'Les fleurs tombent au-dessus d’environ 35 °C : ombrez les plants, paillez, et prévoyez les premières fleurs pour des semaines plus fraîches.',
  'Keep seedlings in pots or a second nursery bed; pinch the tips of plants that grow too tall.':
    'Gardez les plants en pots ou dans une deuxième planche de pépinière ; pincez ceux qui montent trop.',
  'Net the nursery, plant away from old pepper, and pull mottled plants in the first month.':
    'Mettez la pépinière sous filet, plantez loin des vieux piments, et arrachez les plants marbrés le premier mois.',
  'Store dried chillies only when they break: damp ones grow mould. Keep them in lined sacks in a dry room.':
    'Ne stockez les piments secs que s’ils cassent : humides, ils moisissent. Gardez-les en sacs doublés dans une pièce sèche.',
  'Virus complex': 'Complexe viral',
  'Mottled narrow leaves': 'Feuilles étroites et marbrées',
  'Net nursery, rogue': 'Pépinière sous filet, arrachage des malades',
};
