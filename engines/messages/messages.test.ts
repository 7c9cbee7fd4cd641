import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { describe, expect, test } from 'vitest';
import { costOfParts } from './cost.ts';
import { gsmSafe } from './gsmSafe.ts';
import { measureText } from './measureText.ts';
import { fillFields, unknownFields } from './mergeFields.ts';
import { afterQuietHours, isQuiet } from './quietHours.ts';
import { readStopWord } from './stopWords.ts';

const a = (count: number): string => 'a'.repeat(count);

describe('letters and parts', () => {
  test.each([
    // GSM alphabet: 160 alone, 153 a part.
    ['nothing', '', 'gsm7', 0, 0, 160],
    ['one letter', 'a', 'gsm7', 1, 1, 159],
    ['160', a(160), 'gsm7', 160, 1, 0],
    ['161: two parts, 145 left in the second', a(161), 'gsm7', 161, 2, 145],
    ['306 fill two parts', a(306), 'gsm7', 306, 2, 0],
    ['307', a(307), 'gsm7', 307, 3, 152],
    ['459 fill three', a(459), 'gsm7', 459, 3, 0],
    // The extension table: two each.
    ['€ [ ] count double', '€[]', 'gsm7', 6, 1, 154],
    ['{ } | ~ ^ \\ too', '{}|~^\\', 'gsm7', 12, 1, 148],
    ['158 and € are 160', `${a(158)}€`, 'gsm7', 160, 1, 0],
    ['159 and € are 161', `${a(159)}€`, 'gsm7', 161, 2, 145],
    // 152 letters leave one septet of the first part: € does not fit, and goes whole into the second, which then has 2 + 10.
    ['€ is not divided between parts', `${a(152)}€${a(10)}`, 'gsm7', 164, 2, 141],
    // 152 + (1 empty) | 2 + 151 = 153 | nothing left: 305 septets that would fill two parts to the brim if € were divided.
    ['€ over the boundary costs a septet', `${a(152)}€${a(151)}`, 'gsm7', 305, 2, 0],
    ['and so 306 may need a third part', `${a(152)}€${a(152)}`, 'gsm7', 306, 3, 152],
    // Letters the alphabet has.
    ['é à Ñ £ Δ of the alphabet', 'éàÑ£Δ', 'gsm7', 5, 1, 155],
    ['lines', 'a\nb', 'gsm7', 3, 1, 157],
    // UCS-2: 70 alone, 67 a part.
    ['ɛ', 'ɛ', 'ucs2', 1, 1, 69],
    ['ɔ ŋ ɖ ƒ ɣ ʋ', 'ɔŋɖƒɣʋ', 'ucs2', 6, 1, 64],
    ['70', `${a(69)}ɛ`, 'ucs2', 70, 1, 0],
    ['71: two parts, 63 left in the second', `${a(70)}ɔ`, 'ucs2', 71, 2, 63],
    ['134 fill two parts', `${a(133)}ŋ`, 'ucs2', 134, 2, 0],
    ['135', `${a(134)}ŋ`, 'ucs2', 135, 3, 66],
    ['€ is one letter of UCS-2', '€ɛ', 'ucs2', 2, 1, 68],
    ['an emoji is two', '🌽', 'ucs2', 2, 1, 68],
    ['66 and an emoji in the second part: it is not divided', `${a(66)}🌽${a(10)}`, 'ucs2', 78, 2, 55],
    ['a curly quote makes all of it UCS-2', `${a(69)}’s`, 'ucs2', 71, 2, 63],
    ['ç of small letters is not in the alphabet, Ç is', 'ç', 'ucs2', 1, 1, 69],
  ] as const)('%s', (_what, text, encoding, letters, parts, left) => {
    expect(measureText(text)).toMatchObject({ encoding, letters, parts, left });
  });

  test('over 1,000 texts, an independent counter says the same', () => {
    const letters = fc.constantFrom(...'abcxyz ABC019.,!?\n@£$éàÑ€[]{}|~^\\');
    const wider = fc.constantFrom(...'abc €[ɛɔŋɖƒɣʋç’', '🌽', '🐛', '🌧');
    const texts = fc.oneof(
      fc.array(letters, { minLength: 1, maxLength: 700 }),
      fc.array(wider, { minLength: 1, maxLength: 400 }),
    );
    fc.assert(
      fc.property(
        texts.map((each) => each.join('')),
        (text) => {
          const counted = new SegmentedMessage(text, 'auto');
          const { encoding, parts } = measureText(text);
          expect([encoding, parts]).toEqual([
            counted.getEncodingName() === 'GSM-7' ? 'gsm7' : 'ucs2',
            counted.segmentsCount,
          ]);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('a spelling of the GSM alphabet', () => {
  test('is offered for Ghanaian letters and typographic signs, and says what it changed', () => {
    expect(gsmSafe('Ɛyɛ “nsuo” – fa bɔ wo… ŋkɔ')).toEqual({
      text: 'Eye "nsuo" - fa bo wo... ngko',
      replaced: [
        ['Ɛ', 'E'],
        ['ɛ', 'e'],
        ['“', '"'],
        ['”', '"'],
        ['–', '-'],
        ['ɔ', 'o'],
        ['…', '...'],
        ['ŋ', 'ng'],
      ],
      left: [],
    });
  });

  test('keeps accents the alphabet has, also where they came apart from their letters', () => {
    expect(gsmSafe('cafe\u0301 ã ẽ ɔ̃')).toMatchObject({ text: 'café a e o', left: [] });
  });

  test('leaves what has no plain spelling, and says so', () => {
    expect(gsmSafe('Maize 🌽 ok')).toEqual({ text: 'Maize 🌽 ok', replaced: [], left: ['🌽'] });
  });
});

describe('fields', () => {
  const ama = { name: 'Ama Serwaa', district: 'Ejura-Sekyedumase', crop: 'maize' };

  test('are filled with what is known of a farmer', () => {
    expect(fillFields('{name}: spray your {crop} in {district}.', ama)).toBe(
      'Ama Serwaa: spray your maize in Ejura-Sekyedumase.',
    );
  });

  test('fall back on the word of the writer, else on a usual one', () => {
    expect(fillFields('Dear {name|friend}, your {crop} {district| }.', {})).toBe('Dear friend, your your crop .');
    expect(fillFields('{ NAME } in {district}', { name: ' ' })).toBe('farmer in your district');
  });

  test('a name cannot bring in lines, nor fields of its own', () => {
    expect(fillFields('{name}!', { name: 'Ko\nfi {crop}', crop: 'yam' })).toBe('Ko fi {crop}!');
  });

  test('that nobody knows stay, and are told', () => {
    expect(fillFields('{naem} and { }', ama)).toBe('{naem} and { }');
    expect(unknownFields('{naem} {naem} {name} {phone|x} {}')).toEqual(['{naem}', '{phone|x}']);
  });
});

describe('quiet hours of Accra', () => {
  test.each([
    ['2026-04-15T19:59:59Z', '2026-04-15T19:59:59.000Z', false],
    ['2026-04-15T20:00:00Z', '2026-04-16T06:00:00.000Z', true],
    ['2026-04-30T23:30:00Z', '2026-05-01T06:00:00.000Z', true],
    ['2026-04-15T00:00:00Z', '2026-04-15T06:00:00.000Z', true],
    ['2026-04-15T05:59:59Z', '2026-04-15T06:00:00.000Z', true],
    ['2026-04-15T06:00:00Z', '2026-04-15T06:00:00.000Z', false],
  ])('%s may go at %s', (at, goes, quiet) => {
    expect([afterQuietHours(new Date(at)).toISOString(), isQuiet(new Date(at))]).toEqual([goes, quiet]);
  });
});

test.each([
  ['STOP', 'stop'],
  [' Stop. ', 'stop'],
  ['stop all', 'stop'],
  ['StopAll', 'stop'],
  ['Cancel', 'stop'],
  ['end', 'stop'],
  ['quit', 'stop'],
  ['Remove', 'stop'],
  ['UNSUBSCRIBE', 'stop'],
  ['Gyae', 'stop'],
  ['start', 'start'],
  ['Subscribe', 'start'],
  ['JOIN', 'start'],
  ['UNSTOP!', 'start'],
  ['stop spraying?', null],
  ['', null],
  ['When do I start', null],
])('the answer %j asks for %s', (text, asked) => expect(readStopWord(text)).toBe(asked));

test('parts cost their price; without one, no cost is told', () => {
  expect(costOfParts(3, 0.035)).toBe(0.105);
  expect(costOfParts(10_000, 0.0355)).toBe(355);
  expect(costOfParts(3, null)).toBeNull();
});
