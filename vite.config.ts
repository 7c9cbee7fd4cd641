import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { slimContract } from './tools/slimContract.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every bundle shares. `#…` roots resolve through package.json. */
const common = {
  configFile: false,
  root: here('.'),
  publicDir: here('web/public'),
  logLevel: 'warn',
} satisfies InlineConfig;

/**
 * Pages of people who are signed in, of charts, of older addresses, and the product's own: they find their pieces one round trip later, so that the
 * shell of everybody's first visit need not name them. Styles are named all the same: nothing is drawn without them.
 */
const foundLater =
  /\/(?:Account|Arrival|BecomeOfficer|ClimateAgreement|ClimateCompare|ClimateSheet|ConfirmEmail|FirstAdministrator|Holding|Submission|Licences|Manage|DatasetCompare|Notices|Offline|Outside|OwnDatasets|PasswordReset|ResourcesManage|SignIn|Privacy|Terms|Ui|Upload|OlderCalendar|StoryText|TempRain|Dashboard|ControlCentre|Risks)Page-|\/(?:AtRest|AccountNotices|\w+Tab)-/;

/** Files that pages refer to (styles, icons) are called alike on both sides: the server draws the browser's addresses. */
const assetFileNames = ({ names: [name = 'file'] }: { readonly names: readonly string[] }) => {
  const dot = name.lastIndexOf('.');
  return `assets/${name.slice(0, dot === -1 ? undefined : dot).replace(/~.*/, '')}-[hash:6][extname]`;
};

/** The browser's share: a piece of code per page, its styles beside it, a manifest that says which is which. */
export const client: InlineConfig = {
  ...common,
  plugins: [react(), slimContract()],
  build: {
    outDir: here('dist/client'),
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, pieces) =>
        foundLater.test(file) ? pieces.filter((each) => each.endsWith('.css')) : pieces,
    },
    rolldownOptions: {
      input: here('web/main.tsx'),
      // A declaration nobody imports leaves the bundle.
      treeshake: { manualPureFunctions: ['endpoint', 'Type'] },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames,
      },
    },
  },
};

/** The same pages for the server's first view. React comes along, as its production build: what NODE_ENV says at the start changes nothing. */
export const pages: InlineConfig = {
  ...common,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: here('web/entry-server.tsx'),
    outDir: here('dist/ssr'),
    target: 'node20',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { assetFileNames } },
  },
  ssr: { noExternal: true },
};

/** Readers of foreign files run as processes of their own, each from a file of its own. */
export const readers = {
  'outlineReader.child': here('server/adapters/outlines/outlineReader.child.ts'),
  'farmFileReader.child': here('server/adapters/farmFiles/farmFileReader.child.ts'),
  'fileReader.child': here('server/adapters/ingest/fileReader.child.ts'),
  'imageMaker.child': here('server/adapters/images/imageMaker.child.ts'),
};

/** The server; packages stay in node_modules, but for two of some hundred files each, which cost a third of the start. */
export const server: InlineConfig = {
  ...common,
  ssr: { noExternal: ['kysely', 'typebox'] },
  build: {
    ssr: true,
    outDir: here('dist/server'),
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: { main: here('server/main.ts'), agrihub: here('server/command/main.ts'), ...readers },
    },
  },
};

/** The service worker of a build: told which files it keeps from the start, and the build's name. */
export function serviceWorker(precached: readonly string[], version: string): InlineConfig {
  return {
    ...common,
    define: { PRECACHED: JSON.stringify(precached), VERSION: JSON.stringify(version) },
    build: {
      outDir: here('dist/client'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: here('web/sw.ts'), output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  };
}

/** What lets readers of the API's description try its calls: a page beside the pages, with one file of code. */
export const apiConsole: InlineConfig = {
  ...common,
  build: {
    outDir: here('dist/client'),
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: { input: here('web/apiConsole.ts'), output: { entryFileNames: 'api-console.js', format: 'iife' } },
  },
};

export default client;
