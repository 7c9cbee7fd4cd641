import { english, type PhraseKey } from '../conversation/english.ts';
import { monthNames } from '../dates/monthNames.ts';
import { slotsOf } from '../conversation/checkPhrase.ts';
import { nameKey } from './nameKey.ts';
import type { Speech } from './putTogether.ts';
import { type Part, sentenceParts } from './sentenceParts.ts';
import { numberWords, wholeNumbers } from './spokenNumber.ts';

export const pieceKinds = [
  'sentence',
  'month',
  'day',
  'number',
  'crop',
  'activity',
  'product',
  'risk',
  'source',
  'place',
] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** A piece that is to be recorded, and the sentences that cannot be heard without it. */
export interface WantedPiece {
  readonly key: string;
  readonly kind: PieceKind;
  /** What is said: in the language where it is written in it, else in English. */
  readonly text: string;
  readonly blocks: readonly PhraseKey[];
  /** How much it blocks: each sentence by the share of its fillings that need the piece. */
  readonly weight: number;
}

/** Words of the field in the language by their ids, and names. */
export interface SpokenNames {
  readonly crops: Readonly<Record<string, string>>;
  readonly activities: Readonly<Record<string, string>>;
  readonly places: readonly string[];
  readonly products: readonly string[];
  readonly risks: readonly string[];
  readonly sources: readonly string[];
}

type Named = readonly (readonly [key: string, text: string])[];

/** Whether a sentence is spoken. What is told of datasets and stories goes by SMS and e-mail alone: nobody records their titles. */
export function isSpoken(phrase: PhraseKey): boolean {
  return !phrase.startsWith('follow.');
}

/** Every piece that the sentences of a language are put together from, what blocks most first. */
export function wantedPieces(speech: Speech, names: SpokenNames): WantedPiece[] {
  const found = new Map<string, { kind: PieceKind; text: string; blocks: Set<PhraseKey>; weight: number }>();
  const add = (kind: PieceKind, pieces: Named, phrase: PhraseKey, share: number): void => {
    for (const [key, text] of pieces) {
      const piece = found.get(key) ?? { kind, text, blocks: new Set(), weight: 0 };
      if (!piece.blocks.has(phrase)) piece.weight += share;
      piece.blocks.add(phrase);
      found.set(key, piece);
    }
  };
  const fillings = fillingsOf(speech, names);
  for (const phrase of Object.keys(english) as PhraseKey[]) {
    const text = isSpoken(phrase) ? speech.textOf(phrase) : null;
    if (text === null || slotsOf(text) === null) continue;
    const walk = (parts: readonly Part[]): void => {
      for (const part of parts) {
        if ('words' in part) add('sentence', [[`${phrase}:${part.at}`, part.words]], phrase, 1);
        else if ('choice' in part) for (const option of part.options.values()) walk(option);
        else
          for (const kind of kindsOfSlot(part.slot, part.is)) {
            const pieces = fillings[kind];
            add(kind, pieces, phrase, 1 / Math.max(1, pieces.length));
          }
      }
    };
    walk(sentenceParts(text));
  }
  return [...found]
    .map(([key, { blocks, ...piece }]) => ({ key, ...piece, blocks: [...blocks] }))
    .toSorted(
      (one, other) => other.weight - one.weight || pieceKinds.indexOf(one.kind) - pieceKinds.indexOf(other.kind),
    );
}

function fillingsOf({ language }: Speech, names: SpokenNames): Readonly<Record<PieceKind, Named>> {
  const named = (slot: string, list: readonly string[]): Named => [
    ...new Map(list.map((name) => [nameKey(slot, name), name])),
  ];
  const numbers = wholeNumbers.map((number) => [`number:${number}`, String(number)] as const);
  return {
    sentence: [],
    month: monthNames.map((month, index) => [`month:${index + 1}`, month]),
    day: Array.from({ length: 31 }, (_, index) => [`day:${index + 1}`, String(index + 1)]),
    number: [...numbers, ...numberWords(language).map((word) => [`number:${word}`, word] as const)],
    crop: Object.entries(names.crops).map(([id, name]) => [`crop:${id}`, name]),
    activity: Object.entries(names.activities).map(([code, name]) => [`activity:${code}`, name]),
    product: named('product', names.products),
    risk: named('risk', names.risks),
    source: named('source', names.sources),
    place: named('place', names.places),
  };
}

/** The kinds of pieces that fill a slot; a label is a sentence of its own. */
function kindsOfSlot(slot: string, is: 'any' | 'number' | 'date'): readonly PieceKind[] {
  if (is === 'date') return ['month', 'day'];
  if (is === 'number' || slot === 'weeks' || slot === 'key') return ['number'];
  if (slot === 'label') return [];
  const kind = pieceKinds.find((each) => each === slot);
  return [kind ?? 'place'];
}
