import { cited, orRather, type French } from './french.ts';
import type { calendarProblems } from '../calendar.ts';

export const calendarFrench: French<typeof calendarProblems> = {
  cropNotFound: ({ found, nearest }) =>
    `Il n’y a pas de culture ${cited(found)}.${orRather(nearest)} Utilisez un crop_id de /api/cc/crops, par exemple « maize ».`,
  regionNotFound: ({ found, nearest }) =>
    `Il n’y a pas de région ${cited(found)}.${orRather(nearest)} Utilisez un region_id de /api/cc/regions, par exemple « ashanti ».`,
  regionDivided: ({ found, now }) => `${cited(found)} a été divisée en 2019. Choisissez l’une de ${now.join(', ')}.`,
  districtNotFound: ({ found, nearest }) =>
    `Il n’y a pas de district ${cited(found)}.${orRather(nearest)} Choisissez un district de la liste (sa clé, comme dans /api/geography/districts, son nom ou son chef-lieu).`,
  figureNotFound: ({ found, figures }) =>
    `Il n’y a pas de chiffre ${cited(found)} pour colorer une carte. Les chiffres sont ${figures.join(', ')}.`,
  projectNotFound: ({ found }) =>
    `Aucun projet ne correspond. Il n’y a pas de projet ${cited(found)} ; /main/leaflet les liste tous.`,
  varietyNotFound: ({ crop, found, varieties }) =>
    `${crop} n’a pas ici de variété ${cited(found)}. Choisissez l’une de ${varieties.join(', ')}, ou laissez la variété de côté.`,
  seasonNotGrown: ({ crop, district, found, seasons }) =>
    `${crop} n’a pas de saison ${found} dans ${district}. Choisissez ${seasons.join(' ou ')}, ou laissez la saison de côté.`,
  districtElsewhere: ({ district, region, found }) =>
    `${district} se trouve dans ${region}, non dans ${found}. Choisissez un district de ${found}, ou ${region} comme région.`,
};
