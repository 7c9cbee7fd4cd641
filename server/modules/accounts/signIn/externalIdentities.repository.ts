import type { Database } from '../../../database/connection.ts';

export interface ExternalIdentityTables {
  external_identity: { issuer: string; subject: string; person_id: string; managed: boolean; created_at: Date };
}

/** Whose account a subject of a provider opens. */
export function findIdentity(
  db: Database,
  issuer: string,
  subject: string,
): Promise<{ personId: string; managed: boolean } | undefined> {
  return db
    .selectFrom('external_identity')
    .select(['person_id as personId', 'managed'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function addIdentity(db: Database, identity: ExternalIdentityTables['external_identity']): Promise<void> {
  await db.insertInto('external_identity').values(identity).execute();
}

/** With which providers somebody signs in. */
export function identitiesOf(db: Database, personId: string): Promise<{ issuer: string; subject: string }[]> {
  return db.selectFrom('external_identity').select(['issuer', 'subject']).where('person_id', '=', personId).execute();
}
