import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { onChange } from './changes.ts';
import { enqueue } from './fieldQueue.ts';
import { sendNow } from './startSending.ts';
import { allReports } from './records.ts';

afterEach(() => void vi.unstubAllGlobals());

const ours = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'x-request-id': 'r1' } });

test('however often it is asked while the line stalls, one more round follows', async () => {
  let asked = 0;
  let sent = 0;
  let lose = (): void => undefined;
  vi.stubGlobal('fetch', (url: string) => {
    if (url !== '/api/accounts/me') {
      sent += 1;
      return Promise.resolve(ours(201, { id: 7 }));
    }
    asked += 1;
    if (asked > 1) return Promise.resolve(ours(200, { signedIn: true, officerRole: 'user', id: 'p1' }));
    return new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch'))));
  });
  await enqueue(
    { id: 'p1', name: 'Ama' },
    { kind: 'trap', title: 'first', path: '/api/broadcast/trap-report', fields: {} },
  );
  const done = new Promise<void>((resolve) =>
    onChange((change) => change.type === 'round' && change.round.state === 'done' && resolve()),
  );
  sendNow();
  await vi.waitFor(() => expect(asked).toBe(1));
  for (let press = 0; press < 5; press++) sendNow();
  lose();
  await done;
  await new Promise((resolve) => setTimeout(resolve));
  expect({ asked, sent, left: await allReports() }).toEqual({ asked: 2, sent: 1, left: [] });
});
