import type { Translated } from '../catalogue.ts';
import type { head as english } from '../en/head.ts';

export const head: Translated<typeof english> = {
  claim: 'Données agricoles et services climatiques pour le Ghana',
  storyset: 'Graphiques d’études au Ghana, avec ce qu’elles ont trouvé et qui a recueilli les données.',
  storyBoard: 'Graphiques d’une étude au Ghana, avec ce qu’elle a trouvé et qui a recueilli les données.',
  storyBy: 'Chiffres',
  storyCharts: 'Graphiques',
  olderCalendar:
    'L’ancien calendrier cultural du Ghana : les activités d’une culture par région, zone et saison, mois par mois.',
  projectMap: 'Projets d’agriculture et d’adaptation au climat par région du Ghana, sur une carte et en liste.',
  projectDetail: 'Un projet d’agriculture ou d’adaptation au climat au Ghana : buts, lieu, durée et partenaires.',
  districtMap:
    'Tous les districts du Ghana sur une carte : population, projets, début des pluies et risque de ravageurs, à lire et à télécharger.',
  farmMap:
    'Où se trouvent les exploitations enregistrées du Ghana, comptées par district pour qu’aucun champ ne soit montré.',
  resources: 'Guides, manuels et sites sur l’agriculture et le climat au Ghana, à parcourir.',
  questionnaire:
    'Trois questions mènent à une offre groupée de pratiques adaptées au climat, à votre zone, à vos moyens et à vos buts.',
  dashboard: 'Faites un graphique à partir des données agricoles du Ghana : choisissez une source et quoi comparer.',
  datasets: 'Jeux de données agricoles du Ghana à parcourir, avec leur taille, leur âge et leurs conditions.',
  datasetPreview: 'Un jeu de données sur l’agriculture au Ghana : ce qu’il contient, son âge, et à quelles conditions.',
  licence: 'Licence',
  temprain: 'Température et pluie d’un lieu au Ghana : ce qui était prévu, et ce qui est venu.',
  licences: 'De quoi ce portail est fait, qui l’a fait, et à quelles conditions on peut s’en servir.',

  planDescription:
    '{crop} à {place}, {season} : planter {plant}, récolter {harvest}. Chaque activité par semaine, avec engrais, ravageurs et risques.',
  planDescriptionPlain: '{crop} à {place}, {season} : chaque activité par semaine, avec engrais, ravageurs et risques.',
  planHowTo: 'Comment cultiver {crop} à {place}, {year}',
  planEyebrow: '{season}',
  dayForecast: '{low}–{high} °C · {rain}',
  rainOf: '{mm} de pluie ({chance} %)',
  rainAmount: '{mm} de pluie',
  dry: 'sec',
};
