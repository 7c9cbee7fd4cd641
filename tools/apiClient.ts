import { createWriteStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { pack } from 'tar-stream';
import { everything } from '#contract/everything.ts';
import { apiDocument } from '../server/platform/calls/openapi.ts';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * Writes the package `agrihub-client`, which programs in TypeScript install from the portal itself: the types of every call,
 * made from the API document, and `openapi-fetch`, which asks by them. The same calls give the same bytes.
 */
export async function writeApiClient(target: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Manifest;
  const calls = astToString(await openapiTypescript(JSON.parse(JSON.stringify(apiDocument(everything)))));
  const files = {
    'package.json': JSON.stringify(
      {
        name: 'agrihub-client',
        version: manifest.version,
        description: 'Client of the API of AgriHub Ghana',
        license: manifest.license,
        type: 'module',
        exports: { '.': { types: './index.d.ts', default: './index.js' } },
        dependencies: { 'openapi-fetch': manifest.devDependencies['openapi-fetch'] },
      },
      null,
      2,
    ),
    'index.js': program,
    'index.d.ts': declaration,
    'calls.d.ts': calls,
    'README.md': readme,
  };
  const archive = pack();
  for (const [name, text] of Object.entries(files))
    archive.entry({ name: `package/${name}`, mtime: new Date('2026-01-01T00:00:00Z'), mode: 0o644 }, text);
  archive.finalize();
  await pipeline(archive, createGzip({ level: 9 }), createWriteStream(target));
}

const program = `import createClient from 'openapi-fetch';

export function createAgriHubClient({ token, headers, ...options }) {
  const shown = token === undefined ? {} : { Authorization: \`Bearer \${token}\` };
  return createClient({ ...options, headers: { ...shown, ...headers } });
}
`;

const declaration = `import type { Client, ClientOptions } from 'openapi-fetch';
import type { paths } from './calls.d.ts';

export type { paths } from './calls.d.ts';

/**
 * Calls of one portal by their addresses; each answers \`{ data, error, response }\`. \`baseUrl\` is the portal's address; with a
 * \`token\` (made under "Your account") one asks as that person or service account, without one as anybody.
 */
export declare function createAgriHubClient(
  options: ClientOptions & { readonly baseUrl: string; readonly token?: string },
): Client<paths>;
`;

const readme = `# agrihub-client

Every call of AgriHub Ghana with its types.

    import { createAgriHubClient } from 'agrihub-client';

    const agrihub = createAgriHubClient({ baseUrl: 'https://the.portal.example' });
    const { data, error } = await agrihub.POST('/api/cc/calculate', {
      body: { crop: 'maize', district: 'ejura_sekyedumase_municipal', region: 'Ashanti' },
    });
`;
