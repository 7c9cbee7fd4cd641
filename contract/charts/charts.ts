import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestAxisName, longestChartTitle, mostChartGroups, mostChartPoints, mostChartSeries } from '../limits.ts';

const Dbref = Type.String({ title: 'The data source', minLength: 1, maxLength: 300 });
const Field = Type.String({ title: 'The field', minLength: 1, maxLength: 300 });

/** A table of a public dataset. */
const ChartSource = Type.Object({
  /** Names the table in every other call: the address of its dataset, with ":2" for its second table. */
  dbref: Type.String({ examples: ['cocoa-production-1997-2012'] }),
  dbname: Type.String(),
});

export const listChartSources = endpoint({
  name: 'listChartSources',
  room: 'charts',
  method: 'GET',
  path: '/api/datalake/sources',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Tables of public datasets that charts can be made of, by name',
  answer: Type.Array(ChartSource),
  refusals: 'message',
});

export const listChartColumns = endpoint({
  name: 'listChartColumns',
  room: 'charts',
  method: 'GET',
  path: '/api/datalake/columns/:dbref',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Names of the columns of a source',
  params: Type.Object({ dbref: Dbref }),
  answer: Type.Array(Type.String()),
  refusals: 'message',
});

/** Decision 30: first `lables` (sic) with the axis labels, then the names of the series, then one array of numbers per series. */
const ChartValues = Type.Array(
  Type.Union([
    Type.Object({ lables: Type.Array(Type.String()) }),
    Type.Array(Type.String()),
    Type.Array(Type.Union([Type.Number(), Type.Null()])),
  ]),
);

/** `dbref` is needed where more than one source has the columns; the refusal names them (decision 29). */
const XAndY = Type.Object({ x: Field, y: Field, dbref: Type.Optional(Dbref) });

export const chartPopulation = endpoint({
  name: 'chartPopulation',
  room: 'charts',
  method: 'POST',
  path: '/api/datalake/ixd',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Population by x: the sum of a column of that name, else the number of rows',
  body: XAndY,
  answer: ChartValues,
  refusals: 'message',
});

export const chartFields = endpoint({
  name: 'chartFields',
  room: 'charts',
  method: 'POST',
  path: '/api/datalake/dxd',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'The mean of y by x where y is numeric, else rows counted by x and y',
  body: XAndY,
  answer: ChartValues,
  refusals: 'message',
});

/** What a number stands for. `share`: of all rows or of the sum, in percent. */
export const ChartMeasure = Type.Union([
  Type.Literal('count'),
  Type.Literal('sum'),
  Type.Literal('mean'),
  Type.Literal('median'),
  Type.Literal('share'),
]);

const SourceColumn = Type.Object({
  name: Type.String(),
  /** What the data dictionary calls it, else its name in words; with the unit. */
  label: Type.String(),
  type: Type.String(),
  unit: Type.String(),
  /** Different values as far as they were counted. */
  distinct: Type.Integer(),
  /** What the values name, where most of them are ours: such a column can be drawn as a map. */
  names: Type.Union([Type.Literal('region'), Type.Literal('district'), Type.Null()]),
  /** The smallest and the largest as text; null where the column is empty. */
  min: Type.Union([Type.String(), Type.Null()]),
  max: Type.Union([Type.String(), Type.Null()]),
  /** The most frequent values, at most ten: what a filter can offer. */
  values: Type.Array(Type.String()),
});

/** A version of the dataset; the one in force when left out. */
const Version = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 }));
/** Conditions, all of which hold: `Crop:is:Maize`, `Year:atLeast:2010`, `Yield:filled`; as for the rows of a dataset. */
const Where = Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 20 }));

/** A first chart, as a panel of the dashboard is set, with a title in words. */
const Suggestion = Type.Object({
  title: Type.String(),
  x: Type.String(),
  y: Type.String(),
  /** Further columns in the unit of y, a series each. */
  with: Type.Array(Type.String()),
  /** The name of the axis of values, where the columns do not say it. */
  yName: Type.String(),
  measure: ChartMeasure,
  kind: Type.Union([Type.Literal('bar'), Type.Literal('line'), Type.Literal('map'), Type.Literal('doughnut')]),
  sort: Type.Union([Type.Literal('x'), Type.Literal('value')]),
  /** The largest so many labels; 0 is all. */
  top: Type.Integer(),
  where: Type.Array(Type.String()),
});

export const showChartSource = endpoint({
  name: 'showChartSource',
  room: 'charts',
  method: 'GET',
  path: '/api/charts/source',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'A source with its columns, its dataset and what would make a good first chart',
  query: Type.Object({ dbref: Dbref, version: Version }),
  answer: Type.Object({
    ...ChartSource.properties,
    /** Address of the dataset. */
    slug: Type.String(),
    version: Type.Integer(),
    /** The version in force; later than `version` where an earlier one was asked for. */
    latest: Type.Integer(),
    publishedAt: Type.String(),
    licence: Type.String(),
    institution: Type.String(),
    rows: Type.Integer(),
    columns: Type.Array(SourceColumn),
    suggestions: Type.Array(Suggestion),
  }),
  refusals: 'message',
});

