/** The door of the DHIS2 room: figures by district and month for the ministry's DHIS2, and nothing of single people. */
import { mayKeepWebhooks } from '#engines/access/knowledge/webhooks.ts';
import {
  type DataValueSet,
  dataValueSet,
  daysOfPeriod,
  type Figure,
  periodBefore,
  plainUnitName,
  sayImport,
} from '#engines/exchange/dhis2/dataValueSet.ts';
import { InnerAddressError } from '../../adapters/outside/publicFetch.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/connection.ts';
import type { JobRun } from '../../jobs/worker.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { seal, unseal } from '../../platform/secrets/sealed.ts';
import { visitsByDistrict } from '../farmers/farmers.service.ts';
import { reachedByDistrict } from '../messages/messages.service.ts';
import { verifiedByDistrict } from '../risks/risks.service.ts';
import * as rows from './dhis2.repository.ts';

const kind = 'pushToDhis2';
const sealedFor = 'dhis2';
const answerWithinMs = 120_000;
/** The month before is pushed on this day: what was written down late is in it. */
const dayOfPush = 5;

export interface WholeLink {
  readonly link: rows.Dhis2Link;
  readonly orgUnits: readonly { readonly districtId: string; readonly orgUnit: string }[];
}

/** Null where none is set. @throws notForYou */
export async function showLink(scope: Scope): Promise<WholeLink | null> {
  allowed(scope);
  const link = await rows.findLink(scope.db);
  return link === undefined ? null : { link, orgUnits: await rows.orgUnits(scope.db) };
}

interface LinkGiven {
  readonly url: string;
  readonly token?: string | undefined;
  readonly dataSet: string;
  readonly elements: Readonly<Record<Figure, string>>;
  readonly monthly: boolean;
  readonly orgUnits: readonly { readonly districtId: string; readonly orgUnit: string }[];
}

/** Sets where figures go. @throws notForYou, dhis2Address, dhis2TokenNeeded, dhis2District */
export async function setLink(scope: Scope, given: LinkGiven): Promise<WholeLink | null> {
  allowed(scope);
  const { db, context, now, actor } = scope;
  const before = await rows.findLink(db);
  const url = readAddress(scope, given.url);
  // A token goes nowhere but where it was made for.
  const kept = before !== undefined && new URL(before.url).origin === new URL(url).origin ? before.token : undefined;
  const token = given.token === undefined ? kept : seal(context, sealedFor, given.token.trim());
  if (token === undefined) throw problem('dhis2TokenNeeded');
  const unknown = given.orgUnits.find(({ districtId }) => !context.reference.book().districtById.has(districtId));
  if (unknown !== undefined) throw problem('dhis2District', { found: unknown.districtId });
  await rows.putLink(db, {
    url,
    token,
    data_set: given.dataSet,
    elements: given.elements,
    monthly: given.monthly,
    changed_by: actor.personId,
    changed_at: now,
  });
  await rows.putOrgUnits(db, [...new Map(given.orgUnits.map((unit) => [unit.districtId, unit])).values()]);
  scope.audit('setDhis2', ['dhis2'], Object.keys(given));
  return showLink(scope);
}

/** @throws notForYou */
export async function removeLink(scope: Scope): Promise<void> {
  allowed(scope);
  await rows.deleteLink(scope.db);
  scope.audit('removeDhis2', ['dhis2']);
}

/** Organisation units that bear the name of one district each. @throws notForYou, dhis2NotSet, dhis2Trouble */
export async function matchOrgUnits(scope: Scope) {
  const { link } = await known(scope);
  const answer = await call(scope.context, link, '/api/organisationUnits.json?fields=id,name&paging=false').catch(
    (error: unknown) => {
      throw problem('dhis2Trouble', { sentence: sayTrouble(error) });
    },
  );
  const units = (answer.body as { organisationUnits?: { id: string; name: string }[] } | null)?.organisationUnits;
  if (!Array.isArray(units))
    throw problem('dhis2Trouble', { sentence: `DHIS2 answered ${answer.status} without organisation units.` });
  const byName = new Map<string, { id: string; name: string }[]>();
  for (const unit of units) {
    const name = plainUnitName(unit.name);
    byName.set(name, [...(byName.get(name) ?? []), unit]);
  }
  const districts = scope.context.reference.book().districts;
  const matched = districts.flatMap(({ districtId, name }) => {
    const [unit, another] = byName.get(plainUnitName(name)) ?? [];
    return unit === undefined || another !== undefined ? [] : [{ districtId, orgUnit: unit.id, name: unit.name }];
  });
  const found = new Set(matched.map(({ districtId }) => districtId));
  return {
    matched,
    unmatched: districts.map(({ districtId }) => districtId).filter((districtId) => !found.has(districtId)),
  };
}

/** The data value set of a month as it would be pushed. @throws notForYou, dhis2NotSet */
export async function previewValues(scope: Scope, period: string) {
  const whole = await known(scope);
  return valuesOf(scope.db, whole, period);
}

