import { useState } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useSearchParams } from 'wouter';
import { describe, expect, test } from 'vitest';
import { bundleAt, nearBundles } from '#web/testing/bundleFixture.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import QuestionnairePage, { needs } from './QuestionnairePage.tsx';

const regions = [
  { region_id: 'volta', region: 'Volta', belt: 'southern' },
  { region_id: 'ashanti', region: 'Ashanti', belt: 'middle' },
  { region_id: 'savannah', region: 'Savannah', belt: 'northern' },
];
const answers = {
  listRegions: regions,
  chooseBundle: bundleAt(1),
  listNearestBundles: nearBundles,
  listAllDistricts: [],
};

/** The page as its route draws it: with the query of the address. */
function Page() {
  const [search] = useSearchParams();
  return <QuestionnairePage params={{}} search={search} />;
}
/** A page that never hears of a new address. */
function LatePage() {
  const [search] = useState(new URLSearchParams('zone=1&step=2'));
  return <QuestionnairePage params={{}} search={search} />;
}
const open = (query = '', more: Readonly<Record<string, unknown>> = {}) =>
  renderPage(<Page />, { at: `/main/stepper${query === '' ? '' : `?${query}`}`, answers: { ...answers, ...more } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const chosen = 'zone=1&goals=productivity&goals=adaptation';

describe('the three steps', () => {
  test('are named Ecozone, Smartness and Investment, and tell how far one is', () => {
    open(`${chosen}&step=2`);
    const steps = within(screen.getByRole('navigation', { name: 'Steps of the questionnaire' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Ecozone(done)', '2Smartness', '3Investment']);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText('Step 2 of 3: Smartness')).toBeTruthy();
  });

  test('the first asks for a belt, told by its regions; Next waits for it and says so', async () => {
    const page = open();
    expect(await screen.findByText('Regions: Ashanti')).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['1', '2', '3']);
    expect(button('Next').disabled).toBe(true);
    expect(screen.getByText('Choose a belt to go on.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^Middle Belt/ }));
    expect(button('Next').disabled).toBe(false);
    fireEvent.click(button('Next'));
    expect(page.history.at(-1)).toBe('/main/stepper?zone=2&step=2');
    expect(screen.getByRole('group', { name: /^What should the practices do for you/ })).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('LEGEND');
  });

  test('the second asks for any of three goals; Next waits for one', () => {
    const page = open('zone=1&step=2');
    expect(button('Next').disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Adaptation/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Productivity/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Adaptation/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Mitigation/ }));
    fireEvent.click(button('Next'));
    expect(page.history.at(-1)).toBe('/main/stepper?zone=1&goals=productivity&goals=mitigation&step=3');
  });

  test('choices made faster than the address follows are all kept', () => {
    const page = renderPage(<LatePage />, { at: '/main/stepper?zone=1&step=2', answers });
    act(() => {
      screen.getByRole('checkbox', { name: /^Productivity/ }).click();
    });
    act(() => {
      screen.getByRole('checkbox', { name: /^Adaptation/ }).click();
    });
    expect(page.history.at(-1)).toBe('/main/stepper?zone=1&goals=productivity&goals=adaptation&step=2');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value)).toEqual([
      'productivity',
      'adaptation',
    ]);
  });

  test('the third asks for one of four levels; Submit waits for it', () => {
    open(`${chosen}&step=3`);
    expect(button('Submit').disabled).toBe(true);
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: /^Full/ }));
    expect(button('Submit').disabled).toBe(false);
  });

  test('Previous goes back with the answers kept, and never before the first step', () => {
    const page = open(`${chosen}&investment=4&step=3`);
    fireEvent.click(button('Previous'));
    fireEvent.click(button('Previous'));
    expect(page.history.at(-1)).toBe('/main/stepper?zone=1&goals=productivity&goals=adaptation&investment=4&step=1');
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Southern Belt/ }).checked).toBe(true);
  });

  test('an address that runs ahead of its answers opens the first open question', () => {
    open('goals=productivity&investment=2&step=done');
    expect(screen.getByText('Step 1 of 3: Ecozone')).toBeTruthy();
  });

  test('without script the form holds the other answers and its own next step', () => {
    open(`${chosen}&step=3`);
    const form = button('Submit').form!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/main/stepper', 'get']);
    expect([...new FormData(form)]).toEqual([
      ['zone', '1'],
      ['goals', 'productivity'],
      ['goals', 'adaptation'],
    ]);
    expect([
      button('Submit').name,
      button('Submit').value,
      button('Previous').value,
      button('Previous').formNoValidate,
    ]).toEqual(['step', 'done', '2', true]);
  });
});

