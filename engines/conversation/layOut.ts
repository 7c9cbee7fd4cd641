import { gsmSafe } from '../messages/gsmSafe.ts';
import { measureText } from '../messages/measureText.ts';
import type { Dialogue, Turn } from './dialogue.ts';
import type { Line, Phrasebook } from './phrasebook.ts';

/** How a door shows an answer. */
export interface Form {
  /** A screen of a menu, a message that is kept, or something that is spoken. */
  readonly kind: 'screen' | 'message' | 'voice';
  /** Letters of one screen or message, as the network counts them. */
  readonly letters: number;
  /**
   * `gsm`: it carries the letters of the GSM alphabet alone. `cheap`: others make it twice as dear, so they are spelled
   * plainly unless the letters of a Ghanaian language are among them. `any`: every letter alike.
   */
  readonly alphabet: 'gsm' | 'cheap' | 'any';
}

/** What the caller is shown now, and where the conversation stands after. */
export interface Shown {
  readonly text: string;
  /** The same without its keys, and the keys by themselves, for doors that draw buttons. */
  readonly body: string;
  readonly keys: readonly { readonly key: string; readonly label: string }[];
  readonly dialogue: Dialogue;
  readonly ends: boolean;
  /** What is spoken, sentence by sentence; of a call alone. */
  readonly lines?: readonly Line[];
}

/** Puts a turn and the lines of its answer into words that fit the door; what does not fit waits for "More". */
export function layOut(turn: Turn, answer: readonly Line[], phrasebook: Phrasebook, form: Form): Shown {
  const { dialogue, ends } = turn;
  if (turn.screen !== null) return { text: turn.screen, body: turn.screen, keys: [], dialogue, ends };
  const { language } = dialogue;
  const say = (line: Line): string => inLetters(phrasebook.say(line, language), form);
  const body = [...turn.say, ...answer].map(say);
  // A text message is answered by writing back: it needs no way back.
  const offered = form.kind === 'message' ? turn.choices.filter(({ to }) => to !== 'home') : turn.choices;
  // What ends here has no keys any more.
  const keys = ends ? [] : offered.map(({ key, label }) => ({ key, label: say(label) }));
  const parts = { body: body.join('\n'), keys };
  if (form.kind === 'voice') {
    const pressed = (ends ? [] : offered).map(({ key, label }): Line => ({
      key: 'voice.press',
      values: { key, label: { line: label } },
    }));
    const text = [...body, ...pressed.map(say)].join(' ');
    return { ...parts, text, dialogue, ends, lines: [...turn.say, ...answer, ...pressed] };
  }
  const choices = keys.map(({ key, label }) => `${key} ${label}`);
  const [text = '', ...pages] = pagesOf([...body, ...choices], `99 ${say({ key: 'key.more' })}`, form);
  return { ...parts, text, dialogue: { ...dialogue, pages }, ends: ends && pages.length === 0 };
}

/** Letters that a language of Ghana is not written without. */
const own = /[ɛɔŋɖƒɣʋʒ]/i;

/** The same in letters that the door carries. */
function inLetters(text: string, { alphabet }: Form): string {
  if (alphabet === 'any' || (alphabet === 'cheap' && own.test(text))) return text;
  const { text: safe, left } = gsmSafe(text);
  return left.length === 0 || alphabet === 'cheap'
    ? safe
    : [...safe].map((letter) => (left.includes(letter) ? '?' : letter)).join('');
}

/** Lines on as few pages as hold them, each but the last with the way to the next. */
function pagesOf(lines: readonly string[], more: string, form: Form): string[] {
  const whole = lines.join('\n');
  if (fits(whole, form)) return [whole];
  const pages: string[] = [];
  let page = '';
  for (const line of lines.flatMap((each) => pieces(each, more, form))) {
    const longer = page === '' ? line : `${page}\n${line}`;
    if (fits(`${longer}\n${more}`, form)) {
      page = longer;
      continue;
    }
    pages.push(page);
    page = line;
  }
  return [...pages.map((each) => `${each}\n${more}`), page];
}

/** A line in pieces of whole words, each of which fits a page. */
function pieces(line: string, more: string, form: Form): string[] {
  if (fits(`${line}\n${more}`, form)) return [line];
  const made: string[] = [];
  let piece = '';
  for (const word of line.split(' ').flatMap((each) => each.match(/.{1,40}/gsu) ?? [])) {
    const longer = piece === '' ? word : `${piece} ${word}`;
    if (fits(`${longer}\n${more}`, form)) piece = longer;
    else {
      made.push(piece);
      piece = word;
    }
  }
  return [...made, piece];
}

function fits(text: string, { letters, alphabet }: Form): boolean {
  if (alphabet === 'any') return text.length <= letters;
  const { letters: counted, encoding } = measureText(text);
  // What leaves the GSM alphabet carries less than half as much.
  return counted <= (encoding === 'gsm7' ? letters : Math.floor((letters * 70) / 160));
}
