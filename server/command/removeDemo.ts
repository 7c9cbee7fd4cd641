import { removeDemoPeople } from '../modules/accounts/accounts.repository.ts';
import { removeDemoDatasets } from '../modules/catalogue/catalogue.repository.ts';
import { removeSampleClimate } from '../modules/climate/samples.service.ts';
import { withSignals } from './withSignals.ts';
import { say } from './say.ts';

/** agrihub remove-demo: takes the sample people, their datasets and the made-up rain out, so that the portal may run in production. */
export async function removeDemo(): Promise<void> {
  await withSignals(async ({ db, signals }) => {
    const datasets = await removeDemoDatasets(db);
    const records = await removeSampleClimate({ db, signals });
    const removed = await removeDemoPeople(db);
    say(
      `Removed ${counted(removed, 'sample person', 'sample people')}, ${counted(datasets, 'dataset', 'datasets')} of theirs and ${counted(records, 'made-up record of rain', 'made-up records of rain')}.`,
    );
  });
}

function counted(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
