import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { maizeInEjura } from '#web/testing/planFixture.ts';
import { Timeline } from './Timeline.tsx';

afterEach(cleanup);

const [, activities, summary] = maizeInEjura;

test('the dates of a season that waits for no rains are not said to hang on rains', () => {
  render(<Timeline activities={activities} summary={{ ...summary, onset: null }} today="2026-05-06" />);
  expect(screen.getByText(/^Pale ends: as early or as late as planting may be\./)).toBeDefined();
  expect(screen.queryByText(/as the rains may make it/)).toBeNull();
});

test('those of a season that follows the rains are', () => {
  render(<Timeline activities={activities} summary={summary} today="2026-05-06" />);
  expect(screen.getByText(/as the rains may make it/)).toBeDefined();
});
