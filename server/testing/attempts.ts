import { ejura, type Things } from './keptByAma.ts';

/** Rooms of the control centre, and of the accounts of whoever works there. */
export const roomsOfTheControlCentre: readonly string[] = [
  'audit',
  'accounts',
  'communities',
  'conversations',
  'farmerRecord',
  'farmers',
  'farms',
  'files',
  'messages',
  'notifications',
  'officers',
  'openRosa',
  'risks',
  'traps',
  'trash',
  'webhooks',
];

interface Attempt {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  /** A list or a form for many answers those without a right, too: with what is theirs. */
  readonly answers?: true;
}

const id = (is: string | number) => ({ params: { id: is } });
const answers = { answers: true } as const;
const outline = [
  [
    [
      [-1.36, 7.38],
      [-1.358, 7.38],
      [-1.358, 7.382],
      [-1.36, 7.382],
      [-1.36, 7.38],
    ],
  ],
];

/** How each call is asked for the things of another, by their true keys. */
export const attempts: Readonly<Record<string, (things: Things) => Attempt>> = {
  // The farmers, their groups and what is noted of them.
  listFarmers: () => ({ query: { whose: 'everyone', q: 'Zipporah' }, ...answers }),
  countFarmers: () => answers,
  showFarmer: (t) => id(t.farmer),
  editFarmer: (t) => ({ ...id(t.farmer), body: { name: 'N' } }),
  removeFarmer: (t) => id(t.farmer),
  removeFarmers: (t) => ({ body: { ids: [t.farmer] }, ...answers }),
  revealFarmerPhone: (t) => id(t.farmer),
  exportFarmers: (t) => ({ body: { ids: [t.farmer] }, ...answers }),
  shareFarmers: (t) => ({ body: { ids: [t.farmer], officerIds: [t.efua] }, ...answers }),
  unshareFarmers: (t) => ({ body: { ids: [t.farmer], officerIds: [t.ama] }, ...answers }),
  requestUnshare: (t) => ({ body: { ids: [t.farmer] }, ...answers }),
  unshareFromNotice: (t) => ({ params: { notice: t.notice } }),
  showFarmerHistory: (t) => id(t.farmer),
  addFarmerVisit: (t) => ({ ...id(t.farmer), body: { date: '2026-04-15', seen: 'S' } }),
  removeFarmerVisit: (t) => id(t.visit),
  stopFarmer: (t) => ({ ...id(t.farmer), body: { stopped: false, reason: 'R' } }),
  exportFarmer: (t) => id(t.farmer),
  listFarmerDuplicates: () => ({ query: { whose: 'branch' }, ...answers }),
  tellFarmersApart: (t) => ({ body: { ids: [t.farmer, t.twin], apart: true } }),
  previewFarmerMerge: (t) => ({ body: { ids: [t.farmer, t.twin] } }),
  mergeFarmers: ({ farmer, twin }) => ({
    body: {
      ids: [farmer, twin],
      choice: { name: twin, phone: twin, email: twin, place: twin, language: twin, crops: 'all' },
    },
  }),
  listFarmerFilters: () => answers,
  renameFarmerFilter: (t) => ({ ...id(t.filter), body: { name: 'N' } }),
  removeFarmerFilter: (t) => id(t.filter),
  listGroups: () => answers,
  addGroup: (t) => ({ body: { label: 'L', description: 'D', farmerIds: [t.farmer] } }),
  editGroup: (t) => ({ ...id(t.group), body: { label: 'L', description: 'D' } }),
  removeGroup: (t) => id(t.group),
  listGroupMembers: (t) => id(t.group),
  addGroupMembers: (t) => ({ ...id(t.group), body: { farmerIds: [t.farmer] } }),
  removeGroupMembers: (t) => ({ ...id(t.group), body: { farmerIds: [t.farmer] } }),
  removeGroupLink: (t) => id(t.link),
  addGroupLink: (t) => ({ body: { extensionId: t.farmer, extGroupId: t.group } }),
  showGroupLinks: (t) => ({ params: { groupId: t.group } }),
  showContacts: () => answers,
  searchContacts: () => ({ params: { searchText: 'Zipporah' }, ...answers }),
  listSharedContacts: () => answers,
  shareContact: (t) => ({ body: { extId: t.farmer, partnerId: t.efua } }),
  unshareContact: (t) => ({ body: { extId: t.farmer, partnerId: t.ama } }),
  requestContactUnshare: (t) => ({ body: { ownerId: t.efua, sharedUserId: t.ama, extId: t.farmer } }),
  markNotificationSeen: (t) => ({ ...id(t.notice), body: { seen: true }, ...answers }),
  showFarmerImport: () => answers,
  checkFarmerImportAgain: (t) => ({ ...id(t.list), body: { duplicates: 'skip', columns: {}, addressId: null } }),
  applyFarmerImport: (t) => id(t.list),
  cancelFarmerImport: (t) => id(t.list),
  downloadFarmerImportErrors: (t) => id(t.list),

  // Farms and cards.
  listFarms: () => answers,
  findFarmsInBox: () => ({ query: { west: -1.4, south: 7.3, east: -1.3, north: 7.4 }, ...answers }),
  countFarmsByDistrict: () => answers,
  showFarmTile: () => ({ params: { z: 9, x: 254, y: 245 }, ...answers }),
  showFarm: (t) => id(t.farm),
  editFarm: (t) => ({ ...id(t.farm), body: { name: 'N' } }),
  removeFarm: (t) => id(t.farm),
  revealFarmCard: (t) => id(t.farm),
  findFarmsByCard: () => ({ body: { card: 'GHA-723456789-1' }, ...answers }),
  exportFarms: () => ({ body: { format: 'geojson' }, ...answers }),
  addFarm: (t) => ({ body: { outline, source: 'typed', farmerId: t.farmer } }),
  checkFarm: () => ({ body: { outline }, ...answers }),
  mapFarm: (t) => ({
    body: {
      ghana_card_no: 'GHA-723456789-1',
      center_point: '7.381, -1.359',
      coordinates: JSON.stringify(['7.38, -1.36', '7.38, -1.358', '7.382, -1.358', '7.382, -1.36']),
      farmerId: t.farmer,
    },
  }),

  // Risks, their warnings and zones.
  listRisks: () => ({ query: { q: 'Quiet' }, ...answers }),
  showRisk: (t) => id(t.risk),
  editRisk: (t) => ({ ...id(t.risk), body: { count: 1, version: t.version } }),
  commentRisk: (t) => ({ ...id(t.risk), body: { text: 'T' } }),
  actOnRisks: (t) => ({ body: { act: 'verify', risks: [{ id: t.risk }] } }),
  listDuplicates: () => answers,
  listAssignedRisks: () => answers,
  listResponders: () => answers,
  showRiskClocks: () => answers,
  mergeRisks: (t) => ({ ...id(t.risk), body: { ids: [t.risk + 1] } }),
  unmergeRisk: (t) => id(t.risk),
  proposeWarning: (t) => id(t.risk),
  previewWarning: (t) => ({ ...id(t.risk), body: { area: { kind: 'districts', ids: [ejura] }, text: 'T' } }),
  sendWarning: (t) => ({ ...id(t.risk), body: { area: { kind: 'districts', ids: [ejura] }, text: 'T' } }),
  listWarnings: (t) => id(t.risk),
  listWarningDeliveries: (t) => id(t.risk),
  closeRisk: (t) => ({ ...id(t.risk), body: { outcome: 'contained' } }),
  reopenRisk: (t) => id(t.risk),
  editZone: (t) => ({ ...id(t.zone), body: { name: 'Z' } }),
  removeZone: (t) => id(t.zone),
  showZoneOfficers: (t) => id(t.zone),
  assignZoneOfficers: (t) => ({ ...id(t.zone), body: { officerIds: [t.efua] } }),
  assignOfficerToZone: (t) => ({ body: { extensionsOfficerId: t.efua, riskZoneId: t.zone } }),
  unassignZoneOfficer: (t) => ({ params: { id: t.zone, officerId: t.efua } }),
  editRiskCategory: () => ({ ...id(2), body: { name: 'C' } }),
  removeRiskCategory: () => id(2),

  // Traps and fields.
  findTrapSites: () => ({ query: { q: 'Ejura' }, ...answers }),
  listOwnTrapSites: () => answers,
  editTrapSite: (t) => ({ ...id(t.site), body: { name: 'N', latitude: 7.4, longitude: -1.36 } }),
  removeTrapSite: (t) => id(t.site),
  linkTrapOfficer: (t) => ({ params: { trapsite: t.site, officerId: t.efua } }),
  unlinkTrapOfficer: (t) => ({ params: { trapsite: t.site, officerId: t.ama } }),
  listTrapReports: (t) => ({ ...id(t.site), ...answers }),
  correctTrapReport: (t) => ({ ...id(t.report), body: { pestCount: 1, report: '', riskCategoryId: 2, version: 1 } }),
  giveTrapFeedback: (t) => ({ ...id(t.report), body: { feedback: 'F' } }),
  exportTrapReports: () => answers,
  showTrapPhoto: (t) => ({ params: { id: t.trapPhoto, width: 320 } }),
  listScoutings: (t) => ({ query: { trapSiteId: t.site }, ...answers }),
  exportFieldSurveys: () => ({ query: { year: 2026 }, ...answers }),
  listTrapProposals: () => answers,
  decideTrapProposal: (t) => ({ ...id(t.proposal), body: { decision: 'dismiss' } }),
  editTrapRule: () => ({
    ...id(1),
    body: { riskCategoryId: null, leastCount: 10, days: 7, leastTraps: 2, active: false },
  }),
  addTrapRule: () => ({ body: { riskCategoryId: null, leastCount: 10, days: 7, leastTraps: 2, active: false } }),

  // Messages, and what stops or starts them.
  listSentMessages: () => ({ query: { which: 'approval' }, ...answers }),
  showSentMessage: (t) => id(t.sent),
  listDeliveries: (t) => id(t.waiting),
  listFarmerMessages: (t) => id(t.farmer),
  approveMessage: (t) => id(t.waiting),
  cancelMessage: (t) => id(t.waiting),
  resendDeliveries: (t) => ({ ...id(t.sent), body: { ids: [1] } }),
  previewMessage: (t) => ({ body: { text: 'Rain', farmerIds: [t.farmer], groupIds: [t.group] }, ...answers }),
  sendMessage: (t) => ({ body: { text: 'Rain', groupIds: [t.group] } }),
  startMessages: () => ({ body: { phone: '0244990001' } }),
  askToStart: (t) => ({ ...id(t.farmer), body: { reason: 'R' } }),
  listStartRequests: () => answers,
  decideStartRequest: (t) => ({ ...id(t.startRequest), body: { start: true, reason: 'R' } }),
  showReach: () => ({ query: { whose: 'everyone' }, ...answers }),
  listDrafts: (t) => ({ query: { group: t.group }, ...answers }),
  makeDrafts: (t) => ({ body: { groupId: t.group, crop: 'maize', district: ejura } }),
  editDraft: (t) => ({ ...id(t.draft), body: { state: 'skipped' } }),
  previewDraft: (t) => ({ ...id(t.draft), body: {} }),
  approveDraft: (t) => ({ ...id(t.draft), body: {} }),
  reopenDraft: (t) => id(t.draft),
  listTemplates: () => answers,
  removeTemplate: (t) => ({ ...id(t.template), ...answers }),

  // Files.
  listFiles: () => answers,
  showFile: (t) => id(t.file),
  editFile: (t) => ({ ...id(t.file), body: { name: 'N' } }),
  downloadFile: (t) => id(t.file),
  removeFile: (t) => id(t.file),
  removeFiles: (t) => ({ body: { ids: [t.file] }, ...answers }),
  shareFiles: (t) => ({ body: { ids: [t.file], officerIds: [t.efua] }, ...answers }),
  unshareFiles: (t) => ({ body: { ids: [t.file], officerIds: [t.efua] }, ...answers }),
  requestFileUnshare: (t) => ({ body: { ids: [t.file] }, ...answers }),
  unshareFilesFromNotice: (t) => ({ params: { notice: t.notice } }),
  makeFileLink: (t) => ({ ...id(t.file), body: { days: 7 } }),
  withdrawFileLink: (t) => ({ params: { code: t.fileLink } }),
  listOwnPodcasts: () => answers,
  listSharedPodcasts: () => answers,
  listPublicPodcasts: () => answers,
  searchPodcasts: () => ({ params: { searchText: 'Quiet' }, ...answers }),
  sharePodcast: (t) => ({ body: { extId: t.file, partnerId: t.efua } }),
  unsharePodcast: (t) => ({ body: { podcastId: t.file, partnerId: t.efua } }),
  requestPodcastUnshare: (t) => ({ body: { podcastId: t.file, ownerId: t.ama, sharedUserId: t.efua } }),

  // Officers, their posts and accounts.
  listOfficers: () => answers,
  searchOfficers: () => ({ query: { searchVal: 'ama' }, ...answers }),
  findOfficers: () => ({ query: { managed: true, q: 'ama' }, ...answers }),
  showOfficer: (t) => ({ ...id(t.ama), ...answers }),
  editOfficer: (t) => ({ ...id(t.ama), body: { name: 'N' } }),
  deactivateOfficer: (t) => ({ ...id(t.ama), body: { handOverTo: t.efua } }),
  reactivateOfficer: (t) => id(t.ama),
  giveOfficerPost: (t) => ({ ...id(t.ama), body: { role: 'admin', level: 'nation' } }),
  endOfficerPost: (t) => ({ params: { id: t.ama, post: t.post } }),
  listOfficerRequests: () => answers,
  approveOfficerRequest: (t) => ({ ...id(t.officerRequest), body: { role: 'user' } }),
  declineOfficerRequest: (t) => ({ ...id(t.officerRequest), body: { reason: 'R' } }),
  listAudit: (t) => ({ query: { who: t.ama }, ...answers }),
  exportAudit: (t) => ({ query: { who: t.ama }, ...answers }),
  checkAudit: () => ({}),
  listPeople: () => ({ query: { q: 'ama' } }),
  showPersonHistory: (t) => id(t.ama),
  closeAccount: (t) => id(t.ama),
  openAccount: (t) => id(t.ama),
  makeDataAdministrator: (t) => id(t.ama),
  unmakeDataAdministrator: (t) => id(t.ama),
  endPersonsSecondStep: (t) => id(t.ama),
  updateProfile: (t) => ({ params: { userId: t.ama }, body: { name: 'N' } }),
  endOwnSession: (t) => id(t.session),
  endToken: (t) => id(t.token),
  listTokens: () => answers,
  listOwnTokens: () => answers,
  listServiceAccounts: () => answers,
  makeServiceToken: (t) => ({ ...id(t.ama), body: { name: 'T', scopes: ['field'], days: 1 } }),
  exportOwnData: () => answers,
  listOwnSessions: () => answers,
  listIssuers: () => ({}),
  rotateIssuer: () => id('kuafo'),
  revokeIssuer: () => id('kuafo'),

  // Communities, questions, notices, deleted things, addresses that are told.
  editCommunity: (t) => ({ ...id(t.community), body: { name: 'Nkwanta Asee' } }),
  mergeCommunity: (t) => ({ ...id(t.community), body: { into: t.community + 1 } }),
  unmergeCommunity: (t) => id(t.community),
  listCommunities: () => ({ query: { q: 'Nkwanta' }, ...answers }),
  showCommunity: (t) => ({ ...id(t.community), ...answers }),
  importCommunities: () => ({
    query: { fileName: 'c.csv', source: 'S', apply: true },
    body: Buffer.from(`Name,District\nNkwanta Ase,${ejura}\n`),
  }),
  listFarmerQuestions: () => answers,
  findAnswers: () => ({ query: { q: 'Quiet' }, ...answers }),
  takeFarmerQuestion: (t) => ({ ...id(t.question), body: {} }),
  answerFarmerQuestion: (t) => ({ ...id(t.question), body: { text: 'Spray.' } }),
  closeFarmerQuestion: (t) => ({ ...id(t.question), body: { closed: true } }),
  enterRainOfPhone: (t) => ({ ...id(t.question), body: { gauge: 'nowhere' } }),
  listNotifications: () => answers,
  markNotificationsRead: (t) => ({ body: { ids: [t.notice] }, ...answers }),
  listDeletedThings: () => answers,
  bringDeletedBack: (t) => ({ params: { undo: t.deletedFarmer } }),
  listWebhooks: () => ({}),
  editWebhook: (t) => ({ ...id(t.webhook), body: { description: 'D' } }),
  removeWebhook: (t) => id(t.webhook),
  listWebhookDeliveries: (t) => id(t.webhook),
  replayWebhookDelivery: (t) => id(t.webhookDelivery),
  rotateWebhookSecret: (t) => id(t.webhook),
  testWebhook: (t) => id(t.webhook),
  showOpenRosaForm: () => ({ params: { form: 'agrihub-visit' }, ...answers }),
};

/** Calls that name nothing of anybody: they begin something of one's own, or ask about oneself. */
export const namesNobodysThing: readonly string[] = `
  addCommunity addFarmer addFile addIssuer addOfficer addRiskCategory addScouting
  addTrapReport addTrapSite addWebhook addZone beginSecondStep confirmSecondStep deleteOwnAccount
  dismissEntryDraft downloadFarmerTemplate endOwnSessions endSecondStep importCollected importFarmers importFarms
  importOfficers listCollectedForms listDoors listOpenRosaForms listTrapRules makeOwnToken makeServiceAccount
  openOpenRosaSubmission previewDeletion renewRecoveryCodes reportRisk saveFarmerFilter saveTemplate sendAccountForm
  showEntryDraft showMessaging showOpenRosaManifest showProfile showSecondStep showSmsCredit stopMessages
  streamNotifications submitOpenRosa uploadPodcast
`
  .trim()
  .split(/\s+/);
