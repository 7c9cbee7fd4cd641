import { SaxesParser } from 'saxes';
import type { Answers } from '#engines/openRosa/readAnswers.ts';
import { problem } from '../../platform/calls/problems.ts';

/** A filled form as a phone sent it. */
export interface FilledForm {
  readonly form: string;
  readonly version: string;
  readonly instanceId: string;
  /** The instance whose record this one changes. */
  readonly deprecatedId: string | null;
  readonly answers: Answers;
}

const largestXml = 1_000_000;
const longestId = 200;

/** Reads the XML of a filled form. Throws a problem with a sentence for the person who holds the phone. */
export function readSubmission(xml: string): FilledForm {
  if (xml.length > largestXml) throw refused('The form is larger than 1 MB.');
  const answers: Record<string, string> = Object.create(null) as Record<string, string>;
  const path: string[] = [];
  let text = '';
  let root: Readonly<Record<string, string>> | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    root ??= attributes as Record<string, string>;
    path.push(plain(name));
    text = '';
    if (path.length > 10) throw refused('The form is nested more than 10 deep.');
  });
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => (text += part));
  parser.on('closetag', () => {
    const name = path.pop() ?? '';
    const key = path.at(-1) === 'meta' ? `meta/${name}` : name;
    if (text.trim() !== '') answers[key] = text.trim();
    text = '';
  });
  parser.on('doctype', () => {
    throw refused('The form holds a document type, which no filled form has.');
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof Error && error.name === 'Problem') throw error;
    throw refused('The form is no XML that can be read. Send it again from the list of forms to send.');
  }
  if (root === undefined) throw refused('The form is empty.');
  if (root['encrypted'] === 'yes' || answers['base64EncryptedKey'] !== undefined)
    throw refused(
      'The form is encrypted, and the portal has no key to read it. Fill the form as it is downloaded here, without a public key of another server.',
    );
  const instanceId = answers['meta/instanceID'] ?? '';
  if (instanceId === '' || instanceId.length > longestId)
    throw refused('The form has no instance id, by which it is known from others. Fill a new one and send that.');
  return {
    form: root['id'] ?? '',
    version: (root['version'] ?? '').slice(0, 60),
    instanceId,
    deprecatedId: answers['meta/deprecatedID']?.slice(0, longestId) ?? null,
    answers,
  };
}

function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function refused(sentence: string) {
  return problem('badInput', { sentence });
}
