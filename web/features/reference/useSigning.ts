import { useQueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/endpoint.ts';
import { signReferenceRows, withdrawReferenceReviews } from '#contract/reference/referenceReviews.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { notify } from '#web/ui/toast/notify.ts';
import type { ReviewRow } from './reviewsApi.ts';

type Signature = Omit<Body<typeof signReferenceRows>, 'rows'>;

/** Signs entries and takes signatures off; both can be undone. */
export function useSigning() {
  const t = useWords();
  const client = useQueryClient();

  async function sign(rows: readonly ReviewRow[], signature: Signature): Promise<void> {
    const { signed } = await callApi(signReferenceRows, {
      body: { ...signature, rows: rows.map(({ table, key, version }) => ({ table, key, version })) },
    });
    notify({ tone: 'ok', text: t('manage.reviewSigned', { count: signed }), undo: () => void takeOff(rows) });
    await client.invalidateQueries();
  }

  async function takeOff(rows: readonly ReviewRow[], undo?: () => void): Promise<void> {
    const { withdrawn } = await callApi(withdrawReferenceReviews, {
      body: { rows: rows.map(({ table, key }) => ({ table, key })) },
    });
    notify({ tone: 'ok', text: t('manage.reviewWithdrawn', { count: withdrawn }), undo });
    await client.invalidateQueries();
  }

  /** Takes the signatures off rows that have the same one. */
  function withdraw(rows: readonly ReviewRow[]): Promise<void> {
    const review = rows[0]?.review;
    if (!review) return Promise.resolve();
    const { name, institution, reviewedOn, note } = review;
    return takeOff(rows, () => void sign(rows, { name, institution, reviewedOn, note }));
  }
  return { sign, withdraw };
}
