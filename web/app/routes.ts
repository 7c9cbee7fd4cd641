import type { WordArea, WordKey } from '#web/lib/words.ts';

/** One line of the specifications' route tables. */
export interface PageRoute {
  /** `:name` takes one segment, `:name?` may be absent. Letter case and a slash at the end do not matter. */
  readonly path: string;
  readonly title: WordKey;
  /** Its file in `web/pages/`, without the ending; absent: it sends on. */
  readonly page?: string;
  /** Areas of words it speaks with, beside those of every page. A test looks after them. */
  readonly words?: readonly WordArea[];
  /** Sends on to another page; a path, with the parameters of this one. */
  readonly redirect?: string;
  /** Kept on the device once opened, for when there is no network. */
  readonly kept?: true;
  /** Not for search engines. */
  readonly noindex?: true;
  /** Its address holds a secret: no other site is told it, and nothing keeps the page. */
  readonly secret?: true;
}

/** A route that has its page. */
export type BuiltRoute = PageRoute & { readonly page: string };

/** Every page of the product, in the order of the specifications. A page joins by naming its file. */
export const routes: readonly PageRoute[] = [
  // Public portal
  { path: '/', title: 'pages.home', page: 'home/HomePage', words: ['home', 'calendar', 'geography', 'tracking'] },
  {
    path: '/password_reset/:token',
    title: 'pages.passwordReset',
    page: 'account/PasswordResetPage',
    words: ['accounts', 'membership'],
    noindex: true,
    secret: true,
  },
  { path: '/weather', title: 'pages.weather', page: 'weather/WeatherPage', words: ['weather'], kept: true },
  { path: '/weather/:location', title: 'pages.weather', page: 'weather/WeatherPage', words: ['weather'], kept: true },
  {
    path: '/audit',
    title: 'pages.audit',
    page: 'account/ArrivalPage',
    words: ['entry'],
    noindex: true,
    secret: true,
  },
  { path: '/technologies', title: 'pages.technologies', page: 'OutsidePage', words: ['services'], noindex: true },
  { path: '/learn', title: 'pages.learn', page: 'OutsidePage', words: ['services'], noindex: true },
  { path: '/kuafo', title: 'pages.kuafo', page: 'OutsidePage', words: ['services'], noindex: true },
  { path: '/advisor', title: 'pages.advisor', page: 'OutsidePage', words: ['services'], noindex: true },
  { path: '/csirspace', title: 'pages.csirspace', page: 'OutsidePage', words: ['services'], noindex: true },
  { path: '/main', title: 'pages.main', redirect: '/main/cchome' },
  {
    path: '/main/croppingcalendarold',
    title: 'pages.olderCalendar',
    page: 'calendar/OlderCalendarPage',
    words: ['calendar', 'geography', 'older', 'quoted'],
  },
  {
    path: '/main/cchome',
    title: 'pages.calendarHome',
    page: 'calendar/CalendarHomePage',
    words: ['home', 'calendar', 'tracking', 'quoted'],
  },
  {
    path: '/main/croppingcalendar',
    title: 'pages.croppingCalendar',
    page: 'calendar/CroppingCalendarPage',
    words: ['calendar', 'geography', 'tracking', 'quoted'],
    kept: true,
  },
  { path: '/main/more', title: 'pages.activity', redirect: '/main/croppingcalendar' },
  {
    path: '/main/more/:index',
    title: 'pages.activity',
    page: 'calendar/ActivityPage',
    words: ['activity', 'calendar', 'geography', 'quoted'],
    kept: true,
  },
  {
    path: '/main/leaflet',
    title: 'pages.projectMap',
    page: 'maps/ProjectMapPage',
    words: ['projects', 'maps', 'geography'],
  },
  {
    path: '/main/district_map',
    title: 'pages.districtMap',
    page: 'maps/DistrictMapPage',
    words: ['maps', 'geography'],
  },
  { path: '/main/farm_cord', title: 'pages.farmMap', page: 'maps/FarmMapPage', words: ['farms'] },
  { path: '/main/risks/:id?', title: 'pages.risks', page: 'risks/RisksPage', words: ['publicRisks'], kept: true },
  {
    path: '/main/climate-agreement',
    title: 'pages.climateAgreement',
    page: 'climate/ClimateAgreementPage',
    words: ['climate'],
  },
  {
    path: '/main/climate-compare',
    title: 'pages.climate',
    page: 'climate/ClimateComparePage',
    words: ['climate', 'climateCompare'],
  },
  {
    path: '/main/climate-sheet/:station',
    title: 'pages.climate',
    page: 'climate/ClimateSheetPage',
    words: ['climate', 'climateSheet'],
    noindex: true,
  },
  {
    path: '/main/climate/:station?',
    title: 'pages.climate',
    page: 'climate/ClimatePage',
    words: ['climate'],
    kept: true,
  },
  { path: '/main/mapdetails/:id', title: 'pages.projectDetail', page: 'maps/ProjectPage', words: ['projects'] },
  { path: '/main/storyset', title: 'pages.storyset', page: 'charts/StoriesPage', words: ['stories'], kept: true },
  {
    path: '/main/storyset/:slug',
    title: 'pages.storyBoard',
    page: 'charts/StoryPage',
    words: ['charts', 'stories'],
    kept: true,
  },
  {
    path: '/main/storysetchartboard/:data',
    title: 'pages.storyBoard',
    page: 'charts/StoryTextPage',
    words: ['charts', 'stories'],
    noindex: true,
  },
  { path: '/main/services', title: 'pages.services', page: 'services/ServicesPage', words: ['accounts', 'services'] },
  {
    path: '/main/resources',
    title: 'pages.resources',
    page: 'resources/ResourcesPage',
    words: ['resources'],
    kept: true,
  },
  {
    path: '/main/resources/:searchValue',
    title: 'pages.resources',
    redirect: '/main/resources?searchValue=:searchValue',
  },
  { path: '/main/faq', title: 'pages.faq', page: 'support/SupportPage', words: ['support'] },
  {
    path: '/main/stepper',
    title: 'pages.questionnaire',
    page: 'bundles/QuestionnairePage',
    words: ['bundles', 'geography'],
  },
  { path: '/main/bundles', title: 'pages.bundle', page: 'bundles/BundlePage', words: ['bundles'] },
  {
    path: '/main/dashboard/:slug?',
    title: 'pages.dashboard',
    page: 'charts/DashboardPage',
    words: ['charts', 'dashboard'],
  },

  // Data hub
  { path: '/main/datasets', title: 'pages.datasets', page: 'datasets/DatasetsPage', words: ['catalogue', 'datasets'] },
  {
    path: '/main/datasets/upload',
    title: 'pages.upload',
    page: 'datasets/UploadPage',
    words: ['upload'],
    noindex: true,
  },
  {
    path: '/main/datasets/mine',
    title: 'pages.ownDatasets',
    page: 'datasets/OwnDatasetsPage',
    words: ['submissions'],
    noindex: true,
  },
  {
    path: '/main/datasets/holding',
    title: 'pages.holding',
    page: 'holding/HoldingPage',
    words: ['submissions'],
    noindex: true,
  },
  {
    path: '/main/datasets/holding/:id',
    title: 'pages.holding',
    page: 'holding/SubmissionPage',
    words: ['submissions'],
    noindex: true,
  },
  { path: '/main/datasetpreview', title: 'pages.datasetPreview', redirect: '/main/datasets' },
  // Where clients of CKAN look for the page of a dataset.
  { path: '/dataset/:id', title: 'pages.datasetPreview', redirect: '/main/datasetpreview/:id' },
  {
    path: '/main/datasetpreview/:id',
    title: 'pages.datasetPreview',
    page: 'datasets/DatasetPreviewPage',
    words: ['catalogue', 'dataset'],
  },
  {
    path: '/main/datasetpreview/:id/compare',
    title: 'pages.datasetPreview',
    page: 'datasets/DatasetComparePage',
    words: ['catalogue', 'dataset', 'datasetCompare'],
    noindex: true,
  },
  {
    path: '/main/temprain',
    title: 'pages.temprain',
    page: 'weather/TempRainPage',
    words: ['charts', 'tempRain', 'weather'],
  },
  {
    path: '/main/resources_cms',
    title: 'pages.resourcesManage',
    page: 'manage/ResourcesManagePage',
    words: ['resourceEditing', 'accounts'],
    noindex: true,
  },

  // Control centre
  {
    path: '/controlcenter/:tab?/:id?',
    title: 'pages.controlCentre',
    page: 'controlCentre/ControlCentrePage',
    words: ['controlCentre', 'notices'],
    noindex: true,
  },

  // The product's own
  {
    path: '/sign-in',
    title: 'pages.signIn',
    page: 'account/SignInPage',
    words: ['accounts', 'membership'],
    noindex: true,
  },
  {
    path: '/confirm-email/:token',
    title: 'pages.confirmEmail',
    page: 'account/ConfirmEmailPage',
    words: ['accounts', 'membership'],
    noindex: true,
    secret: true,
  },
  {
    path: '/main/become_officer',
    title: 'pages.controlCentre',
    page: 'account/BecomeOfficerPage',
    words: ['officerRequest'],
  },
  { path: '/notices', title: 'pages.notices', page: 'account/NoticesPage', words: ['notices'], noindex: true },
  {
    path: '/account',
    title: 'pages.account',
    page: 'account/AccountPage',
    words: ['accounts', 'membership', 'ownAccount'],
    noindex: true,
  },
  {
    path: '/first-administrator',
    title: 'pages.firstAdministrator',
    page: 'account/FirstAdministratorPage',
    words: ['accounts', 'membership'],
    noindex: true,
  },
  {
    path: '/manage/:table?/:key?',
    title: 'pages.manage',
    page: 'manage/ManagePage',
    words: ['accounts', 'climateRecords', 'health', 'manage', 'membership', 'messages', 'people', 'rainProposals'],
    noindex: true,
  },
  { path: '/main/privacy', title: 'pages.privacy', page: 'texts/PrivacyPage', words: ['privacy'] },
  { path: '/main/terms', title: 'pages.terms', page: 'texts/TermsPage', words: ['privacy'] },
  { path: '/licences', title: 'pages.licences', page: 'texts/LicencesPage', words: ['licences'] },
  { path: '/main/kept', title: 'pages.kept', page: 'SavedPage', words: ['kept'], kept: true, noindex: true },
  { path: '/offline', title: 'pages.offline', page: 'OfflinePage', words: ['offline'], noindex: true },
  { path: '/_ui', title: 'pages.parts', page: 'UiPage', words: ['charts'], noindex: true },
];
