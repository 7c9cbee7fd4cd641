import { LRUCache } from 'lru-cache';
import type { ForecastPlace } from '../../adapters/forecast/forecast.ts';
import type { PlaceWeather } from '../../context.ts';
import { createFetcher, FRESH_MS, weatherTopic, type FetchParts } from './fetchWeather.service.ts';
import { findPlace, noteAsked, type KeptWeather, type PlaceRow } from './weather.repository.ts';

/** How long somebody who asks may be kept waiting for the outside. */
const LONGEST_WAIT_MS = 150;
/** When to ask again while a fetch is under way. */
const SOON_SECONDS = 2;
const LATEST_SECONDS = 300;

const mostBytes = 16 * 1024 * 1024;

/** Forecasts of places: what is kept, at once, and newer ones fetched behind. */
export interface Shelf {
  of(place: ForecastPlace): Promise<PlaceWeather>;
  /** Fetches a place now if it is due; done when it is kept, or failed and set down. */
  refresh(place: ForecastPlace): Promise<void>;
  /** Ends what is being fetched; done when it is set down. */
  stop(): Promise<void>;
}

/**
 * The shelf of an outside provider: last-good forecasts in the records, shared by all processes, with a copy in this
 * one's memory until another says that it changed.
 */
export function openShelf(parts: FetchParts): Shelf {
  const { db, signals, clock, log, forecast } = parts;
  const { maker } = forecast.source;
  const kept = new LRUCache<string, PlaceRow>({ maxSize: mostBytes, sizeCalculation: weigh });
  const running = new Map<string, Promise<void>>();
  const hearers = new Map<string, Set<() => void>>();
  const fetchWeather = createFetcher(parts);
  const ending = new AbortController();
  let changes = 0;

  signals.subscribe(weatherTopic, (signal) => {
    changes += 1;
    const id = signal.kind === 'message' ? String(signal.body) : null;
    if (id === null) kept.clear();
    else kept.delete(id);
    for (const hear of id === null ? [...hearers.values()].flatMap((each) => [...each]) : (hearers.get(id) ?? []))
      hear();
  });

  async function read(id: string): Promise<PlaceRow> {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const asOf = changes;
    const row = (await findPlace(db, { locationId: id, maker })) ?? NOTHING;
    // A change heard meanwhile may not be in it.
    if (asOf === changes) kept.set(id, row);
    return row;
  }

  /** One fetch at a time for a place in this process; between processes the records decide. */
  function refresh(place: ForecastPlace): Promise<void> {
    const known = running.get(place.id);
    if (known !== undefined) return known;
    const done = fetchAndForget(place).finally(() => running.delete(place.id));
    running.set(place.id, done);
    return done;
  }

  async function fetchAndForget(place: ForecastPlace): Promise<void> {
    try {
      const outcome = await fetchWeather(place, ending.signal);
      if (outcome === 'not ours') await heard(place.id);
      kept.delete(place.id);
    } catch (error) {
      log.error({ err: error, place: place.id }, 'weather could not be kept');
    }
  }

  /** Another process fetches: until it says so, at most as long as anybody waits. */
  function heard(id: string): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        hearers.get(id)?.delete(end);
        resolve();
      };
      const timer = setTimeout(end, LONGEST_WAIT_MS);
      hearers.set(id, (hearers.get(id) ?? new Set()).add(end));
    });
  }

  return {
    async of(place) {
      const now = clock.now();
      let row = await read(place.id);
      remember(place.id, row);
      if (isDue(row, now)) {
        const isUnderWay = running.has(place.id);
        const done = refresh(place);
        // Who finds an older forecast and a fetch that takes its time is not kept waiting as well.
        if (row.weather === null || !isUnderWay) await within(LONGEST_WAIT_MS, done);
        row = await read(place.id);
      }
      return answer(row, now, running.has(place.id));
    },
    refresh,
    async stop() {
      ending.abort();
      await Promise.all(running.values());
    },
  };

  /** Once a day: places that are asked for are kept fresh by a job. */
  function remember(id: string, row: PlaceRow): void {
    const today = clock.today();
    if (row === NOTHING || row.askedOn >= today) return;
    kept.set(id, { ...row, askedOn: today });
    noteAsked(db, { locationId: id, maker }, today).catch((error: unknown) =>
      log.warn({ err: error }, 'a place asked for was not noted'),
    );
  }
}

const NOTHING: PlaceRow = {
  askedOn: '',
  fetchedAt: null,
  weather: null,
  leaseUntil: null,
  failures: 0,
  nextTryAt: null,
};
/** Stands for a row that must be read again. */

function isDue({ fetchedAt, nextTryAt }: PlaceRow, now: Date): boolean {
  if (fetchedAt !== null && now.getTime() - fetchedAt.getTime() < FRESH_MS) return false;
  return nextTryAt === null || nextTryAt <= now;
}

function answer({ fetchedAt, weather, leaseUntil, nextTryAt }: PlaceRow, now: Date, isRunning: boolean): PlaceWeather {
  const isFetching = isRunning || (leaseUntil !== null && leaseUntil > now);
  if (fetchedAt === null || weather === null) {
    return {
      state: isFetching ? 'fetching' : 'unavailable',
      weather: null,
      fetchedAt: null,
      nextTryAt: isFetching ? null : nextTryAt,
      askAgainSeconds: isFetching ? SOON_SECONDS : secondsTo(nextTryAt, now),
    };
  }
  const freshUntil = new Date(fetchedAt.getTime() + FRESH_MS);
  if (freshUntil > now)
    return {
      state: 'fresh',
      weather,
      fetchedAt,
      nextTryAt: freshUntil,
      askAgainSeconds: Math.max(60, secondsTo(freshUntil, now)),
    };
  return {
    state: 'stale',
    weather,
    fetchedAt,
    nextTryAt: isFetching ? null : nextTryAt,
    askAgainSeconds: isFetching ? SOON_SECONDS : secondsTo(nextTryAt, now),
  };
}

function secondsTo(instant: Date | null, now: Date): number {
  if (instant === null) return SOON_SECONDS;
  return Math.min(Math.max(Math.ceil((instant.getTime() - now.getTime()) / 1000), SOON_SECONDS), LATEST_SECONDS);
}

/** Bytes in memory, about: a moment or a day is some twelve fields. */
function weigh({ weather }: { readonly weather: KeptWeather | null }): number {
  return 500 + ((weather?.moments.length ?? 0) + (weather?.days.length ?? 0)) * 300;
}

async function within(ms: number, act: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([act, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
