import { openDatabase } from '#server/database/connection.ts';
import { removeDemoPeople } from '#server/modules/accounts/accounts.repository.ts';
import { openRecords } from './records.ts';
import { say, sayFailure } from './say.ts';

/* npm run remove-demo: takes the sample people out, so that the portal may run in production. */
try {
  const records = await openRecords();
  const { db, close } = openDatabase({ address: records.address });
  const removed = await removeDemoPeople(db);
  await close();
  await records.close();
  say(removed === 1 ? 'Removed 1 sample person.' : `Removed ${removed} sample people.`);
} catch (error) {
  sayFailure(error);
}
