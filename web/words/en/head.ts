/** What search engines and shared links say of pages. The server alone speaks these; no page loads them. */
export const head = {
  claim: 'Agricultural data and climate services for Ghana',
  storyset: 'Charts from studies in Ghana, with what they found and who gathered the data.',
  storyBoard: 'Charts of a study in Ghana, with what it found and who gathered the data.',
  storyBy: 'Figures',
  storyCharts: 'Charts',
  olderCalendar:
    'The older cropping calendar of Ghana: activities of a crop by region, zone and season, month by month.',
  projectMap: 'Projects in agriculture and climate adaptation by region of Ghana, on a map and as a list.',
  projectDetail: 'A project in agriculture or climate adaptation in Ghana: aims, place, time and partners.',
  districtMap:
    'Every district of Ghana on a map: population, projects, onset of the rains and pest risk, to read and to download.',
  farmMap: 'Where registered farms of Ghana lie, counted by district so that nobody’s field is shown.',
  resources: 'Guides, manuals and sites about farming and climate in Ghana, to search.',
  questionnaire: 'Three questions lead to a bundle of climate-smart practices for your zone, your means and your aims.',
  dashboard: 'Build a chart from Ghana’s agricultural data: choose a source and what to compare.',
  datasets: 'Agricultural datasets of Ghana to look through, with their size, age and terms.',
  datasetPreview: 'A dataset about agriculture in Ghana: what it holds, how old it is, and on what terms.',
  licence: 'Licence',
  temprain: 'Temperature and rain of a place in Ghana: what was forecast, and what came.',
  licences: 'What this portal is made of, who made it, and on what terms it may be used.',

  planDescription:
    '{crop} in {place}, {season}: plant {plant}, harvest {harvest}. Every activity by week, with fertilizer, pests and risks.',
  planDescriptionPlain: '{crop} in {place}, {season}: every activity by week, with fertilizer, pests and risks.',
  planHowTo: 'How to grow {crop} in {place}, {year}',
  planEyebrow: '{season}',
  dayForecast: '{low}–{high} °C · {rain}',
  rainOf: '{mm} rain ({chance}%)',
  rainAmount: '{mm} rain',
  dry: 'dry',
} as const;
