import { expect, test } from 'vitest';
import { country, talk } from './testing/phone.ts';

const ejura = { name: 'Ejura', districtId: 'ejura' };
const farmer = { cropId: 'maize', place: ejura };
const keysOf = (messages: readonly string[]) => talk(messages).say.map(({ key }) => key);

test('an unknown caller is asked for the crop and the place, and then answered', () => {
  expect(keysOf([''])).toEqual(['hello.new']);
  expect(keysOf(['', '1'])).toEqual(['ask.crop']);
  expect(keysOf(['', '1', 'maze'])).toEqual(['ask.place']);
  expect(talk(['', '1', 'maze', 'ejura']).ask).toEqual({ ask: 'work', cropId: 'maize', place: ejura });
});

test('a known caller is greeted by crop and place and answered at once', () => {
  const greeted = talk([''], { known: farmer });
  expect(greeted.say).toEqual([
    { key: 'hello.known', values: { crop: { crop: 'maize', name: 'Maize' }, place: 'Ejura' } },
  ]);
  expect(talk(['', '2'], { known: farmer }).ask).toEqual({ ask: 'plant', cropId: 'maize', place: ejura });
});

test.each(['maize ejura', 'Ejura MAIZE', 'corn  Ejura', 'maze ejura', 'aburo ejura'])(
  '"%s" asks for this week’s work',
  (message) => expect(talk([message]).ask).toEqual({ ask: 'work', cropId: 'maize', place: ejura }),
);

test.each([
  ['weather ejura', { ask: 'weather', place: ejura }],
  ['Ejura', null],
  ['fertilizer sweet potato ejura', { ask: 'fertilizer', cropId: 'sweet_potato', place: ejura }],
  ['rain ejura', { ask: 'rains', place: ejura }],
  ['engrais maize ejura', { ask: 'fertilizer', cropId: 'maize', place: ejura }],
])('"%s" is understood', (message, ask) => expect(talk([message]).ask).toEqual(ask));

test.each([
  ['when to plant maize in Ejura', { ask: 'plant', cropId: 'maize', place: ejura }],
  ['I wan plant corn for Ejura', { ask: 'plant', cropId: 'maize', place: ejura }],
  ['abeg wetin be the weather for Ejura', { ask: 'weather', place: ejura }],
  ['will it rain today in Ejura', { ask: 'weather', place: ejura }],
  ['how much fertilizer for my acre of maize at Ejura?', { ask: 'fertilizer', cropId: 'maize', place: ejura }],
  ['MAIZE/EJURA', { ask: 'work', cropId: 'maize', place: ejura }],
  ['aburoɔ Ejura', { ask: 'work', cropId: 'maize', place: ejura }],
  ['masara Ejura pls', { ask: 'work', cropId: 'maize', place: ejura }],
])('the half sentence "%s" is understood', (message, ask) => expect(talk([message]).ask).toEqual(ask));

test('a place is not taken for a crop that is spelled nearly like it', () => {
  expect(talk(['weather Maizu']).ask).toBeNull();
  expect(talk(['weather Maizo']).ask).toEqual({ ask: 'weather', place: { name: 'Maizo', districtId: 'ejura' } });
});

test('words that name nothing are offered to an officer as a question, also before the place is known', () => {
  const unknown = ['my leaves are turning yellow'];
  expect(talk(unknown)).toMatchObject({
    say: [{ key: 'no.understood' }],
    choices: [{ key: '1', label: { key: 'key.sendOn' } }, { key: '0' }],
    acts: [],
  });
  expect(talk([...unknown, '1']).say).toEqual([{ key: 'ask.place' }]);
  const asked = { act: 'question', kind: 'question', text: 'my leaves are turning yellow', place: ejura };
  expect(talk([...unknown, '1', 'Ejura']).acts).toMatchObject([asked]);
  expect(talk([...unknown, '1'], { known: farmer }).acts).toMatchObject([asked]);
  expect(talk([...unknown, 'weather Ejura']).ask).toEqual({ ask: 'weather', place: ejura });
  expect(talk(unknown, { knowing: { ...country, hasNumber: false } }).acts).toEqual([]);
});

test('a question of somebody unknown waits until the place is said, and is not asked for twice', () => {
  expect(talk(['ask when do I weed']).say).toEqual([{ key: 'ask.place' }]);
  expect(talk(['ask when do I weed', 'nowhere at all']).say).toEqual([{ key: 'ask.placeAgain' }]);
  expect(talk(['ask when do I weed', 'Ejura'])).toMatchObject({
    say: [{ key: 'kept.question' }],
    acts: [{ act: 'question', text: 'when do I weed', place: ejura }],
  });
  expect(talk(['rain today 12mm', 'Ejura']).acts).toEqual([{ act: 'rain', place: ejura, mm: 12 }]);
});

