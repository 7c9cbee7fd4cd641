import { render } from '@testing-library/react';
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

function takeOver(): string | null {
  noteEarlyChanges(root);
  render(<Page />, { container: root, hydrate: true });
  return root.querySelector('output')?.textContent ?? null;
}

test('what was chosen and written before the code of a page came counts once it is there', () => {
  expect(takeOver()).toBe('rice, Ejura, urgent, large');
});

test('what the browser filled in after a step back is nobody’s choice', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as unknown as PerformanceEntry]);
  expect(takeOver()).toBe('maize, , not urgent, small');
});
