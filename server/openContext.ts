import path from 'node:path';
import type { Clock } from './adapters/clock/clock.ts';
import { openImages } from './adapters/images/openImages.ts';
import type { Ingest } from './adapters/ingest/ingest.ts';
import { openIngest } from './adapters/ingest/openIngest.ts';
import { openMail } from './adapters/mail/openMail.ts';
import { openPush } from './adapters/push/push.ts';
import { openPublicFetch } from './adapters/outside/publicFetch.ts';
import { openRecordings } from './adapters/recordings/openRecordings.ts';
import { clamdScanner } from './adapters/scan/clamd.ts';
import { openStorage } from './adapters/storage/openStorage.ts';
import { openTables } from './adapters/tables/openTables.ts';
import { openTraces } from './adapters/traces/traces.ts';
import type { Config } from './config.ts';
import { openDatabase, type DatabaseAddress } from './database/connection.ts';
import { openListener } from './database/listener.ts';
import { migrate } from './database/migrator.ts';
import type { AppContext } from './context.ts';
import { createJobs } from './jobs/jobs.ts';
import { handleAccountMail } from './modules/accounts/registration/accountMail.service.ts';
import { inviteListedOfficers } from './modules/accounts/officers/officerLists.service.ts';
import { followRegions, forgetEndedSessions } from './modules/accounts/accounts.service.ts';
import { registerAccountData } from './modules/accounts/profile/accountDeletion.service.ts';
import { createSessions } from './modules/accounts/signIn/sessions.service.ts';
import { registerCatalogue, openCatalogue } from './modules/catalogue/catalogue.service.ts';
import { addPlacesAsCommunities } from './modules/communities/communities.service.ts';
import { tellFollowers } from './modules/follows/follows.service.ts';
import { registerConversations } from './modules/conversations/conversations.service.ts';
import { registerDashboards } from './modules/charts/charts.service.ts';
import { registerBulkActs } from './modules/bulkActs/bulkActs.service.ts';
import { registerFarmerRecords } from './modules/farmerRecord/farmerRecord.service.ts';
import { registerFarmers } from './modules/farmers/farmers.service.ts';
import { registerFarms } from './modules/farms/farms.service.ts';
import { registerFiles } from './modules/files/files.service.ts';
import { handleOutlineJobs, openGeocoder, openOutlines } from './modules/geography/geography.service.ts';
import { createMeasures, scheduleHealthChecks } from './modules/health/health.service.ts';
import { registerSubmissions } from './modules/submissions/submissions.service.ts';
import { registerMessages, openProviders } from './modules/messages/messages.service.ts';
import { registerNotifications } from './modules/notifications/notifications.service.ts';
import { forgetPageViews, openPageViews, openReference } from './modules/reference/reference.service.ts';
import { scheduleLinkChecks, openLinkHealth } from './modules/resources/resources.service.ts';
import { registerOpenRosa } from './modules/openRosa/openRosa.service.ts';
import { registerRisks } from './modules/risks/risks.service.ts';
import { registerHandOvers, registerOfficerRequests, turnCoversDaily } from './modules/officers/officers.service.ts';
import { scheduleAuditSealing } from './modules/audit/audit.service.ts';
import { registerSpeech, openSpoken } from './modules/speech/speech.service.ts';
import { openPhrases } from './modules/translations/translations.service.ts';
import { openDistrictRains } from './modules/climate/districtRains/districtRains.service.ts';
import { openDeclaredOnsets } from './modules/seasons/seasons.service.ts';
import { registerSupport } from './modules/support/support.service.ts';
import { registerTraps } from './modules/traps/traps.service.ts';
import { scheduleWeatherCollection, openWeather } from './modules/weather/weather.service.ts';
import { registerDhis2 } from './modules/dhis2/dhis2.service.ts';
import { registerHarvests } from './modules/harvests/harvests.service.ts';
import { registerWebhooks } from './modules/webhooks/webhooks.service.ts';
import { readRelease } from './release.ts';
import { createPersonalData } from './platform/records/personalData.ts';
import { registerHousekeeping } from './platform/records/housekeeping.ts';
import { createStoredNames } from './platform/files/storedNames.ts';
import type { Log } from './platform/observability/log.ts';
import { readFormerKey, readSecretKey } from './platform/secrets/secretKey.ts';
import { openSignals } from './platform/records/signals.ts';
import { createCacheVersion } from './platform/cache/cacheVersion.ts';
import { createBulkKinds } from './platform/records/bulkKinds.ts';
import { createTrash } from './platform/records/trash.ts';

export interface ContextOptions {
  readonly config: Config;
  /** DATABASE_URL, or the embedded server's address. */
  readonly address: DatabaseAddress;
  readonly clock: Clock;
  readonly log: Log;
  /** Who reads files; a child process for each, when left out. */
  readonly ingest?: Ingest | undefined;
  /** Says when work that comes round is due again; the system's clock, when left out. */
  readonly periods?: Clock | undefined;
}

export interface OpenedContext {
  readonly context: AppContext;
  /** Ends jobs, the line between processes and the connections, in this order. */
  close(): Promise<void>;
}

