import type { Answer } from '#contract/endpoint.ts';
import type { calculateCalendar, listCrops, showCropClimate } from '#contract/calendar.ts';
import type { listDistricts, listRegions, showDistrict } from '#contract/geography.ts';
import { monthsOf } from '#engines/calendar/months.ts';

const provenance = {
  basis: 'expert-general-knowledge',
  verification: '',
  source: 'Agronomist general knowledge',
  sourceUrl: '',
  reviewed: false,
};

type Plan = Answer<typeof calculateCalendar>;
type Activity = Plan[1][number];
type Row = readonly [
  code: string,
  name: string,
  colour: string,
  from: string,
  to: string,
  early: string,
  late: string,
  end: string,
  short: string,
];

const ROWS: readonly Row[] = [
  [
    'SS',
    'Site selection',
    'site',
    '2026-02-09',
    '2026-02-22',
    '2026-02-02',
    '2026-02-19',
    '2026-03-04',
    'Choose well-drained loam, not under maize for three seasons.',
  ],
  [
    'LP',
    'Land preparation',
    'land',
    '2026-03-02',
    '2026-03-29',
    '2026-02-23',
    '2026-03-12',
    '2026-04-08',
    'Slash and plough, or spray and plant without tillage.',
  ],
  [
    'RO',
    'Rainonset',
    'rainonset',
    '2026-03-27',
    '2026-04-06',
    '2026-03-20',
    '2026-04-06',
    '2026-04-13',
    'Wait for 20 mm over two days.',
  ],
  [
    'PL',
    'Planting',
    'planting',
    '2026-04-06',
    '2026-04-27',
    '2026-03-30',
    '2026-04-16',
    '2026-05-07',
    'Two seeds per hill, 75 by 40 cm, within 48 hours of good rain.',
  ],
  [
    'BF',
    'Basal fertilizer application',
    'basal',
    '2026-04-18',
    '2026-05-08',
    '2026-04-11',
    '2026-04-28',
    '2026-05-18',
    'Band NPK 15-15-15 five centimetres from the stand and cover with soil.',
  ],
  [
    'W1',
    'First weeding',
    'weed',
    '2026-05-04',
    '2026-05-17',
    '2026-04-27',
    '2026-05-14',
    '2026-05-27',
    'Weed before striga emerges.',
  ],
  [
    'PS',
    'Pest scouting and control',
    'pest',
    '2026-05-11',
    '2026-06-14',
    '2026-05-04',
    '2026-05-21',
    '2026-06-24',
    'Scout 20 plants in five spots each week.',
  ],
  [
    'TD',
    'Top dressing',
    'top',
    '2026-05-18',
    '2026-06-01',
    '2026-05-11',
    '2026-05-28',
    '2026-06-11',
    'Side-dress urea at knee height on moist soil.',
  ],
  [
    'W2',
    'Second weeding',
    'weed',
    '2026-06-04',
    '2026-06-16',
    '2026-05-28',
    '2026-06-14',
    '2026-06-26',
    'Hand-hoe between rows before tasselling.',
  ],
  [
    'HV',
    'Harvesting',
    'harvesting',
    '2026-07-13',
    '2026-08-16',
    '2026-07-06',
    '2026-07-23',
    '2026-08-26',
    'Harvest when husks turn brown and grain dents.',
  ],
];

const falseStart = {
  risk_id: 'false_start',
  risk: 'False start of rains',
  category: 'weather',
  level: 'moderate' as const,
  trigger: 'Rain meets the onset amount and a dry spell of 7 days or more follows.',
  advisories: [{ crop: 'Maize', advisory: 'Wait for a second good rain; keep a reserve of seed for gap filling.' }],
};

const activities: Activity[] = ROWS.map(([code, name, colour, from, to, early, late, end, short], index) => ({
  activityId: index + 1,
  activity_code: code,
  activity_key: code,
  activity: name,
  colour,
  activityStart: from,
  activityEnd: to,
  earliestStart: early,
  latestStart: late,
  latestEnd: end,
  activityContent: { shortTxt: short, longTxt: `${short} Ask the extension officer where you are in doubt.` },
  activityDetails: { detail: short, comments: code === 'SS' ? '' : 'Buy certified seed with a label.' },
  risk_Advisory: code === 'PL' || code === 'RO' ? [falseStart] : [],
  provenance,
}));

