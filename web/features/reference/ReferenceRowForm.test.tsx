import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import ToastList from '#web/ui/toast/ToastList.tsx';
import { ReferenceRowForm } from './ReferenceRowForm.tsx';

const column = (name: string, label: string, type = 'text') => ({
  name,
  label,
  help: '',
  type,
  required: false,
  isKey: name === 'slideId',
  choices: [],
  references: null,
  minimum: null,
  maximum: null,
});
const columns = [
  column('slideId', 'Slide key'),
  column('position', 'Position', 'integer'),
  column('text', 'Text'),
  column('places', 'Places', 'list'),
];
const row = {
  key: 'rain',
  title: 'Rain',
  values: { slideId: 'rain', position: 2, text: 'Rain', places: ['landing', 'support'] },
  state: 'shipped',
  shippedSince: false,
  version: 1,
};
const change = {
  id: 7,
  at: '2026-05-06T08:00:00Z',
  by: 'Admin',
  act: 'edit',
  why: '',
  before: row.values,
  after: row.values,
};

/** What the server is sent by the form itself, and what it answers. */
function serve(answers: Readonly<Record<string, unknown>>) {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const call = `${init?.method} ${String(address)}`;
    sent.push(call);
    return Promise.resolve(Response.json(answers[call] ?? { row, faults: [] }));
  });
  return sent;
}

test('the preview follows what is typed, in the kinds of the columns', async () => {
  renderPage(
    <ReferenceRowForm table="slides" rowKey="rain" preview={(draft) => <output>{JSON.stringify(draft)}</output>} />,
    {
      answers: { showReferenceRow: { row, columns, shipped: row.values, history: [] } },
    },
  );
  const preview = await screen.findByRole('region', { name: 'What visitors will see' });
  expect(preview.textContent).toContain('"text":"Rain"');
  fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Rain or shine' } });
  fireEvent.input(screen.getByLabelText('Position'), { target: { value: '' } });
  fireEvent.input(screen.getByLabelText('Places'), { target: { value: 'landing; ' } });
  expect(preview.textContent).toContain(
    JSON.stringify({ slideId: 'rain', position: null, text: 'Rain or shine', places: ['landing'] }),
  );
});

