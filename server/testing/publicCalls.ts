import { everything } from '#contract/everything.ts';
import type { PersonalDataApp } from './personalDataApp.ts';

/** What a call is asked with: values of its path, what follows it, its body. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}

const maize = { crop: 'maize', district: 'ejura_sekyedumase_municipal' };

/** The actions of CKAN by GET and by POST. */
function ckanCalls(dataset: string): Readonly<Record<string, readonly Asked[]>> {
  const taken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    PackageShow: { id: dataset },
    PackageAutocomplete: { q: 'maize' },
    GroupShow: { id: 'crops' },
    GroupPackageShow: { id: 'crops' },
    OrganizationShow: { id: 'mofa' },
    TagShow: { id: 'harvest' },
    ResourceShow: { id: `${dataset}.1.csv` },
    DatastoreSearch: { resource_id: `${dataset}.1.csv` },
    HelpShow: { name: 'site_read' },
  };
  return Object.fromEntries(
    everything
      .filter(({ name }) => name.startsWith('ckan'))
      .map(({ name, method }) => {
        const fields = taken[name.replace(/^ckan|ByPost$/g, '')] ?? {};
        return [name, [method === 'POST' ? { body: fields } : { query: String(new URLSearchParams(fields)) }]];
      }),
  );
}

/** Every collection of OGC API, whole. */
function ogcCalls(risk: string): Readonly<Record<string, readonly Asked[]>> {
  const collections = ['regions', 'districts', 'projects', 'risks', 'farms', 'stations', 'traps'];
  const each = collections.map((collection) => ({ params: { collection } }));
  return {
    showOgcCollection: each,
    showOgcQueryables: each,
    listOgcItems: each.flatMap((call) => [
      { ...call, query: 'limit=1000' },
      { ...call, query: 'limit=1000&f=html' },
    ]),
    showOgcItem: [{ params: { collection: 'risks', item: risk } }],
    listOgcTilesets: [{ params: { collection: 'farms' } }],
    showOgcTileset: [{ params: { collection: 'farms', matrix: 'WebMercatorQuad' } }],
  };
}

