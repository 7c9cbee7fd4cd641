import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { scopesFor, type TokenScope, tokenScopes } from '#engines/access/people/tokens.ts';
import { buildTestApp, type Caller, type PersonName, type TestApp } from './testing/testApp.ts';

/** Who asks: nobody, or a demo person who holds one grant each; admin and adjoa hold the administrators' ones. */
const roles = {
  visitor: null,
  user: 'ama',
  pprsd: 'efua',
  responder: 'yaw',
  administrator: 'admin',
  'data user': 'esi',
  'data administrator': 'adjoa',
} as const satisfies Record<string, PersonName | null>;
type Role = keyof typeof roles;

const everybody = Object.keys(roles) as Role[];
const administrators: readonly Role[] = ['administrator'];
const editorsOfResources: readonly Role[] = ['administrator', 'data administrator'];
const officers: readonly Role[] = ['user', 'pprsd', 'responder', 'administrator'];
/** Responders see what is assigned to them, and no farmers. */
const keepersOfFarmers: readonly Role[] = ['user', 'pprsd', 'administrator'];
/** Plant protection and administrators look over what officers report. */
const supervisors: readonly Role[] = ['pprsd', 'administrator'];
const signedIn = everybody.filter((role) => role !== 'visitor');
/** Plant protection and administrators. */
const judgesOfRisks: readonly Role[] = ['pprsd', 'administrator'];
/** They end the sessions of whoever asks, so they come last. */
const endings = ['leaveDataArea', 'signOut'];

