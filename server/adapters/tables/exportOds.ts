import type { DuckDBConnection } from '@duckdb/node-api';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Column } from '#engines/tables/types.ts';
import { cellOf } from './cells.ts';
import { shownSql } from './columns.ts';
import { harmless } from '#engines/words/harmless.ts';
import type { ExportSheet } from './tables.ts';
import type { ViewRows } from './view.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

const namespaces = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const type = 'application/vnd.oasis.opendocument.spreadsheet';
const manifest =
  `${head}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2">` +
  `<manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;

/**
 * A view as an OpenDocument spreadsheet (ODF 1.2), written while it is read: numbers and dates as such, texts that look like formulas
 * made harmless. No package at hand writes one without holding it whole.
 */
export async function* writeOds(
  connection: DuckDBConnection,
  rows: ViewRows,
  sheet: ExportSheet,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const add = (entry: ZipPassThrough | ZipDeflate, text: string): void => {
    zip.add(entry);
    entry.push(Buffer.from(text), true);
  };
  // The type comes first and unpacked, so that programs tell the file by its first bytes.
  add(new ZipPassThrough('mimetype'), type);
  add(new ZipDeflate('META-INF/manifest.xml'), manifest);
  const content = new ZipDeflate('content.xml', { level: 6 });
  zip.add(content);
  for await (const text of contentOf(connection, rows, sheet)) {
    content.push(Buffer.from(text));
    yield* pieces.splice(0);
  }
  content.push(new Uint8Array(), true);
  zip.end();
  yield* pieces.splice(0);
}

async function* contentOf(
  connection: DuckDBConnection,
  { from, columns, asked }: ViewRows,
  { name, second }: ExportSheet,
): AsyncGenerator<string> {
  yield `${head}<office:document-content ${namespaces} office:version="1.2"><office:body><office:spreadsheet><table:table table:name="${escapeXml(name || 'Data')}">`;
  yield textRow(columns.map((column) => column.name));
  const result = await connection.stream(
    `select ${columns.map((column) => shownSql(column)).join(', ')} from ${from}`,
    asked.values,
  );
  for await (const chunk of result) {
    yield chunk
      .getRows()
      .map(
        (row) =>
          `<table:table-row>${row.map((value, at) => cellXml(cellOf(value), columns[at])).join('')}</table:table-row>`,
      )
      .join('');
  }
  yield '</table:table>';
  if (second !== undefined)
    yield `<table:table table:name="${escapeXml(second.name === name ? `${second.name} (2)` : second.name)}">${second.rows.map(textRow).join('')}</table:table>`;
  yield '</office:spreadsheet></office:body></office:document-content>';
}

function textRow(cells: readonly string[]): string {
  return `<table:table-row>${cells.map(textXml).join('')}</table:table-row>`;
}

function cellXml(value: string | number | boolean | null, column: Column | undefined): string {
  if (value === null) return '<table:table-cell/>';
  if (typeof value === 'number')
    return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
  if (typeof value === 'boolean')
    return `<table:table-cell office:value-type="boolean" office:boolean-value="${value}"><text:p>${value}</text:p></table:table-cell>`;
  if (column?.type === 'date' || (column?.type === 'time' && /^\d{4}-/.test(value))) {
    return `<table:table-cell office:value-type="date" office:date-value="${escapeXml(value)}"><text:p>${escapeXml(value)}</text:p></table:table-cell>`;
  }
  return textXml(value);
}

function textXml(text: string): string {
  if (text === '') return '<table:table-cell/>';
  const lines = harmless(text)
    .split('\n')
    .map((line) => `<text:p>${blanked(escapeXml(line))}</text:p>`);
  return `<table:table-cell office:value-type="string">${lines.join('')}</table:table-cell>`;
}

/** Blanks in a row and at the ends would be read as one, or as none. */
function blanked(text: string): string {
  return text
    .replaceAll(/^ +| +$| {2,}/g, (blanks) => `<text:s text:c="${blanks.length}"/>`)
    .replaceAll('\t', '<text:tab/>');
}