/** Brings the records up to this release and opens everything a portal needs. Jobs begin with `context.jobs.start()`. */
export async function openContext({
  config,
  address,
  clock,
  log,
  ingest,
  periods,
}: ContextOptions): Promise<OpenedContext> {
  const applied = await migrate(address);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  const traces = await openTraces(config.tracesUrl, readRelease().version);
  const {
    db,
    readDb,
    pool,
    close: closeDatabase,
  } = openDatabase({
    address,
    readAddress: config.databaseReadUrl ?? undefined,
    poolSize: config.databasePool,
    onStatement: traces?.statement,
    onError: (error) => log.warn(error, 'a connection to the records broke'),
  });
  const signals = await openSignals(
    (options) => openListener({ ...options, address }),
    (error) => log.warn(error, 'signals'),
  );
  const onError = (error: unknown, kind: string) => log.error({ err: error, kind }, 'a job failed');
  const jobs = createJobs({ db, signals, clock: periods, onError });
  const secretKey = readSecretKey(config);
  const formerKey = readFormerKey(config);
  const storage = await openStorage(config);
  storage
    .check()
    .catch((error: Error) => log.error(`Files can neither be kept nor read: ${error.message}. See STORAGE_URL.`));
  const tables = openTables({ storage, scratch: path.join(config.dataDir, 'cache', 'tables') });
  const images = openImages({ storage, clock, scratch: path.join(config.dataDir, 'work') });
  const recordings = openRecordings({ storage, clock, scratch: path.join(config.dataDir, 'work') });
  const cacheVersion = createCacheVersion(clock);
  const reference = await openReference({ db, signals, log, bumpCacheVersion: cacheVersion.bumpCacheVersion });
  const pageViews = openPageViews({ db, clock, log });
  const rains = await openDistrictRains({
    db,
    config,
    signals,
    clock,
    log,
    bumpCacheVersion: cacheVersion.bumpCacheVersion,
  });
  const phrases = await openPhrases({ db, signals, log });
  const spoken = await openSpoken({
    db,
    signals,
    log,
    phrases,
    reference,
    bumpCacheVersion: cacheVersion.bumpCacheVersion,
  });
  const onsets = await openDeclaredOnsets({ db, signals, log, rains, bumpCacheVersion: cacheVersion.bumpCacheVersion });
  const outlines = await openOutlines({ db, signals, log, bumpCacheVersion: cacheVersion.bumpCacheVersion });
  const linkHealth = await openLinkHealth({ db, signals, log, bumpCacheVersion: cacheVersion.bumpCacheVersion });
  const catalogue = await openCatalogue({ db, signals, log, bumpCacheVersion: cacheVersion.bumpCacheVersion });
  const { forecast, weather } = await openWeather({
    config,
    db,
    signals,
    clock,
    log,
    reference,
    outlines,
    bumpCacheVersion: cacheVersion.bumpCacheVersion,
  });
  const fetchPublic = openPublicFetch([...config.innerHosts, ...hostOf(config.boundariesUrl)]);
  const context: AppContext = {
    config,
    db,
    readDb,
    pool,
    clock,
    log,
    signals,
    jobs,
    trash: createTrash(),
    bulkKinds: createBulkKinds(),
    personalData: createPersonalData(),
    sessions: createSessions(db, { secretKey, formerKey }, signals, config),
    secretKey,
    formerKey,
    reference,
    pageViews,
    onsets,
    rains,
    phrases,
    spoken,
    geocoder: openGeocoder({ config, log, outlines, book: reference.book }),
    fetchPublic,
    push: openPush({ secretKey, formerKey, contact: contactOf(config), fetchPublic }),
    mail: openMail({ config, clock, log }),
    ...openProviders({ config, clock, secretKey }),
    storage,
    traces,
    scanner: config.clamd === null ? null : clamdScanner(config.clamd),
    images,
    recordings,
    storedNames: createStoredNames(),
    tables,
    forecast,
    weather,
    outlines,
    linkHealth,
    ingest: ingest ?? openIngest(),
    catalogue,
    measures: createMeasures({ db, config, clock }),
    ...cacheVersion,
  };
  registerHousekeeping(context);
  forgetPageViews(context);
  scheduleAuditSealing(context);
  scheduleHealthChecks(context);
  forgetEndedSessions(context);
  handleAccountMail(context);
  inviteListedOfficers(context);
  registerAccountData(context);
  registerCatalogue(context);
  registerDashboards(context);
  handleOutlineJobs(context);
  scheduleLinkChecks(context);
  registerSupport(context);
  scheduleWeatherCollection(context);
  registerNotifications(context);
  registerMessages(context);
  registerConversations(context);
  tellFollowers(context);
  registerSubmissions(context);
  registerFarmers(context);
  registerBulkActs(context);
  registerFarmerRecords(context);
  registerOfficerRequests(context);
  registerHandOvers(context);
  turnCoversDaily(context);
  followRegions(context);
  registerTraps(context);
  registerFiles(context);
  registerOpenRosa(context);
  registerRisks(context);
  registerSpeech(context);
  registerWebhooks(context);
  registerHarvests(context);
  registerDhis2(context);
  registerFarms(context);
  // Records that were just made or changed; others have them, and what came with a release follows after the start.
  if (applied.length > 0) await addPlacesAsCommunities(context);
  return {
    context,
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
      await traces?.close().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'));
    },
  };
}

/** Where push services find whoever runs the portal. */
function contactOf({ publicUrl, mailFrom }: Config): string {
  return publicUrl?.startsWith('https://') ? publicUrl : `mailto:${mailFrom}`;
}

/** The operator's own address of outlines may lie in the inner network. */
function hostOf(address: string | null): string[] {
  return address === null ? [] : [new URL(address).hostname];
}
