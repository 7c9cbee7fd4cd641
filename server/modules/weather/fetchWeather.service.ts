import { withMorningOf } from '#engines/weather/withMorningOf.ts';
import {
  ForecastError,
  type FetchedWeather,
  type Forecast,
  type ForecastPlace,
} from '../../adapters/forecast/forecast.ts';
import type { AppContext } from '../../context.ts';
import { retryDelaySeconds } from '../../jobs/retryDelay.ts';
import { saveForecastDays } from './records.repository.ts';
import { saveActualDays, saveReading } from './actuals.repository.ts';
import {
  claimFetch,
  claimTrial,
  closeProvider,
  findClosing,
  findPlace,
  saveWeather,
  noteFailure,
  noteHealth,
  postponePlace,
  type PlaceKey,
  type PlaceRow,
} from './weather.repository.ts';

/** One fetch per place and hour. */
export const FRESH_MS = 3_600_000;
/** A process that fetches has the turn for so long; longer than a provider may take. */
const TURN_MS = 30_000;
/** Places that failed one after the other before the provider is left alone. */
const FAILURES_THAT_CLOSE = 5;
/** The longest pause of our own; a provider may ask for more. */
const LONGEST_PAUSE_SECONDS = 900;

/** Said between processes when what is kept of a place changed, with its id. */
export const weatherTopic = 'weather';
/** Said when what days were changed. */
export const actualsTopic = 'weatherDays';

export type FetchParts = Pick<AppContext, 'db' | 'signals' | 'clock' | 'log'> & { readonly forecast: Forecast };

/** kept: there is a new forecast. failed: set down, with the time of the next try. not ours: another has the turn, or it is not due. */
export type FetchOutcome = 'kept' | 'failed' | 'not ours';

/** Makes the act of fetching a place: one process at a time, never too often, leaving a provider in trouble alone. */
export function createFetcher({
  db,
  signals,
  clock,
  log,
  forecast,
}: FetchParts): (place: ForecastPlace, signal?: AbortSignal) => Promise<FetchOutcome> {
  const { maker } = forecast.source;

  return async (place, signal) => {
    const now = clock.now();
    const key: PlaceKey = { locationId: place.id, maker };
    const turn = { now, today: clock.today(), staleBefore: before(now, FRESH_MS), leaseUntil: after(now, TURN_MS) };
    if (!(await claimFetch(db, key, turn))) return 'not ours';
    const { closedUntil, isTrial } = await askLeave(now);
    const row = await findPlace(db, key);
    if (closedUntil !== null) {
      await postpone(key, closedUntil, row?.failures ?? 0);
      return 'failed';
    }
    let fetched: FetchedWeather;
    try {
      fetched = await forecast.fetch(place, now, signal);
    } catch (error) {
      if (signal?.aborted) {
        if (isTrial) await closeProvider(db, maker, now);
        await postpone(key, now, row?.failures ?? 0);
        return 'failed';
      }
      if (!(error instanceof ForecastError))
        log.error({ err: error, place: place.id }, 'an answer of the weather provider could not be read');
      await setDown(
        key,
        error instanceof ForecastError ? error : new ForecastError('The answer could not be read.'),
        row,
        isTrial,
      );
      return 'failed';
    }
    await keep(key, fetched, row, now);
    return 'kept';
  };

  /** Until when the provider is left alone; null when it may be asked. After a pause one of all processes asks, as a trial. */
  async function askLeave(now: Date): Promise<{ readonly closedUntil: Date | null; readonly isTrial: boolean }> {
    const closedUntil = await findClosing(db, maker);
    if (closedUntil === null || closedUntil > now) return { closedUntil, isTrial: false };
    const trialUntil = after(now, TURN_MS);
    return (await claimTrial(db, maker, now, trialUntil))
      ? { closedUntil: null, isTrial: true }
      : { closedUntil: trialUntil, isTrial: false };
  }

  async function keep(key: PlaceKey, fetched: FetchedWeather, row: PlaceRow | undefined, now: Date): Promise<void> {
    const weather = withMorningOf({ moments: fetched.moments, days: fetched.days }, row?.weather ?? null);
    await db.transaction().execute(async (tx) => {
      await saveWeather(tx, key, weather, now);
      await noteHealth(tx, maker);
      await saveForecastDays(
        tx,
        key,
        now,
        weather.days.filter(({ partial }) => !partial),
      );
      if (fetched.reading !== null) await saveReading(tx, key, fetched.reading);
      if (await saveActualDays(tx, key, 'model analysis', clock.today(), fetched.pastDays))
        await signals.publish(tx, actualsTopic, null);
      await signals.publish(tx, weatherTopic, key.locationId);
    });
  }

  async function setDown(
    key: PlaceKey,
    error: ForecastError,
    row: PlaceRow | undefined,
    wasTrial: boolean,
  ): Promise<void> {
    const now = clock.now();
    const ofPlace = (row?.failures ?? 0) + 1;
    const ofProvider = await noteFailure(db, maker, error.message);
    // A trial that fails closes again, for longer each time.
    const isClosing = wasTrial || error.refusesAll || ofProvider >= FAILURES_THAT_CLOSE;
    const closedUntil = isClosing ? pause(now, ofProvider, error.retryAfterSeconds) : null;
    if (closedUntil !== null) await closeProvider(db, maker, closedUntil);
    const nextTryAt = pause(now, ofPlace, error.retryAfterSeconds);
    await postpone(key, closedUntil !== null && closedUntil > nextTryAt ? closedUntil : nextTryAt, ofPlace);
    log.warn({ place: key.locationId, failures: ofProvider, closedUntil }, error.message);
  }

  async function postpone(key: PlaceKey, nextTryAt: Date, failures: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await postponePlace(tx, key, nextTryAt, failures);
      await signals.publish(tx, weatherTopic, key.locationId);
    });
  }
}

/** After the given failed try: longer each time, some of it by chance, and never shorter than the provider asked for. */
function pause(now: Date, failures: number, retryAfterSeconds: number | null): Date {
  const own = Math.min(retryDelaySeconds(failures, Math.random()), LONGEST_PAUSE_SECONDS);
  return after(now, Math.max(own, retryAfterSeconds ?? 0) * 1000);
}

function before(instant: Date, ms: number): Date {
  return new Date(instant.getTime() - ms);
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
