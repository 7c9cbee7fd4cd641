import type { PackLanguage } from '#engines/conversation/languages.ts';
import { SaxesParser } from 'saxes';
import { withoutApostrophe } from '#engines/words/harmless.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

import { readCsv, writeCsv } from '../../platform/files/csv.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Phrase } from './translations.service.ts';

const headings = ['key', 'english', 'translation', 'status', 'changed_from'] as const;
const mostPhrases = 2_000;

/** A translation out of a file. */
export interface ReadPhrase {
  readonly key: string;
  readonly text: string;
}

/** Sentences as CSV, a line each. */
export function phrasesAsCsv(phrases: readonly Phrase[]): string {
  return writeCsv(
    headings,
    phrases.map(({ key, source, text, status, changedFrom }) => [key, source, text, status, changedFrom ?? '']),
  );
}

/** Translations out of CSV that has the columns `key` and `translation`; empty ones are left out. @throws badInput */
export function readPhrasesCsv(file: string): ReadPhrase[] {
  const csv = readCsv(file);
  if ('mistake' in csv) throw problem('badInput', { sentence: csv.mistake });
  const [key, translation] = [csv.headings.indexOf('key'), csv.headings.indexOf('translation')];
  if (key < 0 || translation < 0)
    throw problem('badInput', {
      sentence: `The columns "key" and "translation" are needed; the first line has ${csv.headings.join(', ')}.`,
    });
  return few(
    csv.records.map(({ cells }) => ({
      key: (cells[key] ?? '').trim(),
      text: withoutApostrophe((cells[translation] ?? '').trim()),
    })),
  );
}

export type XliffVersion = '1.2' | '2.0';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const preserved = 'xml:space="preserve"';

/** Sentences as XLIFF 2.0 or 1.2 (docs.oasis-open.org/xliff), which many programs read alone: a unit each, with its state. */
export function phrasesAsXliff(language: PackLanguage, phrases: readonly Phrase[], version: XliffVersion): string {
  return version === '2.0' ? asXliff2(language, phrases) : asXliff1(language, phrases);
}

function asXliff2(language: PackLanguage, phrases: readonly Phrase[]): string {
  const states = { missing: 'initial', draft: 'translated', reviewed: 'reviewed' } as const;
  const units = phrases.map(
    ({ key, source, text, status }) =>
      `    <unit id="${escapeXml(idOf(key))}" name="${escapeXml(key)}">\n      <segment state="${states[status]}">\n` +
      `        <source ${preserved}>${escapeXml(source)}</source>\n` +
      `${text === '' ? '' : `        <target ${preserved}>${escapeXml(text)}</target>\n`}      </segment>\n    </unit>\n`,
  );
  return (
    `${head}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${language}">\n` +
    `  <file id="phones">\n${units.join('')}  </file>\n</xliff>\n`
  );
}

function asXliff1(language: PackLanguage, phrases: readonly Phrase[]): string {
  const states = { missing: 'new', draft: 'needs-review-translation', reviewed: 'final' } as const;
  const units = phrases.map(
    ({ key, source, text, status }) =>
      `      <trans-unit id="${escapeXml(idOf(key))}" resname="${escapeXml(key)}" ${preserved}` +
      `${status === 'reviewed' ? ' approved="yes"' : ''}>\n        <source>${escapeXml(source)}</source>\n` +
      `        <target state="${states[status]}">${escapeXml(text)}</target>\n      </trans-unit>\n`,
  );
  return (
    `${head}<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n` +
    `  <file original="phones" source-language="en" target-language="${language}" datatype="plaintext">\n` +
    `    <body>\n${units.join('')}    </body>\n  </file>\n</xliff>\n`
  );
}

/** What a unit also brings: proposals of a program's memory, with targets of their own. */
const besides = new Set(['alt-trans', 'match', 'glossEntry', 'note']);

/**
 * Translations out of XLIFF 2.x or 1.2: the target of each unit, of all its segments, by its name or id.
 * @throws badInput where it is not whole
 */
export function readPhrasesXliff(file: string): ReadPhrase[] {
  const read: ReadPhrase[] = [];
  let unit: { readonly key: string; text: string } | null = null;
  let [inTarget, inBesides] = [false, 0];
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw notWhole('it has a document type, which is not read');
  });
  parser.on('error', ({ message }) => {
    throw notWhole(message.slice(0, 100));
  });
  parser.on('opentag', ({ name, attributes }) => {
    const tag = localName(name);
    if (tag === 'unit' || tag === 'trans-unit')
      unit = { key: String(attributes['name'] ?? attributes['resname'] ?? attributes['id'] ?? ''), text: '' };
    if (besides.has(tag)) inBesides += 1;
    if (tag === 'target' && inBesides === 0) inTarget = true;
  });
  const hear = (text: string) => {
    if (inTarget && unit !== null) unit.text += text;
  };
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.on('closetag', ({ name }) => {
    const tag = localName(name);
    if (besides.has(tag)) inBesides -= 1;
    if (tag === 'target' && inBesides === 0) inTarget = false;
    if ((tag !== 'unit' && tag !== 'trans-unit') || unit === null) return;
    read.push({ key: unit.key, text: unit.text.trim() });
    unit = null;
  });
  parser.write(file).close();
  return few(read);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** An id of XLIFF has no colon. */
function idOf(key: string): string {
  return key.replace(':', '-');
}

function few(read: readonly ReadPhrase[]): ReadPhrase[] {
  if (read.length > mostPhrases)
    throw problem('badInput', { sentence: `The file has ${read.length} sentences; ${mostPhrases} are read at most.` });
  return read.filter(({ text }) => text !== '');
}

function notWhole(why: string): Error {
  return problem('badInput', { sentence: `The file is not whole XLIFF: ${why}. Export it again.` });
}
