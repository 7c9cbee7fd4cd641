import { openDatabase } from '#server/database/connection.ts';
import { removeDemoPeople } from '#server/modules/accounts/accounts.repository.ts';
import { removeDemoDatasets } from '#server/modules/catalogue/catalogue.repository.ts';
import { openRecords } from './records.ts';
import { say, sayFailure } from './say.ts';

/* npm run remove-demo: takes the sample people and their datasets out, so that the portal may run in production. */
try {
  const records = await openRecords();
  const { db, close } = openDatabase({ address: records.address });
  const datasets = await removeDemoDatasets(db);
  const removed = await removeDemoPeople(db);
  await close();
  await records.close();
  say(`Removed ${counted(removed, 'sample person', 'sample people')} and ${counted(datasets, 'dataset', 'datasets')} of theirs.`);
} catch (error) {
  sayFailure(error);
}

function counted(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
