import type { JobTables } from '../jobs/jobs.repository.ts';
import type { AccountsTables } from '../modules/accounts/accounts.repository.ts';
import type { AuditSealTables } from '../modules/audit/audit.repository.ts';
import type { CatalogueTables } from '../modules/catalogue/catalogue.repository.ts';
import type { TranslationsTables } from '../modules/translations/translations.repository.ts';
import type { ClimateTables } from '../modules/climate/climate.repository.ts';
import type { CommunitiesTables } from '../modules/communities/communities.repository.ts';
import type { FollowsTables } from '../modules/follows/follows.repository.ts';
import type { ConversationsTables } from '../modules/conversations/conversations.repository.ts';
import type { ClimateFlagTables } from '../modules/climate/records/flags.repository.ts';
import type { GaugesTables } from '../modules/climate/gauges/gauges.repository.ts';
import type { ProposalsTables } from '../modules/climate/proposals/proposals.repository.ts';
import type { GridsTables } from '../modules/climate/grids/grids.repository.ts';
import type { DistrictRainsTables } from '../modules/climate/districtRains/districtRains.repository.ts';
import type { FarmersTables } from '../modules/farmers/farmers.repository.ts';
import type { ChartsTables } from '../modules/charts/dashboards.repository.ts';
import type { FarmsTables } from '../modules/farms/farms.repository.ts';
import type { FilesTables } from '../modules/files/files.repository.ts';
import type { GeographyTables } from '../modules/geography/geography.repository.ts';
import type { DoiTables } from '../modules/catalogue/metadata/dois.repository.ts';
import type { Dhis2Tables } from '../modules/dhis2/dhis2.repository.ts';
import type { HarvestTables } from '../modules/harvests/harvests.repository.ts';
import type { HealthTables } from '../modules/health/health.repository.ts';
import type { SpeechTables } from '../modules/speech/speech.repository.ts';
import type { SubmissionTables } from '../modules/submissions/submissions.repository.ts';
import type { MessagesTables } from '../modules/messages/messages.repository.ts';
import type { NotificationsTables } from '../modules/notifications/notifications.repository.ts';
import type { OpenRosaTables } from '../modules/openRosa/openRosa.repository.ts';
import type { OfficersTables } from '../modules/officers/requests.repository.ts';
import type { OwnDatasetTables } from '../modules/catalogue/publishing/ownDatasets.repository.ts';
import type { ReferenceTables } from '../modules/reference/reference.repository.ts';
import type { ResourcesTables } from '../modules/resources/resources.repository.ts';
import type { RisksTables } from '../modules/risks/risks.repository.ts';
import type { SeasonsTables } from '../modules/seasons/seasons.repository.ts';
import type { SupportTables } from '../modules/support/support.repository.ts';
import type { TrackingTables } from '../modules/tracking/tracking.repository.ts';
import type { ReportTables } from '../modules/traps/reports/reports.repository.ts';
import type { RuleTables } from '../modules/traps/rules/rules.repository.ts';
import type { ScoutingTables } from '../modules/traps/scouting/scouting.repository.ts';
import type { SiteTables } from '../modules/traps/traps.repository.ts';
import type { WeatherTables } from '../modules/weather/weather.repository.ts';
import type { WebhookTables } from '../modules/webhooks/webhooks.repository.ts';
import type { AuditTables } from '../platform/records/audit.repository.ts';
import type { IdempotencyTables } from '../platform/records/idempotency.repository.ts';
import type { RateCountTables } from '../platform/limits/rateCounts.repository.ts';
import type { BulkActTables } from '../modules/bulkActs/bulkActs.repository.ts';
import type { TrashTables } from '../platform/records/trash.repository.ts';

/** Every table: each repository declares its own (column names as in SQL), each room adds one line here. */
export interface Tables
  extends
    JobTables,
    AuditTables,
    AuditSealTables,
    IdempotencyTables,
    RateCountTables,
    BulkActTables,
    TrashTables,
    AccountsTables,
    CatalogueTables,
    ChartsTables,
    ClimateTables,
    TranslationsTables,
    CommunitiesTables,
    ConversationsTables,
    FollowsTables,
    ClimateFlagTables,
    DistrictRainsTables,
    GaugesTables,
    ProposalsTables,
    GridsTables,
    FarmersTables,
    FarmsTables,
    FilesTables,
    OpenRosaTables,
    GeographyTables,
    Dhis2Tables,
    DoiTables,
    HarvestTables,
    HealthTables,
    SubmissionTables,
    MessagesTables,
    NotificationsTables,
    OfficersTables,
    TrackingTables,
    ReferenceTables,
    ResourcesTables,
    RisksTables,
    SeasonsTables,
    SpeechTables,
    SupportTables,
    SiteTables,
    ReportTables,
    RuleTables,
    ScoutingTables,
    OwnDatasetTables,
    WeatherTables,
    WebhookTables {}