/** Has a month pushed in the background. @throws notForYou, dhis2NotSet */
export async function push(scope: Scope, period: string): Promise<WholeLink | null> {
  await known(scope);
  await enqueue(scope, period);
  scope.audit('pushDhis2', [period]);
  return showLink(scope);
}

/** The background work of the room. */
export function registerDhis2(context: AppContext): void {
  context.jobs.handle(kind, (job) => pushPeriod(context, job), 'outside');
  context.jobs.every('pushLastMonthToDhis2', 86_400, async (job) => {
    const today = context.clock.today();
    const period = periodBefore(today);
    await job.settle(async (db) => {
      const link = await rows.findLink(db);
      if (link === undefined || !link.monthly || Number(today.slice(8)) < dayOfPush) return;
      if (link.last_period !== null && link.last_period >= period && link.state === 'done') return;
      await enqueue({ db, context, now: context.clock.now() }, period);
    });
  });
}

async function enqueue({ db, context, now }: Pick<Scope, 'db' | 'context' | 'now'>, period: string): Promise<void> {
  await rows.notePush(db, { state: 'asked', said: '' });
  await context.jobs.enqueue(db, {
    kind,
    payload: { period },
    dedupeKey: `${kind}:${period}:${now.getTime()}`,
    maxAttempts: 3,
  });
}

async function pushPeriod(context: AppContext, job: JobRun): Promise<void> {
  const { period } = job.payload as { period: string };
  const link = await rows.findLink(context.db);
  if (link === undefined) return;
  const { leftOut, ...set } = await valuesOf(context.db, { link, orgUnits: await rows.orgUnits(context.db) }, period);
  const outcome = await send(context, link, set, job.signal);
  const { districtById } = context.reference.book();
  const names = leftOut.map((id) => districtById.get(id)?.name ?? id);
  const missing = names.length === 0 ? '' : ` Without an organisation unit, and not sent: ${names.join(', ')}.`;
  await job.settle((db) =>
    rows.notePush(db, {
      last_period: period,
      last_at: context.clock.now(),
      state: outcome.ok ? 'done' : 'failed',
      said: `${outcome.said}${missing}`.slice(0, 1_000),
    }),
  );
}

async function send(context: AppContext, link: rows.Dhis2Link, set: DataValueSet, signal: AbortSignal) {
  if (set.dataValues.length === 0)
    return { ok: false, said: 'There is nothing to send: name at least one data element and one organisation unit.' };
  try {
    const { status, body } = await call(
      context,
      link,
      '/api/dataValueSets?importStrategy=CREATE_AND_UPDATE',
      set,
      signal,
    );
    return sayImport(body, status);
  } catch (error) {
    if (signal.aborted) throw error;
    return { ok: false, said: sayTrouble(error) };
  }
}

async function valuesOf(db: Database, { link, orgUnits }: WholeLink, period: string) {
  const { from, until } = daysOfPeriod(period);
  const { set, leftOut } = dataValueSet(
    period,
    {
      dataSet: link.data_set,
      elements: link.elements,
      orgUnits: new Map(orgUnits.map(({ districtId, orgUnit }) => [districtId, orgUnit])),
    },
    {
      farmersReached: await reachedByDistrict(db, from, until),
      risksVerified: await verifiedByDistrict(db, from, until),
      visits: await visitsByDistrict(db, from, until),
    },
  );
  return { ...set, leftOut };
}

async function call(
  { fetchPublic, ...keys }: AppContext,
  link: rows.Dhis2Link,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const timeout = AbortSignal.timeout(answerWithinMs);
  const answer = await fetchPublic(`${link.url.replace(/\/+$/, '')}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    headers: {
      authorization: `ApiToken ${unseal(keys, sealedFor, link.token)}`,
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'AgriHub-Ghana/1',
    },
  });
  const text = await answer.text();
  try {
    return { status: answer.status, body: JSON.parse(text) as unknown };
  } catch {
    return { status: answer.status, body: null };
  }
}

function sayTrouble(error: unknown): string {
  if (error instanceof InnerAddressError) return error.message;
  const why = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'unknown';
  return `DHIS2 did not answer: ${why}.`.slice(0, 500);
}

/** In production figures and the token travel over https alone. */
function readAddress({ context }: Scope, typed: string): string {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : null;
  const schemes = context.config.production ? ['https:'] : ['https:', 'http:'];
  if (
    url === null ||
    !schemes.includes(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    url.search !== ''
  )
    throw problem('dhis2Address', { found: typed });
  return url.href.replace(/\/+$/, '').replace(/\/api(\/\d+)?$/, '');
}

async function known(scope: Scope): Promise<WholeLink> {
  const whole = await showLink(scope);
  if (whole === null) throw problem('dhis2NotSet');
  return whole;
}

function allowed({ actor }: Scope): void {
  if (!mayKeepWebhooks(actor)) throw problem('notForYou', { who: 'administrators of the whole country' });
}
