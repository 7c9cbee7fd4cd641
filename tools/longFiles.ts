import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines that a file may have: some 300, and a little for what is being changed. */
export const mostLines = 320;

const folders = ['contract', 'engines', 'content', 'server', 'web', 'tools', 'bench', 'e2e', 'bin'];
const code = /\.(ts|tsx|js|cjs|mjs|css)$/;

/** Files that may be longer, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'server/matrix.test.ts': 'a table with a line for each declared call',
};

/** Code files of a checkout that are too long, as sentences; empty where none is. */
export function longFiles(root: string): string[] {
  return folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => code.test(file) && allowed[file] === undefined)
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
      return lines > mostLines
        ? [`${file} has ${lines} lines; divide it by what it holds, ${mostLines} are the most.`]
        : [];
    });
}

function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .toSorted();
  } catch {
    return [];
  }
}