const maize = { crop_id: 'maize', crop: 'Maize', group: 'cereal', calendarType: 'annual' as const, maturityDays: 110 };

/** Maize in Ejura, major season 2026: the plan of the design's pictures. */
export const maizeInEjura: Plan = [
  monthsOf(activities.map((activity) => ({ ...activity, start: activity.activityStart, end: activity.activityEnd }))),
  activities,
  {
    crop: maize,
    district_id: 'ejura_sekyedumase_municipal',
    district: 'Ejura Sekyedumase Municipal',
    region_id: 'ashanti',
    region: 'Ashanti',
    zone: 'transition',
    season: 'major',
    seasons: ['major', 'minor'],
    season_names: [
      { season: 'major', name: 'Major season', water: 'rainfed' },
      { season: 'minor', name: 'Minor season', water: 'rainfed' },
    ],
    season_title: 'Major season 2026',
    water: 'rainfed',
    variety: {
      variety: 'medium',
      name: 'Medium varieties',
      maturityClass: 'medium',
      isNamed: false,
      daysMin: 105,
      daysMax: 110,
      days: 108,
      provenance,
    },
    varieties: [
      { variety: 'early', name: 'Early varieties', maturityClass: 'early', isNamed: false, daysMin: 75, daysMax: 90 },
      {
        variety: 'medium',
        name: 'Medium varieties',
        maturityClass: 'medium',
        isNamed: false,
        daysMin: 105,
        daysMax: 110,
      },
      { variety: 'obatanpa', name: 'Obatanpa', maturityClass: 'medium', isNamed: true, daysMin: 105, daysMax: 110 },
    ],
    usual_variety: 'medium',
    is_usual: true,
    months_from: null,
    year: 2026,
    anchor: 'rain_onset',
    onset: {
      season: 'major',
      kind: 'default',
      scope: null,
      earliest: '2026-03-27',
      typical: '2026-03-30',
      latest: '2026-04-06',
      cessation: '2026-07-25',
      shiftedByDays: 0,
      note: '',
      provenance,
    },
    plantFrom: '2026-04-06',
    plantBy: '2026-04-27',
    harvestFrom: '2026-07-13',
    harvestBy: '2026-08-26',
    lengthDays: 132,
    ganttStart: '2026-02-02',
    ganttEnd: '2026-08-23',
    confidence: 'good',
    confidenceReason: 'The usual onset window is ten days wide.',
    warnings: [],
    provenance,
  },
];

const RAIN = [9, 31, 98, 142, 168, 214, 131, 78, 189, 166, 52, 17];

export const climateOfEjura: Answer<typeof showCropClimate> = {
  place: 'transition',
  months: RAIN.map((rainMm, index) => ({ month: index + 1, rainMm, rainDays: 9, tmaxC: 31, tminC: 22, rhPct: 76 })),
  pests: [
    {
      pest_id: 'fall_armyworm',
      pest: 'Fall armyworm (Spodoptera frugiperda)',
      category: 'pest',
      cropStage: 'emergence to tasselling',
      signs: 'Window panes, holes, moist frass in the whorl',
      threshold: 'About 20 percent of plants damaged before knee height',
      management: 'Early planting, handpicking egg masses, Bt or neem into the whorl',
      levels: [
        'none',
        'none',
        'moderate',
        'high',
        'high',
        'moderate',
        'none',
        'none',
        'moderate',
        'high',
        'none',
        'none',
      ],
      inputs: ['Warmth above 12.57 °C summed from the first rains, about 22 Mar; 391.6 degree-days make a generation.'],
      provenance,
    },
  ],
  provenance,
};

/** A dose in bags of 25 and of 50 kg; nobody gave a price. */
function bags(of25: number, of50: number) {
  const unpriced = { price_ghs: null, cost_per_acre_ghs: null };
  return [
    { bag_kg: 25, bags_per_acre: of25, ...unpriced },
    { bag_kg: 50, bags_per_acre: of50, ...unpriced },
  ];
}

const centre = { lat: 7.385, lng: -1.365 };

