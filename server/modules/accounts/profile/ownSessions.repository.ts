import type { Database } from '../../../database/connection.ts';
import type { SessionAudience } from '../accounts.repository.ts';

export interface LiveSession {
  readonly id: string;
  readonly signInId: string;
  readonly audience: SessionAudience;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string;
}

/** A person's sessions that have not ended, the newest sign-in first. */
export function liveSessions(db: Database, personId: string, now: Date): Promise<LiveSession[]> {
  return db
    .selectFrom('session')
    .select([
      'id',
      'sign_in_id as signInId',
      'audience',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'user_agent as userAgent',
    ])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('sign_in_id')
    .orderBy('audience', 'desc')
    .execute();
}

/** Ends one sign-in of a person, or all but those named; answers the ids of the sessions that ended. */
export async function endSignIns(
  db: Database,
  personId: string,
  which: { readonly only: string } | { readonly butNot: readonly string[] },
): Promise<string[]> {
  let query = db.deleteFrom('session').where('person_id', '=', personId).returning('sign_in_id as signInId');
  if ('only' in which) query = query.where('sign_in_id', '=', which.only);
  else if (which.butNot.length > 0) query = query.where('sign_in_id', 'not in', which.butNot);
  const rows = await query.execute();
  return [...new Set(rows.map(({ signInId }) => signInId))];
}
