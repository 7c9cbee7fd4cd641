import { expect, test } from 'vitest';
import { pageOf } from './pageOf.ts';

test.each([
  ['/', '/'],
  ['/main/croppingcalendar?crop=maize&district=guan', '/main/croppingcalendar'],
  ['/main/Croppingcalendarold/', '/main/croppingcalendarold'],
  ['/main/more/Land%20preparation', '/main/more'],
  ['/weather#today', '/weather'],
  ['/main/nonsense', 'other'],
  ['/wp-login.php', 'other'],
  ['', '/'],
])('a visit to %j is counted under %j', (path, page) => {
  expect(pageOf(path)).toBe(page);
});