export const ejura: Answer<typeof showDistrict> = {
  district_id: 'ejura_sekyedumase_municipal',
  district: 'Ejura Sekyedumase Municipal',
  region_id: 'ashanti',
  region: 'Ashanti',
  type: 'Municipal',
  capital: 'Ejura',
  zone: 'transition',
  seasons: ['major', 'minor'],
  centre,
  secondaryZone: '',
  zoneNote: '',
  geometry: null,
  fertilizer_recommendations: [],
  fertilizer_recom: [
    {
      crop_id: 'maize',
      crop: 'Maize',
      fertilizer: 'NPK 15-15-15',
      kg_per_ha: 400,
      stage: 'basal',
      daysAfterPlanting: 10,
      n: 60,
      p2o5: 60,
      k2o: 60,
      provenance,
    },
    {
      crop_id: 'maize',
      crop: 'Maize',
      fertilizer: 'Sulphate of ammonia',
      kg_per_ha: 143,
      stage: 'top dressing',
      daysAfterPlanting: 35,
      n: 30,
      p2o5: 0,
      k2o: 0,
      provenance,
    },
  ],
  fertilizer_sets: [
    {
      crop_id: 'maize',
      set_id: 'maize_csir_90_60_60',
      water: 'any',
      first_for: ['rainfed', 'irrigated'],
      doses: [
        {
          fertilizer: 'NPK 15-15-15',
          others: '',
          stage: 'basal',
          daysAfterPlanting: 10,
          kg_per_ha: 400,
          n: 60,
          p2o5: 60,
          k2o: 60,
          bags: bags(6.5, 3.25),
          priced: '',
          note: '',
        },
        {
          fertilizer: 'Sulphate of ammonia',
          others: '24S',
          stage: 'top',
          daysAfterPlanting: 35,
          kg_per_ha: 143,
          n: 30,
          p2o5: 0,
          k2o: 0,
          bags: bags(2.25, 1.25),
          priced: '',
          note: '',
        },
      ],
      after_legume: [
        {
          crop_id: 'cowpea',
          crop: 'Cowpea',
          n_credit: 20,
          provenance,
          doses: [
            { fertilizer: 'NPK 15-15-15', stage: 'basal', kg_per_ha: 400 },
            { fertilizer: 'Sulphate of ammonia', stage: 'top', kg_per_ha: 48 },
          ],
        },
      ],
      provenance,
    },
    {
      crop_id: 'maize',
      set_id: 'maize_scheme',
      water: 'irrigated',
      first_for: [],
      doses: [
        {
          fertilizer: 'Urea 46-0-0',
          others: '',
          stage: 'top',
          daysAfterPlanting: 30,
          kg_per_ha: 125,
          n: 57.5,
          p2o5: 0,
          k2o: 0,
          bags: bags(2, 1),
          priced: '',
          note: '',
        },
      ],
      after_legume: [],
      provenance,
    },
  ],
  pest_risk_levels: [
    {
      crop_id: 'maize',
      pest_id: 'fall_armyworm',
      pest: 'Fall armyworm (Spodoptera frugiperda)',
      high_risk_percentage: 34,
      moderate_risk_percentage: 41,
      period: 'typical for the month',
      days: 108,
      inputs: ['Planted about 29 Mar, in the field for 108 days.'],
    },
  ],
  provenance,
};

const { district_id, district, region_id, region, type, capital, zone, seasons } = ejura;

export const ashantiDistricts: Answer<typeof listDistricts> = [
  { district_id, district, region_id, region, type, capital, zone, seasons, centre },
  { ...ejura, district_id: 'offinso_north', district: 'Offinso North', capital: 'Akomadan' },
];

export const regions: Answer<typeof listRegions> = [
  {
    region_id: 'ashanti',
    region: 'Ashanti',
    capital: 'Kumasi',
    code: 'GH-AH',
    formerRegion: 'Ashanti',
    belt: 'middle',
    districts: 43,
    population2021: 5_440_463,
    centre,
    geometry: null,
    bundle_services: [
      {
        Service: 'Seasonal forecast and warnings',
        Provider: 'Ghana Meteorological Agency',
        Link: 'https://www.meteo.gov.gh',
      },
    ],
  },
];

export const crops: Answer<typeof listCrops> = [
  maize,
  { ...maize, crop_id: 'rice', crop: 'Rice' },
  { ...maize, crop_id: 'cocoa', crop: 'Cocoa', group: 'tree', calendarType: 'perennial', maturityDays: null },
];