test('a table without a preview has the form alone', async () => {
  renderPage(<ReferenceRowForm table="crops" rowKey="rain" />, {
    answers: { showReferenceRow: { row, columns, shipped: null, history: [] } },
  });
  expect(await screen.findByLabelText('Text')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What visitors will see' })).toBeNull();
});

test('a row that was taken out can be brought back at once', async () => {
  const sent = serve({});
  let history: unknown[] = [];
  renderPage(
    <>
      <ReferenceRowForm table="slides" rowKey="rain" />
      <ToastList />
    </>,
    { answers: { showReferenceRow: () => ({ row, columns, shipped: row.values, history }) } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Hide from visitors' }));
  history = [change];
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() =>
    expect(sent).toEqual(['DELETE /api/reference/slides/rain', 'POST /api/reference/slides/rain/restore/7']),
  );
});

test('a save that changed nothing leaves nothing to take back', async () => {
  serve({});
  renderPage(
    <>
      <ReferenceRowForm table="slides" rowKey="rain" />
      <ToastList />
    </>,
    { answers: { showReferenceRow: { row, columns, shipped: row.values, history: [change] } } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
});

test('what was typed in a column that a release removed is still read in the history', async () => {
  const older = {
    ...change,
    before: { ...row.values, plantingOffsetMajor: 7 },
    after: { ...row.values, plantingOffsetMajor: 12 },
  };
  renderPage(<ReferenceRowForm table="slides" rowKey="rain" />, {
    answers: { showReferenceRow: { row, columns, shipped: row.values, history: [older] } },
  });
  expect(
    await screen.findByText(/^plantingOffsetMajor \(a column of an earlier release, not used any more\):? .*7.*12/),
  ).toBeTruthy();
});

test('every wrong field is told at once, and the first of them is gone to', async () => {
  const faults = [
    { column: 'position', sentence: 'Position: found "abc", expected a whole number from 1 to 999.' },
    { column: 'text', sentence: 'Text: found nothing, expected a value.' },
    { column: '', sentence: 'The slides need one more.' },
  ];
  serve({ 'PUT /api/reference/slides/rain': { row: null, faults } });
  renderPage(<ReferenceRowForm table="slides" rowKey="rain" />, {
    answers: { showReferenceRow: { row, columns, shipped: row.values, history: [] } },
  });
  const position = await screen.findByLabelText('Position');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  for (const { sentence } of faults) expect(await screen.findByText(sentence)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(position));
});

test('an empty field that is needed is told by the portal, not by the browser', async () => {
  const sent = serve({});
  renderPage(<ReferenceRowForm table="slides" rowKey="rain" />, {
    answers: {
      showReferenceRow: {
        row,
        columns: columns.map((each) => ({ ...each, required: true })),
        shipped: null,
        history: [],
      },
    },
  });
  fireEvent.input(await screen.findByLabelText('Text'), { target: { value: '' } });
  const form = screen.getByRole('button', { name: 'Save' }).closest('form');
  expect(form?.noValidate).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toContain('PUT /api/reference/slides/rain'));
});

test('JSON that cannot be read is told with its reason beside what else is wrong', async () => {
  const nested = [
    column('slideId', 'Slide key'),
    column('position', 'Position', 'integer'),
    column('charts', 'Charts', 'json'),
  ];
  serve({
    'PUT /api/reference/slides/rain': {
      row: null,
      faults: [
        { column: 'position', sentence: 'Position is wrong.' },
        { column: 'charts', sentence: 'Charts: found "{".' },
      ],
    },
  });
  renderPage(<ReferenceRowForm table="slides" rowKey="rain" />, {
    answers: {
      showReferenceRow: {
        row: { ...row, values: { slideId: 'rain', position: 2, charts: [] } },
        columns: nested,
        shipped: null,
        history: [],
      },
    },
  });
  fireEvent.input(await screen.findByLabelText('Charts'), { target: { value: '{' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Position is wrong.')).toBeTruthy();
  expect(screen.getByText(/^This is not valid JSON: /)).toBeTruthy();
});

test('a link does not lead away from what is not saved before the person says so', async () => {
  const { history } = renderPage(
    <>
      <Link href="/weather">Weather</Link>
      <ReferenceRowForm table="slides" rowKey="rain" />
    </>,
    { at: '/manage/slides/rain', answers: { showReferenceRow: { row, columns, shipped: row.values, history: [] } } },
  );
  fireEvent.input(await screen.findByLabelText('Text'), { target: { value: 'Rain or shine' } });
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Weather' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(history).toEqual(['/manage/slides/rain']);
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Rain or shine');
  fireEvent.click(screen.getByRole('link', { name: 'Weather', hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(history.at(-1)).toBe('/weather');
});

test('the way back asks too while something is not saved', async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/manage/slides/rain');
  renderPage(<ReferenceRowForm table="slides" rowKey="rain" />, {
    at: '/manage/slides/rain',
    answers: { showReferenceRow: { row, columns, shipped: row.values, history: [] } },
  });
  fireEvent.input(await screen.findByLabelText('Text'), { target: { value: 'Rain or shine' } });
  window.history.back();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe('/manage/slides/rain');
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Rain or shine');
  window.history.back();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

test('a row nobody typed in is left without a question', async () => {
  const { history } = renderPage(
    <>
      <Link href="/weather">Weather</Link>
      <ReferenceRowForm table="slides" rowKey="rain" />
    </>,
    { at: '/manage/slides/rain', answers: { showReferenceRow: { row, columns, shipped: row.values, history: [] } } },
  );
  await screen.findByLabelText('Text');
  fireEvent.click(screen.getByRole('link', { name: 'Weather' }));
  expect(history.at(-1)).toBe('/weather');
});

test('the history says what was done and which version its button brings back', async () => {
  const sent = serve({});
  const changes = [
    { ...change, id: 8, after: { ...row.values, text: 'Rain or shine' } },
    { ...change, id: 7, act: 'add', at: '2026-05-05T07:30:00Z', before: null },
  ];
  renderPage(<ReferenceRowForm table="slides" rowKey="rain" />, {
    answers: { showReferenceRow: { row, columns, shipped: null, history: changes } },
  });
  expect((await screen.findByText('Changed')).parentElement?.textContent).toBe('Changed Admin, 6 May, 08:00');
  expect(screen.getByText('Added')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo: hide this row again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bring back the row as it was before 6 May, 08:00' }));
  await waitFor(() => expect(sent).toContain('POST /api/reference/slides/rain/restore/8'));
});

test('several of a few words are ticked, and sent as a list', async () => {
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return Promise.resolve(Response.json({ row, faults: [] }));
  });
  const places = { ...column('places', 'Places', 'list'), choices: ['landing', 'support', 'guinea_savanna'] };
  renderPage(
    <ReferenceRowForm
      table="slides"
      rowKey="rain"
      preview={(draft) => <output>{JSON.stringify(draft['places'])}</output>}
    />,
    {
      answers: { showReferenceRow: { row, columns: [columns[0], places], shipped: row.values, history: [] } },
    },
  );
  const group = await screen.findByRole('group', { name: 'Places' });
  expect([...group.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, true, false]);
  fireEvent.click(screen.getByLabelText('Support'));
  fireEvent.click(screen.getByLabelText('Guinea savanna'));
  expect(screen.getByText('["landing","guinea_savanna"]')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies[0]).toMatchObject({ values: { places: 'landing;guinea_savanna' } }));
});

test('the preview says what is still missing', async () => {
  renderPage(<ReferenceRowForm table="slides" rowKey="rain" preview={() => <output />} />, {
    answers: {
      showReferenceRow: {
        row,
        columns: columns.map((each) => ({ ...each, required: true })),
        shipped: null,
        history: [],
      },
    },
  });
  fireEvent.input(await screen.findByLabelText('Text'), { target: { value: '' } });
  fireEvent.input(screen.getByLabelText('Places'), { target: { value: '' } });
  expect(screen.getByText('Still to be filled in: Text, Places')).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Rain' } });
  expect(screen.getByText('Still to be filled in: Places')).toBeTruthy();
});
