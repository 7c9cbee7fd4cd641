import path from 'node:path';
import type { Clock } from './adapters/clock/clock.ts';
import { openImages } from './adapters/images/openImages.ts';
import type { Ingest } from './adapters/ingest/ingest.ts';
import { openIngest } from './adapters/ingest/openIngest.ts';
import { openMail } from './adapters/mail/openMail.ts';
import { openPublicFetch } from './adapters/outside/publicFetch.ts';
import { openRecordings } from './adapters/recordings/openRecordings.ts';
import { clamdScanner } from './adapters/scan/clamd.ts';
import { openStorage } from './adapters/storage/openStorage.ts';
import { openTables } from './adapters/tables/openTables.ts';
import type { Config } from './config.ts';
import { openDatabase, type DatabaseAddress } from './database/connection.ts';
import { openListener } from './database/listener.ts';
import { migrate } from './database/migrator.ts';
import type { House } from './house.ts';
import { createJobs } from './jobs/jobs.ts';
import { handleAccountMail } from './modules/accounts/accountMail.service.ts';
import { forgetEndedSessions } from './modules/accounts/accounts.service.ts';
import { registerOwnBelongings } from './modules/accounts/leaving.service.ts';
import { createSessions } from './modules/accounts/sessions.service.ts';
import { keepCatalogue, openCatalogue } from './modules/catalogue/catalogue.service.ts';
import { keepPlacesAsCommunities } from './modules/communities/communities.service.ts';
import { keepDashboards } from './modules/charts/charts.service.ts';
import { keepFarmerRecords } from './modules/farmerRecord/farmerRecord.service.ts';
import { keepFarmers } from './modules/farmers/farmers.service.ts';
import { keepFarms } from './modules/farms/farms.service.ts';
import { keepFiles } from './modules/files/files.service.ts';
import { handleOutlineJobs, openGeocoder, openOutlines } from './modules/geography/geography.service.ts';
import { createMeasures, keepHealthWatched } from './modules/health/health.service.ts';
import { openLake } from './modules/lake/lake.service.ts';
import { keepMessages, openProviders } from './modules/messages/messages.service.ts';
import { openNotifications } from './modules/notifications/notifications.service.ts';
import { forgetPageViews, openPageViews, openReference } from './modules/reference/reference.service.ts';
import { keepLinksChecked, openLinkHealth } from './modules/resources/resources.service.ts';
import { keepRisks } from './modules/risks/risks.service.ts';
import { keepOfficerRequests } from './modules/officers/officers.service.ts';
import { keepAuditSealed } from './modules/audit/audit.service.ts';
import { openDistrictRains } from './modules/climate/districtRains.service.ts';
import { openDeclaredOnsets } from './modules/seasons/seasons.service.ts';
import { openSupport } from './modules/support/support.service.ts';
import { keepTraps } from './modules/traps/traps.service.ts';
import { keepWeatherCollected, openWeather } from './modules/weather/weather.service.ts';
import { createBelongings } from './platform/belongings.ts';
import { registerHousekeeping } from './platform/housekeeping.ts';
import { createKeptNames } from './platform/keptNames.ts';
import type { Log } from './platform/log.ts';
import { readFormerKey, readSecretKey } from './platform/secretKey.ts';
import { openSignals } from './platform/signals.ts';
import { createStamp } from './platform/stamp.ts';
import { createTrash } from './platform/trash.ts';

export interface HouseOptions {
  readonly config: Config;
  /** DATABASE_URL, or the embedded server's address. */
  readonly address: DatabaseAddress;
  readonly clock: Clock;
  readonly log: Log;
  /** Who reads files; a child process for each, when left out. */
  readonly ingest?: Ingest | undefined;
}

export interface OpenedHouse {
  readonly house: House;
  /** Ends jobs, the line between processes and the connections, in this order. */
  close(): Promise<void>;
}

