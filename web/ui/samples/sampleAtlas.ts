import type { AtlasDrawing, Drawn } from '../maps/shapes.ts';

/** A made-up country of four regions, to show the map's states without the real outlines. */
export const sampleAtlas: AtlasDrawing = {
  width: 400,
  height: 480,
  outlines: { approximate: true, vintage: '2026', source: 'Made up', sourceUrl: '', licence: 'CC0' },
  land: 'M0 0H400V400Q200 360 0 420Z',
  borders: 'M100 0V60M300 0V60M60 250L0 240M340 250L400 230',
  regions: [
    region('savannah', 'Savannah', 'M80 60L200 50V180L70 190Z', [135, 120], [70, 50, 200, 190]),
    region('north_east', 'North East', 'M200 50L320 60L335 180L200 180Z', [262, 118], [200, 50, 335, 180]),
    region('forest', 'Forest', 'M70 190L200 180V376Q130 384 90 392L60 300Z', [132, 285], [60, 180, 200, 392]),
    region('coast', 'Coast', 'M200 180H335L345 300L320 372Q250 372 200 376Z', [272, 290], [200, 180, 345, 376]),
  ],
  rivers: 'M230 60Q210 120 240 180',
  lake: 'M235 180Q260 210 285 260Q270 275 255 245Q240 215 228 190Z',
  country: 'M80 60L200 50L320 60L335 180L345 300L320 372Q250 372 200 376Q130 384 90 392L60 300L70 190Z',
  countryBox: [60, 50, 345, 392],
  neighbours: [
    { name: 'West', at: [25, 150] },
    { name: 'East', at: [375, 150] },
  ],
  sea: { name: 'The sea', at: [200, 440] },
  projection: { a: 1, b: 0, c: -1, d: 0 },
};

export const sampleDistricts: Drawn[] = [
  district('upper_forest', 'Upper Forest', 'M70 190L200 180V260L66 250Z', [135, 222], [66, 180, 200, 260]),
  district('middle_forest', 'Middle Forest', 'M66 250L200 260V320L64 310Z', [132, 284], [64, 250, 200, 320]),
  district(
    'lower_forest',
    'Lower Forest',
    'M64 310L200 320V376Q130 384 90 392L62 304Z',
    [134, 350],
    [62, 304, 200, 392],
  ),
];

function region(id: string, name: string, d: string, at: Drawn['at'], box: Drawn['box']): Drawn {
  return { id, name, regionId: id, d, at, box };
}

function district(id: string, name: string, d: string, at: Drawn['at'], box: Drawn['box']): Drawn {
  return { id, name, regionId: 'forest', d, at, box };
}
