/** What is said of ginger, in French by its English. */
export const gingerTexts: Readonly<Record<string, string>> = {
  'Pick loose, rich, drained soil in half shade.': 'Choisissez un sol meuble, riche et drainé à mi-ombre.',
  'Leave out land with ginger, tomato or pepper in the last three years.':
    'Laissez les terres qui ont eu gingembre, tomate ou piment les trois dernières années.',
  'Under young trees it does well.': 'Il réussit sous de jeunes arbres.',
  'Dig beds 20-30 cm high and mix in manure.': 'Bêchez des planches hautes de 20 à 30 cm et mêlez du fumier.',
  'Fine soil without stones; 25 t manure or compost a hectare where it can be had.':
    'Sol fin sans pierres ; 25 t de fumier ou de compost par hectare où l’on en trouve.',
  'Furrows between beds.': 'Des sillons entre les planches.',
  'Plant 30-50 g setts with a bud, 25-30 x 20 cm, 5 cm deep; mulch.':
    'Plantez des semenceaux de 30 à 50 g à bourgeon, 25 à 30 x 20 cm, à 5 cm de profondeur ; paillez.',
  'Sound setts only; cut a day before and let them dry. Mulch thickly with leaves at once.':
    'Semenceaux sains seulement ; coupez un jour avant et laissez sécher. Paillez aussitôt épais avec des feuilles.',
  '1,000-1,500 kg of setts a hectare.': '1 000 à 1 500 kg de semenceaux par hectare.',
  'First weeding by hand; renew the mulch.': 'Premier sarclage à la main ; renouvelez le paillis.',
  'Roots are shallow: do not hoe deep.': 'Les racines sont superficielles : ne binez pas profond.',
  'Mulch again after weeding.': 'Paillez de nouveau après le sarclage.',
  'Give the first fertilizer on moist soil.': 'Donnez le premier engrais sur sol humide.',
  'Spread between rows on moist soil, under the mulch.': 'Épandez entre les lignes sur sol humide, sous le paillis.',
  'Look for wilting and yellow stools each week.': 'Cherchez chaque semaine flétrissement et touffes jaunes.',
  'Dig out wilted stools with their soil and carry them off.':
    'Déterrez les touffes flétries avec leur terre et emportez-les.',
  'Do not water from sick beds to healthy ones.': 'N’arrosez pas des planches malades vers les saines.',
  'Draw soil over rhizomes that show.': 'Ramenez de la terre sur les rhizomes qui se montrent.',
  'Green rhizomes lose price.': 'Les rhizomes verts perdent du prix.',
  'On moist soil, then earth up.': 'Sur sol humide, puis buttez.',
  'Last dose by the fourth month.': 'Dernière dose avant la fin du quatrième mois.',
  'Pull weeds; keep the mulch.': 'Arrachez les herbes ; gardez le paillis.',
  'Stop when leaves turn yellow.': 'Arrêtez quand les feuilles jaunissent.',
  'Lift when leaves turn yellow and dry.': 'Arrachez quand les feuilles jaunissent et sèchent.',
  'Dig on a dry day and shake off soil; keep the soundest for setts.':
    'Déterrez un jour sec et secouez la terre ; gardez les plus sains pour semenceaux.',
  'For fresh, tender ginger lift earlier.': 'Pour du gingembre frais et tendre, arrachez plus tôt.',
  'Wash and store in sand, or slice and dry.': 'Lavez et stockez dans du sable, ou tranchez et séchez.',
  'Slice, dry on raised mesh to a snap, store in clean sacks.':
    'Tranchez, séchez sur grillage surélevé jusqu’à ce que cela casse, stockez en sacs propres.',
  'Setts are kept in a shaded pit or in sand.': 'Les semenceaux se gardent en fosse ombragée ou dans du sable.',
  'Plant clean rhizomes on land without ginger, tomato or pepper for three years; dig out wilted stools with their soil.':
    'Plantez des rhizomes sains sur une terre sans gingembre, tomate ni piment depuis trois ans ; déterrez les touffes flétries avec leur terre.',
  'Mulch thickly with leaves at planting and again at six weeks; ginger does not recover from drying out.':
    'Paillez épais avec des feuilles à la plantation et de nouveau à six semaines ; le gingembre ne se remet pas d’un dessèchement.',
  'Keep sprouted setts in the shade under mulch until the beds are moist.':
    'Gardez les semenceaux germés à l’ombre sous paillis jusqu’à ce que les planches soient humides.',
  'Keep furrows open: rhizomes rot within two days.':
    'Gardez les sillons ouverts : les rhizomes pourrissent en deux jours.',
  'Lift when leaves yellow and the soil is dry, wash and dry sliced ginger on raised mesh under cover.':
    'Arrachez quand les feuilles jaunissent et que le sol est sec, lavez et séchez le gingembre tranché sur grillage surélevé à l’abri.',
  'Plant by June; later ginger stays small. Keep the setts cool and shaded until then.':
    'Plantez avant fin juin ; plus tard, le gingembre reste petit. Gardez jusque-là les semenceaux au frais et à l’ombre.',
  'Raise beds, drain, cut out soft rhizomes before planting, and dry the cut setts for a day.':
    'Montez des planches, drainez, ôtez les rhizomes mous avant la plantation, et séchez un jour les semenceaux coupés.',
  'Store fresh rhizomes in dry sand in the shade; dried ginger only when it snaps, in clean sacks.':
    'Stockez les rhizomes frais dans du sable sec à l’ombre ; le gingembre séché seulement quand il casse, en sacs propres.',
  'Sudden wilt, slime': 'Flétrissement soudain, mucus',
  'Any stool': 'Toute touffe',
  'Clean setts, rotation, drainage': 'Semenceaux sains, rotation, drainage',
  'Rhizome rot (Pythium, Fusarium)': 'Pourriture du rhizome (Pythium, Fusarium)',
  'Yellow shoots that pull out': 'Pousses jaunes qui se détachent',
  'Raised beds, sound setts, rotation': 'Planches surélevées, semenceaux sains, rotation',
};
