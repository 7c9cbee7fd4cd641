import type { reader } from './environment.ts';

/** A repository at DataCite, as the settings name it. */
export interface DataCiteSettings {
  readonly url: string;
  readonly prefix: string;
  readonly repository: string;
  readonly password: string;
}

/** The repository whose DOIs public datasets get (DATACITE_PREFIX and what belongs to it); null where none is set. Wrong settings are added to `wrong`. */
export function readDataCite(read: ReturnType<typeof reader>, wrong: string[], demo: boolean): DataCiteSettings | null {
  const prefix = read.text('DATACITE_PREFIX');
  const url = read.url('DATACITE_URL', ['https:', 'http:']) ?? 'https://api.datacite.org';
  const [repository, password] = [read.text('DATACITE_REPOSITORY'), read.text('DATACITE_PASSWORD')];
  if (prefix === undefined) return null;
  if (!/^10\.\d{4,9}$/.test(prefix))
    wrong.push(`DATACITE_PREFIX is ${prefix}; expected the prefix of a repository at DataCite, such as 10.12345.`);
  if (repository === undefined || password === undefined)
    wrong.push(
      'DATACITE_PREFIX is set without DATACITE_REPOSITORY and DATACITE_PASSWORD; expected all three, as DataCite gave them.',
    );
  if (demo)
    wrong.push('DATACITE_PREFIX is set with DEMO: sample data get no DOIs, which are for good. Unset one of the two.');
  return { url, prefix, repository: repository ?? '', password: password ?? '' };
}
