import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { addRateCounts, forgetRateCounts } from './rateCounts.repository.ts';
import { createRateLimit, type RateLimit } from './rateLimit.ts';

const everyMs = 1_000;

/**
 * A limit that all processes of the portal keep together, under a name of its own. While the records are away each keeps it by
 * itself. Addresses leave the process as hashes alone.
 */
export function shareRateLimit(
  app: FastifyInstance,
  { db, secretKey, log }: Pick<AppContext, 'db' | 'secretKey' | 'log'>,
  name: string,
  perMinute: number,
): Pick<RateLimit, 'take'> {
  const limit = createRateLimit(perMinute);
  if (perMinute === 0) return limit;
  const hashed = (key: string): string =>
    createHmac('sha256', secretKey).update(`rate limit ${name} ${key}`).digest('base64url').slice(0, 22);
  let [exchanging, forgotten] = [false, 0];

  async function exchange(): Promise<void> {
    await limit.exchange(async (minute, shares) => {
      const keys = new Map(shares.map(({ key, count }) => [hashed(key), { key, count }]));
      const sums = await addRateCounts(
        db,
        minute,
        [...keys].map(([key, { count }]) => ({ key, count })),
      );
      if (forgotten !== minute) await forgetRateCounts(db, minute - 1);
      forgotten = minute;
      return new Map([...sums].map(([key, sum]) => [keys.get(key)?.key ?? key, sum]));
    });
  }

  const timer = setInterval(() => {
    if (exchanging) return;
    exchanging = true;
    exchange()
      .catch((error: unknown) => log.debug({ err: error }, 'processes keep their rate limits apart'))
      .finally(() => (exchanging = false));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
  return limit;
}
