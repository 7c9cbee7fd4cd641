import type { Traces } from './adapters/traces/traces.ts';
import type { OnsetReport } from '#engines/calendar/types.ts';
import type { SeasonRecord } from '#engines/climate/seasons/districtSeasons.ts';
import type { RainFigures } from '#engines/climate/statistics/rainFigures.ts';
import type { DailySeries } from '#engines/climate/series.ts';
import type { RainZone } from '#engines/climate/zones.ts';
import type { DoorLanguage, Packs, Phrasebook } from '#engines/conversation/phrasebook.ts';
import type { CatalogueEntry, LookCounts } from '#engines/catalogue/entry.ts';
import type { Listed } from '#engines/catalogue/listing.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { ReviewCounts } from '#engines/reference/review.ts';
import type { LinkState } from './adapters/links/links.ts';
import type { WeatherDay, WeatherMoment } from '#engines/weather/weather.ts';
import type { Clock } from './adapters/clock/clock.ts';
import type { Forecast, ForecastPlace } from './adapters/forecast/forecast.ts';
import type { Geocoder } from './adapters/geocoder/geocoder.ts';
import type { Images } from './adapters/images/images.ts';
import type { Ingest } from './adapters/ingest/ingest.ts';
import type { Mail } from './adapters/mail/mail.ts';
import type { Push } from './adapters/push/push.ts';
import type { Outlines } from './adapters/outlines/outlines.ts';
import type { PublicFetch } from './adapters/outside/publicFetch.ts';
import type { Scanner } from './adapters/scan/scan.ts';
import type { Sms } from './adapters/sms/sms.ts';
import type { Recordings } from './adapters/recordings/recordings.ts';
import type { Storage } from './adapters/storage/storage.ts';
import type { Tables } from './adapters/tables/tables.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connection.ts';
import type { PoolWatch } from './database/poolWatch.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { PersonalData } from './platform/records/personalData.ts';
import type { StoredNames } from './platform/files/storedNames.ts';
import type { Log } from './platform/observability/log.ts';
import type { Measure } from './platform/observability/metrics.ts';
import type { Sessions } from './platform/sessions/sessions.ts';
import type { Signals } from './platform/records/signals.ts';
import type { BulkKinds } from './platform/records/bulkKinds.ts';
import type { Trash } from './platform/records/trash.ts';

/**
 * Everything a running portal has. Parts that a room fills are ports declared here, so that the context
 * knows no room; `main.ts` and the tests put the makers in.
 */
