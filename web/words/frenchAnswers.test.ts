import { expect, test } from 'vitest';
import { inFrench } from './frenchAnswers.ts';

const read = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer), inFrench);

test('a crop is named by its key, whatever else an answer says of it', () => {
  expect(read([{ crop_id: 'maize', crop: 'Maize' }])).toEqual([{ crop_id: 'maize', crop: 'Maïs' }]);
});

test('a crop that has no French name keeps its English one', () => {
  expect(read({ crop_id: 'fonio', crop: 'Fonio' })).toEqual({ crop_id: 'fonio', crop: 'Fonio' });
});

test('work is named by its code', () => {
  expect(read({ activity_code: 'W1', activity: 'First weeding' })).toEqual({
    activity_code: 'W1',
    activity: 'Premier sarclage',
    inEnglish: 'First weeding',
  });
});

test('a question that ships is asked in French; one that was changed stays as it was written', () => {
  expect(read({ question: 'Does it work without a network?' })).toEqual({
    question: 'Est-ce que cela marche sans réseau\u202F?',
  });
  expect(read({ question: 'Does it work with no network?' })).toEqual({ question: 'Does it work with no network?' });
});

test('a season and a class of varieties are named in French; a bred variety keeps its name', () => {
  expect(
    read({
      season_title: 'Irrigated dry season 2026/27',
      season_names: [{ season: 'minor', name: 'Minor season', water: 'rainfed' }],
      varieties: [
        { name: 'Early varieties', isNamed: false },
        { name: 'Omankwa', isNamed: true },
      ],
    }),
  ).toEqual({
    season_title: 'Saison sèche irriguée 2026/27',
    season_names: [{ season: 'minor', name: 'Petite saison', water: 'rainfed' }],
    varieties: [
      { name: 'Variétés précoces', isNamed: false },
      { name: 'Omankwa', isNamed: true },
    ],
  });
});

test('what anything is found by stays', () => {
  expect(read({ id: 'Resources', name: 'Resources' })).toEqual({ id: 'Resources', name: 'Resources' });
});

const tables = import.meta.glob<string>('../../content/reference/{services,slides,faqs}.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.entries(tables))('every text of %s is written in French', (_, csv) => {
  const sentences = [...csv.matchAll(/"([^"]{30,})"/g)].map(([, text = '']) => text);
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((text) => inFrench('text', text) === text)).toEqual([]);
});

test('where a point lies is said in French', () => {
  const where = (text: string) => read({ display_name: text, phrase: text, name: text });
  expect(where('6 km west of Ejura, Ejura Sekyedumase, Ashanti')).toEqual({
    display_name: 'à 6 km à l’ouest d’Ejura, Ejura Sekyedumase, Ashanti',
    phrase: 'à 6 km à l’ouest d’Ejura, Ejura Sekyedumase, Ashanti',
    name: '6 km west of Ejura, Ejura Sekyedumase, Ashanti',
  });
  expect(where('3 km north-east of Tamale')).toMatchObject({ phrase: 'à 3 km au nord-est de Tamale' });
  expect(where('in Ejura')).toMatchObject({ phrase: 'à Ejura' });
  expect(where('In Kumasi, Kumasi Metropolitan, Ashanti')).toMatchObject({
    display_name: 'à Kumasi, Kumasi Metropolitan, Ashanti',
  });
});

test('choices of a filter, ways to reach people and owners of data are named in French, keys stay', () => {
  expect(read({ value: 'climate', name: 'Weather and climate', count: 3 })).toEqual({
    value: 'climate',
    name: 'Météo et climat',
    count: 3,
  });
  expect(read({ kind: 'office', label: 'Advice on your own fields', value: '030 2' })).toEqual({
    kind: 'office',
    label: 'Conseil sur vos propres champs',
    value: '030 2',
  });
  expect(read({ label: 'Other', value: 3 })).toEqual({ label: 'Other', value: 3 });
});

test('a chart says in French what it warns of, what it leaves out and what it shows; names of columns stay', () => {
  expect(
    read({
      series: [{ name: 'Mean of Rain (mm)' }, { name: 'Tamale' }],
      axes: { x: 'month', y: 'Mean of Rain (mm)' },
      caption: 'Mean of Rain (mm) by month and zone',
      filters: ['place is Accra', 'year is at least 2010', 'note is empty'],
      warnings: ['12 smaller labels are left out.', 'Share is a rate: adding rates up says little.', 'Anything else.'],
    }),
  ).toEqual({
    series: [{ name: 'Moyenne de Rain (mm)' }, { name: 'Tamale' }],
    axes: { x: 'month', y: 'Moyenne de Rain (mm)' },
    caption: 'Moyenne de Rain (mm) par month et zone',
    filters: ['place\u00A0: Accra', 'year\u00A0: au moins 2010', 'note\u00A0: vide'],
    warnings: [
      '12 libellés plus petits ne sont pas montrés.',
      'Share est un taux\u00A0: additionner des taux dit peu de chose.',
      'Anything else.',
    ],
  });
});

test('a category of risks and a crop that a list names alone are said in French; what an administrator named stays', () => {
  expect(read([{ riskCategory: { id: 5, name: 'Drought', icon: 'drought' } }, { text: 'Sweet potato' }])).toEqual([
    { riskCategory: { id: 5, name: 'Sécheresse', icon: 'drought' } },
    { text: 'Patate douce' },
  ]);
  expect(read({ riskCategory: { id: 9, name: 'Locusts at night', icon: 'pest' } })).toEqual({
    riskCategory: { id: 9, name: 'Locusts at night', icon: 'pest' },
  });
});

test('why a message did not go out is said in French; what an officer wrote as a reason stays', () => {
  expect(
    read([
      { messageId: 3, reason: 'Another farmer chosen has the same number.' },
      { count: 2, reason: 'WhatsApp was not reached (ECONNREFUSED).' },
    ]),
  ).toEqual([
    { messageId: 3, reason: 'Un autre agriculteur choisi a le même numéro.' },
    { count: 2, reason: 'WhatsApp n’a pas été joint (ECONNREFUSED).' },
  ]);
  const written = { kind: 'stop', reason: 'His son answered the phone.' };
  expect(read(written)).toEqual(written);
});
