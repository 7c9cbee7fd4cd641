import type { BesideText } from '#engines/tables/personal/personalBeside.ts';
import { personalBeside } from '#engines/tables/personal/personalBeside.ts';
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

/** A part past it is a table, which is looked at as such. */
const mostBytes = 20_000_000;

/**
 * What may be personal in a workbook beside its visible tables, as the original is offered with it: comments, properties, names and,
 * where sheets are hidden (`hides`), the texts of all sheets.
 */
export async function personalBesideSheets(archive: Archive, hides: boolean): Promise<PersonalDataFinding[]> {
  const places = hides
    ? [...beside, [/^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/, 'hidden sheets or other texts'] as const]
    : beside;
  const found: PersonalDataFinding[] = [];
  for (const [parts, where] of places) {
    const texts: BesideText[] = [];
    for (const name of archive.names.filter(
      (each) => parts.test(each) && /\.(xml|rels)$/.test(each) && archive.bytesOf(each) < mostBytes,
    )) {
      texts.push(
        ...piecesOf(name, await archive.text(name)).map((piece) => ({
          at: name,
          text: piece.replaceAll(/<[^>]*>/g, ' '),
        })),
      );
    }
    found.push(...personalBeside(texts, 'the workbook', where));
  }
  return found;
}

/** Texts of a part, one by one. Of a sheet those that stand in its cells: its numbers side by side would look like telephones. */
function piecesOf(name: string, xml: string): readonly string[] {
  if (name.startsWith('xl/worksheets/sheet')) return xml.match(/<is>[^]*?<\/is>/g) ?? [];
  return xml.split(/<\/(?:si|comment|vt:lpwstr|definedName|[\w]+:[\w]+)>/);
}
