import type { DehydratedState } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { usualFacts } from '#web/testing/renderPage.tsx';
import { writePageState } from './pageState.ts';

const place = { name: 'Ejura </script>', note: null };
const query = (data: unknown) => ({
  dehydratedAt: 1,
  queryKey: ['showPlace', {}],
  queryHash: '["showPlace",{}]',
  state: { status: 'success', error: null, data },
});
const answers = { mutations: [], queries: [query(place), query(undefined)] } as unknown as DehydratedState;

test('an answer whose text is known travels as that text, and nothing in it ends the element', () => {
  const text = '{"name":"Ejura </script>","note":null}';
  const written = writePageState({ answers, facts: usualFacts }, (answer) => (answer === place ? text : undefined));
  expect(written).not.toContain('</');
  expect(JSON.parse(written)).toEqual({
    answers: {
      mutations: [],
      queries: [query({ name: 'Ejura </script>', note: null }), JSON.parse(JSON.stringify(query(undefined)))],
    },
    facts: usualFacts,
  });
});