describe('the result', () => {
  test('is asked for with belt, level and three booleans, and shows what was answered and the bundle', async () => {
    const page = open(`${chosen}&investment=1&step=3`);
    fireEvent.click(button('Submit'));
    expect(await screen.findByRole('link', { name: 'View Bundle' })).toHaveProperty('pathname', '/main/bundles');
    expect(screen.getByRole('link', { name: 'View Bundle' }).getAttribute('href')).toBe('/main/bundles?id=17');
    expect(page.history.at(-1)).toBe('/main/stepper?zone=1&goals=productivity&goals=adaptation&investment=1&step=done');
    expect(page.calls.find(({ name }) => name === 'chooseBundle')?.url).toBe(
      '/api/bundler/bundle?ecoZoneId=1&investmentLevelId=1&productivity=true&mitigation=false&adaptation=true',
    );
    const card = within(screen.getByRole('region', { name: 'Questionnaire Complete' }));
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Southern Belt',
      'Low',
      'Productivity and Adaptation',
    ]);
    expect(card.getByText('Your bundle holds 2 practices:')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Questionnaire Complete');
  });

  test('can be edited: back to the first step with the answers kept', async () => {
    open(`${chosen}&investment=1&step=done`);
    expect((await screen.findByRole('link', { name: 'Edit answers' })).getAttribute('href')).toBe(
      '/main/stepper?zone=1&goals=productivity&goals=adaptation&investment=1&step=1',
    );
  });

  test('where there is none says No Bundle Found, and the nearest with the reason', async () => {
    open(`${chosen}&investment=1&step=done`, { chooseBundle: null });
    expect(await screen.findByText('No Bundle Found')).toBeTruthy();
    const near = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(near[0]).toBe('Southern Belt · Productivity and Adaptation · Intermediate');
    for (const reason of [
      'It takes more: Intermediate instead of Low investment.',
      'It also serves mitigation.',
      'It is for the Middle Belt, you asked for the Southern Belt.',
      'It does not serve productivity, which you asked for.',
    ])
      expect(screen.getByText(reason)).toBeTruthy();
  });

  test('that cannot be had says why, and can be asked for again', async () => {
    const { chooseBundle: _, ...without } = answers;
    renderPage(<Page />, { at: `/main/stepper?${chosen}&investment=1&step=done`, answers: without });
    expect((await screen.findByRole('alert')).textContent).toContain('The test has no answer for chooseBundle.');
    expect(button('Try again')).toBeTruthy();
  });
});

describe('which belt am I in?', () => {
  const found = {
    district_id: 'ejura',
    district: 'Ejura Sekyedumase Municipal',
    region: 'Ashanti',
    ecoZone: { id: '2', zone: 'Middle Belt' },
    provenance: {},
  };

  test('a district is answered with its belt, which one press chooses', async () => {
    const page = open('goals=productivity', { findBelt: found });
    fireEvent.change(screen.getByLabelText('Your district or its capital'), { target: { value: 'Ejura' } });
    fireEvent.click(button('Find my belt'));
    expect(page.history.at(-1)).toBe('/main/stepper?goals=productivity&district=Ejura');
    expect(await screen.findByText('Ejura Sekyedumase Municipal (Ashanti) lies in the Middle Belt.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Choose the Middle Belt' }));
    expect(page.history.at(-1)).toBe('/main/stepper?zone=2&goals=productivity&step=1');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Middle Belt/ }).checked).toBe(true);
  });

  test('a district that is not known is told so', async () => {
    open('district=Nowhere');
    expect(await screen.findByText('The test has no answer for findBelt.')).toBeTruthy();
  });
});

test('the server fetches the bundle, or the nearest ones, before it draws the result', async () => {
  const asked: string[] = [];
  const context = (bundle: unknown) => ({
    params: {},
    today: '2026-05-06',
    textMode: false,
    search: new URLSearchParams(`${chosen}&investment=1&step=done`),
    read: <Data,>({ queryKey }: { queryKey: readonly [string, ...unknown[]] }) => {
      asked.push(queryKey[0]);
      return Promise.resolve(bundle as Data);
    },
  });
  expect((await needs(context(bundleAt(1)))).map(({ queryKey }) => queryKey[0])).toEqual([]);
  expect((await needs(context(null))).map(({ queryKey }) => queryKey[0])).toEqual(['listNearestBundles']);
  expect(asked).toEqual(['chooseBundle', 'chooseBundle']);
});