/** Brings the records up to this release and opens everything a portal needs. Jobs begin with `house.jobs.start()`. */
export async function openHouse({ config, address, clock, log, ingest }: HouseOptions): Promise<OpenedHouse> {
  const applied = await migrate(address);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  const { db, readDb, pool, close: closeDatabase } = openDatabase({
    address,
    readAddress: config.databaseReadUrl ?? undefined,
    poolSize: config.databasePool,
    onError: (error) => log.warn(error, 'a connection to the records broke'),
  });
  const signals = await openSignals(
    (options) => openListener({ ...options, address }),
    (error) => log.warn(error, 'signals'),
  );
  const jobs = createJobs({ db, signals, onError: (error, kind) => log.error({ err: error, kind }, 'a job failed') });
  const secretKey = readSecretKey(config);
  const formerKey = readFormerKey(config);
  const storage = await openStorage(config);
  storage.check().catch((error: Error) => log.error(`Files can neither be kept nor read: ${error.message}. See STORAGE_URL.`));
  const tables = openTables({ storage, scratch: path.join(config.dataDir, 'cache', 'tables') });
  const images = openImages({ storage, clock, scratch: path.join(config.dataDir, 'work') });
  const recordings = openRecordings({ storage, clock, scratch: path.join(config.dataDir, 'work') });
  const stamp = createStamp(clock);
  const reference = await openReference({ db, signals, log, restamp: stamp.restamp });
  const pageViews = openPageViews({ db, clock, log });
  const rains = await openDistrictRains({ db, signals, clock, log, restamp: stamp.restamp });
  const onsets = await openDeclaredOnsets({ db, signals, log, rains, restamp: stamp.restamp });
  const outlines = await openOutlines({ db, signals, log, restamp: stamp.restamp });
  const linkHealth = await openLinkHealth({ db, signals, log, restamp: stamp.restamp });
  const catalogue = await openCatalogue({ db, signals, log, restamp: stamp.restamp });
  const { forecast, weather } = await openWeather({ config, db, signals, clock, log, reference, outlines, restamp: stamp.restamp });
  const house: House = {
    config,
    db,
    readDb,
    pool,
    clock,
    log,
    signals,
    jobs,
    trash: createTrash(),
    belongings: createBelongings(),
    sessions: createSessions(db, { secretKey, formerKey }, signals),
    secretKey,
    formerKey,
    reference,
    pageViews,
    onsets,
    rains,
    geocoder: openGeocoder({ config, log, outlines, book: reference.book }),
    fetchPublic: openPublicFetch([...config.innerHosts, ...hostOf(config.boundariesUrl)]),
    mail: openMail({ config, clock, log }),
    ...openProviders({ config, clock, secretKey }),
    storage,
    scanner: config.clamd === null ? null : clamdScanner(config.clamd),
    images,
    recordings,
    keptNames: createKeptNames(),
    tables,
    forecast,
    weather,
    outlines,
    linkHealth,
    ingest: ingest ?? openIngest(),
    catalogue,
    measures: createMeasures({ db, config, clock }),
    ...stamp,
  };
  registerHousekeeping(house);
  forgetPageViews(house);
  keepAuditSealed(house);
  keepHealthWatched(house);
  forgetEndedSessions(house);
  handleAccountMail(house);
  registerOwnBelongings(house);
  keepCatalogue(house);
  keepDashboards(house);
  handleOutlineJobs(house);
  keepLinksChecked(house);
  openSupport(house);
  keepWeatherCollected(house);
  openNotifications(house);
  keepMessages(house);
  openLake(house);
  keepFarmers(house);
  keepFarmerRecords(house);
  keepOfficerRequests(house);
  keepTraps(house);
  keepFiles(house);
  keepRisks(house);
  keepFarms(house);
  await keepPlacesAsCommunities(house);
  return {
    house,
    async close() {
      await jobs.stop();
      await pageViews.stop();
      await weather.stop();
      await tables.close();
      images.close();
      recordings.close();
      storage.close();
      await signals.close();
      await closeDatabase();
    },
  };
}

/** The operator's own address of outlines may lie in the inner network. */
function hostOf(address: string | null): string[] {
  return address === null ? [] : [new URL(address).hostname];
}
