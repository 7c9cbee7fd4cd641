import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../root.ts';

/** What a table of the records holds, in words: the head of its file in `server/database/docs/`. */
export interface TableDoc {
  readonly table: string;
  readonly about: string;
  /** What of it may be about a person; empty: nothing. */
  readonly personal: string;
  /** How long a row is kept. */
  readonly retention: string;
}

/** Reads the words on every table, in the order of the alphabet. Throws where one does not say how long it is kept. */
export async function readTableDocs(folder = path.join(root, 'server/database/docs')): Promise<TableDoc[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yml')).toSorted();
  return Promise.all(files.map(async (name) => readTableDoc(name, await readFile(path.join(folder, name), 'utf8'))));
}

/** The form is plain enough to be read line by line: `name: words`. */
function readTableDoc(file: string, text: string): TableDoc {
  const line = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  const doc = { table: line('table'), about: line('about'), personal: line('personal'), retention: line('retention') };
  if (doc.about === '' || doc.retention === '')
    throw new Error(`server/database/docs/${file} does not say what the table is about, or how long it is kept.`);
  return doc;
}
