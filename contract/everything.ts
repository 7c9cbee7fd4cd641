import type { EndpointShape } from './endpoint.ts';
import * as accessTokens from './accounts/accessTokens.ts';
import * as accounts from './accounts/accounts.ts';
import * as audit from './audit/audit.ts';
import * as bulkActs from './bulkActs/bulkActs.ts';
import * as bundles from './bundles/bundles.ts';
import * as calendar from './calendar/calendar.ts';
import * as catalogue from './catalogue/catalogue.ts';
import * as climate from './climate/climate.ts';
import * as climateFiles from './climate/climateFiles.ts';
import * as communities from './communities/communities.ts';
import * as communityImport from './communities/communityImport.ts';
import * as datasetAccess from './catalogue/datasetAccess.ts';
import * as datasetKeeping from './catalogue/datasetEditing.ts';
import * as datasetRows from './catalogue/datasetRows.ts';
import * as charts from './charts/charts.ts';
import * as climateFlags from './climate/climateFlags.ts';
import * as climatePlaces from './climate/climatePlaces.ts';
import * as accumulatedRain from './climate/accumulatedRain.ts';
import * as follows from './textPages/follows.ts';
import * as followedPlaces from './climate/followedPlaces.ts';
import * as gauges from './climate/gauges.ts';
import * as rainProposals from './climate/rainProposals.ts';
import * as dashboards from './charts/dashboards.ts';
import * as dayOne from './portal/setUp.ts';
import * as dhis2 from './dhis2/dhis2.ts';
import * as doors from './conversations/channels.ts';
import * as districtRains from './climate/districtRains.ts';
import * as embeds from './charts/embeds.ts';
import * as farmerFilters from './farmers/farmerFilters.ts';
import * as farmerImport from './farmers/farmerImport.ts';
import * as farmerMerge from './farmerRecord/farmerMerge.ts';
import * as farmerQuestions from './conversations/farmerQuestions.ts';
import * as farmerRecord from './farmerRecord/farmerRecord.ts';
import * as farmers from './farmers/farmers.ts';
import * as farmFiles from './farms/farmFiles.ts';
import * as farmMaps from './farms/farmMaps.ts';
import * as farmRecords from './farms/farmRecords.ts';
import * as farms from './farms/farms.ts';
import * as figures from './geography/figures.ts';
import * as files from './files/files.ts';
import * as geography from './geography/geography.ts';
import * as groups from './farmers/groups.ts';
import * as harvests from './harvests/harvests.ts';
import * as health from './health/health.ts';
import * as issuers from './accounts/issuers.ts';
import * as submissions from './submissions/submissions.ts';
import * as submissionReview from './submissions/submissionReview.ts';
import * as legacyContacts from './farmers/legacyContacts.ts';
import * as legacyDatasets from './catalogue/legacyDatasets.ts';
import * as legacyFiles from './files/legacyFiles.ts';
import * as messageDrafts from './messages/messageDrafts.ts';
import * as messageGates from './messages/messageCallbacks.ts';
import * as messages from './messages/messages.ts';
import * as messageStops from './messages/messageStops.ts';
import * as messageTemplates from './messages/messageTemplates.ts';
import * as notifications from './notifications/notifications.ts';
import * as officerImport from './officers/officerImport.ts';
import * as officerRequests from './officers/officerRequests.ts';
import * as officers from './officers/officers.ts';
import * as openDataAssistants from './openData/assistants.ts';
import * as openDataCatalogues from './openData/catalogues.ts';
import * as openDataCkan from './openData/ckan.ts';
import * as openDataFeeds from './openData/feeds.ts';
import * as openDataOgc from './openData/ogc.ts';
import * as openDataCollected from './openData/collected.ts';
import * as openDataOpenRosa from './openData/openRosa.ts';
import * as olderCalendar from './calendar/olderCalendar.ts';
import * as outlineSets from './geography/outlineSets.ts';
import * as ownAccount from './accounts/ownAccount.ts';
import * as passwordReset from './accounts/passwordReset.ts';
import * as people from './accounts/people.ts';
import * as phones from './conversations/phones.ts';
import * as push from './conversations/push.ts';
import * as portal from './portal/portal.ts';
import * as projects from './projects/projects.ts';
import * as providerSignIn from './accounts/providerSignIn.ts';
import * as reference from './reference/reference.ts';
import * as referenceReviews from './reference/referenceReviews.ts';
import * as registration from './accounts/registration.ts';
import * as resourceEditing from './resources/resourceEditing.ts';
import * as resources from './resources/resources.ts';
import * as riskCategories from './risks/riskCategories.ts';
import * as risks from './risks/risks.ts';
import * as scouting from './traps/scouting.ts';
import * as secondStep from './accounts/secondStep.ts';
import * as seasons from './seasons/seasons.ts';
import * as speech from './speech/speech.ts';
import * as startRequests from './messages/startRequests.ts';
import * as stories from './stories/stories.ts';
import * as support from './support/support.ts';
import * as trapMap from './traps/trapMap.ts';
import * as trapRules from './traps/trapRules.ts';
import * as traps from './traps/traps.ts';
import * as translations from './translations/translations.ts';
import * as trash from './trash/trash.ts';
import * as textPages from './textPages/textPages.ts';
import * as tracking from './tracking/tracking.ts';
import * as uploads from './submissions/uploads.ts';
import * as warnings from './risks/warnings.ts';
import * as weather from './weather/weather.ts';
import * as weatherHistory from './weather/weatherHistory.ts';
import * as webhooks from './webhooks/webhooks.ts';
import * as zones from './risks/zones.ts';

