/** Which drawing a card carries. */
export type CardScene = 'calendar' | 'weather' | 'map' | 'data' | 'help' | 'portal';

/** A row of a card: "6 – 27 Apr", "Planting". */
export interface CardLine {
  readonly label: string;
  readonly text: string;
}

/** What the picture of a page says where its address is shared. */
export interface Card {
  readonly scene: CardScene;
  /** Stands small over the heading. */
  readonly eyebrow: string;
  readonly heading: string;
  /** Up to three rows, or else a text. */
  readonly lines?: readonly CardLine[] | undefined;
  readonly text?: string | undefined;
  /** Path of an SVG of ours that is the picture, as it is. */
  readonly picture?: string | undefined;
  /** What must be said with it: "Sample weather, not a forecast". */
  readonly note?: string | undefined;
}

/** The drawing of a page, by its path. */
export function sceneOf(path: string): CardScene {
  if (/^\/(weather|main\/temprain)/.test(path)) return 'weather';
  if (/^\/main\/(leaflet|mapdetails|district_map|farm_cord|risks)/.test(path)) return 'map';
  if (/^\/main\/(storyset|dashboard|dataset|resources)/.test(path)) return 'data';
  if (/^\/main\/(cchome|cropping|more)/.test(path)) return 'calendar';
  return /^\/main\/(faq|privacy|terms|stepper|bundles)|^\/licences/.test(path) ? 'help' : 'portal';
}
