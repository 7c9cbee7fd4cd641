import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '#server/root.ts';

/** What `fork` is told so that a process of this kind starts. */
interface Program {
  readonly script: string;
  readonly execArgv: readonly string[];
}

/**
 * The program of a process that reads foreign files, `name.child.ts` beside the module that starts it. Built, it is a file of
 * its own beside the server. From the sources it runs through tsx, or, where many are started, from the folder in
 * `BUILT_READERS`.
 * @param from `import.meta.url` of the module that starts it
 */
export function programOf(name: string, from: string): Program {
  if (!from.endsWith('.ts')) return { script: path.join(root, `dist/server/${name}.child.js`), execArgv: [] };
  const built = process.env['BUILT_READERS'];
  if (built !== undefined) return { script: path.join(built, `${name}.child.js`), execArgv: [] };
  return { script: fileURLToPath(new URL(`./${name}.child.ts`, from)), execArgv: ['--import', 'tsx'] };
}
