import { Type } from 'typebox';
import { ChartQuestion } from './charts.ts';
import { ChartKind } from './dashboards.ts';
import { endpoint } from '../endpoint.ts';

/** A chart as it is asked for, with how it is drawn; bars where nothing is said. */
const PictureQuestion = Type.Object({ ...ChartQuestion.properties, kind: Type.Optional(ChartKind) });

export const drawChartPicture = endpoint({
  name: 'drawChartPicture',
  room: 'charts',
  method: 'GET',
  path: '/api/charts/picture.svg',
  audience: 'public',
  effect: 'reads',
  cached: true,
  produces: 'image/svg+xml',
  summary: 'A chart as a drawing with title, conditions, warnings, source, licence, version and date',
  query: PictureQuestion,
  answer: Type.String(),
  refusals: 'message',
});

export const downloadChart = endpoint({
  name: 'downloadChart',
  room: 'charts',
  method: 'GET',
  path: '/api/charts/values.csv',
  audience: 'public',
  effect: 'reads',
  cached: true,
  produces: 'text/csv; charset=utf-8',
  summary:
    'The numbers of a chart as CSV, the very ones that its picture draws; cells that look like formulas are made harmless',
  query: PictureQuestion,
  answer: Type.String(),
  refusals: 'message',
});

export const embedChart = endpoint({
  name: 'embedChart',
  room: 'charts',
  method: 'GET',
  path: '/embed/chart',
  audience: 'public',
  effect: 'reads',
  cached: true,
  produces: 'text/html; charset=utf-8',
  summary:
    'A chart as a light page for a frame on any site: picture, table, source, licence, version and date; no script',
  query: PictureQuestion,
  answer: Type.String(),
  refusals: 'text',
});

export const fitEmbeds = endpoint({
  name: 'fitEmbeds',
  room: 'charts',
  method: 'GET',
  path: '/embed/height.js',
  audience: 'public',
  effect: 'reads',
  cached: true,
  produces: 'text/javascript; charset=utf-8',
  summary:
    'A small script for sites with embedded charts: each frame becomes as high as what it shows; frames work without it',
  answer: Type.String(),
  refusals: 'text',
});

export const embedDashboard = endpoint({
  name: 'embedDashboard',
  room: 'charts',
  method: 'GET',
  path: '/embed/dashboard/:slug',
  audience: 'public',
  effect: 'reads',
  produces: 'text/html; charset=utf-8',
  summary: 'A saved dashboard as a light page for a frame on any site, without charts whose data are no longer public',
  params: Type.Object({ slug: Type.String({ maxLength: 100 }) }),
  answer: Type.String(),
  refusals: 'text',
});
