import type { Locale } from '../catalogue.ts';
import { accounts } from './accounts.ts';
import { activity } from './activity.ts';
import { auditLog } from './auditLog.ts';
import { baseMap } from './baseMap.ts';
import { branch } from './branch.ts';
import { bulkActs } from './bulkActs.ts';
import { bundles } from './bundles.ts';
import { calendar } from './calendar.ts';
import { catalogue } from './catalogue.ts';
import { charts } from './charts.ts';
import { climate } from './climate.ts';
import { climateCompare } from './climateCompare.ts';
import { climateRecords } from './climateRecords.ts';
import { rainProposals } from './rainProposals.ts';
import { climateSheet } from './climateSheet.ts';
import { collected } from './collected.ts';
import { communities } from './communities.ts';
import { controlCentre } from './controlCentre.ts';
import { dashboard } from './dashboard.ts';
import { dataArea } from './dataArea.ts';
import { dataset } from './dataset.ts';
import { datasetActs } from './datasetActs.ts';
import { datasetCompare } from './datasetCompare.ts';
import { datasetParts } from './datasetParts.ts';
import { datasets } from './datasets.ts';
import { dates } from './dates.ts';
import { tableTools } from './tableTools.ts';
import { dictionary } from './dictionary.ts';
import { entry } from './entry.ts';
import { farmerImport } from './farmerImport.ts';
import { farmerMerge } from './farmerMerge.ts';
import { farmerRecord } from './farmerRecord.ts';
import { farmers } from './farmers.ts';
import { farmFiles } from './farmFiles.ts';
import { farmRecords } from './farmRecords.ts';
import { farms } from './farms.ts';
import { farmWork } from './farmWork.ts';
import { field } from './field.ts';
import { files } from './files.ts';
import { findWeather } from './findWeather.ts';
import { gauges } from './gauges.ts';
import { listen } from './listen.ts';
import { speech } from './speech.ts';
import { translations } from './translations.ts';
import { geography } from './geography.ts';
import { groups } from './groups.ts';
import { dhis2 } from './dhis2.ts';
import { harvests } from './harvests.ts';
import { head } from './head.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { issuers } from './issuers.ts';
import { keeping } from './keeping.ts';
import { submissions } from './submissions.ts';
import { licences } from './licences.ts';
import { lost } from './lost.ts';
import { manage } from './manage.ts';
import { maps } from './maps.ts';
import { membership } from './membership.ts';
import { messages } from './messages.ts';
import { messaging } from './messaging.ts';
import { notice } from './notice.ts';
import { notices } from './notices.ts';
import { kept } from './kept.ts';
import { offline } from './offline.ts';
import { officerRequest } from './officerRequest.ts';
import { outages } from './outages.ts';
import { officers } from './officers.ts';
import { older } from './older.ts';
import { ownAccount } from './ownAccount.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { privacy } from './privacy.ts';
import { projects } from './projects.ts';
import { quoted } from './quoted.ts';
import { secondStep } from './secondStep.ts';
import { services } from './services.ts';
import { push } from './push.ts';
import { questions } from './questions.ts';
import { recorder } from './recorder.ts';
import { reach } from './reach.ts';
import { resourceEditing } from './resourceEditing.ts';
import { storyEditing } from './storyEditing.ts';
import { resources } from './resources.ts';
import { publicRisks } from './publicRisks.ts';
import { risks } from './risks.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { shell } from './shell.ts';
import { starts } from './starts.ts';
import { stories } from './stories.ts';
import { support } from './support.ts';
import { tempRain } from './tempRain.ts';
import { tokens } from './tokens.ts';
import { traps } from './traps.ts';
import { trash } from './trash.ts';
import { tracking } from './tracking.ts';
import { ui } from './ui.ts';
import { upload } from './upload.ts';
import { warnings } from './warnings.ts';
import { weather } from './weather.ts';
import { webhooks } from './webhooks.ts';

/** English: the language every other falls back to. An area is a file; its name is the first part of the key. */
export const english = {
  tag: 'en',
  isOne: (count: number) => count === 1,
  texts: {
    accounts,
    dictionary,
    tableTools,
    activity,
    auditLog,
    baseMap,
    branch,
    bulkActs,
    bundles,
    calendar,
    catalogue,
    charts,
    climate,
    climateCompare,
    climateRecords,
    rainProposals,
    climateSheet,
    collected,
    communities,
    controlCentre,
    dashboard,
    dataArea,
    dataset,
    datasetActs,
    datasetCompare,
    datasetParts,
    datasets,
    dates,
    entry,
    farmerImport,
    farmerMerge,
    farmerRecord,
    farmers,
    farmFiles,
    farmRecords,
    farms,
    farmWork,
    field,
    files,
    findWeather,
    gauges,
    listen,
    speech,
    translations,
    geography,
    groups,
    dhis2,
    harvests,
    head,
    health,
    home,
    issuers,
    keeping,
    submissions,
    licences,
    lost,
    manage,
    maps,
    membership,
    messages,
    messaging,
    notice,
    notices,
    officerRequest,
    outages,
    officers,
    kept,
    offline,
    older,
    ownAccount,
    pages,
    people,
    privacy,
    projects,
    publicRisks,
    quoted,
    push,
    questions,
    reach,
    recorder,
    resourceEditing,
    resources,
    risks,
    secondStep,
    services,
    settings,
    sharing,
    shell,
    starts,
    stories,
    storyEditing,
    support,
    tempRain,
    tracking,
    tokens,
    traps,
    trash,
    ui,
    upload,
    warnings,
    weather,
    webhooks,
  },
} as const satisfies Locale;
