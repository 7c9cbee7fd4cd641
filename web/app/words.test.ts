import { expect, test } from 'vitest';
import { wordAreas } from '#web/testing/wordAreas.ts';
import { routes } from './routes.ts';

/** Sources of the pages' side, as text. */
const sources = import.meta.glob<string>(['../{app,features,lib,pages,ui}/**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const everywhere = new Set(['dates', 'pages', 'shell', 'ui']);
const areas = new Set<string>(wordAreas);

test.each(routes.filter(({ page }) => page !== undefined))(
  'the words of $page come with it',
  ({ page, words = [] }) => {
    const file = `../pages/${page}.tsx`;
    expect(sources[file]).toBeDefined();
    const spoken = areasSpoken(file, new Set());
    expect([...spoken].filter((area) => !everywhere.has(area) && !words.some((each) => each === area))).toEqual([]);
  },
);

function areasSpoken(file: string, seen: Set<string>): Set<string> {
  const source = sources[file]?.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/[^\n]*$/gm, '');
  if (source === undefined || seen.has(file)) return new Set();
  seen.add(file);
  const spoken = new Set(
    [...source.matchAll(/['"`](\w+)\.(?!svg\b)\w+['"`]/g)]
      .map(([, area]) => area ?? '')
      .filter((area) => areas.has(area)),
  );
  for (const [, target = ''] of source.matchAll(/(?:from|import\()\s*'([^']+\.tsx?)'/g)) {
    for (const area of areasSpoken(resolve(file, target), seen)) spoken.add(area);
  }
  // A part that is fetched later may bring words along.
  for (const [, brought = ''] of source.matchAll(/(?:loadWords|part)\(\s*\[(.*?)\]/g)) {
    for (const [, area = ''] of brought.matchAll(/'(\w+)'/g)) spoken.delete(area);
  }
  return spoken;
}

function resolve(from: string, target: string): string {
  if (target.startsWith('#web/')) return `../${target.slice('#web/'.length)}`;
  const { pathname } = new URL(target, `http://x/web/app/${from}`);
  return pathname.replace('/web/', '../');
}