interface Expected {
  /** Whom the call answers; the others are refused with 401, 403 or 404. */
  readonly for: readonly Role[];
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A form with a small file, as `requestFor` names its boundary. */
const fileForm = Buffer.from(
  '--line\r\nContent-Disposition: form-data; name="file"; filename="pairs.csv"\r\n\r\na,b\n1,2\n\r\n--line--\r\n',
);

/** Of a door that is told to providers alone. */
const wrongKey = { key: 'x'.repeat(32) };

/** One line per declared call. Input that passes validation, so that the answer is about rights alone. */
const expected: Readonly<Record<string, Expected>> = {
  // What is public is told to other catalogues and harvesters alike, whoever asks.
  ckanPackageSearch: { for: everybody },
  ckanPackageSearchByPost: { for: everybody, body: {} },
  ckanPackageShow: { for: everybody, query: { id: 'nothing' } },
  ckanPackageShowByPost: { for: everybody, body: { id: 'nothing' } },
  ckanPackageAutocomplete: { for: everybody, query: { q: 'rain' } },
  ckanPackageAutocompleteByPost: { for: everybody, body: { q: 'rain' } },
  ckanPackageList: { for: everybody },
  ckanPackageListByPost: { for: everybody, body: {} },
  ckanCurrentPackageListWithResources: { for: everybody },
  ckanCurrentPackageListWithResourcesByPost: { for: everybody, body: {} },
  ckanGroupList: { for: everybody },
  ckanGroupListByPost: { for: everybody, body: {} },
  ckanGroupPackageShow: { for: everybody, query: { id: 'crops' } },
  ckanGroupPackageShowByPost: { for: everybody, body: { id: 'crops' } },
  ckanGroupShow: { for: everybody, query: { id: 'crops' } },
  ckanGroupShowByPost: { for: everybody, body: { id: 'crops' } },
  ckanOrganizationList: { for: everybody },
  ckanOrganizationListByPost: { for: everybody, body: {} },
  ckanOrganizationShow: { for: everybody, query: { id: 'nothing' } },
  ckanOrganizationShowByPost: { for: everybody, body: { id: 'nothing' } },
  ckanTagList: { for: everybody },
  ckanTagListByPost: { for: everybody, body: {} },
  ckanTagShow: { for: everybody, query: { id: 'nothing' } },
  ckanTagShowByPost: { for: everybody, body: { id: 'nothing' } },
  ckanLicenseList: { for: everybody },
  ckanLicenseListByPost: { for: everybody, body: {} },
  ckanResourceShow: { for: everybody, query: { id: 'nothing' } },
  ckanResourceShowByPost: { for: everybody, body: { id: 'nothing' } },
  ckanDatastoreSearch: { for: everybody, query: { resource_id: 'nothing' } },
  ckanDatastoreSearchByPost: { for: everybody, body: { resource_id: 'nothing' } },
  ckanStatusShow: { for: everybody },
  ckanStatusShowByPost: { for: everybody, body: {} },
  ckanSiteRead: { for: everybody },
  ckanSiteReadByPost: { for: everybody, body: {} },
  ckanHelpShow: { for: everybody, query: { name: 'site_read' } },
  ckanHelpShowByPost: { for: everybody, body: { name: 'site_read' } },
  showOgcLanding: { for: everybody },
  showOgcConformance: { for: everybody },
  showOgcApi: { for: everybody },
  listOgcCollections: { for: everybody },
  showOgcCollection: { for: everybody, params: { collection: 'regions' } },
  showOgcQueryables: { for: everybody, params: { collection: 'regions' } },
  listOgcItems: { for: everybody, params: { collection: 'risks' } },
  showOgcItem: { for: everybody, params: { collection: 'regions', item: 'ashanti' } },
  listOgcTilesets: { for: everybody, params: { collection: 'farms' } },
  showOgcTileset: { for: everybody, params: { collection: 'farms', matrix: 'WebMercatorQuad' } },
  showLlmsText: { for: everybody },
  askAssistantTool: { for: everybody, body: { jsonrpc: '2.0', id: 1, method: 'ping' } },
  listOpenRosaForms: { for: officers },
  showOpenRosaForm: { for: officers, params: { form: 'agrihub-risk' } },
  showOpenRosaManifest: { for: officers, params: { form: 'agrihub-risk' } },
  openOpenRosaSubmission: { for: officers },
  listCollectedForms: { for: officers },
  importCollected: {
    for: officers,
    query: { form: 'agrihub-risk', fileName: 'risks.csv' },
    body: Buffer.from('description\nX\n'),
  },
  submitOpenRosa: { for: officers, body: { xml_submission_file: '<data id="nothing"/>' } },
  showDatasetAtom: { for: everybody },
  showDatasetRss: { for: everybody },
  showFeed: { for: everybody, params: { file: 'stories.atom' } },
  showAlertFeed: { for: everybody },
  showAlert: { for: everybody, params: { file: 'agrihub-risk-0-1.xml' } },
  showOEmbed: { for: everybody, query: { url: 'http://elsewhere.example/' } },
  showCatalogueTurtle: { for: everybody },
  showCatalogueJsonLd: { for: everybody },
  showCatalogueRdf: { for: everybody },
  showDataJson: { for: everybody },
  describeDatasetAs: { for: everybody, params: { id: 'nothing' }, query: { form: 'ttl' } },
  harvestDatasets: { for: everybody, query: { verb: 'Identify' } },
  harvestDatasetsByPost: { for: everybody, body: { verb: 'Identify' } },
  signInOfficer: { for: everybody, body: { email: 'ama@demo.agrihub.example', password: 'demo-agrihub' } },
  signInDataUser: { for: everybody, body: { email: 'esi@demo.agrihub.example', password: 'demo-agrihub' } },
  signIn: { for: everybody, body: { email: 'ama@demo.agrihub.example', password: 'demo-agrihub' } },
  showMe: { for: everybody },
  listOutages: { for: everybody },
  // Its right is the one-time code: a wrong one is gone for whoever asks, signed in or not.
  createFirstAdministrator: {
    for: everybody,
    body: { code: 'x'.repeat(32), name: 'N', email: 'n@example.org', password: 'long enough words' },
  },
  registerDataUser: {
    for: everybody,
    body: {
      name: 'N',
      institution: 'I',
      profession: 'P',
      email: 'esi@demo.agrihub.example',
      phone: '0244123456',
      password: 'pelican orchid tram',
      repeat_password: 'pelican orchid tram',
    },
  },
  // Their right is the code of a mail: a wrong one is gone for whoever asks.
  confirmEmail: { for: everybody, params: { token: 'x'.repeat(43) } },
  requestPasswordReset: { for: everybody, body: { email: 'nobody@example.org' } },
  resetPassword: {
    for: everybody,
    params: { token: 'x'.repeat(43) },
    body: { password: 'pelican orchid tram', repeat_password: 'pelican orchid tram' },
  },

  showDhis2: { for: administrators },
  setDhis2: {
    for: administrators,
    body: {
      url: 'ftp://example.org',
      dataSet: 'fbfJHSPpUQD',
      elements: { farmersReached: '', risksVerified: '', visits: '' },
      monthly: false,
      orgUnits: [],
    },
  },
  removeDhis2: { for: administrators },
  matchDhis2OrgUnits: { for: administrators },
  previewDhis2: { for: administrators, params: { period: '202604' } },
  pushDhis2: { for: administrators, body: { period: '202604' } },
  listHarvestSources: { for: editorsOfResources },
  addHarvestSource: {
    for: editorsOfResources,
    body: { name: 'N', url: 'ftp://example.org', kind: 'ckan', every: 'hand' },
  },
  editHarvestSource: { for: editorsOfResources, params: { id: 'nothing' }, body: { every: 'day' } },
  runHarvest: { for: editorsOfResources, params: { id: 'nothing' } },
  removeHarvestSource: { for: editorsOfResources, params: { id: 'nothing' } },
  listHarvestItems: { for: editorsOfResources, params: { id: 'nothing' } },
  listWebhooks: { for: administrators },
  addWebhook: { for: administrators, body: { url: 'ftp://example.org', events: ['risk.verified'] } },
  editWebhook: { for: administrators, params: { id: 'nothing' }, body: { active: false } },
  rotateWebhookSecret: { for: administrators, params: { id: 'nothing' } },
  removeWebhook: { for: administrators, params: { id: 'nothing' } },
  testWebhook: { for: administrators, params: { id: 'nothing' } },
  listWebhookDeliveries: { for: administrators, params: { id: 'nothing' } },
  replayWebhookDelivery: { for: administrators, params: { id: 'nothing' } },
  showSignInWays: { for: everybody },
  // Not set up in this portal: there is nothing, whoever asks.
  beginProviderSignIn: { for: everybody },
  finishProviderSignIn: { for: everybody, query: { code: 'c', state: 's' } },
  showSecondStep: { for: signedIn },
  beginSecondStep: { for: signedIn, body: { current_password: 'not theirs' } },
  confirmSecondStep: { for: signedIn, body: { code: '000000' } },
  renewRecoveryCodes: { for: signedIn, body: { password: 'not theirs' } },
  endSecondStep: { for: signedIn, body: { password: 'not theirs' } },
  endPersonsSecondStep: { for: administrators, params: { id: 'nobody' } },
  listOwnTokens: { for: signedIn },
  makeOwnToken: { for: signedIn, body: { name: 'N', scopes: ['read'], days: 1 } },
  endToken: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' } },
  listTokens: { for: administrators },
  listServiceAccounts: { for: administrators },
  makeServiceAccount: { for: administrators, body: { name: ' ', purpose: 'P', officerRole: 'user', dataRole: null } },
  makeServiceToken: {
    for: administrators,
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { name: 'N', scopes: ['read'], days: 1 },
  },
  showProfile: { for: signedIn },
  // Nobody has this id: whoever is signed in is told so.
  updateProfile: { for: signedIn, params: { userId: '00000000-0000-4000-8000-000000000000' }, body: { name: 'N' } },
  listOwnSessions: { for: signedIn },
  endOwnSessions: { for: signedIn, query: { others: 'true' } },
  endOwnSession: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' } },
  exportOwnData: { for: signedIn },
  previewDeletion: { for: signedIn },
  sendAccountForm: { for: signedIn, body: { act: 'delete', password: 'not the password' } },
  deleteOwnAccount: { for: signedIn, body: { password: 'not the password' } },
  listIssuers: { for: administrators },
  addIssuer: { for: administrators, body: { name: 'Kuafo', sender: 'Kuafo' } },
  rotateIssuer: { for: administrators, params: { id: 'nobody' } },
  revokeIssuer: { for: administrators, params: { id: 'nobody' } },
  // Their right is a signature, and a code: wrong ones are refused whoever asks.
  makeEntryCode: {
    for: [],
    body: { issuer: 'nobody', timestamp: 0, officer: 'ama@demo.agrihub.example', signature: '0'.repeat(64) },
  },
  showEntry: { for: everybody, body: { token: 'x'.repeat(43) } },
  spendEntry: { for: everybody, body: { token: 'x'.repeat(43) } },
  showEntryDraft: { for: officers },
  dismissEntryDraft: { for: officers },
  askToBeOfficer: {
    for: everybody,
    body: { name: 'N', email: 'n@example.org', phone: '0244123456', institution: 'I', reason: 'R' },
  },
  findOfficers: { for: officers },
  giveOfficerPost: {
    for: administrators,
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { role: 'user', level: 'own' },
  },
  endOfficerPost: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000', post: '999999' } },
  coverOfficer: {
    for: administrators,
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { officerId: 'x', until: '2026-05-01' },
  },
  endOfficerCover: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000', cover: '999999' } },
  listOfficerRequests: { for: administrators },
  approveOfficerRequest: { for: administrators, params: { id: '999999' } },
  declineOfficerRequest: { for: administrators, params: { id: '999999' }, body: { reason: 'R' } },
  listAudit: { for: administrators },
  exportAudit: { for: administrators, query: { act: 'nothing' } },
  checkAudit: { for: administrators },

  showHealth: { for: administrators },
  downloadSupportBundle: { for: administrators },
  lookAgain: { for: administrators },
  listPeople: { for: administrators },
  showPersonHistory: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' } },
  makeDataAdministrator: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' } },
  closeAccount: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' } },
  openAccount: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' } },
  unmakeDataAdministrator: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' } },

  listCrops: { for: everybody },
  showCrop: { for: everybody, params: { id: 'maize' } },
  calculateCalendar: { for: everybody, body: { crop: 'maize', district: 'ejura_sekyedumase_municipal' } },
  downloadCalendar: { for: everybody, params: { crop: 'maize', district: 'ejura_sekyedumase_municipal' } },
  listPlantingDays: { for: everybody, params: { crop: 'maize' } },
  showCropClimate: { for: everybody, params: { district: 'ejura_sekyedumase_municipal', crop: 'maize' } },
  listOlderCalendar: { for: everybody },
  listOlderCrops: { for: everybody },
  listOlderRegions: { for: everybody },

  listRegions: { for: everybody },
  showRegion: { for: everybody, params: { id: 'ashanti' } },
  listDistricts: { for: everybody, params: { regionId: 'ashanti' } },
  showDistrict: { for: everybody, params: { id: 'guan' } },
  listAllDistricts: { for: everybody },
  showAtlas: { for: everybody },
  showRegionAtlas: { for: everybody, params: { regionId: 'ashanti' } },
  locate: { for: everybody, query: { lat: '7.3897', lng: '-1.411' } },

  downloadRegions: { for: everybody },
  downloadDistricts: { for: everybody },
  downloadWaters: { for: everybody },
  listFigures: { for: everybody },
  showFigure: { for: everybody, params: { figure: 'population' } },
  downloadFigure: { for: everybody, params: { figure: 'onset' } },
  drawFigure: { for: everybody, params: { figure: 'projects' } },
  findPlaces: { for: everybody, query: { q: 'ejura' } },
  listOutlineSets: { for: administrators },
  showOutlineSet: { for: administrators, params: { id: 'approximate' } },
  activateOutlineSet: { for: administrators, params: { id: 'approximate' } },
  uploadOutlines: { for: administrators, query: { fileName: 'none.geojson' }, body: Buffer.from('{}') },
  fetchOutlines: { for: administrators, body: { address: 'http://127.0.0.1:9/none.geojson' } },

  listCommunities: { for: officers, query: { q: 'edjura' } },
  findCommunitiesInBox: { for: officers, query: { west: '-2', south: '7', east: '-1', north: '8' } },
  showCommunity: { for: officers, params: { id: '999999' } },
  addCommunity: { for: officers, body: { name: 'Nowhere', point: { lat: 0, lng: 0 } } },
  // Nothing has the id: whoever may look communities up is told so; who keeps which district is asked once it is known.
  editCommunity: { for: officers, params: { id: '999999' }, body: { name: 'N' } },
  mergeCommunity: { for: officers, params: { id: '999999' }, body: { into: 999998 } },
  importOfficers: {
    for: administrators,
    query: { fileName: 'officers.csv' },
    body: Buffer.from('name,email\nX,x\n'),
  },
  importCommunities: {
    for: administrators,
    query: { fileName: 'villages.csv', source: 'S' },
    body: Buffer.from('name,district\nX,Atlantis\n'),
  },
  unmergeCommunity: { for: officers, params: { id: '999999' } },

  chooseBundle: { for: everybody, query: { ecoZoneId: '1', investmentLevelId: '2', productivity: 'true' } },
  showBundle: { for: everybody, params: { bundleId: '17' } },
  listNearestBundles: { for: everybody, query: { ecoZoneId: '1' } },
  findBelt: { for: everybody, query: { district: 'Ejura' } },

  listResources: { for: everybody, query: { q: 'maize' } },
  searchResources: { for: everybody, params: { searchText: 'ghana' } },
  findResources: { for: everybody, query: { q: 'maize', limit: '3' } },
  listEditableResources: { for: editorsOfResources },
  // The form lacks its source, and nothing has the id: whoever may is told so.
  addResource: { for: editorsOfResources, body: { title: 'T', subtext: '', link: '', source: '', sourcelink: '' } },
  editResource: {
    for: editorsOfResources,
    params: { id: 'no_such_resource' },
    body: { title: 'T', subtext: '', link: '', source: 'S', sourcelink: '', version: 1 },
  },
  removeResource: { for: editorsOfResources, params: { id: 'no_such_resource' } },
  bringResourceBack: { for: editorsOfResources, params: { id: 'no_such_resource' } },

  listChartSources: { for: everybody },
  // There is none of that name: everybody is told so.
  listChartColumns: { for: everybody, params: { dbref: 'no-such-source' } },
  chartPopulation: { for: everybody, body: { x: 'Region', y: 'Population', dbref: 'no-such-source' } },
  chartFields: { for: everybody, body: { x: 'Region', y: 'Yield', dbref: 'no-such-source' } },
  showChartSource: { for: everybody, query: { dbref: 'no-such-source' } },
  drawChart: { for: everybody, query: { dbref: 'no-such-source', x: 'Region' } },
  drawChartPoints: { for: everybody, query: { dbref: 'no-such-source', x: 'Year', y: 'Yield' } },

  saveDashboard: {
    for: signedIn,
    body: { name: 'N', panels: [{ dbref: 'no-such-source', x: 'Region', kind: 'bar' }] },
  },
  listOwnDashboards: { for: signedIn },
  showDashboard: { for: everybody, params: { slug: 'no-such-dashboard' } },
  editDashboard: { for: signedIn, params: { slug: 'no-such-dashboard' }, body: { name: 'N' } },
  removeDashboard: { for: signedIn, params: { slug: 'no-such-dashboard' } },

  drawChartPicture: { for: everybody, query: { dbref: 'no-such-source', x: 'Region' } },
  fitEmbeds: { for: everybody },
  downloadChart: { for: everybody, query: { dbref: 'no-such-source', x: 'Region' } },
  embedChart: { for: everybody, query: { dbref: 'no-such-source', x: 'Region' } },
  embedDashboard: { for: everybody, params: { slug: 'no-such-dashboard' } },

  listStories: { for: everybody },
  showStory: { for: everybody, params: { slug: 'who-answered-the-survey' } },
  readStoryText: { for: everybody, body: { data: '[]' } },

  listProjects: { for: everybody },
  showProject: { for: everybody, params: { id: 'P001' } },
  downloadProjects: { for: everybody },
  downloadProjectTable: { for: everybody },

  listFarms: { for: keepersOfFarmers },
  importFarms: {
    for: keepersOfFarmers,
    query: { fileName: 'farms.csv' },
    body: Buffer.from('name,wkt\nA,"POLYGON ((-1.36 7.38, -1.358 7.38, -1.358 7.382, -1.36 7.38))"\n'),
  },
  exportFarms: { for: keepersOfFarmers, body: { format: 'geojson' } },
  countFarmsByDistrict: { for: keepersOfFarmers },
  findFarmsInBox: { for: keepersOfFarmers, query: { west: '-2', south: '7', east: '-1', north: '8' } },
  showFarmTile: { for: keepersOfFarmers, params: { z: '9', x: '254', y: '245' } },
  showFarm: { for: keepersOfFarmers, params: { id: '00000000-0000-4000-8000-000000000000' } },
  addFarm: { for: keepersOfFarmers, body: { outline: [[[[-1, 7]]]], source: 'typed' } },
  mapFarm: {
    for: keepersOfFarmers,
    body: { ghana_card_no: 'GHA-123456789-0', center_point: '7, -1', coordinates: '[]' },
  },
  checkFarm: { for: keepersOfFarmers, body: { outline: [[[[-1, 7]]]] } },
  editFarm: { for: keepersOfFarmers, params: { id: '00000000-0000-4000-8000-000000000000' }, body: { name: 'N' } },
  removeFarm: { for: keepersOfFarmers, params: { id: '00000000-0000-4000-8000-000000000000' } },
  findFarmsByCard: { for: keepersOfFarmers, body: { card: 'GHA-123456789-0' } },
  revealFarmCard: { for: keepersOfFarmers, params: { id: '00000000-0000-4000-8000-000000000000' } },
  listFarmCells: { for: everybody },
  showFarmMap: { for: everybody },

  countCalendarVisits: { for: everybody },
  showStats: { for: everybody },
  trackVisit: { for: everybody, body: { visitorId: null, page: '/', timestamp: 0 } },

  showLanding: { for: everybody },
  showServices: { for: everybody },
  showSupport: { for: everybody },
  showOutside: { for: everybody, params: { name: 'kuafo' } },
  showPageTexts: { for: everybody, params: { page: 'privacy' } },

  showSetUp: { for: administrators },
  listReferenceTables: { for: everybody },
  listReferenceRows: { for: everybody, params: { table: 'crops' } },
  downloadReferenceTable: { for: everybody, params: { table: 'crops' } },
  showReferenceRelease: { for: administrators },
  showReferenceRow: { for: administrators, params: { table: 'crops', key: 'maize' } },
  listReferenceReviews: { for: editorsOfResources },
  signReferenceRows: {
    for: editorsOfResources,
    body: {
      rows: [{ table: 'resources', key: 'no such row', version: 1 }],
      name: 'N',
      institution: 'I',
      reviewedOn: '2026-01-01',
    },
  },
  withdrawReferenceReviews: { for: editorsOfResources, body: { rows: [{ table: 'resources', key: 'no such row' }] } },
  addReferenceRow: { for: administrators, params: { table: 'crops' }, body: { values: {} } },
  editReferenceRow: { for: administrators, params: { table: 'crops', key: 'maize' }, body: { values: {}, version: 0 } },
  removeReferenceRow: { for: administrators, params: { table: 'resources', key: 'no such row' } },
  resetReferenceRow: { for: administrators, params: { table: 'crops', key: 'maize' } },
  restoreReferenceRow: { for: administrators, params: { table: 'crops', key: 'maize', change: '1' } },
  importReferenceTable: {
    for: administrators,
    params: { table: 'crops' },
    body: { csv: 'crop_id\nmaize\n', apply: false },
  },

  listWeatherLocations: { for: everybody },
  listWeatherRegions: { for: everybody },
  searchWeatherLocations: { for: everybody, params: { searchText: 'kumasi' } },
  showForecast: { for: everybody, query: { location: 'kumasi' } },
  findNearLocation: { for: everybody, query: { lat: '7.3897', lng: '-1.411' } },
  showLiveData: { for: everybody, body: { latitude: 7.3897, longitude: -1.411 } },
  showWeatherData: { for: everybody, body: { latitude: 7.3897, longitude: -1.411 } },
  showVerification: { for: everybody, query: { location: 'kumasi' } },

  listClimatePlaces: { for: everybody },
  listClimateStations: { for: everybody },
  // Nobody has such a record: whoever may ask is told so.
  showSeasonYears: { for: everybody, params: { id: 'nowhere' } },
  showAccumulatedRain: { for: everybody, params: { id: 'nowhere' } },
  exportSeasonYears: { for: everybody, params: { id: 'nowhere' } },
  exportSeasonParquet: { for: everybody, params: { id: 'nowhere' } },
  showClimateElements: { for: everybody, params: { id: 'nowhere' } },
  exportDailyRecord: { for: everybody, params: { id: 'nowhere' } },
  exportDailyParquet: { for: everybody, params: { id: 'nowhere' } },
  showSeasonYear: { for: everybody, params: { id: 'nowhere', year: '2001' } },
  uploadClimateRecord: {
    for: administrators,
    query: { name: 'Ejura', zone: 'south', source: 'A gauge', licence: 'CC BY 4.0' },
    body: Buffer.from('date,rain\n2001-01-01,0\n'),
  },
  removeClimateRecord: { for: administrators, params: { id: 'nowhere' } },
  restoreClimateRecord: { for: administrators, params: { id: 'nowhere' } },
  publishClimateRecord: { for: administrators, params: { id: 'nowhere' }, body: { in_catalogue: true } },
  followClimatePlace: {
    for: administrators,
    body: { name: 'Ejura cell', zone: 'south', latitude: 7.4, longitude: -1.4, maker: 'nasa-power' },
  },
  listRainProposals: { for: ['pprsd', 'administrator'] },
  decideRainProposal: { for: ['pprsd', 'administrator'], params: { id: '1' }, body: { decision: 'taken' } },
  listRainThresholds: { for: ['pprsd', 'administrator'] },
  editRainThreshold: {
    for: administrators,
    params: { concern: 'heat' },
    body: { amount: 39, days: 3, active: true, source: 'A test' },
  },
  listRainGauges: { for: everybody },
  showRainGauge: { for: everybody, params: { id: 'nowhere' } },
  addRainGauge: {
    for: administrators,
    body: { name: 'Gauge', districtId: 'ejura_sekyedumase_municipal', zone: 'south', latitude: 7.4, longitude: -1.4 },
  },
  addRainReading: { for: keepersOfFarmers, params: { id: 'nowhere' }, body: { day: '2026-04-14', rain_mm: 3 } },
  endGaugePhone: { for: keepersOfFarmers, params: { phone: '999999' } },
  chooseRainReading: { for: administrators, params: { reading: '1' } },
  listClimateFlags: { for: administrators, params: { id: 'nowhere' } },
  judgeClimateFlag: { for: administrators, params: { id: 'nowhere' }, body: { flag: 'none', verdict: 'right' } },
  listDistrictRecords: { for: everybody },
  showDistrictSeasons: { for: everybody, params: { district: 'ejura_sekyedumase_municipal' } },
  chooseDistrictRecord: {
    for: administrators,
    params: { district: 'ejura_sekyedumase_municipal' },
    body: { record_id: null },
  },
  listDeclaredOnsets: { for: everybody },
  declareOnset: {
    for: administrators,
    body: { scope: 'region', place_id: 'ashanti', season: 'major', onset_on: '2026-03-20' },
  },
  withdrawOnset: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' } },
  reinstateOnset: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' } },

  openMessageForm: { for: everybody },
  receiveMessage: { for: everybody, body: { email: 'ama@example.org', subject: 'Seed', msg: 'Where is it sold?' } },
  listMessages: { for: administrators },
  // There is none of that number: who may look is told so, the others are refused before.
  revealMessage: { for: administrators, params: { id: '999' } },
  markMessage: { for: administrators, params: { id: '999' }, body: { state: 'spam' } },
  mailMessageAgain: { for: administrators, params: { id: '999' } },
  removeMessage: { for: administrators, params: { id: '999' } },
  showPrivacy: { for: everybody },

  showUploadLimits: { for: everybody },
  listOwnUploads: { for: signedIn },
  cancelUpload: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' } },
  sendFile: { for: signedIn, body: { uploadId: '00000000-0000-4000-8000-000000000000' } },
  sendFileForm: { for: signedIn, body: fileForm },
  sendCleanFileForm: { for: editorsOfResources, body: fileForm },
  listSubmissions: { for: signedIn },
  findSubmissions: { for: editorsOfResources, query: { whose: 'all' } },
  // Nobody's file: whoever is signed in is told that it is not there, as of another's.
  showSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' } },
  downloadSubmissionFile: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' } },
  editSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' }, body: { name: 'N' } },
  replaceSubmissionFile: {
    for: signedIn,
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { uploadId: '00000000-0000-4000-8000-000000000000' },
  },
  acceptFixes: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' }, body: { fixes: [] } },
  answerPersonalData: {
    for: signedIn,
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { answer: 'none' },
  },
  submitSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' }, body: {} },
  noteSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' }, body: { text: 'N' } },
  deleteSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' } },
  showSubmissionRows: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' } },
  compareSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' } },
  listReviewers: { for: editorsOfResources },
  assignSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' }, body: { personId: null } },
  returnSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' }, body: { text: 'N' } },
  rejectSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' }, body: { text: 'N' } },
  approveSubmission: { for: signedIn, params: { id: '00000000-0000-4000-8000-000000000000' } },

  listNotifications: { for: signedIn },
  streamNotifications: { for: signedIn, query: { seconds: '0' } },
  markNotificationsRead: { for: signedIn, body: {} },

  listDatasets: { for: everybody, query: { q: 'cocoa' } },
  // There is no dataset of this name: whoever may ask is told so. Who may see into which, catalogue.test.ts asks.
  showDataset: { for: everybody, params: { id: 'no-such-dataset' } },
  findPublishedRow: { for: everybody, params: { table: 'crops', key: 'maize' } },
  showDatasetVersion: { for: everybody, params: { id: 'no-such-dataset', number: '1' } },
  showStanding: { for: everybody, params: { id: 'no-such-dataset' } },
  showActivity: { for: everybody, params: { id: 'no-such-dataset' } },
  citeDataset: { for: everybody, params: { id: 'no-such-dataset', number: '1' } },
  listOwnDatasets: { for: signedIn },
  editDataset: { for: signedIn, params: { id: 'no-such-dataset' }, body: { name: 'N' } },
  removeDataset: { for: signedIn, params: { id: 'no-such-dataset' } },
  listRemovedDatasets: { for: signedIn },
  restoreDatasetVersion: { for: signedIn, params: { id: 'no-such-dataset', number: '1' } },
  listDatasetRows: { for: everybody, params: { id: 'no-such-dataset' } },
  groupDatasetRows: { for: everybody, params: { id: 'no-such-dataset' }, query: { by: 'c1' } },
  compareDatasetVersions: { for: everybody, params: { id: 'no-such-dataset' }, query: { from: '1', to: '2' } },
  showDataDictionary: { for: everybody, params: { id: 'no-such-dataset' } },
  exportDatasetTable: { for: everybody, params: { id: 'no-such-dataset' }, query: { form: 'csv' } },
  downloadTable: { for: everybody, params: { id: 'no-such-dataset', file: '1.csv' } },
  downloadTableOfVersion: { for: everybody, params: { id: 'no-such-dataset', number: '1', file: '1.csv' } },
  askForAccess: { for: signedIn, params: { id: 'no-such-dataset' }, body: { purpose: 'To compare' } },
  listAccessQuestions: { for: signedIn },
  answerAccess: { for: signedIn, params: { question: '00000000-0000-4000-8000-000000000000' }, body: { grant: false } },
  endAccess: { for: signedIn, params: { question: '00000000-0000-4000-8000-000000000000' } },
  listAllDatasets: { for: everybody },
  searchDatasets: { for: everybody, params: { text: 'cocoa' } },
  showOwnDatasets: { for: signedIn },
  readSheetRange: { for: everybody, body: { sheetId: 'no-such-dataset', range: 'Sheet1!A1:H11' } },
  logDatasetView: { for: everybody, body: { datasetId: 'no-such-dataset' } },
  logDatasetDownload: { for: everybody, params: { logId: '00000000-0000-4000-8000-000000000000' } },
  downloadDataset: { for: everybody, params: { identity: '00000000-0000-4000-8000-000000000000' } },

  // Nobody's file; files.test.ts asks whose is whose.
  listFiles: { for: keepersOfFarmers },
  showFile: { for: keepersOfFarmers, params: { id: '999999' } },
  addFile: { for: keepersOfFarmers, body: { uploadId: 'none', name: 'N' } },
  editFile: { for: keepersOfFarmers, params: { id: '999999' }, body: { name: 'N' } },
  downloadFile: { for: keepersOfFarmers, params: { id: '999999' } },
  removeFile: { for: keepersOfFarmers, params: { id: '999999' } },
  removeFiles: { for: keepersOfFarmers, body: { ids: [999999] } },
  shareFiles: { for: keepersOfFarmers, body: { ids: [999999], officerIds: ['x'] } },
  unshareFiles: { for: keepersOfFarmers, body: { ids: [999999] } },
  requestFileUnshare: { for: keepersOfFarmers, body: { ids: [999999] } },
  unshareFilesFromNotice: { for: keepersOfFarmers, params: { notice: '999999' } },
  makeFileLink: { for: keepersOfFarmers, params: { id: '999999' }, body: { days: 7 } },
  withdrawFileLink: { for: keepersOfFarmers, params: { code: 'none' } },
  openFileLink: { for: everybody, params: { code: 'none' } },
  downloadLinkedFile: { for: everybody, params: { code: 'none' } },
  listOwnPodcasts: { for: keepersOfFarmers },
  listSharedPodcasts: { for: keepersOfFarmers },
  listPublicPodcasts: { for: keepersOfFarmers },
  searchPodcasts: { for: keepersOfFarmers, params: { searchText: 'mais' } },
  uploadPodcast: {
    for: keepersOfFarmers,
    body: Buffer.concat([
      Buffer.from('--line\r\nContent-Disposition: form-data; name="fileName"\r\n\r\nPairs\r\n'),
      fileForm,
    ]),
  },
  sharePodcast: { for: keepersOfFarmers, body: { extId: 999999, partnerId: 'x' } },
  unsharePodcast: { for: keepersOfFarmers, body: { podcastId: 999999, partnerId: 'x' } },
  requestPodcastUnshare: { for: keepersOfFarmers, body: { podcastId: 999999, ownerId: 'x', sharedUserId: 'x' } },
  listFarmers: { for: keepersOfFarmers },
  countFarmers: { for: keepersOfFarmers },
  listDeletedThings: { for: officers },
  bringDeletedBack: { for: signedIn, params: { undo: '00000000-0000-4000-8000-000000000000' } },
  listTrapSites: { for: everybody },
  listTrapRows: { for: everybody },
  listTrapPlaces: { for: everybody },
  // There is no trap here: whoever may ask is told so. traps.test.ts asks what each may do with one that is.
  showTrapSeason: { for: everybody, params: { id: '1' } },
  listOwnTrapSites: { for: keepersOfFarmers },
  findTrapSites: { for: keepersOfFarmers },
  addTrapSite: {
    for: administrators,
    body: { name: 'N', speciesId: 'fall_armyworm', latitude: 7.4, longitude: -1.36 },
  },
  editTrapSite: { for: administrators, params: { id: '1' }, body: { name: 'N', latitude: 7.4, longitude: -1.36 } },
  removeTrapSite: { for: administrators, params: { id: '999' } },
  linkTrapOfficer: {
    for: administrators,
    params: { trapsite: '1', officerId: '00000000-0000-4000-8000-000000000000' },
  },
  unlinkTrapOfficer: {
    for: administrators,
    params: { trapsite: '1', officerId: '00000000-0000-4000-8000-000000000000' },
  },
  addTrapReport: { for: keepersOfFarmers, body: { pestCount: 1, trapSiteId: 999, riskCategoryId: 1 } },
  correctTrapReport: {
    for: keepersOfFarmers,
    params: { id: '1' },
    body: { pestCount: 1, report: '', riskCategoryId: 1, version: 1 },
  },
  giveTrapFeedback: { for: supervisors, params: { id: '1' }, body: { feedback: '' } },
  listTrapReports: { for: keepersOfFarmers, params: { id: '1' } },
  exportTrapReports: { for: keepersOfFarmers },
  showTrapPhoto: { for: keepersOfFarmers, params: { id: '1', width: '320' } },
  listTrapSpecies: { for: everybody },
  addScouting: { for: keepersOfFarmers, body: { speciesId: 'none', cropStage: 'S', spots: [1], plantsASpot: 20 } },
  listScoutings: { for: keepersOfFarmers },
  exportFieldSurveys: { for: keepersOfFarmers },
  listTrapRules: { for: keepersOfFarmers },
  addTrapRule: {
    for: administrators,
    body: { riskCategoryId: null, leastCount: 10, days: 7, leastTraps: 2, active: false },
  },
  editTrapRule: {
    for: administrators,
    params: { id: '999' },
    body: { riskCategoryId: null, leastCount: 10, days: 7, leastTraps: 2, active: false },
  },
  listTrapProposals: { for: keepersOfFarmers },
  decideTrapProposal: { for: supervisors, params: { id: '1' }, body: { decision: 'dismiss' } },

  // Nobody's farmer, group, notice: who may keep them is told that it is not there, as of another's. farmers.test.ts asks whose is whose.
  showFarmer: { for: keepersOfFarmers, params: { id: '999999' } },
  addFarmer: { for: keepersOfFarmers, body: { name: 'N', phone: '0244123456', addressId: 'no-such-place' } },
  editFarmer: { for: keepersOfFarmers, params: { id: '999999' }, body: { name: 'N' } },
  revealFarmerPhone: { for: keepersOfFarmers, params: { id: '999999' } },
  removeFarmer: { for: keepersOfFarmers, params: { id: '999999' } },
  removeFarmers: { for: keepersOfFarmers, body: { ids: [999999] } },
  listFarmerDuplicates: { for: keepersOfFarmers },
  tellFarmersApart: { for: keepersOfFarmers, body: { ids: [999998, 999999], apart: true } },
  previewFarmerMerge: { for: keepersOfFarmers, body: { ids: [999998, 999999] } },
  mergeFarmers: {
    for: keepersOfFarmers,
    body: {
      ids: [999998, 999999],
      choice: { name: 999998, phone: 999998, email: 999998, place: 999998, language: 999998, crops: 'all' },
    },
  },
  listBulkActs: { for: officers },
  endBulkAct: { for: officers, params: { id: '6f1c2f52-9f0e-4e7c-9a39-0d8a2f6f6a11' } },
  shareFarmers: { for: keepersOfFarmers, body: { ids: [999999], officerIds: ['x'] } },
  unshareFarmers: { for: keepersOfFarmers, body: { ids: [999999] } },
  requestUnshare: { for: keepersOfFarmers, body: { ids: [999999] } },
  unshareFromNotice: { for: keepersOfFarmers, params: { notice: '999999' } },
  exportFarmers: { for: keepersOfFarmers, body: {} },
  importFarmers: {
    for: keepersOfFarmers,
    query: { fileName: 'farmers.csv' },
    body: Buffer.from('Name,Phone\nN,0244123456\n'),
  },
  showFarmerImport: { for: keepersOfFarmers },
  checkFarmerImportAgain: {
    for: keepersOfFarmers,
    params: { id: 'none' },
    body: { duplicates: 'skip', columns: {}, addressId: null },
  },
  applyFarmerImport: { for: keepersOfFarmers, params: { id: 'none' } },
  cancelFarmerImport: { for: keepersOfFarmers, params: { id: 'none' } },
  downloadFarmerImportErrors: { for: keepersOfFarmers, params: { id: 'none' } },
  showFarmerHistory: { for: keepersOfFarmers, params: { id: '999999' } },
  addFarmerVisit: { for: keepersOfFarmers, params: { id: '999999' }, body: { date: '2026-04-15', seen: 'S' } },
  removeFarmerVisit: { for: keepersOfFarmers, params: { id: '999999' } },
  stopFarmer: { for: keepersOfFarmers, params: { id: '999999' }, body: { stopped: true, reason: 'R' } },
  exportFarmer: { for: keepersOfFarmers, params: { id: '999999' } },
  listFarmerFilters: { for: keepersOfFarmers },
  saveFarmerFilter: { for: keepersOfFarmers, body: { name: ' ', filter: {} } },
  renameFarmerFilter: { for: keepersOfFarmers, params: { id: '999999' }, body: { name: 'N' } },
  removeFarmerFilter: { for: keepersOfFarmers, params: { id: '999999' } },
  downloadFarmerTemplate: { for: keepersOfFarmers },
  listGroups: { for: keepersOfFarmers },
  addGroup: { for: keepersOfFarmers, body: { label: 'L', description: 'D', farmerIds: [999999] } },
  editGroup: { for: keepersOfFarmers, params: { id: '999999' }, body: { label: 'L', description: 'D' } },
  removeGroup: { for: keepersOfFarmers, params: { id: '999999' } },
  listGroupMembers: { for: keepersOfFarmers, params: { id: '999999' } },
  addGroupMembers: { for: keepersOfFarmers, params: { id: '999999' }, body: { farmerIds: [999999] } },
  removeGroupMembers: { for: keepersOfFarmers, params: { id: '999999' }, body: { farmerIds: [999999] } },
  showContacts: { for: keepersOfFarmers },
  searchContacts: { for: keepersOfFarmers, params: { searchText: 'akosua' } },
  listSharedContacts: { for: keepersOfFarmers },
  shareContact: { for: keepersOfFarmers, body: { extId: 999999, partnerId: 'x' } },
  unshareContact: { for: keepersOfFarmers, body: { extId: 999999, partnerId: 'x' } },
  requestContactUnshare: { for: keepersOfFarmers, body: { ownerId: 'x', sharedUserId: 'x', extId: 999999 } },
  markNotificationSeen: { for: officers, params: { id: '999999' }, body: { seen: true } },
  showGroupLinks: { for: keepersOfFarmers, params: { groupId: '999999' } },
  addGroupLink: { for: keepersOfFarmers, body: { extensionId: 999999, extGroupId: 999999 } },
  removeGroupLink: { for: keepersOfFarmers, params: { id: '999999' } },

  showMessaging: { for: keepersOfFarmers },
  showSmsCredit: { for: keepersOfFarmers },
  previewMessage: { for: keepersOfFarmers, body: { text: 'Rain' } },
  // To nobody, or nobody's: whoever may send is told so. messages.test.ts asks whose is whose.
  sendMessage: { for: keepersOfFarmers, body: { text: 'Rain' } },
  listSentMessages: { for: keepersOfFarmers },
  showSentMessage: { for: keepersOfFarmers, params: { id: '999999' } },
  listDeliveries: { for: keepersOfFarmers, params: { id: '999999' } },
  listFarmerMessages: { for: keepersOfFarmers, params: { id: '999999' } },
  approveMessage: { for: keepersOfFarmers, params: { id: '999999' } },
  cancelMessage: { for: keepersOfFarmers, params: { id: '999999' } },
  resendDeliveries: { for: keepersOfFarmers, params: { id: '999999' }, body: { ids: [999999] } },
  stopMessages: { for: keepersOfFarmers, body: { phone: '0209999999' } },
  askToStart: { for: keepersOfFarmers, params: { id: '999999' }, body: { reason: 'R' } },
  listStartRequests: { for: keepersOfFarmers },
  decideStartRequest: { for: administrators, params: { id: '999999' }, body: { start: false, reason: 'R' } },
  startMessages: { for: keepersOfFarmers, body: { phone: '0209999998' } },
  // Its right is the key in the address: a wrong one is gone for whoever asks.
  // Phones come by a key, which nobody here has; anybody may try them.
  tryPhone: { for: everybody, body: { kind: 'ussd', input: '' } },
  // A browser is named by its address at its push service, which it alone knows.
  showPushKey: { for: everybody },
  followByPush: {
    for: everybody,
    body: {
      subscription: { endpoint: 'https://push.example/m', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
      crop: 'none',
      district: 'none',
    },
  },
  listPushFollows: { for: everybody, body: { endpoint: 'https://push.example/m' } },
  movePush: {
    for: everybody,
    body: {
      from: 'https://push.example/m',
      subscription: { endpoint: 'https://push.example/n', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
    },
  },
  endPushFollow: { for: everybody, body: { endpoint: 'https://push.example/m' } },
  listDoors: { for: administrators },
  listFarmerQuestions: { for: keepersOfFarmers },
  findAnswers: { for: keepersOfFarmers, query: { q: 'leaves' } },
  takeFarmerQuestion: { for: keepersOfFarmers, params: { id: '999999' }, body: {} },
  answerFarmerQuestion: { for: keepersOfFarmers, params: { id: '999999' }, body: { text: 'Spray.' } },
  answerByVoice: { for: keepersOfFarmers, params: { id: '999999' }, body: Buffer.from('RIFF') },
  hearAnswer: { for: keepersOfFarmers, params: { id: '999999' } },
  enterRainOfPhone: { for: keepersOfFarmers, params: { id: '999999' }, body: { gauge: 'nowhere' } },
  closeFarmerQuestion: { for: keepersOfFarmers, params: { id: '999999' }, body: { closed: true } },
  listPhrases: { for: administrators, params: { language: 'ak' } },
  savePhrase: { for: administrators, params: { language: 'ak', key: 'nowhere' }, body: { text: 'Aane' } },
  reviewPhrase: {
    for: administrators,
    params: { language: 'ak', key: 'nowhere' },
    body: { text: 'Aane', reviewed: true },
  },
  previewPhrase: { for: administrators, params: { language: 'ak', key: 'nowhere' }, body: { text: 'Aane' } },
  downloadPhrasesCsv: { for: administrators, params: { language: 'ak' } },
  downloadPhrasesXliff: { for: administrators, params: { language: 'ak' } },
  importPhrases: {
    for: administrators,
    params: { language: 'ak' },
    body: { form: 'csv', file: 'key,translation\r\n', apply: false },
  },
  listSpeechPieces: { for: administrators, params: { language: 'ak' } },
  keepRecording: {
    for: administrators,
    params: { language: 'en', key: 'nowhere' },
    query: { text: 'Yes' },
    body: Buffer.from('RIFF'),
  },
  reviewRecording: {
    for: administrators,
    params: { language: 'en', key: 'nowhere' },
    body: { hash: '0123456789abcdef', reviewed: true },
  },
  removeRecording: { for: administrators, params: { language: 'en', key: 'nowhere' } },
  hearRecording: { for: administrators, params: { language: 'en', key: 'nowhere' } },
  playSpeech: { for: everybody, query: { pieces: '0123456789abcdef' } },
  listenTo: { for: everybody, query: { about: 'risks', district: 'ejura_sekyedumase_municipal' } },
  openTextHome: { for: everybody },
  openTextWeather: { for: everybody, params: { place: 'kumasi' } },
  openTextPlan: { for: everybody, params: { crop: 'maize', place: 'ejura' } },
  openTextRisks: { for: everybody, params: { place: 'ghana' } },
  openTextRisk: { for: everybody, params: { id: '1' } },
  openVoiceNote: { for: everybody, params: { code: 'A'.repeat(22) } },
  playVoiceNote: { for: everybody, params: { code: 'A'.repeat(22) } },
  openTextPrices: { for: everybody },
  openTextPriceRows: { for: everybody, params: { dataset: 'none' } },
  openTextResources: { for: everybody },
  openFollowForm: { for: everybody, query: { story: 'no-such-story' } },
  askToFollow: { for: everybody, body: { story: 'no-such-story', to: 'no address' } },
  openFollow: { for: everybody, params: { code: 'none' } },
  settleFollow: { for: everybody, params: { code: 'none' }, body: { wish: 'leave' } },
  openWeeklyForm: { for: everybody },
  askForWeekly: { for: everybody, body: { crop: 'maize', place: 'ejura', email: 'no address' } },
  openWeekly: { for: everybody, params: { code: 'none' } },
  settleWeekly: { for: everybody, params: { code: 'none' }, body: { wish: 'leave' } },
  openTextPhone: { for: everybody },
  tryTextPhone: { for: everybody, body: { kind: 'ussd', input: '1' } },
  answerAfricasTalkingUssd: {
    for: everybody,
    params: wrongKey,
    body: { sessionId: 's', phoneNumber: '0209999999', text: '' },
  },
  answerArkeselUssd: {
    for: everybody,
    params: wrongKey,
    body: { sessionID: 's', userID: 'u', newSession: true, msisdn: '233209999999', userData: '' },
  },
  answerHubtelUssd: {
    for: everybody,
    params: wrongKey,
    body: { Type: 'initiation', Mobile: '233209999999', SessionId: 's' },
  },
  answerNaloUssd: {
    for: everybody,
    params: wrongKey,
    body: { USERID: 'u', MSISDN: '233209999999', USERDATA: '', MSGTYPE: true },
  },
  answerAfricasTalkingSms: { for: everybody, params: wrongKey, body: { from: '0209999999', text: 'menu' } },
  answerTwilioSms: { for: everybody, params: wrongKey, body: { From: '+233209999999' } },
  answerKannelSms: { for: everybody, params: wrongKey, query: { from: '0209999999' } },
  verifyWhatsapp: {
    for: everybody,
    params: wrongKey,
    query: { 'hub.mode': 'subscribe', 'hub.verify_token': 'x', 'hub.challenge': '1' },
  },
  answerWhatsapp: { for: everybody, params: wrongKey, body: { object: 'whatsapp_business_account', entry: [] } },
  answerTelegram: { for: everybody, params: wrongKey, body: { update_id: 1 } },
  answerAfricasTalkingCall: { for: everybody, params: wrongKey, body: { sessionId: 's', isActive: '1' } },
  answerTwilioCall: { for: everybody, params: wrongKey, body: { CallSid: 'CA1' } },
  receiveSms: { for: everybody, params: { key: 'x'.repeat(32) }, body: { from: '0209999999', text: 'STOP' } },
  receiveReports: { for: everybody, params: { provider: 'twilio', key: 'x'.repeat(32) }, body: { MessageSid: 'SM1' } },
  receiveReportByAddress: {
    for: everybody,
    params: { provider: 'smpp', key: 'x'.repeat(32) },
    query: { id: 'agrihub-1', status: '1' },
  },
  openStopPage: { for: everybody, params: { code: 'none' } },
  stopByLink: { for: everybody, params: { code: 'none' }, body: { wish: 'stop' } },
  showReach: { for: keepersOfFarmers },
  listDrafts: { for: keepersOfFarmers, query: { group: '999999' } },
  makeDrafts: {
    for: keepersOfFarmers,
    body: { groupId: 999999, crop: 'maize', district: 'ejura_sekyedumase_municipal' },
  },
  editDraft: { for: keepersOfFarmers, params: { id: '999999' }, body: { state: 'skipped' } },
  previewDraft: { for: keepersOfFarmers, params: { id: '999999' }, body: {} },
  approveDraft: { for: keepersOfFarmers, params: { id: '999999' }, body: {} },
  reopenDraft: { for: keepersOfFarmers, params: { id: '999999' } },
  listTemplates: { for: keepersOfFarmers },
  saveTemplate: { for: keepersOfFarmers, body: { name: 'N', text: 'T' } },
  removeTemplate: { for: keepersOfFarmers, params: { id: '999999' } },

  listOfficers: { for: officers },
  searchOfficers: { for: officers, query: { searchVal: 'ama' } },
  showOfficer: { for: officers, params: { id: '00000000-0000-4000-8000-000000000000' } },
  addOfficer: {
    for: administrators,
    body: { name: 'N', email: 'none', phone: 'none', institution: 'I', role: 'user' },
  },
  editOfficer: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' }, body: { name: 'N' } },
  deactivateOfficer: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' } },
  reactivateOfficer: { for: administrators, params: { id: '00000000-0000-4000-8000-000000000000' } },

  listVerifiedRisks: { for: everybody },
  showVerifiedRisk: { for: everybody, params: { id: '999999' } },
  listRisks: { for: officers },
  showRisk: { for: officers, params: { id: '999999' } },
  reportRisk: { for: keepersOfFarmers, body: { riskCategoryId: 999999, district_id: 'guan', description: 'D' } },
  editRisk: { for: keepersOfFarmers, params: { id: '999999' }, body: { count: 1 } },
  commentRisk: { for: officers, params: { id: '999999' }, body: { text: 'T' } },
  actOnRisks: { for: judgesOfRisks, body: { act: 'verify', risks: [{ id: 999999 }] } },
  listDuplicates: { for: judgesOfRisks },
  mergeRisks: { for: judgesOfRisks, params: { id: '999999' }, body: { ids: [999998] } },
  unmergeRisk: { for: judgesOfRisks, params: { id: '999999' } },
  listResponders: { for: judgesOfRisks },
  listAssignedRisks: { for: officers },
  // A photo that is not public is not there.
  showRiskPhoto: { for: everybody, params: { name: `${'0'.repeat(32)}.webp` } },
  listZones: { for: everybody },
  showZone: { for: everybody, params: { id: '999999' } },
  addZone: { for: administrators, body: { name: ' ' } },
  editZone: { for: administrators, params: { id: '999999' }, body: { name: 'Z' } },
  removeZone: { for: administrators, params: { id: '999999' } },
  showZoneOfficers: { for: administrators, params: { id: '999999' } },
  assignZoneOfficers: { for: administrators, params: { id: '999999' }, body: { officerIds: [] } },
  assignOfficerToZone: { for: administrators, body: { extensionsOfficerId: 'nobody', riskZoneId: 999999 } },
  unassignZoneOfficer: { for: administrators, params: { id: '999999', officerId: 'nobody' } },
  proposeWarning: { for: judgesOfRisks, params: { id: '999999' } },
  previewWarning: {
    for: judgesOfRisks,
    params: { id: '999999' },
    body: { area: { kind: 'districts', ids: ['guan'] }, text: 'T' },
  },
  sendWarning: {
    for: judgesOfRisks,
    params: { id: '999999' },
    body: { area: { kind: 'districts', ids: ['guan'] }, text: 'T' },
  },
  listWarnings: { for: officers, params: { id: '999999' } },
  listWarningDeliveries: { for: judgesOfRisks, params: { id: '999999' } },
  closeRisk: { for: judgesOfRisks, params: { id: '999999' }, body: { outcome: 'contained' } },
  reopenRisk: { for: judgesOfRisks, params: { id: '999999' } },
  showRiskClocks: { for: judgesOfRisks },
  listRiskCategories: { for: everybody },
  addRiskCategory: { for: judgesOfRisks, body: { name: ' ' } },
  editRiskCategory: { for: administrators, params: { id: '999999' }, body: { name: 'C' } },
  removeRiskCategory: { for: administrators, params: { id: '999999' } },

  leaveDataArea: { for: everybody },
  signOut: { for: everybody },
};

let portal: TestApp;
const callers = new Map<Role, Caller>();
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  for (const role of everybody) callers.set(role, roles[role] === null ? portal : await portal.as(roles[role]));
});
afterAll(() => portal.close());

test('every declared call has its line, and every line its call', () => {
  expect(Object.keys(expected).toSorted()).toEqual(everything.map(({ name }) => name).toSorted());
});

const inOrder = everything.toSorted((a, b) => endings.indexOf(a.name) - endings.indexOf(b.name));
describe.each(inOrder)('$name', (endpoint) => {
  test.each(everybody)('%s', async (role) => {
    const line = expected[endpoint.name];
    const answer = await (callers.get(role) ?? portal).inject(requestFor(endpoint, line ?? { for: [] }));
    const isRefused =
      [401, 403].includes(answer.statusCode) || (answer.statusCode === 404 && !line?.for.includes(role));
    expect({ refused: isRefused, status: answer.statusCode }).toEqual({
      refused: !line?.for.includes(role),
      status: answer.statusCode,
    });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  });
});

/** What a sign-in alone may do: a token makes no tokens. */
const notByToken = new Set([
  'makeOwnToken',
  'makeServiceAccount',
  'makeServiceToken',
  'beginSecondStep',
  'confirmSecondStep',
  'renewRecoveryCodes',
  'endSecondStep',
  'endPersonsSecondStep',
]);
const holders = ['administrator', 'data administrator'] as const satisfies readonly Role[];
/** Tokens by holder and scopes. */
const tokens = new Map<string, string>();
async function tokenOf(role: (typeof holders)[number], scopes: readonly TokenScope[]): Promise<string> {
  const key = `${role} ${scopes.join()}`;
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const made = await (
    await portal.as(roles[role])
  ).inject({ method: 'POST', url: '/api/accounts/tokens', payload: { name: key.slice(0, 80), scopes, days: 1 } });
  const { token } = made.json<{ token: string }>();
  tokens.set(key, token);
  return token;
}

describe.each(everything)('$name with an access token', (endpoint) => {
  test.each(holders)('of a %s that is for something else is refused, or answered as to anybody', async (role) => {
    const line = expected[endpoint.name] ?? { for: [] };
    const others = tokenScopes.filter((scope) => !scopesFor(endpoint).includes(scope));
    const answer = await askWith(await tokenOf(role, others), endpoint, line);
    const isPublic = endpoint.audience === 'public';
    const isRefused =
      [401, 403].includes(answer.statusCode) || (answer.statusCode === 404 && !line.for.includes('visitor'));
    expect({ refused: isRefused, status: answer.statusCode }).toEqual({
      refused: isPublic ? !line.for.includes('visitor') : true,
      status: isPublic ? answer.statusCode : 403,
    });
  });
  test.each(holders)('of a %s that is for it does what its owner may', async (role) => {
    const line = expected[endpoint.name] ?? { for: [] };
    const answer = await askWith(await tokenOf(role, tokenScopes), endpoint, line);
    const isRefused = [401, 403].includes(answer.statusCode) || (answer.statusCode === 404 && !line.for.includes(role));
    const mayBe = line.for.includes(role) && !notByToken.has(endpoint.name);
    expect({ refused: isRefused, status: answer.statusCode }).toEqual({ refused: !mayBe, status: answer.statusCode });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  });
});

function askWith(token: string, endpoint: EndpointShape, line: Expected) {
  const { headers, ...request } = requestFor(endpoint, line) as ReturnType<typeof requestFor> & { headers?: object };
  return portal.inject({ ...request, headers: { ...headers, authorization: `Bearer ${token}` } });
}

function requestFor(endpoint: EndpointShape, { params = {}, query = {}, body }: Expected) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return {
    method: endpoint.method,
    url: Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path,
    ...(body === undefined ? {} : { payload: body as object }),
    ...(endpoint.upload === undefined ? {} : { headers: { 'content-type': 'application/octet-stream' } }),
    ...(endpoint.fileForm === undefined ? {} : { headers: { 'content-type': 'multipart/form-data; boundary=line' } }),
  };
}
