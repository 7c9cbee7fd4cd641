import type { Translated } from '../catalogue.ts';
import type { baseMap as english } from '../en/baseMap.ts';

export const baseMap: Translated<typeof english> = {
  satellite: 'Images satellite : {credit}',
  outlines: 'Contours de {vintage} : {source}, {licence}',
  waters: 'Eaux : Natural Earth',
};
