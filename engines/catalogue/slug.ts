/** Longest short name; what is longer is cut between words. */
const LONGEST = 60;

/** Words that addresses under /api/datasets have for themselves. */
const RESERVED = new Set([
  'access',
  'addlog',
  'alldata',
  'compare',
  'create',
  'deletelake',
  'destroy',
  'download',
  'downloadlake',
  'getlake',
  'holding',
  'lake',
  'log',
  'login',
  'mine',
  'movefile',
  'new',
  'reference',
  'removed',
  'restore',
  'search',
  'show',
  'undefined',
  'update',
  'updatelog',
  'upload',
  'uploads',
  'null',
  'nan',
]);

/**
 * The short name of a dataset in addresses: "Cocoa production, 1997–2012" becomes cocoa-production-1997-2012.
 *
 * @param isTaken whether another dataset has a short name; a number is put behind until one is free.
 */
export function slugOf(name: string, isTaken: (slug: string) => boolean): string {
  const base = plainSlug(name) || 'dataset';
  const free = (slug: string): boolean => !RESERVED.has(slug) && !isTaken(slug);
  if (free(base)) return base;
  let number = 2;
  while (!free(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** Letters of Ghana that no accent makes: ɛ, ɔ, ŋ and the like are written with their nearest Latin letter. */
const LETTERS: Readonly<Record<string, string>> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v', ə: 'e' };

/** The first part of a short name, before it is told apart from others. */
export function plainSlug(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[ɛɔŋɖƒɣʋə]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (words.length <= LONGEST) return words;
  const cut = words.slice(0, LONGEST + 1);
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : LONGEST);
}
