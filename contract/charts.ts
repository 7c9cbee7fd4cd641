import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { mostChartGroups } from './limits.ts';

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
  remembered: true,
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
  remembered: true,
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
  remembered: true,
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
  remembered: true,
  summary: 'The mean of y by x where y is numeric, else rows counted by x and y',
  body: XAndY,
  answer: ChartValues,
  refusals: 'message',
});

/** What a number stands for. `share`: of all rows or of the sum, in percent. */
export const ChartMeasure = Type.Union([
  Type.Literal('count'), Type.Literal('sum'), Type.Literal('mean'), Type.Literal('median'), Type.Literal('share'),
]);

const SourceColumn = Type.Object({
  name: Type.String(),
  type: Type.String(),
  unit: Type.String(),
  /** Different values as far as they were counted. */
  distinct: Type.Integer(),
});

export const showChartSource = endpoint({
  name: 'showChartSource',
  room: 'charts',
  method: 'GET',
  path: '/api/charts/source',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  summary: 'A source with its columns, its dataset and what would make a good first chart',
  query: Type.Object({ dbref: Dbref }),
  answer: Type.Object({
    ...ChartSource.properties,
    /** Address of the dataset. */
    slug: Type.String(),
    version: Type.Integer(),
    publishedAt: Type.String(),
    licence: Type.String(),
    institution: Type.String(),
    rows: Type.Integer(),
    columns: Type.Array(SourceColumn),
    suggestions: Type.Array(Type.Object({ x: Type.String(), y: Type.String(), measure: ChartMeasure })),
  }),
  refusals: 'message',
});

export const drawChart = endpoint({
  name: 'drawChart',
  room: 'charts',
  method: 'GET',
  path: '/api/charts/values',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  summary: 'A measure of y by x, whole or by the values of a third column, sorted and cut to the first ones',
  query: Type.Object({
    dbref: Dbref,
    x: Field,
    /** "Population" as on the dashboard, or a column; left out: rows are counted. */
    y: Type.Optional(Field),
    /** The mean of numbers, the count of everything else when left out. */
    measure: Type.Optional(ChartMeasure),
    /** A series for each value of this column. */
    by: Type.Optional(Field),
    where: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 20 })),
    /** For dates; what suits the span when left out. */
    step: Type.Optional(Type.Union([Type.Literal('day'), Type.Literal('month'), Type.Literal('year')])),
    /** `x`: in the order of the labels, as times and numbers are when left out; `value`: the largest first. */
    sort: Type.Optional(Type.Union([Type.Literal('x'), Type.Literal('value')])),
    /** The largest so many labels; what is left is one more, "Others", where it can be added up. */
    top: Type.Optional(Type.Integer({ minimum: 1, maximum: mostChartGroups })),
  }),
  answer: Type.Object({
    labels: Type.Array(Type.String()),
    series: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.Union([Type.Number(), Type.Null()])) })),
    unit: Type.String(),
    /** "Mean of Yield by Region". */
    caption: Type.String(),
    /** The labels are times. */
    time: Type.Union([Type.Literal('days'), Type.Literal('months'), Type.Literal('years'), Type.Null()]),
    measure: ChartMeasure,
    /** Rows that stand behind it. */
    rows: Type.Integer(),
    /** What a reader should be told: few rows, labels left out. */
    warnings: Type.Array(Type.String()),
  }),
  refusals: 'message',
});
