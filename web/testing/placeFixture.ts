import type { Answer } from '#contract/endpoint.ts';
import type { listDistricts, listRegions, showDistrict } from '#contract/geography/geography.ts';
import { provenance } from './planFixture.ts';

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
