import type { Database } from '../../../database/connection.ts';
import type { SealedCard } from '../farmRows.repository.ts';

/** Card numbers as they are kept, by the ids of their farms: those after one, or from the first. */
export async function cardsAfter(
  db: Database,
  after: string | null,
  limit: number,
): Promise<{ id: string; sealed: Buffer }[]> {
  const rows = await db
    .selectFrom('farm')
    .select(['id', 'card_number'])
    .where('card_number', 'is not', null)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, card_number: sealed }) => (sealed === null ? [] : [{ id, sealed }]));
}

/** Keeps a card number anew, unless it was changed since it was read. */
export async function changeCard(db: Database, id: string, read: Buffer, { sealed, key }: SealedCard): Promise<void> {
  await db
    .updateTable('farm')
    .set({ card_number: sealed, card_number_key: key })
    .where('id', '=', id)
    .where('card_number', '=', read)
    .execute();
}
