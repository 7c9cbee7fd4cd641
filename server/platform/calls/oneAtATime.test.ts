import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

test('a second run begins after the first has ended, even when the first failed', async () => {
  const steps: string[] = [];
  let run = 0;
  const act = oneAtATime(async () => {
    run += 1;
    const number = run;
    steps.push(`begin ${number}`);
    await Promise.resolve();
    steps.push(`end ${number}`);
    if (number === 1) throw new Error('first');
  });
  const [first, second] = [act(), act()];
  await expect(first).rejects.toThrow('first');
  await second;
  expect(steps).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
});
