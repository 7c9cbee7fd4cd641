import { readConfig } from '../config.ts';
import { checkChain } from '../modules/audit/chain.service.ts';
import { withPortal } from './openPortal.ts';
import { requireRecords } from './records.ts';
import { say } from './say.ts';

/** agrihub check-audit: follows the chain of seals over the audit, and names the first row that is not as it was written. */
export async function checkAudit(): Promise<void> {
  requireRecords(readConfig(process.env));
  await withPortal(async ({ db }) => {
    const { checked, head, unsealed, broken } = await checkChain(db);
    if (broken !== null)
      throw new Error(
        `Audit row ${broken.entryId}, place ${broken.position} of the chain: ${broken.why}. The ${checked} before it are as they were written.`,
      );
    say(
      `${checked} audit rows are as they were written; ${unsealed} wait for their seal. The chain ends with ${head}.`,
    );
  });
}
