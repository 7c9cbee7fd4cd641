import { part, zip, type Part } from './zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const opening = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export interface SheetXml {
  readonly name: string;
  /** What stands in `sheetData`, or a whole part. */
  readonly rows: string | Part;
  /** After `sheetData`: merged cells. */
  readonly after?: string;
  readonly state?: 'hidden' | 'veryHidden';
}

/** A cell as XML; a text starting with < is a cell already. */
export function cell(address: string, value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (value.startsWith('<c ')) return value;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** Rows of values as XML, from row 1 on. */
export function rowsXml(rows: readonly (readonly (string | number | null)[])[], from = 1): string {
  return rows
    .map(
      (row, index) =>
        `<row r="${index + from}">${row.map((value, column) => cell(`${letters(column)}${index + from}`, value)).join('')}</row>`,
    )
    .join('');
}

/** The part of a sheet around its rows. */
export function sheetXml(rows: string, after = ''): string {
  return `${opening}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`;
}

export interface WorkbookXml {
  readonly styles?: string;
  /** The texts that cells share. */
  readonly texts?: string;
  readonly date1904?: boolean;
  /** Of the workbook itself; a plain one when left out. */
  readonly contentType?: string;
  readonly more?: readonly Part[];
  readonly leaveOut?: string;
}

/** The parts of an Excel workbook. */
export function workbookParts(
  sheets: readonly SheetXml[],
  {
    styles,
    texts,
    date1904,
    contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    more = [],
    leaveOut,
  }: WorkbookXml = {},
): Part[] {
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${at + 1}"/>`,
  );
  const related = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return [
    part(
      '[Content_Types].xml',
      `${opening}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `${opening}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `${opening}<workbook xmlns="${main}" xmlns:r="${relationships}">${date1904 === true ? '<workbookPr date1904="1"/>' : ''}<sheets>${list.join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `${opening}<Relationships xmlns="${packaged}/relationships">${related.join('')}${styles === undefined ? '' : `<Relationship Id="rId900" Type="${relationships}/styles" Target="styles.xml"/>`}${texts === undefined ? '' : `<Relationship Id="rId901" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/>`}</Relationships>`,
    ),
    ...(texts === undefined ? [] : [part('xl/sharedStrings.xml', `${opening}<sst xmlns="${main}">${texts}</sst>`)]),
    ...(styles === undefined
      ? []
      : [part('xl/styles.xml', `${opening}<styleSheet xmlns="${main}">${styles}</styleSheet>`)]),
    ...sheets.map(({ rows, after }, at) =>
      typeof rows === 'string' ? part(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows, after)) : rows,
    ),
    ...more,
  ].filter(({ name }) => name !== leaveOut);
}

export function workbook(sheets: readonly SheetXml[], more?: WorkbookXml): Buffer {
  return zip(workbookParts(sheets, more));
}

const office = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';
export const odsBegin = `${opening}<office:document-content xmlns:office="${office}" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"><office:automatic-styles><style:style style:name="shown" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>`;
export const odsEnd = '</office:spreadsheet></office:body></office:document-content>';

/** An OpenDocument spreadsheet around its tables, or around a content of its own. */
export function openDocument(
  tables: string | Part,
  { manifest = '', type = 'application/vnd.oasis.opendocument.spreadsheet', more = [] as readonly Part[] } = {},
): Buffer {
  return zip([
    part('mimetype', type),
    part(
      'META-INF/manifest.xml',
      `${opening}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${manifest}</manifest:manifest>`,
    ),
    typeof tables === 'string' ? part('content.xml', `${odsBegin}${tables}${odsEnd}`) : tables,
    ...more,
  ]);
}

export function odsTable(name: string, rows: string, style = 'shown'): string {
  return `<table:table table:name="${escaped(name)}" table:style-name="${style}">${rows}</table:table>`;
}

export function odsRows(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `<table:table-row>${row.map(odsCell).join('')}</table:table-row>`).join('');
}

function odsCell(value: string | number): string {
  if (typeof value === 'number')
    return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
  return value.startsWith('<')
    ? value
    : `<table:table-cell office:value-type="string"><text:p>${escaped(value)}</text:p></table:table-cell>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** 0 → A, 26 → AA */
export function letters(column: number): string {
  return `${column < 26 ? '' : letters(Math.floor(column / 26) - 1)}${String.fromCodePoint(65 + (column % 26))}`;
}
