import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { readPhrasesXliff } from './phraseFiles.ts';

let app: TestApp;
let writer: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  writer = await app.as('admin');
});
afterAll(() => app.close());

interface Listed {
  languages: { code: string; missing: number; draft: number; reviewed: number; changed: number }[];
  phrases: { key: string; source: string; text: string; status: string; changed_from: string | null }[];
}
const list = async (language = 'ak') => (await writer.inject(`/api/phrases/${language}`)).json<Listed>();
const post = (path: string, payload: object, who = writer) =>
  who.inject({ method: 'POST', url: `/api/phrases/ak/${path}`, payload });
const save = (key: string, text: string) => post(key, { text });
const countsOf = async () => (await list()).languages.find(({ code }) => code === 'ak');
/** As if somebody else had written it. */
const byAnother = (key: string) =>
  app.context.db
    .updateTable('phrase_text')
    .set({ written_by: null, written_by_name: 'Sample translator' })
    .where('key', '=', key)
    .execute();

test('a translation is a draft that nobody hears until a second person reviewed it', async () => {
  const before = await countsOf();
  expect((await save('rains.title', 'Osutɔ ho nsɛm wɔ {place}:')).json()).toMatchObject({
    status: 'draft',
    may_review: false,
    not_on_screens: ['ɔ', 'ɛ'],
  });
  const review = { text: 'Osutɔ ho nsɛm wɔ {place}:', reviewed: true };
  const own = await post('rains.title/review', review);
  expect([own.statusCode, own.json<{ message: string }>().message]).toEqual([
    400,
    'You wrote this translation. Another person reviews it.',
  ]);
  const line = { key: 'rains.title', values: { place: 'Ejura' } } as const;
  expect(app.context.phrases.book().say(line, 'ak')).toBe('(EN) Rains in Ejura:');

  await byAnother('rains.title');
  expect((await post('rains.title/review', { ...review, text: 'Other' })).statusCode).toBe(400);
  expect((await post('rains.title/review', review)).json()).toMatchObject({ status: 'reviewed' });
  await expect.poll(() => app.context.phrases.book().say(line, 'ak')).toBe('Osutɔ ho nsɛm wɔ Ejura:');
  expect(app.context.phrases.book().offered).toEqual(['en', 'fr', 'ak']);
  const after = await countsOf();
  expect([after?.reviewed, after?.missing]).toEqual([(before?.reviewed ?? 0) + 1, (before?.missing ?? 0) - 1]);

  // Who writes it anew makes it a draft again.
  expect((await save('rains.title', 'Osuo wɔ {place}:')).json()).toMatchObject({ status: 'draft' });
  await expect.poll(() => app.context.phrases.book().say(line, 'ak')).toBe('(EN) Rains in Ejura:');
});

test('a word of the field is said in sentences once it is reviewed', async () => {
  for (const [key, text] of [
    ['hello.known', 'AgriHub: {crop}, {place}'],
    ['crop:maize', 'Aburo'],
  ] as const) {
    await save(key, text);
    await byAnother(key);
    await post(`${key}/review`, { text, reviewed: true });
  }
  const greeting = { key: 'hello.known', values: { crop: { crop: 'maize', name: 'Maize' }, place: 'Ejura' } } as const;
  await expect.poll(() => app.context.phrases.book().say(greeting, 'ak')).toBe('AgriHub: Aburo, Ejura');
});

test('a translation with other slots than English is refused with the slot that is wrong, and nothing is kept', async () => {
  const refused = await save('work.title', '{crop}, {plcae}');
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    '{plcae} is not in the English sentence. Its slots are {crop}, {place}, {from}, {to}.',
  ]);
  expect((await list()).phrases.find(({ key }) => key === 'work.title')).toMatchObject({ status: 'missing' });
  expect((await save('nowhere', 'x')).statusCode).toBe(404);
});

test('a translation whose English sentence changed since is marked with what it was', async () => {
  await save('key.sendOn', 'Fa kɔma me ɔfisa');
  await app.context.db.updateTable('phrase_text').set({ source: 'Pick' }).where('key', '=', 'key.sendOn').execute();
  expect((await list()).phrases.find(({ key }) => key === 'key.sendOn')).toMatchObject({ changed_from: 'Pick' });
  expect((await countsOf())?.changed).toBe(1);
  expect((await save('key.sendOn', '')).json()).toMatchObject({ status: 'missing', text: '' });
});

