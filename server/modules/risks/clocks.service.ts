import type { Answer } from '#contract/endpoint.ts';
import type { showRiskClocks as call } from '#contract/warnings.ts';
import type { Database } from '../../database/connection.ts';
import type { House } from '../../house.ts';
import type { Scope } from '../../platform/scope.ts';
import { searchOfficers } from '../accounts/accounts.service.ts';
import { placesOf } from '../geography/geography.service.ts';
import { tell } from '../notifications/notifications.service.ts';
import { type ClockRow, clockRows, escalateOverdue, type Hours, type Overdue } from './clocks.repository.ts';
import { addEvents } from './riskParts.repository.ts';
import { requireJudge } from './seen.service.ts';
import type { Step } from './warnings.repository.ts';
import { findZone } from './zones.repository.ts';

const dayMs = 86_400_000;
const lookSeconds = 600;
/** What was not done, as a sentence says it. */
const undone: Readonly<Record<Step, string>> = { verify: 'Nobody has judged', warn: 'Nobody was warned of', respond: 'No responder has said anything about' };

/** How long each step took, by district, over risks reported within some days. @throws notForYou */
export async function showClocks(scope: Scope, days: number): Promise<Answer<typeof call>> {
  requireJudge(scope);
  const hours = hoursSet(scope.house);
  const rows = await clockRows(scope.db, new Date(scope.now.getTime() - days * dayMs), hours, scope.now);
  const places = new Map(placesOf(scope.house.reference.book()).districts.map((place) => [place.row.districtId, place]));
  const districts = rows.flatMap((row) => {
    const place = places.get(row.district);
    return place === undefined ? [] : [{ district_id: row.district, district: place.row.name, region: place.regionName, ...clocksOf(row) }];
  });
  const all = rows.find(({ district }) => district === '');
  return { days, hours, all: all === undefined ? clocksOf(nothing) : clocksOf(all), districts };
}

/** Looks every ten minutes for steps that nobody took within their hours, and tells those who could. */
export function watchRisks(house: House): void {
  house.jobs.every('escalateRisks', lookSeconds, async (job) => {
    const now = house.clock.now();
    await job.settle(async (db) => {
      const hours = hoursSet(house);
      for (const overdue of await escalateOverdue(db, hours, now)) {
        await addEvents(db, [{ riskId: overdue.riskId, kind: 'escalated', actorId: null, at: now, detail: { step: overdue.step, hours: hours[overdue.step] } }]);
        const text = `${undone[overdue.step]} risk ${overdue.riskId} (${overdue.category}, ${districtName(house, overdue)}) within ${hours[overdue.step]} hours.`;
        const link = overdue.step === 'verify' ? '/controlcenter/risk' : `/controlcenter/risk/${overdue.riskId}`;
        for (const personId of await whoCould(db, overdue)) await tell({ db, house, now }, personId, { kind: 'riskEscalated', text, link });
      }
    });
  }, 'messages');
}

/** Administrators, and of plant protection those who watch the zone; all of it where nobody does. */
async function whoCould(db: Database, { zoneId }: Overdue): Promise<string[]> {
  const watching = zoneId === null ? [] : ((await findZone(db, zoneId))?.officers ?? []).map(({ id }) => id);
  const officers = await searchOfficers(db, { q: '', inactive: false, byMail: false });
  return officers.filter(({ id, role }) => role === 'admin' || (watching.length > 0 ? watching.includes(id) : role === 'pprsd')).map(({ id }) => id);
}

/** Hours within which each step is to be taken, as administrators keep them among the reference data; a step they took out has a year. */
function hoursSet({ reference }: Pick<House, 'reference'>): Hours {
  const hours: Record<Step, number> = { verify: 8_760, warn: 8_760, respond: 8_760 };
  for (const { step, hours: set } of reference.book().responseTimes) hours[step] = set;
  return hours;
}

function districtName(house: House, { districtId }: Overdue): string {
  return house.reference.book().districtById.get(districtId)?.name ?? districtId;
}

const nothing: ClockRow = { district: '', reported: 0, verifyDone: 0, verifyMedian: null, verifyLate: 0, warnDone: 0, warnMedian: null, warnLate: 0, respondDone: 0, respondMedian: null, respondLate: 0 };

function clocksOf(row: ClockRow) {
  const clock = (done: number, median: number | null, late: number) => ({ done, medianHours: median === null ? null : Math.round(Number(median) * 10) / 10, late });
  return {
    reported: row.reported,
    verify: clock(row.verifyDone, row.verifyMedian, row.verifyLate),
    warn: clock(row.warnDone, row.warnMedian, row.warnLate),
    respond: clock(row.respondDone, row.respondMedian, row.respondLate),
  };
}
