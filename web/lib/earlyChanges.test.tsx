import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteEarlyChanges, useEarlyChanges } from './earlyChanges.ts';

function Page() {
  useEarlyChanges();
  const [crop, setCrop] = useState('maize');
  const [place, setPlace] = useState('');
  const [urgent, setUrgent] = useState(false);
  const [size, setSize] = useState('small');
  return (
    <form>
      <select aria-label="Crop" value={crop} onChange={({ target }) => setCrop(target.value)}>
        <option>maize</option>
        <option>rice</option>
      </select>
      <input aria-label="Place" value={place} onChange={({ target }) => setPlace(target.value)} />
      <input
        type="checkbox"
        aria-label="Urgent"
        checked={urgent}
        onChange={({ target }) => setUrgent(target.checked)}
      />
      {['small', 'large'].map((each) => (
        <input
          key={each}
          type="radio"
          name="size"
          aria-label={each}
          checked={size === each}
          onChange={() => setSize(each)}
        />
      ))}
      <output>{[crop, place, urgent ? 'urgent' : 'not urgent', size].join(', ')}</output>
    </form>
  );
}

const root = document.createElement('div');
const field = <Kind extends HTMLElement>(label: string) => root.querySelector<Kind>(`[aria-label="${label}"]`)!;

beforeEach(() => {
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  field<HTMLSelectElement>('Crop').value = 'rice';
  field<HTMLInputElement>('Place').value = 'Ejura';
  field<HTMLInputElement>('Urgent').checked = true;
  field<HTMLInputElement>('large').checked = true;
});

async function takeOver(meanwhile = () => undefined as void): Promise<string | null> {
  noteEarlyChanges(root);
  meanwhile();
  render(<Page />, { container: root, hydrate: true });
  // Each change is drawn before the next.
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
  return root.querySelector('output')?.textContent ?? null;
}

test('what was chosen and written before the code of a page came counts once it is there', async () => {
  expect(await takeOver()).toBe('rice, Ejura, urgent, large');
});

test('what the browser filled in after a step back is nobody’s choice', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as unknown as PerformanceEntry]);
  expect(await takeOver()).toBe('maize, , not urgent, small');
});

test('what is chosen while the code of the page is still on its way counts, too', async () => {
  root.innerHTML = renderToString(<Page />);
  const choose = () => {
    const crop = field<HTMLSelectElement>('Crop');
    crop.value = 'rice';
    crop.dispatchEvent(new Event('change', { bubbles: true }));
  };
  expect(await takeOver(choose)).toBe('rice, , not urgent, small');
});

test('a field whose first choice is closed, or that is closed itself, is left alone', async () => {
  root.innerHTML = renderToString(<Page />);
  const extra = document.createElement('select');
  extra.innerHTML = '<option disabled>Choose</option><option>one</option>';
  const changed = vi.fn();
  extra.addEventListener('change', changed);
  document.body.append(extra);
  noteEarlyChanges(document.body);
  render(<Page />, { container: root, hydrate: true });
  await act(() => Promise.resolve());
  expect(changed).not.toHaveBeenCalled();
  extra.remove();
});