test('a translation is shown as an SMS with its parts and as screens, with examples in its slots', async () => {
  const shown = await post('weather.title/preview', { text: 'Ɔhaw wɔ {place}' });
  expect(shown.json()).toEqual({
    mistake: null,
    page: 'Ɔhaw wɔ Ejura',
    sms: 'Ɔhaw wɔ Ejura',
    sms_letters: 13,
    sms_parts: 1,
    screens: ['Ohaw wo Ejura'],
  });
  expect((await post('weather.title/preview', { text: '{' })).json()).toMatchObject({
    mistake: expect.stringMatching(/^It is not in the message format/) as string,
  });
});

test.each(['csv', 'xliff'] as const)(
  'what leaves as %s comes back changed, as drafts, with mistakes named',
  async (form) => {
    const file = (await writer.inject(`/api/phrases/dag/${form}`)).body;
    const [before, after] =
      form === 'csv'
        ? ['key.more,More,,missing', 'key.more,More,Pahi & <din> pahi,missing']
        : [
            '<source xml:space="preserve">More</source>',
            '<source>More</source><target>Pahi &amp; &lt;din> pahi</target>',
          ];
    expect(file).toContain(before);
    const bad =
      form === 'csv' ? 'no.where,X,Y,missing' : '<unit id="no.where"><segment><target>Y</target></segment></unit>';
    // A tag would be no slot: it is a fault of its own.
    const changed = file
      .replace(before, after.replace('& <din>', '&').replace('&lt;din> ', ''))
      .replace(
        form === 'csv' ? 'key.yes' : '<unit id="key.yes"',
        form === 'csv' ? `${bad}\r\nkey.yes` : `${bad}<unit id="key.yes"`,
      );
    const send = (apply: boolean) =>
      writer.inject({ method: 'POST', url: '/api/phrases/dag/file', payload: { form, file: changed, apply } });
    expect((await send(false)).json()).toMatchObject({
      changed: 1,
      applied: false,
      faults: [{ key: 'no.where', sentence: 'No sentence has this key. Keep the keys of the file.' }],
    });
    expect((await list('dag')).phrases.find(({ key }) => key === 'key.more')?.text).toBe('');
    expect((await send(true)).json()).toMatchObject({ changed: 1, applied: true });
    expect((await list('dag')).phrases.find(({ key }) => key === 'key.more')).toMatchObject({ status: 'draft' });
    await app.context.db.deleteFrom('phrase_text').where('language', '=', 'dag').execute();
  },
);

test('XLIFF 1.2 leaves for programs that read no other, and comes back without what their memory proposed', async () => {
  const file = (await writer.inject('/api/phrases/dag/xliff?version=1.2')).body;
  const unit = '<trans-unit id="key.more" resname="key.more" xml:space="preserve">';
  expect(file).toContain('<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">');
  expect(file).toContain(`${unit}\n        <source>More</source>\n        <target state="new"></target>`);
  const changed = file.replace(
    '<source>More</source>\n        <target state="new"></target>',
    '<source>More</source><target>Pa<g id="1">hi</g></target><alt-trans><target>Zaa</target></alt-trans>',
  );
  const payload = { form: 'xliff', file: changed, apply: true };
  expect((await writer.inject({ method: 'POST', url: '/api/phrases/dag/file', payload })).json()).toMatchObject({
    changed: 1,
    faults: [],
  });
  expect((await list('dag')).phrases.find(({ key }) => key === 'key.more')).toMatchObject({ text: 'Pahi' });
  await app.context.db.deleteFrom('phrase_text').where('language', '=', 'dag').execute();
});

test('a unit that a program cut into segments is put together again', () => {
  const segments =
    '<segment><target>Nya</target></segment><ignorable><target> ka </target></ignorable>' +
    '<x:segment><x:target>chama</x:target></x:segment>';
  expect(readPhrasesXliff(`<xliff xmlns:x="u"><unit id="a-b" name="a:b">${segments}</unit></xliff>`)).toEqual([
    { key: 'a:b', text: 'Nya ka chama' },
  ]);
});

test('a file that is no XLIFF is refused with the reason', async () => {
  const send = (file: string) =>
    writer.inject({ method: 'POST', url: '/api/phrases/dag/file', payload: { form: 'xliff', file, apply: true } });
  expect((await send('<xliff><file>')).json<{ message: string }>().message).toMatch(/^The file is not whole XLIFF/);
  expect((await send('<!DOCTYPE x [<!ENTITY a "b">]><xliff/>')).statusCode).toBe(400);
});
