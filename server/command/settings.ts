import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** Where an installed portal's settings are kept. */
export const systemSettings = '/etc/agrihub/settings.env';

/**
 * The file that holds the settings: the one AGRIHUB_SETTINGS names, else `.env` beside package.json, else that of the system;
 * null where there is none. Throws where AGRIHUB_SETTINGS names a file that is not there.
 */
export function findSettings(env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env['AGRIHUB_SETTINGS'];
  if (named) {
    if (!existsSync(named)) throw new Error(`AGRIHUB_SETTINGS names ${named}, and there is no such file.`);
    return named;
  }
  return [path.join(root, '.env'), systemSettings].find((file) => existsSync(file)) ?? null;
}

/** NAME=value lines of a settings file; everything after the first = belongs to the value, without quotes around all of it. */
export function parseSettings(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/).map((line) => /^\s*([A-Z][A-Z0-9_]*)=(.*)$/.exec(line));
  return Object.fromEntries(
    lines.flatMap((found) => (found ? [[found[1] ?? '', unquoted(found[2]?.trim() ?? '')]] : [])),
  );
}

function unquoted(value: string): string {
  return /^(["']).*\1$/.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}

/** The environment with the settings file under it: what the environment sets wins. */
export function withSettings(env: NodeJS.ProcessEnv, file: string | null = findSettings(env)): NodeJS.ProcessEnv {
  if (file === null) return env;
  return { ...parseSettings(readSettings(file)), ...env };
}

function readSettings(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new Error(
      `${file} may not be read by this user. Run the command as root, or as the user the portal runs as (sudo -u agrihub …).`,
      { cause: error },
    );
  }
}
