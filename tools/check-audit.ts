import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connection.ts';
import { checkChain } from '#server/modules/audit/chain.service.ts';
import { openRecords, requireRecords } from './records.ts';
import { say, sayFailure } from './say.ts';

/* npm run check-audit: follows the chain of seals over the audit, and names the first row that is not as it was written. */
try {
  const config = readConfig(process.env);
  requireRecords(config);
  const records = await openRecords(config);
  const { db, close } = openDatabase({ address: records.address });
  const { checked, head, unsealed, broken } = await checkChain(db);
  await close();
  await records.close();
  if (broken !== null) throw new Error(`Audit row ${broken.entryId}, place ${broken.position} of the chain: ${broken.why}. The ${checked} before it are as they were written.`);
  say(`${checked} audit rows are as they were written; ${unsealed} wait for their seal. The chain ends with ${head}.`);
} catch (error) {
  sayFailure(error);
}
