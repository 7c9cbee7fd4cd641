import { plainWords } from '../tables/columns/plainWords.ts';

/** Terms under which a dataset may be used. */
export interface Licence {
  /** SPDX identifier; "other" for terms in words. */
  readonly id: string;
  readonly name: string;
  /** Where it can be read; empty where it is words alone. */
  readonly url: string;
  /** Anybody may use, change and pass the data on under it (opendefinition.org). */
  readonly open: boolean;
}

/** Licences offered in forms, the one we suggest first. Identifiers as in the SPDX licence list 3.25. */
export const licences: readonly Licence[] = [
  {
    id: 'CC-BY-4.0',
    name: 'Creative Commons Attribution 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
    open: true,
  },
  {
    id: 'CC0-1.0',
    name: 'Creative Commons Zero 1.0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    open: true,
  },
  {
    id: 'CC-BY-SA-4.0',
    name: 'Creative Commons Attribution ShareAlike 4.0',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    open: true,
  },
  {
    id: 'ODbL-1.0',
    name: 'Open Database License 1.0',
    url: 'https://opendatacommons.org/licenses/odbl/1-0/',
    open: true,
  },
  {
    id: 'ODC-By-1.0',
    name: 'Open Data Commons Attribution 1.0',
    url: 'https://opendatacommons.org/licenses/by/1-0/',
    open: true,
  },
  {
    id: 'PDDL-1.0',
    name: 'Public Domain Dedication and License 1.0',
    url: 'https://opendatacommons.org/licenses/pddl/1-0/',
    open: true,
  },
  {
    id: 'OGL-UK-3.0',
    name: 'Open Government Licence 3.0',
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    open: true,
  },
  {
    id: 'CC-BY-NC-4.0',
    name: 'Creative Commons Attribution NonCommercial 4.0',
    url: 'https://creativecommons.org/licenses/by-nc/4.0/',
    open: false,
  },
  {
    id: 'CC-BY-NC-SA-4.0',
    name: 'Creative Commons Attribution NonCommercial ShareAlike 4.0',
    url: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
    open: false,
  },
  {
    id: 'CC-BY-ND-4.0',
    name: 'Creative Commons Attribution NoDerivatives 4.0',
    url: 'https://creativecommons.org/licenses/by-nd/4.0/',
    open: false,
  },
];

const byId = new Map(licences.map((licence) => [licence.id.toLowerCase(), licence]));

/** The licence a dataset names: one of the list by its identifier, else its words under the id "other". */
export function licenceOf(written: string): Licence {
  const text = plainWords(written);
  return byId.get(text.toLowerCase()) ?? { id: 'other', name: text, url: '', open: false };
}
