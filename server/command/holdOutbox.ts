import { openDatabase, type DatabaseAddress } from '../database/connection.ts';
import { doubtOutbox } from '../modules/messages/outbox/outbox.repository.ts';
import { openRecords } from './records.ts';
import { say } from './say.ts';

/** agrihub hold-outbox: after a recovery to a moment, keeps what was due in the outbox from going out a second time. */
export async function holdOutbox(): Promise<void> {
  const records = await openRecords();
  try {
    if ((await holdOutboxOf(records.address)) === 0) say('Nothing in the outbox was due.');
  } finally {
    await records.close();
  }
}

/** Keeps what was due in the outbox of records that were taken back from going out twice, and says so; answers how many. */
export async function holdOutboxOf(address: DatabaseAddress): Promise<number> {
  // Of the messages of a country none is left out for the time it takes.
  const { db, close } = openDatabase({ address, poolSize: 1, statementTimeoutMs: 600_000 });
  try {
    const held = await doubtOutbox(db, new Date());
    if (held > 0)
      say(
        `${held} of the messages in the outbox were due and may have gone out since. They are marked as unknown and are not sent again by themselves: look at "Messages", and send again what did not arrive.`,
      );
    return held;
  } finally {
    await close();
  }
}
