import { IntlMessageFormat } from 'intl-messageformat';
import { frenchSpaces } from '../words/frenchSpaces.ts';
import { inLanguage, type PageLanguage } from '../words/pageLanguages.ts';
import { english, englishFoot } from './english.ts';
import { french, frenchFoot } from './french.ts';

/** What a mail of the portal is: it chooses its words. */
export type MailKind = keyof typeof english;

/** Subject and text of a mail; `sms` is the same for who has no address, where the kind goes to numbers too. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly sms?: string;
}

type Slots = Readonly<Record<string, string | number>>;

const made = new Map<string, IntlMessageFormat>();

/**
 * A mail of the portal in a language. `slots` holds what its sentences name beside `site`, which is this portal's address
 * without the language.
 *
 * @throws Error where a slot of a sentence is not filled.
 */
export function writeMail(kind: MailKind, site: string, slots: Slots, language: PageLanguage): WrittenMail {
  const { subject, text, sms } = language === 'fr' ? french[kind] : english[kind];
  const foot = language === 'fr' ? frenchFoot : englishFoot;
  const values = { ...slots, site: site + inLanguage('/', language).slice(0, -1) };
  const say = (sentence: string): string => fill(sentence, values, language);
  const spaced = (sentence: string): string => (language === 'fr' ? frenchSpaces(sentence) : sentence);
  return {
    subject: spaced(say(subject)),
    text: [...text.map((each) => spaced(say(each))), `-- \n${spaced(foot[kind] ?? foot.any)}`].join('\n\n'),
    ...(sms !== '' && { sms: say(sms) }),
  };
}

/** Where a link to something of this portal leads, from a mail in a language: pages have an address for each, calls have one. */
export function linkOfMail(site: string, path: string, language: PageLanguage): string {
  return site + (path.startsWith('/api/') ? path : inLanguage(path, language));
}

function fill(sentence: string, values: Slots, language: PageLanguage): string {
  let format = made.get(sentence);
  if (format === undefined) made.set(sentence, (format = new IntlMessageFormat(sentence, language)));
  return String(format.format(values));
}
