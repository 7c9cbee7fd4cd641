/** What a citation is made from. */
export interface Citable {
  /** Institution, else the owner's name; empty where neither is known. */
  readonly author: string;
  readonly title: string;
  readonly version: number;
  /** The day this version was published: 2026-04-15. */
  readonly publishedOn: string;
  /** Where this version stands, in full. */
  readonly url: string;
  readonly licence: string;
  readonly description: string;
  /** Short name of the dataset, for the key of a BibTeX entry. */
  readonly slug: string;
}

export type CitationForm = 'text' | 'bibtex' | 'ris';

const publisher = 'AgriHub Ghana';

/** A version as others cite it. The text follows DataCite's recommendation: creator (year): title. version. publisher. address. */
export function cite(citable: Citable, form: CitationForm): string {
  if (form === 'bibtex') return bibtex(citable);
  return form === 'ris' ? ris(citable) : text(citable);
}

function text({ author, title, version, publishedOn, url }: Citable): string {
  return `${author || publisher} (${publishedOn.slice(0, 4)}): ${title}. Version ${version}. ${publisher}. Dataset. ${url}`;
}

/** @misc with `howpublished`, which every BibTeX style prints; the braces keep names and titles as they are written. */
function bibtex({ author, title, version, publishedOn, url, licence, slug }: Citable): string {
  const fields: readonly (readonly [string, string])[] = [
    ['author', `{${escapeTex(author || publisher)}}`],
    ['title', `{${escapeTex(title)}}`],
    ['year', publishedOn.slice(0, 4)],
    ['month', months[Number(publishedOn.slice(5, 7)) - 1] ?? ''],
    ['publisher', escapeTex(publisher)],
    ['version', String(version)],
    ['howpublished', `Dataset, ${escapeTex(publisher)}`],
    ['url', url],
    ['note', escapeTex(`Version ${version}. Licence: ${licence}`)],
  ];
  const lines = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => (name === 'month' ? `  month = ${value}` : `  ${name} = {${value}}`));
  return `@misc{agrihub-${slug}-v${version},\n${lines.join(',\n')}\n}\n`;
}

/** RIS of type DATA, a tag a line. */
function ris({ author, title, version, publishedOn, url, licence, description }: Citable): string {
  const lines: readonly (readonly [string, string])[] = [
    ['TY', 'DATA'],
    ['AU', author || publisher],
    ['TI', title],
    ['PY', publishedOn.slice(0, 4)],
    ['DA', publishedOn.replaceAll('-', '/')],
    ['PB', publisher],
    ['ET', `Version ${version}`],
    ['AB', description.replace(/\s+/g, ' ').trim()],
    ['N1', `Licence: ${licence}`],
    ['UR', url],
  ];
  return `${lines
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `${tag}  - ${value}`)
    .join('\r\n')}\r\nER  - \r\n`;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

const texSigns: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  $: '\\$',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function escapeTex(value: string): string {
  return value.replace(/[\\{}&%#$_~^]/g, (sign) => texSigns[sign] ?? sign);
}
