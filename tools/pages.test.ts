import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pages } from '../vite.config.ts';

/** Reached by the name of a package, they would be chosen by NODE_ENV at the start of the server. */
const chosenAtTheStart = /^(?:react|react-dom|scheduler|@tanstack\/.*|use-sync-external-store)(?:\/|$)/;

test('pages are rendered by the production build of React, whatever NODE_ENV says when the server starts', async () => {
  const built = (await build({ ...pages, build: { ...pages.build, write: false } })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((each) => each.type === 'chunk');
  const imports = chunks.flatMap((each) => [...each.imports, ...each.dynamicImports]);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(imports.filter((each) => chosenAtTheStart.test(each))).toEqual([]);
  expect(modules.some((each) => each.endsWith('react-dom-server.node.production.js'))).toBe(true);
  expect(modules.filter((each) => /react.*\.development\.js$/.test(each))).toEqual([]);
});
