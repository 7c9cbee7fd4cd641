import type { AppContext } from '../../../context.ts';
import { resealCard } from './cards.ts';
import { cardsAfter, changeCard } from './cards.repository.ts';

const atOnce = 500;

/** While a former SECRET_KEY counts, card numbers sealed with it are sealed with the key of now, some hundred at a time. */
export function scheduleCardResealing(context: Pick<AppContext, 'jobs' | 'db' | 'secretKey' | 'formerKey'>): void {
  if (context.formerKey === null) return;
  context.jobs.every('resealCards', 3_600, async (job) => {
    for (let after: string | null = null; ;) {
      job.signal.throwIfAborted();
      const cards = await cardsAfter(context.db, after, atOnce);
      for (const { id, sealed } of cards) {
        const anew = resealCard(context, sealed);
        if (anew !== null) await changeCard(context.db, id, sealed, anew);
      }
      after = cards.at(-1)?.id ?? null;
      if (after === null) break;
    }
  });
}
