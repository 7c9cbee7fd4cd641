import type { PackLanguage } from '#engines/conversation/languages.ts';
import { SaxesParser } from 'saxes';
import { withoutApostrophe } from '#engines/words/harmless.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

import { readCsv, writeCsv } from '../../platform/csv.ts';
import { problem } from '../../platform/problems.ts';
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

/** Sentences as XLIFF 2.0 (docs.oasis-open.org/xliff/xliff-core/v2.0): a unit each, with its state. */
export function phrasesAsXliff(language: PackLanguage, phrases: readonly Phrase[]): string {
  const states = { missing: 'initial', draft: 'translated', reviewed: 'reviewed' } as const;
  const units = phrases.map(
    ({ key, source, text, status }) =>
      `    <unit id="${escapeXml(idOf(key))}" name="${escapeXml(key)}">\n      <segment state="${states[status]}">\n` +
      `        <source xml:space="preserve">${escapeXml(source)}</source>\n` +
      `${text === '' ? '' : `        <target xml:space="preserve">${escapeXml(text)}</target>\n`}      </segment>\n    </unit>\n`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ` +
    `srcLang="en" trgLang="${language}">\n  <file id="phones">\n${units.join('')}  </file>\n</xliff>\n`
  );
}

/** Translations out of XLIFF 2.0: the target of each unit, by its name or id. @throws badInput where it is not whole */
export function readPhrasesXliff(file: string): ReadPhrase[] {
  const read: ReadPhrase[] = [];
  let key = '';
  let target: string | null = null;
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw notWhole('it has a document type, which is not read');
  });
  parser.on('error', ({ message }) => {
    throw notWhole(message.slice(0, 100));
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'unit') key = String(attributes['name'] ?? attributes['id'] ?? '');
    if (name === 'target') target = '';
  });
  parser.on('text', (text) => {
    if (target !== null) target += text;
  });
  parser.on('cdata', (text) => {
    if (target !== null) target += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 'target' || target === null) return;
    read.push({ key, text: target.trim() });
    target = null;
  });
  parser.write(file).close();
  return few(read);
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
