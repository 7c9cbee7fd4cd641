import type { Answer } from '#contract/endpoint.ts';
import type { listCrops } from '#contract/calendar/calendar.ts';

export type Crops = Answer<typeof listCrops>;

/** The crops most farms of Ghana grow, offered first. Source: MoFA area planted, 2013–2017. */
const POPULAR = ['maize', 'cassava', 'rice', 'yam', 'cocoa', 'groundnut', 'cowpea', 'soybean', 'tomato', 'pepper'];

/** The popular crops among those there are, most grown first. */
export function popularCrops(crops: Crops): Crops {
  return POPULAR.flatMap((id) => crops.filter((crop) => crop.crop_id === id)).slice(0, 8);
}
