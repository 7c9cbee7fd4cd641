import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The file of a path itself, or those of a folder whose names fit, in the order of their names. */
export function filesIn(place: string, names: RegExp): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => names.test(name))
    .toSorted()
    .map((name) => path.join(place, name));
}