/** Every declared call, room by room: the API document, the contract test and the rights matrix read it. */
export const everything: readonly EndpointShape[] = [
  accessTokens,
  accounts,
  audit,
  bulkActs,
  bundles,
  calendar,
  catalogue,
  charts,
  climate,
  climateFiles,
  climateFlags,
  climatePlaces,
  accumulatedRain,
  followedPlaces,
  follows,
  gauges,
  rainProposals,
  communities,
  communityImport,
  dashboards,
  datasetAccess,
  datasetKeeping,
  datasetRows,
  dayOne,
  districtRains,
  dhis2,
  doors,
  embeds,
  farmerFilters,
  farmerImport,
  farmerMerge,
  farmerQuestions,
  farmerRecord,
  farmers,
  farmFiles,
  farmMaps,
  farmRecords,
  farms,
  figures,
  files,
  geography,
  groups,
  harvests,
  health,
  issuers,
  submissions,
  submissionReview,
  legacyContacts,
  legacyDatasets,
  legacyFiles,
  messageDrafts,
  messageGates,
  messages,
  messageStops,
  messageTemplates,
  notifications,
  officerImport,
  officerRequests,
  officers,
  olderCalendar,
  openDataAssistants,
  openDataCatalogues,
  openDataCkan,
  openDataFeeds,
  openDataOgc,
  openDataCollected,
  openDataOpenRosa,
  outlineSets,
  ownAccount,
  passwordReset,
  people,
  phones,
  push,
  portal,
  projects,
  providerSignIn,
  reference,
  referenceReviews,
  registration,
  resourceEditing,
  resources,
  riskCategories,
  risks,
  scouting,
  secondStep,
  seasons,
  speech,
  startRequests,
  stories,
  support,
  textPages,
  tracking,
  trapMap,
  trapRules,
  traps,
  translations,
  trash,
  uploads,
  warnings,
  weather,
  weatherHistory,
  webhooks,
  zones,
].flatMap(endpointsOf);

function endpointsOf(room: Readonly<Record<string, unknown>>): EndpointShape[] {
  return Object.values(room).filter(isEndpoint);
}

/** Shapes live beside the endpoints in a room's file; an endpoint is what has a method, a path and a name. */
function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'name' in value;
}
