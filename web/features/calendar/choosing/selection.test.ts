import { expect, test } from 'vitest';
import { activityHref, calendarHref, iCalendarHref, readSelection } from './selection.ts';

test('a shared address gives back what was chosen', () => {
  const chosen = {
    crop: 'maize',
    region: 'ashanti',
    district: 'ejura_sekyedumase_municipal',
    season: 'minor' as const,
    month: 9,
  };
  const address = calendarHref(chosen);
  expect(address).toBe(
    '/main/croppingcalendar?crop=maize&region=ashanti&district=ejura_sekyedumase_municipal&season=minor&month=9',
  );
  expect(readSelection(address.split('?')[1] ?? '')).toMatchObject(chosen);
});

test('nothing chosen is the plain address', () => {
  expect(calendarHref({})).toBe('/main/croppingcalendar');
});

test('a month or a season that does not exist is left out', () => {
  expect(readSelection('month=13&season=autumn&at=-1')).toMatchObject({
    month: undefined,
    season: undefined,
    at: undefined,
  });
});

test('letters where a day belongs are left out', () => {
  expect(readSelection('planting_start=soon')).toMatchObject({ planting_start: undefined, planting_end: undefined });
});

test('empty fields of a plain form count as not chosen', () => {
  expect(readSelection('?crop=maize&region=&planting_start=')).toMatchObject({
    crop: 'maize',
    region: undefined,
    planting_start: undefined,
  });
});

test('one planting day stands for both ends', () => {
  expect(readSelection('planting_start=2026-04-06')).toMatchObject({
    planting_start: '2026-04-06',
    planting_end: '2026-04-06',
  });
});

test('an activity page keeps the plan and drops what only the calendar shows', () => {
  expect(activityHref('First weeding', { crop: 'maize', district: 'ejura', month: 5, at: 2 })).toBe(
    '/main/more/First%20weeding?crop=maize&district=ejura',
  );
});

test('the iCalendar address carries season and planting week', () => {
  expect(iCalendarHref({ crop: 'maize', district: 'ejura', season: 'major', planting_start: '2026-04-06' })).toBe(
    '/calendar/maize/ejura.ics?season=major&planting=2026-04-06',
  );
  expect(iCalendarHref({ crop: 'maize', district: 'ejura' })).toBe('/calendar/maize/ejura.ics');
});
