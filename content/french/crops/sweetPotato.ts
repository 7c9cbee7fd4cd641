/** What is said of sweet potato, in French by its English. */
export const sweetPotatoTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: sandy loam, no waterlogging.': 'Choisissez un bon champ : limon sableux, sans engorgement.',
  'Walk the field well before planting. Loose soil makes smooth roots.':
    'Parcourez le champ bien avant la plantation. Un sol meuble donne des racines lisses.',
  'Loose soil makes smooth roots.': 'Un sol meuble donne des racines lisses.',
  'Ridge 30-40 cm high, 1 m apart.': 'Billonnez sur 30 à 40 cm de haut, à 1 m d’écart.',
  'Ridges or mounds with organic matter.': 'Billons ou buttes avec de la matière organique.',
  'Plant 30 cm vine tips at 30 cm on 1 m ridges (33,333/ha).':
    'Plantez des boutures de 30 cm à 30 cm sur billons à 1 m (33 333/ha).',
  'Take vine tips of 25-30 cm from clean plants, plant 2-3 nodes in moist soil.':
    'Prenez des boutures de tête de 25 à 30 cm sur des plants sains, plantez 2 à 3 nœuds en sol humide.',
  'Water at once, or on rain-fed fields plant before rain.':
    'Arrosez aussitôt ou, en culture pluviale, plantez avant la pluie.',
  'Farmers in the transition and coastal savanna grow two crops a year.':
    'Dans la transition et la savane côtière, les agriculteurs font deux cultures par an.',
  'First weeding; replace dead vines.': 'Premier sarclage ; remplacez les boutures mortes.',
  'First weeding; replace dead vines. Clear weeds while they are small; early weeds take the most yield.':
    'Premier sarclage ; remplacez les boutures mortes. Enlevez les herbes tant qu’elles sont petites ; les précoces prennent le plus de rendement.',
  'NPK: 6 bags per hectare, split over two feeds.': 'NPK : 6 sacs par hectare, partagés en deux apports.',
  'The fact sheet rate is 6 bags (50 kg) of NPK per hectare split over two feeds, or 3-4 bags NPK followed by 1.5 bags urea and 1 bag potash.':
    'La dose de la fiche est de 6 sacs (50 kg) de NPK par hectare partagés en deux apports, ou 3 à 4 sacs de NPK suivis de 1,5 sac d’urée et 1 sac de potasse.',
  'Place in a band and cover.': 'Localisez en bande et couvrez.',
  'Check for weevil and virus; cover cracks.': 'Cherchez charançon et virus ; bouchez les fentes.',
  'Re-ridge to cover roots; rogue virus vines.':
    'Rechargez les billons pour couvrir les racines ; arrachez les plants virosés.',
  'Second fertilizer at root bulking.': 'Deuxième apport d’engrais au grossissement des racines.',
  'Potash-rich dose as storage roots form.': 'Dose riche en potasse quand les racines tubéreuses se forment.',
  'Harvest when ripe; do not leave in hot dry soil.': 'Récoltez à maturité ; ne laissez pas en sol chaud et sec.',
  'Lift carefully; wounds rot. Prefer dry weather.':
    'Arrachez avec soin ; les blessures pourrissent. De préférence par temps sec.',
  'Cure 4-7 days warm and humid; store in pits, sand or a ventilated room.':
    'Faites cicatriser 4 à 7 jours au chaud et humide ; stockez en fosse, dans du sable ou une pièce aérée.',
  'Leave soil on, cure, then store cool and dark; sell soon.':
    'Laissez la terre, faites cicatriser, puis stockez au frais et à l’ombre ; vendez bientôt.',
  'They carry virus: cut vines from clean plots only, and pull stunted plants with small leaves at once.':
    'Ils portent des virus : ne coupez des boutures que sur des parcelles saines, et arrachez aussitôt les plants nains à petites feuilles.',
  'Water first in the first month and at 8-10 weeks when roots swell; in dry land close the cracks in the ridges.':
    'Arrosez d’abord le premier mois et à 8–10 semaines quand les racines gonflent ; en terre sèche, bouchez les fentes des billons.',
  'Plant vines on the day after rain and water them for a week; do not put the second fertilizer into dry ridges.':
    'Plantez les boutures le lendemain d’une pluie et arrosez-les une semaine ; ne mettez pas le deuxième engrais dans des billons secs.',
  'Keep a vine nursery by water and plant only when ridges are wet through: wilted vines make pencil roots.':
    'Gardez une pépinière de boutures près de l’eau et ne plantez que quand les billons sont mouillés à fond : des boutures flétries font des racines minces comme un crayon.',
  'Roots rot in a day or two: raise the ridges and open the furrow ends before storms.':
    'Les racines pourrissent en un jour ou deux : rehaussez les billons et ouvrez les bouts des sillons avant les orages.',
  'Lift before the ground is soaked: wet roots crack and rot. Dry them a few hours in shade, unwashed.':
    'Arrachez avant que le sol soit trempé : les racines mouillées se fendent et pourrissent. Séchez-les quelques heures à l’ombre, sans les laver.',
  'Choose a 90-100 day type such as Apomuden, and multiply vines with a little water while you wait.':
    'Choisissez un type de 90 à 100 jours comme Apomuden, et multipliez les boutures avec un peu d’eau en attendant.',
  'Handle roots like eggs, cure them under straw for a week, and store only whole ones.':
    'Maniez les racines comme des œufs, faites-les cicatriser sous paille une semaine, et ne stockez que les entières.',
  'Irrigate or mulch to close cracks, earth up twice, harvest on time and do not replant beside old fields.':
    'Irriguez ou paillez pour fermer les fentes, buttez deux fois, récoltez à temps et ne replantez pas près d’anciens champs.',
  'Weevil (Cylas)': 'Charançon (Cylas)',
  bulking: 'grossissement',
  'Tunnels, bitter roots': 'Galeries, racines amères',
  'Any tunnel': 'Toute galerie',
  'Re-ridge, timely harvest; AICCRA field practice cut damage':
    'Rechargement des billons, récolte à temps ; les pratiques de terrain d’AICCRA ont réduit les dégâts',
  'Sweet potato virus disease': 'Virose de la patate douce',
  'Stunting, small leaves': 'Nanisme, petites feuilles',
  'Clean vines, rogue, tolerant types': 'Boutures saines, arrachage des malades, types tolérants',
};
