import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { doorPath } from './gate.ts';
import { documented } from '../testing/documented.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    env: { PUBLIC_URL: 'https://agrihub.example', DOORS: 'ussd-africastalking,ussd-arkesel,ussd-hubtel' },
  });
});
afterAll(() => app.close());

const headers = { host: 'agrihub.example' };

/** A screen of Africa's Talking: all that was typed in the session so far, with stars between. */
const press = async (
  sessionId: string,
  text: string,
  phoneNumber: string = documented.africasTalkingUssd.phoneNumber,
) => {
  const answer = await app.inject({
    method: 'POST',
    url: doorPath(app.context, 'ussd-africastalking'),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...documented.africasTalkingUssd, sessionId, phoneNumber, text }).toString(),
  });
  return answer.body;
};
const hubtel = async (fields: Readonly<Record<string, string>>) => {
  const answer = await app.inject({
    method: 'POST',
    url: doorPath(app.context, 'ussd-hubtel'),
    headers,
    payload: { ...documented.hubtelUssd, ...fields },
  });
  return answer.json<{ Type: string; Message: string }>();
};

test('two menus of one number at once go on by themselves', async () => {
  await Promise.all([press('at-once-1', ''), press('at-once-2', '')]);
  const [work, other] = await Promise.all([press('at-once-1', '1'), press('at-once-2', '7')]);
  expect(work).toMatch(/^CON Which crop\?/);
  expect(other).toMatch(/^CON Other services\n/);
  const [asked, pest] = await Promise.all([press('at-once-1', '1*maize'), press('at-once-2', '7*1')]);
  expect(asked).toMatch(/^CON Where is your field\?/);
  expect(pest).toMatch(/^CON Which crop\?/);
});

test('a carrier that grew tired and sends the same press again while it is answered chooses once', async () => {
  await press('tired', '');
  const answers = await Promise.all([press('tired', '7'), press('tired', '7'), press('tired', '7')]);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^CON Other services\n/);
});

test('after a session that was cut in the middle the next begins at the menu', async () => {
  const first = { SessionId: 'cut-1', Mobile: '233209990001' };
  await hubtel({ ...first, Type: 'initiation', Message: '*928#', Sequence: '1' });
  expect((await hubtel({ ...first, Type: 'response', Message: '1', Sequence: '2' })).Message).toMatch(/^Which crop\?/);
  expect((await hubtel({ ...first, Type: 'timeout', Message: '', Sequence: '3' })).Type).toBe('release');
  const again = await hubtel({ ...first, SessionId: 'cut-2', Type: 'initiation', Message: '*928#', Sequence: '1' });
  expect(again.Message).toMatch(/^AgriHub Ghana\n1 /);
});

test('what was dialled along with the code is as good as pressed, and a session that was lost goes on', async () => {
  expect(await press('dialled', '7')).toMatch(/^CON Other services\n/);
  expect(await press('dialled-far', '3*Bole')).toMatch(/^CON Weather in Bole:/);
  const asked = '7*3*Ejura*when do I weed';
  expect(await press('lost-1', asked)).toMatch(/^END Your question went to the officers of Ejura\./);
  // What was done before the session was lost is not done again.
  await press('lost-2', `${asked}*0`);
  const kept = await app.context.db.selectFrom('farmer_question').select(['text', 'place']).execute();
  expect(kept).toEqual([{ text: 'when do I weed', place: 'Ejura' }]);
});

test('a lost session goes on at the screen it had come to, and works out no answer that nobody reads', async () => {
  for (const typed of ['', '6', '6*tomato']) await press('whole', typed);
  expect(await press('whole', '6*tomato*Navrongo')).toMatch(/\n99 More$/);
  const second = await press('whole', '6*tomato*Navrongo*99');
  expect(second).toMatch(/days after planting\.\n0 Back$/);
  expect(await press('lost-at-second', '6*tomato*Navrongo*99')).toBe(second);

  const forecasts = vi.spyOn(app.context.weather, 'of');
  expect(await press('lost-after', '3*Bole*0*7')).toMatch(/^CON Other services\n/);
  expect(forecasts).not.toHaveBeenCalled();
  expect(await press('lost-before', '3*Bole')).toMatch(/^CON Weather in Bole:/);
  expect(forecasts).toHaveBeenCalledOnce();
  forecasts.mockRestore();
});

test('a carrier that gives the name of an old session to a new one is shown the menu', async () => {
  const arkesel = async (newSession: boolean, userData: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: doorPath(app.context, 'ussd-arkesel'),
      headers,
      payload: { ...documented.arkeselUssd, newSession, userData },
    });
    return answer.json<{ message: string }>().message;
  };
  await arkesel(true, '*928*99#');
  expect(await arkesel(false, '7')).toMatch(/^Other services\n/);
  expect(await arkesel(true, '*928*99#')).toMatch(/^AgriHub Ghana\n1 /);
});

test('a number that is hidden, or none of Ghana, is answered, and nothing is kept of it', async () => {
  for (const number of ['', 'anonymous', '+12025550123']) {
    expect(await press(`unknown ${number}`, '', number), number).toMatch(/^CON AgriHub Ghana\n1 /);
    expect(await press(`unknown ${number}`, '7*3', number), number).toMatch(/^(?:CON|END) /);
  }
  const kept = await app.context.db
    .selectFrom('caller')
    .select('address')
    .where('address', 'like', '%2025550123')
    .execute();
  expect(kept).toEqual([]);
});