export interface AppContext {
  /** Where requests are traced to; null where nobody asked for it. */
  readonly traces: Traces | null;
  readonly config: Config;
  readonly db: Database;
  /** The read replica where there is one, for reads that bear being some seconds old; else `db`. */
  readonly readDb: Database;
  /** The connections to the records. */
  readonly pool: PoolWatch;
  readonly clock: Clock;
  readonly log: Log;
  readonly signals: Signals;
  readonly jobs: Jobs;
  /** Deleted things that can be brought back for 30 days. */
  readonly trash: Trash;
  /** What acts over many records do, step by step. */
  readonly bulkKinds: BulkKinds;
  /** What rooms keep about people, for the export and the deletion of an account. */
  readonly personalData: PersonalData;
  readonly sessions: Sessions;
  /** Signs tokens and keys hashes; from SECRET_KEY, or made once and kept in the data folder. */
  readonly secretKey: Uint8Array;
  /** The key before it, by which what it signed is still recognised; null where there is none. */
  readonly formerKey: Uint8Array | null;
  readonly reference: Reference;
  /** Counts openings of pages made from the reference data; filled by the reference room. */
  readonly pageViews: PageViews;
  readonly onsets: DeclaredOnsets;
  /** What the daily rain that districts go by says of their seasons, in memory; filled by the climate room. */
  readonly rains: DistrictRains;
  /** What phones are answered with, in each language; filled by the translations room. */
  readonly phrases: Phrases;
  readonly spoken: Spoken;
  /** Words for a point: an outside service where one is set, else our own towns. */
  readonly geocoder: Geocoder;
  /** Fetches from addresses that people typed in, never from the inner network. */
  readonly fetchPublic: PublicFetch;
  /** Sends notices to browsers. */
  readonly push: Push;
  /** Takes e-mails over for delivery; slow, so jobs ask it and requests do not. */
  readonly mail: Mail;
  /** Takes text messages over for delivery; asked by the job that empties the outbox. */
  readonly sms: Sms;
  /** Takes what the first plainly refused; null where no second one is set up. */
  readonly smsFallback: Sms | null;
  /** The files people sent, and the tables read out of them: a folder, or a bucket that several servers share. */
  readonly storage: Storage;
  /** Looks through files that people send; null where no scanner is set. */
  readonly scanner: Scanner | null;
  /** Makes pictures that may be served out of pictures that people sent. */
  readonly images: Images;
  /** Makes recordings small for phones, and takes out of videos what others should not have. */
  readonly recordings: Recordings;
  /** Which rooms name what is kept in the storage. */
  readonly storedNames: StoredNames;
  /** Asks the tables at rest in the storage. */
  readonly tables: Tables;
  /** What the last look at each link of the resources found, in memory; filled by the resources room. */
  readonly linkHealth: LinkHealthBook;
  /** What anybody may know of the datasets, in memory; filled by the catalogue room. Rights are read from the records. */
  readonly catalogue: Catalogue;
  /** Who forecasts the weather: an outside provider where one is set; samples with sample people; else nobody. Asked by the weather room alone. */
  readonly forecast: Forecast;
  /** The weather as far as it is known here; filled by the weather room. */
  readonly weather: Weather;
  /** The outline set in use, in memory; filled by the geography room. */
  readonly outlines: Outlines;
  /** Reads files into tables, each in a process of its own. */
  readonly ingest: Ingest;
  /** Figures of the whole portal for those who watch; filled by the health room. */
  measures(): Promise<readonly Measure[]>;
  /**
   * Changes whenever something that answers are made from changes: the reference data, declared onsets, the
   * outline set, the day. It keys cached answers, so it is asked at every request and must be cheap.
   */
  cacheVersion(): string;
  /** Says that something behind the cache version changed in this process; `part` names it: 'reference', 'onsets', 'outlines'. */
  bumpCacheVersion(part: string, version: string): void;
}

/** The reference data in memory; filled by the reference room. */
export interface Reference {
  book(): ReferenceBook;
  /** Changes with every edit. */
  version(): string;
  /** Why the data of this release are not in use: the edits made here that do not fit them. Empty when they are. */
  unfitting(): readonly string[];
  /** How many rows in force rest on general knowledge, and how many of those an agronomist has reviewed. */
  reviewed(): ReviewCounts;
  /** Reads the records again; done when the book holds everything committed before the call. */
  reload(): Promise<void>;
}

/** Openings of pages, counted in memory and written together. */
export interface PageViews {
  note(page: 'plan' | 'bundle', cropId?: string, districtId?: string): void;
  /** Writes what waits; done when it is in the records. */
  write(): Promise<void>;
  /** Writes what waits and ends counting. */
  stop(): Promise<void>;
}

/** The datasets in memory, for lists and the search; filled by the catalogue room. */
export interface Catalogue {
  /** All datasets, the newest first. */
  all(): readonly Listed[];
  /** One by its id or short name. */
  find(idOrSlug: string): CatalogueEntry | undefined;
  /** How often one was looked at: exact for looks at this process, a minute old for those at others. */
  countsOf(id: string): LookCounts;
  /** Counts what this process just recorded. */
  noteLook(id: string, look: 'view' | 'download'): void;
  /** Datasets found by words, the best first. */
  search(text: string): CatalogueHits;
  /** Changes with every dataset that joins, changes or goes. */
  version(): string;
  /** Reads the counts of looks again where they are old; does not wait. */
  refreshCounts(): void;
  /** Reads what changed again; done when everything committed before the call is heard. */
  reload(id: string): Promise<void>;
}

export interface CatalogueHits {
  readonly found: readonly Listed[];
  readonly understoodAs: string | null;
  /** Words of these texts that were searched for, in lower case. */
  matchedIn(texts: readonly string[]): string[];
  /** Words worth trying where nothing was found. */
  readonly suggestions: readonly string[];
}

/** What is known of links, in memory; filled by the resources room. */
export interface LinkHealthBook {
  of(link: string): KnownLink | undefined;
  all(): readonly KnownLink[];
  /** Reads the records again; done when everything committed before the call is heard. */
  reload(): Promise<void>;
  /** When this process last tried a link, whatever came of it: kept in memory, for the order of the next round. */
  triedAt(link: string): Date | undefined;
  noteTry(link: string, at: Date): void;
}

