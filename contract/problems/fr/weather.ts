import { cited, orRather, type French } from './french.ts';
import type { weatherProblems } from '../weather.ts';

export const weatherFrench: French<typeof weatherProblems> = {
  locationNotFound: ({ found, nearest }) =>
    `Il n’y a pas de lieu météo ${cited(found)}.${orRather(nearest)} Utilisez un id de /api/weather/locations, par exemple « kumasi ».`,
  outsideGhana: ({ nearest }) =>
    `Ce point se trouve hors du Ghana. Envoyez-en un qui soit dedans, par exemple celui de ${nearest}, le lieu le plus proche dont nous ayons la météo.`,
};