test('hours later another service may be asked for instead of answering', () => {
  expect(talk(['maize', 'weather Ejura']).ask).toEqual({ ask: 'weather', place: ejura });
  expect(talk(['maize', 'my farm is at Ejura']).ask).toEqual({ ask: 'work', cropId: 'maize', place: ejura });
});

test.each([
  ['yes', 1],
  ['Ok.', 1],
  ['no', 0],
])('a consent may be answered by "%s"', (word, agreed) => {
  const [act] = talk(['register', 'maize', 'Ejura', word]).acts;
  expect(act).toMatchObject({ act: 'keep', agrees: agreed === 1 });
});

test.each([
  ['not yet', null],
  ['this week', 0],
  ['Last week', 1],
  ['2 weeks ago', 2],
  ['three weeks', 3],
  ['10 days ago', 1],
  ['il y a 2 semaines', 2],
  ['2.', 0],
])('when somebody planted may be said as "%s"', (words, weeksAgo) => {
  expect(talk(['subscribe', 'maize', 'Ejura', words]).acts).toEqual([
    { act: 'subscribe', cropId: 'maize', place: ejura, weeksAgo },
  ]);
});

test('a place that several bear is asked about', () => {
  const asked = talk(['maize Kwame Danso']);
  expect(asked.choices.map(({ label }) => label.values?.['name'])).toEqual([
    'Kwame Danso (Sene West)',
    'Kwame Danso (Ejura-Sekyedumase Municipal)',
  ]);
  expect(talk(['maize Kwame Danso', '2']).ask).toEqual({
    ask: 'work',
    cropId: 'maize',
    place: { name: 'Kwame Danso', districtId: 'ejura' },
  });
});

test('without letters, crop, region and district are chosen by keys', () => {
  const knowing = { ...country, digitsOnly: true };
  expect(talk(['', '1', '2', '2', '1'], { knowing }).ask).toEqual({
    ask: 'work',
    cropId: 'sweet_potato',
    place: { districtId: 'sene', name: 'Sene West' },
  });
});

test.each([[['stop']], [['', '1', 'STOP']], [['', '7', '7']]])('%j stops messages from anywhere', (messages) =>
  expect(talk(messages)).toMatchObject({ acts: [{ act: 'stop' }], say: [{ key: 'stop.done' }], ends: true }),
);

test('weekly messages are agreed to by saying when was planted, with three questions to somebody unknown', () => {
  const asked = ['', '7', '4', 'maize', 'Ejura'];
  expect(talk(asked).say[0]?.key).toBe('ask.planted');
  expect(talk([...asked, '3']).acts).toEqual([{ act: 'subscribe', cropId: 'maize', place: ejura, weeksAgo: 2 }]);
  expect(talk([...asked, '1']).acts).toEqual([{ act: 'subscribe', cropId: 'maize', place: ejura, weeksAgo: null }]);
  expect(talk([...asked, '0'])).toMatchObject({ acts: [], say: [{ key: 'weekly.no' }] });
});

test('a question, a pest and the rain of a gauge go to the room', () => {
  expect(talk(['ask my maize is yellow'], { known: farmer }).acts).toEqual([
    { act: 'question', kind: 'question', text: 'my maize is yellow', cropId: 'maize', place: ejura },
  ]);
  expect(talk(['', '7', '1', 'holes in the leaves'], { known: farmer }).acts).toMatchObject([
    { act: 'question', kind: 'pest', text: 'holes in the leaves' },
  ]);
  expect(talk(['rain 12.5'], { known: farmer }).acts).toEqual([{ act: 'rain', place: ejura, mm: 12.5 }]);
  expect(talk(['', '7', '2', '99'], { known: farmer }).acts).toEqual([{ act: 'rain', place: ejura, mm: 99 }]);
  expect(talk(['', '7', '2', 'much'], { known: farmer }).say).toEqual([{ key: 'ask.rainAgain' }]);
});

test('without a number nothing is kept or sent', () => {
  const knowing = { ...country, hasNumber: false };
  for (const key of ['1', '2', '3', '4'])
    expect(talk(['', '7', key], { knowing })).toMatchObject({ acts: [], say: [{ key: 'no.number' }] });
  expect(talk(['stop'], { knowing }).acts).toEqual([]);
  expect(talk(['', '7', '5', 'maize', 'Ejura'], { knowing })).toMatchObject({ acts: [], say: [{ key: 'kept.place' }] });
});

test('another language is answered from then on', () => {
  expect(talk(['', '7', '6', '2'])).toMatchObject({
    dialogue: { language: 'fr' },
    acts: [{ act: 'language', language: 'fr' }],
  });
});

test('what nobody understands leads back to the menu', () => {
  expect(talk(['xyz qqq zzz']).say).toEqual([{ key: 'no.understood' }]);
  expect(talk(['', '77']).say).toEqual([{ key: 'no.understood' }]);
  expect(talk(['', '1', 'qqqq']).say).toEqual([{ key: 'ask.cropAgain' }]);
});
