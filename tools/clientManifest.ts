import { readFileSync } from 'node:fs';

/** One piece of the browser's code as Vite's manifest lists it. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The manifest of the last build. Throws when there is none. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
}

/** Code and styles that a source file brings along, itself included, without what it loads later. Throws where the build has no such file. */
export function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`${source} is not in dist/client: run npm run build first.`);
  if (seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))];
}
