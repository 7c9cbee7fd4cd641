import path from 'node:path';
import { documentedUssd } from './ussdSession.ts';
import { atRate, inWords, within } from './openLoad.ts';
import { processorMs } from './memory.ts';
import { onGround, report, signIn, startDatabase, type Ground } from './ground.ts';
import { startBuiltServer } from '../tools/builtServer.ts';

/**
 * Keypad sessions that begin 50 times a second, whether those before were answered or not. Each is six screens: the menu,
 * the crop, the place with a slip, the work of the week, the weather, the state of the rains. Half of the numbers called before.
 * `npm run bench:phones`, after `npm run build`.
 */
const PER_SECOND = Number(process.env.BENCH_SESSIONS ?? 50);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const MOST_MS = 1_500;

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const { url, stop, child } = await startBuiltServer({
    DEMO: '1',
    DATABASE_URL: await startDatabase(ground),
    DATA_DIR: path.join(ground.folder, 'data'),
    RATE_LIMIT: '0',
    DOORS: 'ussd-arkesel',
    DOORS_HOURLY_LIMIT: '1000000',
  });
  ground.later(stop);
  const headers = { authorization: `Bearer ${await signIn(url, 'admin')}` };
  const { doors } = (await (await fetch(`${url}/api/doors`, { headers })).json()) as {
    doors: { door: string; path: string | null }[];
  };
  const door = `${url}${doors.find((each) => each.door === 'ussd-arkesel')?.path ?? ''}`;
  await documentedUssd(door, 0, () => undefined);
  const screens: number[] = [];
  const before = processorMs(child.pid);
  const sessions = await atRate(PER_SECOND, SECONDS, async (turn) =>
    documentedUssd(door, turn + 1, (ms) => void screens.push(ms)),
  );
  screens.sort((a, b) => a - b);
  const at = (percent: number): number => Math.round(screens[Math.floor((screens.length * percent) / 100)] ?? 0);
  const busy = (processorMs(child.pid) - before) / screens.length;
  report(
    at(99) <= MOST_MS && sessions.outcomes.size === 1,
    `${PER_SECOND} sessions a second for ${SECONDS} s: ${screens.length.toLocaleString('en')} screens, half within ${at(50)} ms, ` +
      `99 of 100 within ${at(99)} ms (${MOST_MS} allowed), the slowest ${Math.round(screens.at(-1) ?? 0)} ms; ` +
      `whole sessions 99 of 100 within ${Math.round(within(sessions, 99))} ms; ${inWords(sessions)}; ` +
      `${busy.toFixed(1)} ms of a processor for each, PostgreSQL not counted`,
  );
}
