import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { SensorReading } from './SensorReading.tsx';

await loadWords(['maps']);

test('without a sensor the map says so, and never a made-up temperature', () => {
  expect(render(<SensorReading reading={null} />).container.textContent).toBe('No sensor');
});

test('with one it says the latest value, whose it is and of when', () => {
  const reading = { value: '32 °C', source: 'Trap site Ejura 2', at: '2026-05-06T14:20:00.000Z' };
  expect(render(<SensorReading reading={reading} />).container.textContent).toBe(
    'Sensors: 32 °C Trap site Ejura 2, 6 May, 14:20',
  );
});
