import type { Details } from '../api.ts';

/** The choice of terms in words instead of a licence of the list. */
export const OTHER_LICENCE = 'other';

/** What a form tells of a dataset beside name and description; a licence that is not decided is left out. */
export function readDetails(form: FormData): Details {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const licence = text('licence') === OTHER_LICENCE ? text('licenceText') : text('licence');
  return {
    ...(licence !== '' && { licence }),
    topic: text('topic'),
    source: text('source'),
    contact: text('contact'),
    institution: text('institution'),
    updateFrequency: text('updateFrequency'),
    coversFrom: text('coversFrom'),
    coversTo: text('coversTo'),
    regions: form.getAll('regions').map(String),
    tags: readTags(text('tags')),
    asksSignIn: form.has('asksSignIn'),
  };
}

/** Tags with commas or semicolons between; each once, whatever its case. */
export function readTags(text: string): string[] {
  const tags = text.split(/[,;\n]/).map((tag) => tag.trim().replaceAll(/\s+/g, ' '));
  return tags.filter(
    (tag, at) => tag !== '' && tags.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === at,
  );
}

/** Words of a text, for its counter. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** A name for a dataset out of the name of its file: "cocoa_production-1997.xlsx" becomes "cocoa production-1997". */
export function nameOfFile(fileName: string): string {
  return fileName
    .replace(/(\.(?:xlsx|xlsm|xls|ods|csv|tsv|txt|zip|gz))+$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
}
