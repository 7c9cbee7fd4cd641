import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { calendarPages, pageOf } from '#engines/tracking/pageOf.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { locationsOf } from '../weather/weather.service.ts';
import { addVisit, addVisitor, countVisitors, countVisits } from './tracking.repository.ts';

export interface Counted {
  readonly counted: boolean;
  readonly reason?: string;
}

/**
 * Counts a page view. Programs that say they are programs are left out. Under Do Not Track or Global Privacy
 * Control the view is counted and the visitor is not (decision 97).
 */
export async function countVisit(scope: Scope, page: string, visitorId: string | null): Promise<Counted> {
  if (isbot(scope.caller.header('user-agent') ?? '')) return { counted: false, reason: 'sent by a program' };
  notePageView(scope, page);
  await addVisit(scope.db, scope.today, pageOf(page));
  if (visitorId && !asksNotToBeTracked(scope)) {
    await addVisitor(scope.db, hashOf(scope, visitorId), scope.today);
  }
  return { counted: true };
}

/** Counts what the page shows of the reference data: a plan by its crop and district, as far as there are such. */
function notePageView({ context }: Scope, page: string): void {
  const name = pageOf(page);
  if (name === '/main/bundles') context.pageViews.note('bundle');
  if (!planPages.has(name)) return;
  const book = context.reference.book();
  const chosen = new URLSearchParams(page.split('?', 2)[1]);
  const [crop, district] = [book.findCrop(chosen.get('crop') ?? ''), book.findDistrict(chosen.get('district') ?? '')];
  if (crop !== undefined && district !== undefined) context.pageViews.note('plan', crop.cropId, district.districtId);
}

const planPages: ReadonlySet<string> = new Set(['/main/croppingcalendar', '/main/more']);

/** Visits to the calendar's pages so far (decision 36). */
export function countCalendarVisits(scope: Scope): Promise<number> {
  return countVisits(scope.db, calendarPages);
}

/** The figures of the whole site; districts, crops and towns are counted from the data in use. */
export async function siteFigures(scope: Scope) {
  const [totalVisits, uniqueVisitors] = await Promise.all([countVisits(scope.db), countVisitors(scope.db)]);
  const book = scope.context.reference.book();
  const totalTowns = locationsOf(scope.context).all.length;
  return {
    totalVisits,
    uniqueVisitors,
    totalDistricts: book.districts.length,
    totalCrops: book.crops.length,
    totalTowns,
  };
}

function asksNotToBeTracked(scope: Scope): boolean {
  return scope.caller.header('dnt') === '1' || scope.caller.header('sec-gpc') === '1';
}

function hashOf(scope: Scope, visitorId: string): Buffer {
  return createHmac('sha256', scope.context.secretKey).update(`visitor:${visitorId}`).digest();
}