/** Calls for everybody that want something said; the others are asked as they are. */
export function publicCalls({
  dataset,
  ids,
  paths: { link, stop, photos },
}: PersonalDataApp): Readonly<Record<string, readonly Asked[]>> {
  const last = (path: string): string => path.split('/').at(-1) ?? '';
  const table = { id: dataset, number: '1', dbref: dataset };
  const risk = { id: ids.verified };
  const place = { latitude: 7.3897, longitude: -1.411 };
  return {
    chooseBundle: [{ query: 'ecoZoneId=1&investmentLevelId=2&productivity=true' }],
    findBelt: [{ query: 'district=Ejura' }],
    listNearestBundles: [{ query: 'ecoZoneId=1' }],
    showBundle: [{ params: { bundleId: '17' } }],
    calculateCalendar: [{ body: maize }],
    downloadCalendar: [{ params: maize }],
    listPlantingDays: [{ params: maize }],
    showCrop: [{ params: { id: 'maize' } }],
    showCropClimate: [{ params: maize }],
    citeDataset: [{ params: table }],
    showDataDictionary: [{ params: table }],
    showActivity: [{ params: table }],
    showDataset: [{ params: table }],
    showDatasetVersion: [{ params: table }],
    showStanding: [{ params: table }],
    searchDatasets: [{ params: { text: 'maize' } }],
    listDatasets: [{}, { query: 'q=Farmer' }],
    listFarmCells: [{}],
    listenTo: [{ query: 'about=risks&district=ejura_sekyedumase_municipal' }],
    downloadFigure: [{ params: { figure: 'population' } }],
    drawFigure: [{ params: { figure: 'projects' } }],
    showFigure: [{ params: { figure: 'onset' } }],
    findPlaces: [{ query: 'q=ejura' }],
    downloadLinkedFile: ['', '?size=320'].map((query) => ({ params: { code: last(link) }, query: query.slice(1) })),
    openFileLink: [{ params: { code: last(link) } }],
    openStopPage: [{ params: { code: last(stop) } }],
    openFollowForm: [{ query: 'story=ar-01' }],
    openTextWeather: [{ params: { place: 'kumasi' } }],
    openTextPlan: [{ params: { crop: 'maize', place: 'ejura' } }],
    openTextRisks: [{ params: { place: 'ghana' } }, { params: { place: 'ejura' } }],
    openTextRisk: [{ params: risk }],
    openTextPriceRows: [{ params: { dataset: table.id } }],
    openTextResources: [{ query: 'q=ghana' }],
    tryTextPhone: [{ body: { kind: 'sms', input: 'risks ejura' } }],
    tryPhone: [{ body: { kind: 'sms', input: 'risks ejura' } }],
    showPushKey: [{}],
    listPushFollows: [{ body: { endpoint: 'https://push.example/leaks' } }],
    listDistricts: [{ params: { regionId: 'ashanti' } }],
    locate: [{ query: 'lat=7.3897&lng=-1.411' }],
    showDistrict: [{ params: { id: 'guan' } }],
    showDistrictSeasons: [{ params: { district: 'guan' } }],
    showRegion: [{ params: { id: 'ashanti' } }],
    showRegionAtlas: [{ params: { regionId: 'ashanti' } }],
    showOutside: [{ params: { name: 'kuafo' } }],
    showPageTexts: [{ params: { page: 'privacy' } }],
    showProject: [{ params: { id: 'P001' } }],
    downloadReferenceTable: [{ params: { table: 'supportContacts' } }],
    listReferenceRows: [{ params: { table: 'crops' } }],
    searchResources: [{ params: { searchText: 'ghana' } }],
    showRiskPhoto: photos.map((path) => ({ params: { name: last(path) } })),
    showVerifiedRisk: [{ params: risk }],
    listVerifiedRisks: [{}, { query: 'district=ejura_sekyedumase_municipal&days=30&active=true' }],
    showStory: [{ params: { slug: 'who-answered-the-survey' } }],
    listTrapSites: [{}, { query: 'minReports=1&window=all' }],
    listTrapRows: [{}, { query: 'minReports=1&window=all' }],
    showTrapSeason: [{ params: { id: ids.site } }, { params: { id: ids.site }, query: 'window=all' }],
    findNearLocation: [{ query: 'lat=7.3897&lng=-1.411' }],
    searchWeatherLocations: [{ params: { searchText: 'kumasi' } }],
    showForecast: [{ query: 'location=kumasi' }],
    showVerification: [{ query: 'location=kumasi' }],
    showLiveData: [{ body: place }],
    showWeatherData: [{ body: place }],
    showZone: [{ params: { id: ids.zone } }],
    describeDatasetAs: ['ttl', 'jsonld', 'rdf', 'datacite', 'dc', 'datapackage'].map((form) => ({
      params: table,
      query: `form=${form}`,
    })),
    harvestDatasets: [{ query: 'verb=ListRecords&metadataPrefix=oai_dc' }],
    harvestDatasetsByPost: [{ body: { verb: 'ListRecords', metadataPrefix: 'oai_datacite' } }],
    showFeed: ['stories', 'risks'].flatMap((name) => [
      { params: { file: `${name}.atom` } },
      { params: { file: `${name}.rss` } },
    ]),
    showAlert: [{ params: { file: `agrihub-risk-${ids.verified}-1.xml` } }],
    showOEmbed: [{ query: 'url=https://agrihub.example/main/storyset/who-answered-the-survey' }],
    ...ogcCalls(ids.verified),
    ...ckanCalls(dataset),
  };
}

/** Public calls that hold rows of datasets alone: tests of the data hub ask whom they answer, and what is drawn of them. And two more. */
export const besides = new Set([
  'chartFields',
  'chartPopulation',
  'drawChart',
  'drawChartPoints',
  'listChartColumns',
  'showChartSource',
  'showDashboard',
  'drawChartPicture',
  'downloadChart',
  'embedChart',
  'fitEmbeds',
  'embedDashboard',
  'compareDatasetVersions',
  'downloadTable',
  'downloadTableOfVersion',
  'exportDatasetTable',
  'groupDatasetRows',
  'listDatasetRows',
  'downloadDataset',
  'readSheetRange',
  // Recordings of the portal’s own sentences, of which there are none here.
  'playSpeech',
  // Whoever asks must hold the address that a farmer was sent; the test of voice answers asks them.
  'openVoiceNote',
  'playVoiceNote',
  // Answers the challenge of whoever holds the token of the webhook.
  'verifyWhatsapp',
  // Shows a masked address to whoever holds the code of their mail.
  'openWeekly',
  'openFollow',
  // Whoever asks must hold a code that was made for them; answers what was sent.
  'showEntry',
  'readStoryText',
  // Nothing of a person: tests of the climate room ask that private days stay private.
  'exportSeasonYears',
  'exportSeasonParquet',
  'showClimateElements',
  'exportDailyRecord',
  'exportDailyParquet',
  'showAccumulatedRain',
  'showSeasonYear',
  'showSeasonYears',
  // Leads on to a dataset, and says nothing itself.
  'findPublishedRow',
  // Asks other calls as a visitor, by a protocol of its own: its tests ask what it answers.
  'askAssistantTool',
]);
