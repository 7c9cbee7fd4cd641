import type { EndpointShape } from './endpoint.ts';
import * as accessTokens from './accessTokens.ts';
import * as accounts from './accounts.ts';
import * as audit from './audit.ts';
import * as bulkActs from './bulkActs.ts';
import * as bundles from './bundles.ts';
import * as calendar from './calendar.ts';
import * as catalogue from './catalogue.ts';
import * as climate from './climate.ts';
import * as climateFiles from './climateFiles.ts';
import * as communities from './communities.ts';
import * as communityImport from './communityImport.ts';
import * as datasetAccess from './datasetAccess.ts';
import * as datasetKeeping from './datasetKeeping.ts';
import * as datasetRows from './datasetRows.ts';
import * as charts from './charts.ts';
import * as climateFlags from './climateFlags.ts';
import * as accumulatedRain from './accumulatedRain.ts';
import * as follows from './follows.ts';
import * as followedPlaces from './followedPlaces.ts';
import * as gauges from './gauges.ts';
import * as rainProposals from './rainProposals.ts';
import * as dashboards from './dashboards.ts';
import * as dayOne from './dayOne.ts';
import * as dhis2 from './dhis2.ts';
import * as doors from './doors.ts';
import * as districtRains from './districtRains.ts';
import * as embeds from './embeds.ts';
import * as farmerFilters from './farmerFilters.ts';
import * as farmerImport from './farmerImport.ts';
import * as farmerMerge from './farmerMerge.ts';
import * as farmerQuestions from './farmerQuestions.ts';
import * as farmerRecord from './farmerRecord.ts';
import * as farmers from './farmers.ts';
import * as farmFiles from './farmFiles.ts';
import * as farmMaps from './farmMaps.ts';
import * as farmRecords from './farmRecords.ts';
import * as farms from './farms.ts';
import * as figures from './figures.ts';
import * as files from './files.ts';
import * as geography from './geography.ts';
import * as groups from './groups.ts';
import * as harvests from './harvests.ts';
import * as health from './health.ts';
import * as issuers from './issuers.ts';
import * as submissions from './submissions.ts';
import * as submissionReview from './submissionReview.ts';
import * as legacyContacts from './legacyContacts.ts';
import * as legacyDatasets from './legacyDatasets.ts';
import * as legacyFiles from './legacyFiles.ts';
import * as messageDrafts from './messageDrafts.ts';
import * as messageGates from './messageGates.ts';
import * as messages from './messages.ts';
import * as messageStops from './messageStops.ts';
import * as messageTemplates from './messageTemplates.ts';
import * as notifications from './notifications.ts';
import * as officerImport from './officerImport.ts';
import * as officerRequests from './officerRequests.ts';
import * as officers from './officers.ts';
import * as openDataAssistants from './openData/assistants.ts';
import * as openDataCatalogues from './openData/catalogues.ts';
import * as openDataCkan from './openData/ckan.ts';
import * as openDataFeeds from './openData/feeds.ts';
import * as openDataOgc from './openData/ogc.ts';
import * as openDataCollected from './openData/collected.ts';
import * as openDataOpenRosa from './openData/openRosa.ts';
import * as olderCalendar from './olderCalendar.ts';
import * as outlineSets from './outlineSets.ts';
import * as ownAccount from './ownAccount.ts';
import * as passwordReset from './passwordReset.ts';
import * as people from './people.ts';
import * as phones from './phones.ts';
import * as push from './push.ts';
import * as portal from './portal.ts';
import * as projects from './projects.ts';
import * as providerSignIn from './providerSignIn.ts';
import * as reference from './reference.ts';
import * as referenceReviews from './referenceReviews.ts';
import * as registration from './registration.ts';
import * as resourceEditing from './resourceEditing.ts';
import * as resources from './resources.ts';
import * as riskCategories from './riskCategories.ts';
import * as risks from './risks.ts';
import * as scouting from './scouting.ts';
import * as secondStep from './secondStep.ts';
import * as seasons from './seasons.ts';
import * as speech from './speech.ts';
import * as startRequests from './startRequests.ts';
import * as stories from './stories.ts';
import * as support from './support.ts';
import * as trapMap from './trapMap.ts';
import * as trapRules from './trapRules.ts';
import * as traps from './traps.ts';
import * as translations from './translations.ts';
import * as trash from './trash.ts';
import * as textPages from './textPages.ts';
import * as tracking from './tracking.ts';
import * as uploads from './uploads.ts';
import * as warnings from './warnings.ts';
import * as weather from './weather.ts';
import * as weatherHistory from './weatherHistory.ts';
import * as webhooks from './webhooks.ts';
import * as zones from './zones.ts';

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
