import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { largestStoryText, longestStorySearch } from '../limits.ts';

/** The kinds of charts as the specification names them; `Chart` is drawn as bars. */
const ChartType = Type.Union([
  Type.Literal('Line'),
  Type.Literal('Chart'),
  Type.Literal('Doughnut'),
  Type.Literal('Radar'),
  Type.Literal('Scatter'),
]);

/** The version of a dataset that a chart was drawn from. */
const DatasetOfChart = Type.Object({
  dbref: Type.String(),
  /** Address of the dataset. */
  slug: Type.String(),
  name: Type.String(),
  version: Type.Integer(),
  publishedAt: Type.String(),
  /** The version in force: a later one is told as "data changed since". */
  latest: Type.Integer(),
});

export const StoryChart = Type.Object({
  title: Type.String(),
  description: Type.String(),
  chart_type: ChartType,
  labels: Type.Array(Type.String()),
  /** One number per label. A scatter has the first series across and the others up. */
  series: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.Number()) })),
  /** A note to the figures; empty where there is none. */
  other: Type.String(),
  /** Where the figures come from: how they are known, how far that was checked, where they can be read. */
  basis: Type.String(),
  verification: Type.String(),
  sourceUrl: Type.String(),
  /** Who gathered the figures, in what they stand, of which year, on which page, under which licence; empty where it is not known. */
  institution: Type.String(),
  publication: Type.String(),
  year: Type.String(),
  page: Type.String(),
  licence: Type.String(),
  /** Null: the figures stand for themselves. `withdrawn`: its data are no longer public, and are not named. */
  dataset: Type.Union([DatasetOfChart, Type.Literal('withdrawn'), Type.Null()]),
});

const StoryLine = Type.Object({
  slug: Type.String({ examples: ['who-answered-the-survey'] }),
  /** Its number: AR-01. */
  dataset_id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Name of its small drawing; empty where it has none. */
  icon: Type.String(),
  /** Who gathered the figures. */
  institute: Type.String(),
  /** What it is about. */
  category: Type.String(),
  charts: Type.Integer(),
});

const Choice = Type.Object({ value: Type.String(), stories: Type.Integer() });

export const listStories = endpoint({
  name: 'listStories',
  room: 'stories',
  method: 'GET',
  path: '/api/stories',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Story sets whose title or description holds the words, of an institute or a category',
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestStorySearch })),
    institute: Type.Optional(Type.String({ maxLength: 80 })),
    category: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  answer: Type.Object({
    total: Type.Integer(),
    stories: Type.Array(StoryLine),
    /** What each filter offers, and how many stories it leaves beside the other. */
    institutes: Type.Array(Choice),
    categories: Type.Array(Choice),
  }),
  refusals: 'message',
});

export const showStory = endpoint({
  name: 'showStory',
  room: 'stories',
  method: 'GET',
  path: '/api/stories/:slug',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'One story with its charts and its neighbours; also by its number',
  params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
  answer: Type.Object({
    ...StoryLine.properties,
    board: Type.Array(StoryChart),
    source: Type.String(),
    reviewed: Type.Boolean(),
    before: Type.Union([StoryLine, Type.Null()]),
    after: Type.Union([StoryLine, Type.Null()]),
  }),
  refusals: 'message',
});

/** 422 `storyTextRefused` says what is wrong with the text. */
export const readStoryText = endpoint({
  name: 'readStoryText',
  room: 'stories',
  method: 'POST',
  path: '/api/stories/read',
  audience: 'public',
  effect: 'reads',
  summary:
    'Reads the charts of an older address (D §2: the chart list as JSON) and tells which published story has them',
  body: Type.Object({ data: Type.String({ title: 'The chart list', maxLength: largestStoryText }) }),
  answer: Type.Object({
    /** Null: no published story has these charts. */
    slug: Type.Union([Type.String(), Type.Null()]),
    charts: Type.Array(StoryChart),
  }),
  refusals: 'message',
});
