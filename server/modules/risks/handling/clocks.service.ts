import type { Answer } from '#contract/endpoint.ts';
import type { showRiskClocks as call } from '#contract/risks/warnings.ts';
import type { Database } from '../../../database/connection.ts';
import type { AppContext } from '../../../context.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { placesOf } from '../../geography/geography.service.ts';
import { type ClockRow, clockRows, escalateOverdue } from './clocks.repository.ts';
import { hoursSet } from './hours.ts';
import { announce } from '../news/news.service.ts';
import { addEvents } from '../riskParts.repository.ts';
import { requireBranchOfRisks } from '../seen.service.ts';
import type { Step } from '../warnings/warnings.repository.ts';

const dayMs = 86_400_000;
const lookSeconds = 600;
const overdueAtOnce = 200;
const steps: readonly Step[] = ['verify', 'warn', 'respond'];

/** How long each step took, by district, over risks reported within some days. @throws notForYou */
export async function showClocks(scope: Scope, days: number): Promise<Answer<typeof call>> {
  const branch = requireBranchOfRisks(scope);
  const hours = hoursSet(scope.context);
  const rows = await clockRows(scope.db, new Date(scope.now.getTime() - days * dayMs), hours, scope.now, branch);
  const places = new Map(
    placesOf(scope.context.reference.book()).districts.map((place) => [place.row.districtId, place]),
  );
  const districts = rows.flatMap((row) => {
    const place = places.get(row.district);
    return place === undefined
      ? []
      : [{ district_id: row.district, district: place.row.name, region: place.regionName, ...clocksOf(row) }];
  });
  const all = rows.find(({ district }) => district === '');
  return { days, hours, all: all === undefined ? clocksOf(nothing) : clocksOf(all), districts };
}

/** Looks every ten minutes for steps that nobody took within their hours, so many in a transaction, and has those told who could. */
export function watchRisks(context: AppContext): void {
  context.jobs.every(
    'escalateRisks',
    lookSeconds,
    async (job) => {
      const now = context.clock.now();
      const hours = hoursSet(context);
      const escalate = async (db: Database): Promise<number> => {
        const overdue = await escalateOverdue(db, hours, now, overdueAtOnce);
        await addEvents(
          db,
          overdue.map(({ riskId, step }) => ({
            riskId,
            kind: 'escalated',
            actorId: null,
            at: now,
            detail: { step, hours: hours[step] },
          })),
        );
        for (const step of steps)
          await announce(
            { db, context, now },
            overdue.filter((each) => each.step === step).map(({ riskId }) => riskId),
            step,
          );
        return overdue.length;
      };
      while (!job.signal.aborted && (await context.db.transaction().execute(escalate)) === overdueAtOnce);
    },
    'messages',
  );
}

const nothing: ClockRow = {
  district: '',
  reported: 0,
  verifyDone: 0,
  verifyMedian: null,
  verifyLate: 0,
  warnDone: 0,
  warnMedian: null,
  warnLate: 0,
  respondDone: 0,
  respondMedian: null,
  respondLate: 0,
};

function clocksOf(row: ClockRow) {
  const clock = (done: number, median: number | null, late: number) => ({
    done,
    medianHours: median === null ? null : Math.round(Number(median) * 10) / 10,
    late,
  });
  return {
    reported: row.reported,
    verify: clock(row.verifyDone, row.verifyMedian, row.verifyLate),
    warn: clock(row.warnDone, row.warnMedian, row.warnLate),
    respond: clock(row.respondDone, row.respondMedian, row.respondLate),
  };
}
