import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { Doubts } from './Doubts.tsx';

await loadWords(['traps']);
afterEach(cleanup);

test('it asks about a second report of the day, a trap of others and a count far outside', () => {
  renderPage(
    <Doubts
      doubted={{ doubts: ['sameDay', 'notLinked', 'farOutside'], count: 4000, day: '2026-05-06', site: '1', most: 40 }}
    />,
  );
  const asked = screen.getByRole('alert').textContent;
  expect(asked).toContain('A report of 6 May from this trap is already there.');
  expect(asked).toContain('You are not linked to this trap.');
  expect(asked).toContain('4,000 were counted; the latest visits had 40 at most.');
});
