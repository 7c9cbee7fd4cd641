import { afterEach, expect, test } from 'vitest';
import { recentBefore } from './recent.ts';

afterEach(() => localStorage.clear());

const look = (name: string) => recentBefore({ id: name.toLowerCase(), name }).map((place) => place.name);

test('the three places looked at before stand there, the last first and each once', () => {
  expect(look('Tamale')).toEqual([]);
  expect(look('Wa')).toEqual(['Tamale']);
  expect(look('Tamale')).toEqual(['Wa']);
  look('Ho');
  look('Ejura');
  expect(look('Kumasi')).toEqual(['Ejura', 'Ho', 'Tamale']);
});

test('what cannot be read counts as nothing kept', () => {
  localStorage.setItem('agrihub.weather.recent', '{"id":1}');
  expect(look('Wa')).toEqual([]);
  localStorage.setItem('agrihub.weather.recent', 'not JSON');
  expect(look('Ho')).toEqual([]);
});