const PlaceLevel = Type.Union([Type.Literal('region'), Type.Literal('district')]);

const AxisName = Type.String({ title: 'The name of the axis', maxLength: longestAxisName });

/** What a chart is asked for by: the query of its numbers, its picture and its embedded page alike. */
export const ChartQuestion = Type.Object({
  dbref: Dbref,
  version: Version,
  x: Field,
  /** "Population" as on the dashboard, or a column; left out: rows are counted. */
  y: Type.Optional(Field),
  /** The mean of numbers, the count of everything else when left out. */
  measure: Type.Optional(ChartMeasure),
  /** Further columns measured as y is, a series each; of a table with a column for each crop. Not taken where `by` is given. */
  with: Type.Optional(Type.Array(Field, { maxItems: mostChartSeries - 1 })),
  /** A series for each value of this column. */
  by: Type.Optional(Field),
  where: Where,
  /** For dates and times; what suits the span when left out. A date has no hours. */
  step: Type.Optional(
    Type.Union([
      Type.Literal('hour'),
      Type.Literal('day'),
      Type.Literal('week'),
      Type.Literal('month'),
      Type.Literal('quarter'),
      Type.Literal('year'),
    ]),
  ),
  /** `x`: in the order of the labels, as times and numbers are when left out; `value`: the largest first. */
  sort: Type.Optional(Type.Union([Type.Literal('x'), Type.Literal('value')])),
  /** The largest so many labels; what is left is one more, "Others", where it can be added up. */
  top: Type.Optional(Type.Integer({ minimum: 1, maximum: mostChartGroups })),
  /** In the words of who made the chart; what is measured by what, when left out. */
  title: Type.Optional(Type.String({ title: 'The title', maxLength: longestChartTitle })),
  xName: Type.Optional(AxisName),
  yName: Type.Optional(AxisName),
});

export const drawChart = endpoint({
  name: 'drawChart',
  room: 'charts',
  method: 'GET',
  path: '/api/charts/values',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'A measure of y by x, whole or by the values of a third column, sorted and cut to the first ones',
  query: ChartQuestion,
  answer: Type.Object({
    labels: Type.Array(Type.String()),
    series: Type.Array(
      Type.Object({ name: Type.String(), values: Type.Array(Type.Union([Type.Number(), Type.Null()])) }),
    ),
    unit: Type.String(),
    /** The title it was given, else "Mean of Yield by Region". */
    caption: Type.String(),
    /** Names of the axes, as they were given, else as the columns are called. */
    axes: Type.Object({ x: Type.String(), y: Type.String() }),
    /** The values are parts of a whole: counts, shares and sums of amounts; no means, no sums of rates. */
    addsUp: Type.Boolean(),
    /** The labels are times: 2026-04-15T14:00, 2026-04-15, the Monday of a week, 2026-04, 2026-Q2, 2026. */
    time: Type.Union([
      Type.Literal('hours'),
      Type.Literal('days'),
      Type.Literal('weeks'),
      Type.Literal('months'),
      Type.Literal('quarters'),
      Type.Literal('years'),
      Type.Null(),
    ]),
    measure: ChartMeasure,
    /** The conditions in words: "Crop is Maize". To be said with the chart. */
    filters: Type.Array(Type.String()),
    /** For a map, where x names places: the key of each label, null where a label is none of ours. */
    places: Type.Union([
      Type.Object({ level: PlaceLevel, keys: Type.Array(Type.Union([Type.String(), Type.Null()])) }),
      Type.Null(),
    ]),
    /** Rows that stand behind it. */
    rows: Type.Integer(),
    /** What a reader should be told: few rows, labels left out. */
    warnings: Type.Array(Type.String()),
  }),
  refusals: 'message',
});

export const drawChartPoints = endpoint({
  name: 'drawChartPoints',
  room: 'charts',
  method: 'GET',
  path: '/api/charts/points',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Two numbers of each row against each other, in groups; of many rows a fair part, the same at each asking',
  query: Type.Object({
    dbref: Dbref,
    version: Version,
    x: Field,
    y: Field,
    /** A group for each value of this column. */
    by: Type.Optional(Field),
    where: Where,
    /** At most so many points; 1,000 when left out. */
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: mostChartPoints })),
  }),
  answer: Type.Object({
    groups: Type.Array(
      Type.Object({ name: Type.String(), points: Type.Array(Type.Object({ x: Type.Number(), y: Type.Number() })) }),
    ),
    /** What the groups are values of; empty where there is one. */
    grouping: Type.String(),
    x: Type.Object({ name: Type.String(), unit: Type.String() }),
    y: Type.Object({ name: Type.String(), unit: Type.String() }),
    caption: Type.String(),
    filters: Type.Array(Type.String()),
    /** Rows that have both numbers, and how many of them are drawn. */
    rows: Type.Integer(),
    drawn: Type.Integer(),
    warnings: Type.Array(Type.String()),
  }),
  refusals: 'message',
});
