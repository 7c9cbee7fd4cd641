import { frenchRiskCategories, frenchSeasons, frenchSkies, frenchVarieties } from '#engines/conversation/terms.ts';
import { frenchCatalogue } from './frenchCatalogue.ts';
import { frenchFigures } from './frenchFigures.ts';

/**
 * What answers say in English and in French, sentence by sentence: reference texts that ship with the portal, and names of the sky.
 * A text that an administrator has changed is not found here, and is shown as it was written.
 */
export const frenchSentences: Readonly<Record<string, string>> = {
  ...frenchSkies,
  ...frenchSeasons,
  ...frenchFigures,
  ...frenchCatalogue,
  ...frenchVarieties,
  ...frenchRiskCategories,

  'Pearl millet': 'Mil',
  'Pepper (chilli)': 'Piment',

  Resources: 'Ressources',
  'Papers, guides and forecasts worth reading, with a search.':
    'Articles, guides et prévisions qui valent la lecture, avec une recherche.',
  'CSA-CIS Bundling': 'Offres CSA-CIS',
  'Three questions lead to a bundle of climate-smart practices and climate services.':
    'Trois questions mènent à une offre groupée de pratiques adaptées au climat et de services climatiques.',
  Dashboard: 'Tableau de bord',
  'Make charts of your own from the datasets of the hub.':
    'Faites vos propres graphiques à partir des jeux de données du portail.',
  'Cropping Calendar': 'Calendrier cultural',
  'The tasks of a season by crop and district, counted from the onset of the rains.':
    'Les travaux d’une saison par culture et par district, comptés depuis le début des pluies.',
  'Weather Api': 'Météo',
  'Weather for the days ahead in every town and district capital.':
    'La météo des jours à venir dans chaque ville et chef-lieu de district.',
  'Temperature & Rain': 'Température et pluie',
  'What was forecast, and what came: temperature and rain of the last seven days.':
    'Ce qui était prévu, et ce qui est venu : température et pluie des sept derniers jours.',
  'CSA Map': 'Carte CSA',
  'Projects in agriculture and climate by region, with sponsors and years.':
    'Projets d’agriculture et de climat par région, avec bailleurs et années.',
  'District Map': 'Carte des districts',
  '261 districts with zone, season and pest risk; search by district or region.':
    '261 districts avec zone, saison et risque de ravageurs ; recherche par district ou région.',
  'Farm Map': 'Carte des exploitations',
  'Where farms are registered, as counts per square; no farm is named.':
    'Où des exploitations sont enregistrées, comptées par carré ; aucune n’est nommée.',
  'The open library of CSIR’s research papers.': 'La bibliothèque ouverte des articles de recherche du CSIR.',
  'Kuafo Marketplace': 'Marché Kuafo',
  'Where farmers offer what they grow and buyers find it.':
    'Où les agriculteurs offrent ce qu’ils cultivent et où les acheteurs le trouvent.',
  'CSIR Technologies': 'Technologies du CSIR',
  'Technologies from CSIR’s institutes that are ready for use.': 'Technologies des instituts du CSIR, prêtes à servir.',

  'Plant when the rains have come': 'Semez quand les pluies sont là',
  'The cropping calendar counts every task of your season, from clearing to harvest, from the onset of the rains in your district.':
    'Le calendrier cultural compte chaque travail de votre saison, du défrichement à la récolte, depuis le début des pluies dans votre district.',
  'Look at the week before you spray': 'Regardez la semaine avant de traiter',
  'Rain, wind and heat for your town, day by day, and what they mean for work on the farm.':
    'Pluie, vent et chaleur pour votre ville, jour par jour, et ce que cela change au travail des champs.',
  'Find pests while they are few': 'Trouvez les ravageurs tant qu’ils sont peu nombreux',
  'For each crop: the pests to look for in the month, how many are too many, and what to do about them.':
    'Pour chaque culture : les ravageurs à chercher dans le mois, combien sont trop, et que faire.',
  'Practices that fit your land and purse': 'Des pratiques à la mesure de votre terre et de votre bourse',
  'Answer three questions on belt, goals and investment, and get a bundle of climate-smart practices.':
    'Répondez à trois questions sur la zone, les buts et l’investissement, et recevez une offre groupée de pratiques adaptées au climat.',
  'See what is being done, and where': 'Voyez ce qui se fait, et où',
  'Projects in agriculture and climate on the map: who pays, who carries them out, and since when.':
    'Projets d’agriculture et de climat sur la carte : qui paie, qui les mène, et depuis quand.',

  'How do I add data to the hub?': 'Comment ajouter des données au portail ?',
  'You need an account. Sign in, upload your file with a description, and say whether it is public or private. The hub team looks at every uploaded dataset; once they have approved it, it joins the catalogue.':
    'Il vous faut un compte. Connectez-vous, envoyez votre fichier avec une description, et dites s’il est public ou privé. L’équipe du portail regarde chaque jeu de données envoyé ; une fois approuvé, il entre au catalogue.',
  'Why can I not download some datasets?': 'Pourquoi certains jeux de données ne se téléchargent-ils pas ?',
  'Their owners have marked them private. A private dataset is listed with its description, so that you know it exists, but it cannot be downloaded. Ask the owner, or look for a public dataset on the same subject.':
    'Leurs propriétaires les ont dits privés. Un jeu de données privé est listé avec sa description, pour que vous sachiez qu’il existe, mais il ne se télécharge pas. Demandez au propriétaire, ou cherchez un jeu de données public sur le même sujet.',
  'What does the cropping calendar tell me?': 'Que me dit le calendrier cultural ?',
  'It gives the sequence of farm activities for your crop, from land preparation to harvest, computed from the onset of the rains in your district. If you know your planting week, choose it, and the other activities move with it.':
    'Il donne la suite des travaux pour votre culture, de la préparation du sol à la récolte, calculée depuis le début des pluies dans votre district. Si vous connaissez votre semaine de plantation, choisissez-la, et les autres travaux se déplacent avec elle.',
  'What is the extension portal for?': 'À quoi sert le portail de vulgarisation ?',
  'With it, extension managers keep their farmers’ contacts and send messages to them by email and SMS: advice, warnings and invitations, to one farmer or to a group. Farmers can end them at any time. They map farms, count pest traps, report and follow risks.':
    'Les responsables de la vulgarisation y gardent les contacts de leurs agriculteurs et leur envoient des messages par e-mail et SMS : conseils, alertes et invitations, à un agriculteur ou à un groupe. Les agriculteurs peuvent y mettre fin à tout moment. Ils cartographient les exploitations, comptent les pièges, signalent et suivent les risques.',
  'How is an extension officer registered?': 'Comment un agent de vulgarisation est-il inscrit ?',
  'On request. Leave us a message on the support page with your name, institution and district, and the hub team will register you and tell you how to sign in.':
    'Sur demande. Laissez-nous un message sur la page d’aide avec votre nom, votre institution et votre district ; l’équipe du portail vous inscrira et vous dira comment vous connecter.',
  'Does it work without a network?': 'Est-ce que cela marche sans réseau ?',
  'The calendar pages you have opened stay on your phone and open again without a network. Forecasts and searches need one. On a slow line, choose text mode under Display: it leaves out maps and pictures.':
    'Les pages du calendrier que vous avez ouvertes restent sur votre téléphone et s’ouvrent de nouveau sans réseau. Les prévisions et les recherches en ont besoin. Sur une ligne lente, choisissez le mode texte sous Affichage : il laisse de côté cartes et images.',
  'Where do the figures come from?': 'D’où viennent les chiffres ?',
  'Every piece of advice names its source and says how far it was checked. What no institution has reviewed yet is marked as general agronomy. Ask your extension officer where your own fields differ.':
    'Chaque conseil nomme sa source et dit à quel point il a été vérifié. Ce qu’aucune institution n’a encore relu est marqué comme agronomie générale. Si vos champs sont différents, demandez à votre agent de vulgarisation.',

  'Using Dashboards': 'Utiliser les tableaux de bord',
  'Make charts from the datasets of the hub.': 'Faire des graphiques à partir des jeux de données du portail.',
  'Open Dashboards and choose a data source in the first panel. Then choose what to count or measure (Y) and what to compare it by (X); the two must be different fields. The chart appears as soon as both are chosen.\n\nUnder Chart options the chart becomes bars, a line, a doughnut, a radar, points or a map, is split, sorted or limited to the largest; under Filter, rows are left out. Every chart has a table with the same numbers and can be downloaded as CSV, PNG or SVG with its source.\n\nAdd Panel puts another chart below it, up to six; Charts side by side shows them alone. The address of the page keeps all of it: share it, and others see the same.':
    'Ouvrez Tableaux de bord et choisissez une source de données dans le premier panneau. Choisissez ensuite quoi compter ou mesurer (Y) et selon quoi comparer (X) ; les deux doivent être des champs différents. Le graphique apparaît dès que les deux sont choisis.\n\nLe graphique peut devenir barres, courbe, anneau, radar, points ou carte, être divisé, trié ou limité aux plus grands ; des lignes peuvent être laissées de côté. Chaque graphique a un tableau des mêmes chiffres et se télécharge en CSV, PNG ou SVG avec sa source.\n\nOn peut ajouter d’autres panneaux, jusqu’à six, et montrer les graphiques seuls, côte à côte. L’adresse de la page garde le tout : partagez-la, et d’autres verront la même chose.',
  'Why StorySets': 'Pourquoi des récits',
  'Charts that belong together, told as one story.': 'Des graphiques qui vont ensemble, racontés comme une histoire.',
  'A story set gathers charts on one question, with a description and the institute that sourced the data. It is the quickest way to understand a survey without working through its tables.\n\nSearch by title or choose a category, then press View. Every chart names its source, and shows its numbers as a table.':
    'Un récit réunit des graphiques sur une question, avec une description et l’institut qui a recueilli les données. C’est le moyen le plus rapide de comprendre une enquête sans parcourir ses tableaux.\n\nCherchez par titre ou choisissez une catégorie, puis ouvrez. Chaque graphique nomme sa source et montre ses chiffres en tableau.',
  'Understanding Dataset': 'Comprendre les jeux de données',
  'What is in the catalogue, and how data gets there.':
    'Ce que contient le catalogue, et comment les données y arrivent.',
  'Every dataset has a page with its description, its licence, a summary of its columns and a preview of the first rows. Public datasets can be downloaded; private ones are listed, and their owners decide who gets them.\n\nTo add your own, sign in and upload a file with a description: xlsx, csv or ods, and Stata, SPSS, GeoJSON or GeoPackage too. It waits until the hub team has approved it, and then joins the catalogue.':
    'Chaque jeu de données a une page avec sa description, sa licence, un résumé de ses colonnes et un aperçu des premières lignes. Les jeux publics se téléchargent ; les jeux privés sont listés, et leurs propriétaires décident qui les reçoit.\n\nPour ajouter les vôtres, connectez-vous et envoyez un fichier avec une description : xlsx, csv ou ods, mais aussi Stata, SPSS, GeoJSON ou GeoPackage. Il attend que l’équipe du portail l’approuve, puis entre au catalogue.',
  'Services Detailing': 'Les services en détail',
  'Calendar, weather, maps and bundles: which tool does what.':
    'Calendrier, météo, cartes et offres groupées : quel outil fait quoi.',
  'The cropping calendar answers what to do on the farm and when. The weather page shows the days ahead and what they mean for farm work. Temperature & Rain compares what was forecast with what came. The maps show projects, districts and farms. CSA-CIS Bundling turns three answers into a bundle of practices.\n\nThe public tools need no account. Extension officers sign in on the services page, which leads to the control centre: their farmers, groups and messages.':
    'Le calendrier cultural dit que faire au champ et quand. La page météo montre les jours à venir et ce qu’ils changent au travail. Température et pluie compare ce qui était prévu et ce qui est venu. Les cartes montrent projets, districts et exploitations. Les offres CSA-CIS font de trois réponses une offre groupée de pratiques.\n\nLes outils publics ne demandent pas de compte. Les agents de vulgarisation se connectent sur la page des services, qui mène au centre de contrôle : leurs agriculteurs, groupes et messages.',
  'Resource Contents': 'Le contenu des ressources',
  'Papers, guides and pages worth reading.': 'Articles, guides et pages qui valent la lecture.',
  'The library lists papers, guides and web pages on farming and climate in Ghana, each with a short summary, a link to read it and a link to who published it.\n\nType a word, such as maize or rainfall: the list narrows while you type and forgives small spelling mistakes. Links are checked regularly, and the list says where one no longer answers.':
    'La bibliothèque liste articles, guides et pages sur l’agriculture et le climat au Ghana, chacun avec un court résumé, un lien pour le lire et un lien vers son éditeur.\n\nÉcrivez un mot en anglais, comme maize ou rainfall : la liste se réduit à mesure et pardonne les petites fautes. Les liens sont vérifiés régulièrement, et la liste dit lesquels ne répondent plus.',
};