export interface KnownLink {
  readonly link: string;
  readonly state: LinkState;
  readonly checkedAt: Date;
  /** Since when it is gone or silent; null while it is neither. */
  readonly failingSince: Date | null;
}

/** Forecasts that are kept, with fetching behind them, and the weather that was. */
export interface Weather {
  /** What is kept of a place, at once; where that is old or nothing, newer is fetched behind and waited for shortly. */
  of(place: ForecastPlace): Promise<PlaceWeather>;
  /** Fetches a place now if it is due; done when it is kept or set down. */
  refresh(place: ForecastPlace): Promise<void>;
  /** The days a district had, the oldest first, without a gap up to yesterday; empty where none were collected. */
  recentDays(districtId: string): readonly PastDay[];
  /** The same of one place, by its id. */
  pastDays(placeId: string): readonly PastDay[];
  /** Ends fetching. */
  stop(): Promise<void>;
}

/** Why there is or is not a forecast, and from when. */
export interface PlaceWeather {
  /** fresh: within the hour. stale: older. fetching: none yet, under way. unavailable: none, and the provider is not reached. unconnected: nobody is asked. */
  readonly state: 'fresh' | 'stale' | 'fetching' | 'unavailable' | 'unconnected';
  readonly weather: { readonly moments: readonly WeatherMoment[]; readonly days: readonly WeatherDay[] } | null;
  readonly fetchedAt: Date | null;
  /** When the provider is asked again; null where that is not settled. */
  readonly nextTryAt: Date | null;
  /** When it is worth asking again. */
  readonly askAgainSeconds: number;
}

/** The weather a day had. */
export interface PastDay {
  readonly date: string;
  readonly minC: number;
  readonly maxC: number;
  readonly meanC: number;
  readonly rainMm: number | null;
  readonly humidityPct: number | null;
}

/** What daily rain says of the seasons of districts, in memory; filled by the climate room. */
export interface DistrictRains {
  /** Observed and forecast onsets of a district; empty where it goes by no record. */
  reportsOf(districtId: string): readonly OnsetReport[];
  /** The record a district goes by, what its years say and its newest days. */
  recordOf(districtId: string): DistrictRecord | null;
  /** Reads the records again; done when everything committed before the call is heard. */
  reload(): Promise<void>;
}

/** A record that a district goes by. */
export interface DistrictRecord {
  readonly station: ClimateStation;
  readonly seasons: readonly SeasonRecord[];
  /** What its years come to. */
  readonly figures: RainFigures;
  /** Its newest two years. */
  readonly newest: DailySeries;
}

/** A place with a daily record. */
export interface ClimateStation {
  readonly id: string;
  readonly name: string;
  readonly zone: RainZone;
  readonly source: string;
  readonly licence: string;
  readonly isSample: boolean;
  readonly rawPublic: boolean;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly missingDays: number;
  readonly removed: boolean;
  /** A weather station, a gauge people read, or a district, a capital or a cell of a grid. */
  readonly kind: 'station' | 'gauge' | 'district' | 'capital' | 'cell';
  readonly districtId: string | null;
  /** Degrees; null where nobody said. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Whether its daily values are a dataset of the catalogue. */
  readonly inCatalogue: boolean;
}

/** Declared onsets of the rains in memory; filled by the seasons room. */
export interface DeclaredOnsets {
  /** What stands for a district and for its region, newest first; then what the daily rain of the district says. */
  reportsOf(districtId: string, regionId: string): readonly OnsetReport[];
  /** Reads the records again; done when everything committed before the call is heard. */
  reload(): Promise<void>;
}

/** Reviewed recordings in memory; filled by the speech room. */
export interface Spoken {
  /** The recordings that farmers may hear, by the keys of their pieces: those of words that still stand as they were recorded. */
  of(language: DoorLanguage): ReadonlyMap<string, SpokenPiece>;
  /** The same by their hashes, of every language. */
  byHash(): ReadonlyMap<string, SpokenPiece>;
}

export interface SpokenPiece {
  readonly hash: string;
  readonly milliseconds: number;
}

/** The sentences that phones are answered with, in memory; filled by the translations room. */
export interface Phrases {
  book(): Phrasebook;
  packs(): Packs;
}
