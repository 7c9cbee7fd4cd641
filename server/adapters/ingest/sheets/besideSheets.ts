import type { BesideText } from '#engines/tables/personalBeside.ts';
import { personalBeside } from '#engines/tables/personalBeside.ts';
import type { PersonalDataFinding } from '#engines/tables/types.ts';
import type { Archive } from '../archive.ts';

/** Parts of a workbook that people see in Excel and that are no cells of a visible sheet. */
const beside: readonly (readonly [RegExp, string])[] = [
  [/^xl\/(comments|threadedComments|persons)/, 'comments'],
  [/^docProps\//, 'properties of the document'],
  [/^meta\.xml$/, 'properties of the document'],
  [/^xl\/workbook\.xml$/, 'names in the workbook'],
  [/^xl\/(drawings\/drawing|worksheets\/_rels|externalLinks)/, 'text boxes and links'],
];

/**
 * What may be personal in a workbook beside its visible tables, as the original is offered with it: comments, properties, names and,
 * where sheets are hidden (`hides`), the texts of all sheets.
 */
export async function personalBesideSheets(archive: Archive, hides: boolean): Promise<PersonalDataFinding[]> {
  const places = hides ? [...beside, [/^xl\/sharedStrings\.xml$/, 'hidden sheets or other texts'] as const] : beside;
  const found: PersonalDataFinding[] = [];
  for (const [parts, where] of places) {
    const texts: BesideText[] = [];
    for (const name of archive.names.filter((each) => parts.test(each) && /\.(xml|rels)$/.test(each))) {
      texts.push(...(await archive.text(name)).split(/<\/(?:si|comment|vt:lpwstr|definedName|[\w]+:[\w]+)>/).map((piece) => ({ at: name, text: piece.replaceAll(/<[^>]*>/g, ' ') })));
    }
    found.push(...personalBeside(texts, 'the workbook', where));
  }
  return found;
}
