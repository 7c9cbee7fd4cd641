import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFrench, speakBy } from '#web/lib/words.ts';
import { categoriesQuery, readRiskChoice } from '../api.ts';

test('on a French page categories that ship with the portal are French, and added ones as they were written', async () => {
  await loadFrench(['risks']);
  speakBy(() => 'fr');
  // What ships with the portal is fetched in French as the parts are.
  const { RiskFilters } = await import('./RiskFilters.tsx');
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(categoriesQuery().queryKey, [
    { id: 2, name: 'Pest', icon: 'pest', advice: {} },
    { id: 9, name: 'Locusts', icon: 'pest', advice: {} },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RiskFilters choice={readRiskChoice(new URLSearchParams(), false)} isJudge={false} />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ravageur', 'Locusts']),
  );
});
