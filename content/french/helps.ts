/** Sentences under the columns of reference tables, in French by their English: places, climate and crops. */
export const helpTexts: Readonly<Record<string, string>> = {
  'Separate several with semicolons.': 'Séparez-en plusieurs par des points-virgules.',
  'Names the region in addresses and other tables, such as western_north.':
    'Nomme la région dans les adresses et les autres tables, comme western_north.',
  'As it is written: Western North.': 'Comme on l’écrit : Western North.',
  'Regional capital.': 'Chef-lieu de la région.',
  'ISO 3166-2 code, such as GH-WN.': 'Code ISO 3166-2, comme GH-WN.',
  'The region it belonged to before 2019.': 'La région dont elle faisait partie avant 2019.',
  'Two letters of the older calendar; several regions may share one, some have none.':
    'Deux lettres de l’ancien calendrier ; plusieurs régions peuvent partager les mêmes, d’autres n’en ont pas.',
  'Belt of the climate-smart bundles.': 'Bande des offres groupées adaptées au climat.',
  'Agro-ecological zones, the one with most farmland first.':
    'Zones agroécologiques, d’abord celle qui a le plus de terres cultivées.',
  'Bimodal: two rainy seasons. Unimodal: one.': 'Bimodal : deux saisons des pluies. Unimodal : une seule.',
  'Degrees north, such as 6.6885.': 'Degrés nord, comme 6,6885.',
  'Degrees east, west negative, such as -1.6244.': 'Degrés est, ouest en négatif, comme -1,6244.',
  'Square kilometres.': 'Kilomètres carrés.',
  'Census of 2021.': 'Recensement de 2021.',
  'How the row is known: from a published source, general knowledge of an agronomist, the specification, or worked out from other rows.':
    'D’où la ligne est connue : d’une source publiée, des connaissances générales d’un agronome, du cahier des charges, ou calculée à partir d’autres lignes.',
  'How far it was checked: seen, partly seen, recalled, derived; empty for general knowledge.':
    'Jusqu’où elle a été vérifiée : vue, vue en partie, de mémoire, dérivée ; vide pour les connaissances générales.',
  'The document or person it comes from.': 'Le document ou la personne dont elle vient.',
  'Where the source can be read.': 'Où la source peut être lue.',
  'Who reviewed the row, for which institution and when. Entered as a signature; a change of the row takes it off.':
    'Qui a relu la ligne, pour quelle institution et quand. Se saisit comme signature ; un changement de la ligne l’enlève.',
  'What a reader of the row should know.': 'Ce que le lecteur de la ligne devrait savoir.',
  'Names the district in addresses and other tables, such as kumasi_metropolitan.':
    'Nomme le district dans les adresses et les autres tables, comme kumasi_metropolitan.',
  'As it is written: Ejura-Sekyedumase Municipal.': 'Comme on l’écrit : Ejura-Sekyedumase Municipal.',
  'Number in the outlines of 2019; empty for districts made later.':
    'Numéro dans les contours de 2019 ; vide pour les districts créés plus tard.',
  'The region it belongs to.': 'La région dont il fait partie.',
  'Kind of assembly.': 'Type d’assemblée.',
  'District capital.': 'Chef-lieu du district.',
  'Square kilometres, from the outlines.': 'Kilomètres carrés, d’après les contours.',
  'Census of 2021; empty when unknown.': 'Recensement de 2021 ; vide si inconnu.',
  'Spelling in the outlines of 2019.': 'Orthographe dans les contours de 2019.',
  'Agro-ecological zone of most of its farms: decides onset, fertilizer and pests.':
    'Zone agroécologique de la plupart de ses exploitations : décide du début des pluies, de l’engrais et des ravageurs.',
  'The other zone of a mixed district.': 'L’autre zone d’un district mixte.',
  'What is doubtful about the zone.': 'Ce qui est douteux dans la zone.',
  'Region of the window.': 'Région de la période.',
  'Agro-ecological zone.': 'Zone agroécologique.',
  'Major and minor where there are two rainy seasons, single where there is one.':
    'Grande et petite où il y a deux saisons des pluies, unique où il y en a une.',
  'Month and day, such as 03-16.': 'Mois et jour, comme 03-16.',
  'Days.': 'Jours.',
  'How the end dates are known; "basis" speaks for onset.':
    'D’où les dates de fin sont connues ; « fondement » vaut pour le début.',
  'A zone key, or the name of a station or an area.': 'La clé d’une zone, ou le nom d’une station ou d’une étendue.',
  'Zone rows are means of station rows; an area is a part of a zone that lies between stations.':
    'Les lignes de zone sont des moyennes de lignes de station ; une étendue est une partie de zone entre des stations.',
  '1 is January.': '1 est janvier.',
  'Millimetres in the month.': 'Millimètres dans le mois.',
  'Days with rain.': 'Jours de pluie.',
  'Mean, °C.': 'Moyenne, °C.',
  'Mean relative humidity, percent.': 'Humidité relative moyenne, en pour cent.',
  'Names the crop in addresses and other tables, such as sweet_potato.':
    'Nomme la culture dans les adresses et les autres tables, comme sweet_potato.',
  'As it is written: Sweet potato.': 'Comme on l’écrit : Sweet potato.',
  'Group of crops.': 'Groupe de cultures.',
  'Genus and species.': 'Genre et espèce.',
  'Annual, long cycle (a year and more), or perennial trees already bearing.':
    'Annuelle, à cycle long (un an et plus), ou arbres pérennes déjà en production.',
  'Days from planting to maturity.': 'Jours du semis à la maturité.',
  'The class that smallholders mostly grow; a season may name another.':
    'La classe que les petits exploitants cultivent le plus ; une saison peut en nommer une autre.',
  'Days from planting to maturity that the starts of the activities suit. Another variety moves what comes after planting in proportion. Empty for bearing trees.':
    'Jours du semis à la maturité auxquels conviennent les débuts des travaux. Une autre variété déplace en proportion ce qui vient après le semis. Vide pour les arbres en production.',
  'Days from planting (trees: from the start of the calendar) to harvest.':
    'Jours du semis (arbres : du début du calendrier) à la récolte.',
  'Belts it is grown in.': 'Bandes où elle est cultivée.',
  'Agro-ecological zones it is usually grown in. Where its seasons name other zones, a plan says that it is not usual there.':
    'Zones agroécologiques où elle est d’habitude cultivée. Où ses saisons nomment d’autres zones, un plan dit qu’elle n’y est pas habituelle.',
  'Regions that grow most of it, as the source names them.':
    'Régions qui en cultivent le plus, comme la source les nomme.',
  'When to plant, in words.': 'Quand semer, en mots.',
  'Distance between plants.': 'Écartement des plants.',
  'Seed or cuttings per hectare.': 'Semences ou boutures à l’hectare.',
  'Tonnes per hectare.': 'Tonnes à l’hectare.',
  'What a reader of the calendar should know.': 'Ce que le lecteur du calendrier devrait savoir.',
  'The crop it is about.': 'La culture dont il s’agit.',
  'Its name.': 'Son nom.',
  'Early, medium or late for the crop.': 'Précoce, moyenne ou tardive pour la culture.',
  'Days from planting.': 'Jours depuis le semis.',
  'What it is known for.': 'Ce qui la fait connaître.',
  'Zones in words.': 'Zones en mots.',
  'For a variety that flowers by the length of the day: month and day before which it does not ripen, whenever it was planted.':
    'Pour une variété qui fleurit selon la longueur du jour : mois et jour avant lesquels elle ne mûrit pas, quel que soit le semis.',
  'Its word in addresses: major, minor, single; early and late in one rainy season; dry (irrigated, or a nursery crop of the dry months), irrigated (within the rains), residual (on water left in the soil); main and light crop of trees.':
    'Son mot dans les adresses : major, minor, single ; early et late dans une même saison des pluies ; dry (irriguée, ou une pépinière des mois secs), irrigated (pendant les pluies), residual (sur l’eau restée dans le sol) ; main et light pour la grande et la petite récolte des arbres.',
  'Names the zones of this row among the rows of the crop and season, such as forest.':
    'Nomme les zones de cette ligne parmi celles de la culture et de la saison, comme forest.',
  'As it is shown: Major season, Late millet, Light crop.':
    'Comme on la montre : Major season, Late millet, Light crop.',
  'Zones the dates are for, also those where the crop is not usual. A zone is in one row of a crop and season at most.':
    'Zones pour lesquelles valent les dates, aussi celles où la culture n’est pas habituelle. Une zone figure au plus dans une ligne par culture et saison.',
  'What waters the crop.': 'Ce qui arrose la culture.',
  'What planting is counted from: the onset of the rains or a fixed day.':
    'À partir de quoi le semis est compté : le début des pluies ou un jour fixe.',
  'The rainy season whose onset it is counted from. Beside a fixed day: the first rains after it, which later steps wait for (yam planted dry); else empty.':
    'La saison des pluies dont le début sert de départ. À côté d’un jour fixe : les premières pluies après lui, que les étapes suivantes attendent (igname plantée à sec) ; sinon vide.',
  'Month and day planting may begin, such as 11-01; for bearing trees the day their year begins. Empty when counted from the onset.':
    'Mois et jour où le semis peut commencer, comme 11-01 ; pour les arbres en production, le jour où commence leur année. Vide si compté depuis le début des pluies.',
  'Days from the onset, or from the fixed day, to the usual start of planting; negative before it.':
    'Jours du début des pluies, ou du jour fixe, au début habituel du semis ; négatif avant.',
  'Days from the usual start on the latest onset (or from the fixed day) to the last usual day of planting, both counted.':
    'Jours du début habituel, au début de pluies le plus tardif (ou au jour fixe), au dernier jour habituel de semis, les deux comptés.',
  'What smallholders mostly grow in this season: early, medium, late, or the name of a variety. Empty: the usual class of the crop.':
    'Ce que les petits exploitants cultivent le plus en cette saison : précoce, moyenne, tardive, ou le nom d’une variété. Vide : la classe habituelle de la culture.',
  'Month and day before which nothing is harvested whatever the planting day: crops that flower by the length of the day, yam before its vines are dry.':
    'Mois et jour avant lesquels rien n’est récolté, quel que soit le jour du semis : cultures qui fleurissent selon la longueur du jour, igname avant que ses lianes soient sèches.',
  'Key of a zone or of a district. The row of a district counts before that of its zone.':
    'Clé d’une zone ou d’un district. La ligne d’un district compte avant celle de sa zone.',
  'Hectares a year, where known.': 'Hectares par an, si connus.',
  'A sentence a farmer reads: how much of it is known to be grown there, by whom, in which years.':
    'Une phrase que lit un agriculteur : combien on sait en être cultivé là, par qui, en quelles années.',
  'Two capital letters or a letter and a digit, such as PL.': 'Deux majuscules, ou une lettre et un chiffre, comme PL.',
  'As it is shown: Planting.': 'Comme on le montre : Planting.',
  'Keyword of the legend that colours it.': 'Mot de la légende qui le colore.',
  'Names the risk in other tables, such as dry_spell.': 'Nomme le risque dans les autres tables, comme dry_spell.',
  'As it is shown: Dry spell.': 'Comme on le montre : Dry spell.',
  'Kind of risk.': 'Type de risque.',
  'When it is on.': 'Quand il vaut.',
  'Stages of the crop it threatens.': 'Stades de la culture qu’il menace.',
  'Place in the calendar of the crop, 1 first.': 'Place dans le calendrier de la culture, 1 en premier.',
  'Kind of activity.': 'Type de travail.',
  'As it is shown.': 'Comme on le montre.',
  'Seasons the step belongs to; empty: all seasons of the crop.':
    'Saisons de l’étape ; vide : toutes les saisons de la culture.',
  'What the start is counted from: the onset of the rains, planting, or the first day of a season that is counted from a fixed day.':
    'À partir de quoi le début est compté : le début des pluies, le semis, ou le premier jour d’une saison comptée depuis un jour fixe.',
  'Days from what it is counted from, negative before it. Planting itself takes the day of its season.':
    'Jours depuis ce départ, négatif avant. Le semis lui-même prend le jour de sa saison.',
  'Days, the first counted.': 'Jours, le premier compté.',
  'One sentence for the card.': 'Une phrase pour la carte.',
  'What to do, in full.': 'Ce qu’il faut faire, en entier.',
  'Shown under advisories.': 'Montré sous les conseils.',
  'What may go wrong in this step.': 'Ce qui peut mal tourner à cette étape.',
  'The risk it is about.': 'Le risque dont il s’agit.',
  'What to do.': 'Ce qu’il faut faire.',
};
