/** Farming systems that a project may work on; others are accepted. */
export const projectSystems = [
  'Crop production',
  'Mixed systems',
  'Forestry',
  'Livestock production',
  'Landless systems',
  'Fisheries and aquaculture',
  'Agroforestry',
] as const;

/** Classes of climate-smart technologies that the filter always offers, and by what words a project's own text belongs to one. */
const technologyClasses: readonly (readonly [name: string, words: RegExp])[] = [
  ['Alley cropping', /alley/i],
  ['Animal manure', /manure/i],
  ['Cereal-legume integration', /cereal.legume/i],
  ['Cover cropping', /cover crop/i],
  ['Crop rotation', /rotation/i],
  ['Dams', /\bdams?\b/i],
  ['Mulching', /mulch/i],
  ['Multi-purpose trees', /multi.?purpose tree/i],
  ['No tillage', /no.till/i],
  ['Row planting', /row planting/i],
  ['Solar pump irrigation', /solar/i],
  ['Sprinkler and drip irrigation', /sprinkler|\bdrip\b/i],
  ['Strip cropping', /strip crop/i],
];

/** Names of the classes that are always offered. */
export const technologyNames: readonly string[] = technologyClasses.map(([name]) => name);

/** The class a technology belongs to ("Small dams": Dams), or its own name where it belongs to none. */
export function technologyClass(technology: string): string {
  const found = technologyClasses.find(([, words]) => words.test(technology));
  return found?.[0] ?? capitalised(technology.trim());
}

/** The sponsors of a project, one by one: "EU/BMZ" are two. */
export function sponsorsOf(sponsorShort: string): string[] {
  return sponsorShort
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
