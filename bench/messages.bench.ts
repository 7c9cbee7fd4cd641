import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isQuiet } from '#engines/messages/quietHours.ts';
import { mnotify } from '#server/adapters/sms/mnotify.ts';
import { startMnotify, type MnotifyStandIn } from '#server/adapters/sms/testing/mnotifyStandIn.ts';
import { startBuiltServer } from '../tools/builtServer.ts';
import { fillFarmers } from './fillFarmers.ts';
import { type Ground, onGround, report, signIn, startDatabase, timed } from './ground.ts';

/**
 * A message to 10,000 farmers: put into the outbox in 3 s at most, and handed over at 80 of 100 or more of what a stand-in
 * of mNotify takes when it is asked by nothing but the calls. `npm run bench:messages`, after `npm run build`.
 */
const FARMERS = 10_000;
const MOST_MS = 3_000;
const LEAST_SHARE = 0.8;
/** What a provider takes over each call of a hundred numbers. */
const CALL_MS = 100;
const LANES = 8;
const AT_ONCE = 100;

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const standIn = await startMnotify();
  ground.later(() => standIn.close());
  standIn.delayMs = CALL_MS;
  const taken = await takenByItself(standIn);
  const address = await startDatabase(ground);
  const env = {
    DEMO: '1',
    DATABASE_URL: address,
    DATA_DIR: path.join(ground.folder, 'data'),
    SMS_URL: standIn.url,
    SMS_APPROVAL_ABOVE: '1000000',
  };
  await (await startBuiltServer(env)).stop();
  const group = await fillGroup(address);
  const product = await startBuiltServer(env);
  ground.later(product.stop);
  const headers = { authorization: `Bearer ${await signIn(product.url, 'ama')}`, 'content-type': 'application/json' };

  const before = standIn.batches.length;
  let recipients = 0;
  const wroteMs = await timed(async () => {
    const answer = await fetch(`${product.url}/api/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ text: 'Rain is near: plant maize this week.', groupIds: [group] }),
    });
    ({ recipients } = ((await answer.json()) as { message: { recipients: number } }).message);
  });
  report(
    wroteMs <= MOST_MS && recipients === FARMERS,
    `${recipients} numbers in the outbox in ${Math.round(wroteMs)} ms (${MOST_MS})`,
  );
  if (isQuiet(new Date())) return console.log('skipped: nothing is handed over between 20:00 and 06:00');
  while (countFrom(standIn, before) === 0) await sleep(2);
  const first = countFrom(standIn, before);
  const drainMs = await timed(async () => {
    while (countFrom(standIn, before) < FARMERS) await sleep(20);
  });
  const drained = ((FARMERS - first) / drainMs) * 1_000;
  report(
    drained >= LEAST_SHARE * taken,
    `handed over at ${Math.round(drained)}/s, ${Math.round((100 * drained) / taken)} of 100 of the ${Math.round(taken)}/s that the stand-in takes (${LEAST_SHARE * 100})`,
  );
}

/** Numbers a second that the stand-in takes in calls like the product's, from as many lanes. */
async function takenByItself(standIn: MnotifyStandIn): Promise<number> {
  const url = new URL(standIn.url.slice('mnotify:'.length));
  const sms = mnotify({ base: url, key: url.searchParams.get('key') ?? '' });
  let left = FARMERS / AT_ONCE;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await sms.submit({
        sender: 'AgriHub',
        text: 'Rain',
        recipients: Array.from({ length: AT_ONCE }, (_, n) => ({
          reference: `r${n}`,
          phone: `02${String(left * AT_ONCE + n).padStart(8, '0')}`,
        })),
      });
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: LANES }, lane));
  return FARMERS / ((performance.now() - begun) / 1000);
}

function countFrom({ batches }: MnotifyStandIn, from: number): number {
  return batches.slice(from).reduce((sum, { recipients }) => sum + recipients.length, 0);
}

/** Farmers of the sample officer Ama, all in agreement and in one group; answers the group. */
async function fillGroup(address: string): Promise<number> {
  await fillFarmers(address, FARMERS, 1);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('update farmer set consent_given = true');
  const { rows } = await client.query<{ id: string }>(
    `insert into farmer_group (owner_id, label, description, created_at, updated_at) select min(owner_id::text)::uuid, 'Bench', 'All', now(), now() from farmer returning id`,
  );
  await client.query(
    'insert into farmer_group_member (group_id, farmer_id, added_at) select $1, id, now() from farmer',
    [rows[0]?.id],
  );
  await client.query('vacuum analyze');
  await client.end();
  return Number(rows[0]?.id);
}
