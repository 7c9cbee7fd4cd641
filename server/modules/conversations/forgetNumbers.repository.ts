import type { Database } from '../../database/connection.ts';

/** Lets go of all that came from phones and addresses, answers with it; answers the codes of recorded answers. */
export async function forgetCallers(db: Database, addresses: readonly string[]): Promise<string[]> {
  const asked = await db
    .deleteFrom('farmer_question')
    .where('caller', 'in', [...addresses])
    .returning('voice_note as voiceNote')
    .execute();
  await db
    .deleteFrom('conversation')
    .where('caller', 'in', [...addresses])
    .execute();
  await db
    .deleteFrom('caller')
    .where('address', 'in', [...addresses])
    .execute();
  await db
    .deleteFrom('subscription')
    .where('address', 'in', [...addresses])
    .execute();
  return asked.flatMap(({ voiceNote }) => voiceNote ?? []);
}
