import type { ChartData } from '../charts/data.ts';
import type { PointData } from '../charts/points.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day some days after 6 May 2026. */
const dayAfter = (days: number) => new Date(Date.UTC(2026, 4, 6 + days)).toISOString().slice(0, 10);
const days = (count: number) => Array.from({ length: count }, (_, index) => dayAfter(index));
/** The same wave every time: samples must not differ between server and browser. */
const wave = (index: number, middle: number, reach: number) =>
  Math.round((middle + reach * Math.sin(index * 1.7) * Math.cos(index / 5)) * 10) / 10;

export const monthlyRain: ChartData = {
  category: 'Month',
  labels: MONTHS,
  series: [
    { name: 'Tamale', values: [3, 9, 41, 86, 122, 152, 162, 199, 223, 92, 12, 4] },
    { name: 'Kumasi', values: [19, 54, 124, 150, 176, 219, 132, 84, 166, 180, 79, 28] },
    { name: 'Accra', values: [13, 27, 55, 92, 142, 192, 60, 21, 53, 65, 33, 19] },
  ],
  unit: 'mm',
};

export const rainInTamale: ChartData = { ...monthlyRain, series: monthlyRain.series.slice(0, 1) };

export const tenSeries: ChartData = {
  category: 'Month',
  labels: MONTHS,
  series: Array.from({ length: 10 }, (_, series) => ({
    name: `Zone ${series + 1}`,
    values: MONTHS.map((_month, month) => wave(month + series * 3, 40 + series * 22, 30)),
  })),
  unit: 'mm',
};

export const temperature: ChartData = {
  category: 'Day',
  labels: days(10),
  time: 'days',
  series: [
    { name: 'Actual', values: [31.2, 32.4, 30.1, null, 33, null, null, null, null, null], fit: true },
    { name: 'Forecast', values: [30.8, 31.9, 31, 31.4, 32.2, 33.1, 32.6, 30.4, 31.7, 32.9], fit: true },
  ],
  unit: '°C',
};

export const temperatureAndRain: ChartData = {
  category: 'Day',
  labels: days(8),
  time: 'days',
  series: [
    { name: 'Temperature', values: [30.8, 31.9, 31, 31.4, 32.2, 33.1, 32.6, 30.4], unit: '°C', fit: true },
    { name: 'Rain', values: [0, 2.4, 18.6, 6.2, 0, 0, 0.4, 11], unit: 'mm', bars: true },
  ],
  unit: '',
};

export const manyDays: ChartData = {
  category: 'Day',
  labels: days(100),
  time: 'days',
  series: [{ name: 'Soil moisture', values: days(100).map((_, index) => wave(index, 24, 9)) }],
  unit: '%',
};

export const tooManyDays: ChartData = {
  ...manyDays,
  labels: days(1200),
  series: [{ name: 'Soil moisture', values: days(1200).map(() => 20) }],
};

export const extremes: ChartData = {
  category: 'Year',
  labels: ['2020', '2021', '2022', '2023'],
  time: 'years',
  series: [{ name: 'Change', values: [-2_400_000, 0, 3_100_000, 12_500_000] }],
  unit: '₵',
};

export const tiny: ChartData = {
  category: 'Site',
  labels: ['Nyankpala', 'Kwadaso', 'Pokuase'],
  series: [{ name: 'Residue', values: [0.0042, 0.0187, 0.00031] }],
  unit: 'mg/kg',
};

export const yields: ChartData = {
  category: 'Crop',
  labels: ['Maize', 'Rice', 'Cassava', 'Yam', 'Cowpea'],
  series: [
    { name: '2015', values: [1.9, 2.7, 18.8, 16.8, 1.2] },
    { name: '2023', values: [2.6, 3.4, 23.1, 18.2, 1.6] },
  ],
  unit: 't/ha',
};

export const changes: ChartData = {
  category: 'Crop',
  labels: ['Maize', 'Rice', 'Cassava', 'Yam', 'Cowpea'],
  series: [{ name: 'Change', values: [12, -8, 0, 31, null] }],
  unit: '%',
};

export const longNames: ChartData = {
  category: 'District',
  labels: [
    'Ejura-Sekyedumase Municipal',
    'Offinso North',
    'Sekyere Afram Plains North with its eastern lake shore',
    'Wa',
  ],
  series: [
    { name: 'Yield on farms that used certified seed', values: [2.4, 2.2, 1.9, -0.2] },
    { name: 'Yield on the other farms', values: [1.8, 1.7, null, 0.9] },
  ],
  unit: 't/ha',
};

export const fewDistricts: ChartData = {
  category: 'District',
  labels: ['Ejura-Sekyedumase', 'Offinso North', 'Sekyere Afram Plains'],
  series: [{ name: 'Yield', values: [2.4, 2.2, 1.9] }],
  unit: 't/ha',
};

export const dailyRain: ChartData = {
  category: 'Day',
  labels: days(60),
  time: 'days',
  series: [{ name: 'Rain', values: days(60).map((_, index) => Math.max(0, wave(index, 4, 16))) }],
  unit: 'mm',
};

export const advice: ChartData = {
  category: 'Source of advice',
  labels: ['Radio', 'Extension officer', 'Phone call or SMS', 'Farmer group', 'Television', 'Other'],
  series: [{ name: 'Answers', values: [214, 171, 98, 76, 41, 27] }],
  unit: 'answers',
};

export const manyShares: ChartData = {
  category: 'Crop',
  labels: Array.from({ length: 14 }, (_, index) =>
    index === 3 ? 'A crop whose name is long enough for two lines' : `Crop ${index + 1}`,
  ),
  series: [{ name: 'Farms', values: Array.from({ length: 14 }, (_, index) => 120 - index * 8.5) }],
  unit: 'farms',
};

export const scores: ChartData = {
  category: 'Measure',
  labels: ['Productivity', 'Adaptation', 'Mitigation', 'Income', 'Labour', 'Cost'],
  series: [
    { name: 'Improved seed', values: [78, 75, 40, 78, 52, 46] },
    { name: 'Farmer practice', values: [46, 43, 48, 46, 63, 71] },
  ],
  unit: '',
};

export const scoresWithGap: ChartData = {
  ...scores,
  labels: [
    'Productivity of land',
    'Adaptation to drought',
    'Mitigation of emissions',
    'Income of the household',
    'Labour',
    'Cost of seed and fertilizer',
  ],
  series: [
    { name: 'Improved seed', values: [78, 75, 40, 78, 52, 46] },
    { name: 'Farmer practice', values: [46, 43, null, 46, 63, 71] },
    { name: 'Conservation agriculture', values: [61, 88, 82, 58, 31, 55] },
  ],
};

const farms = (offset: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: Math.round(750 + offset * 280 + 170 * Math.sin(index * 2.3 + offset)),
    y: Math.round((1.9 + offset * 0.35 + 0.55 * Math.cos(index * 1.3 + offset)) * 100) / 100,
  }));

export const rainAndYield: PointData = {
  category: 'Farm',
  grouping: 'Zone',
  x: { name: 'Rainfall', unit: 'mm' },
  y: { name: 'Maize yield', unit: 't/ha' },
  groups: [
    { name: 'Northern', points: farms(0, 30) },
    { name: 'Middle', points: farms(1, 30) },
    { name: 'Southern', points: farms(2, 30) },
  ],
};

export const manyFarms: PointData = { ...rainAndYield, groups: [{ name: 'Farms', points: farms(1, 900) }] };
