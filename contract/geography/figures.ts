import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestPlaceSearch } from '../limits.ts';
import { DistrictId, RegionId } from '../shapes.ts';

const Level = Type.Union([Type.Literal('region'), Type.Literal('district')]);

/** A whole number, a day of the year (03-16) or a level (none, moderate, high); null where none is held. */
const FigureValue = Type.Union([Type.Number(), Type.String(), Type.Null()]);

/** A figure that is held per region or district, and that a map can be coloured by. */
const FigureKind = Type.Object({
  id: Type.String({ examples: ['population'] }),
  title: Type.String(),
  /** The finest level it is held at. */
  level: Level,
  /** It is asked for a crop and a month. */
  byCropAndMonth: Type.Boolean(),
});

/** One colour of the map: the least and the greatest value in it, and how many places have it. */
const FigureClass = Type.Object({
  /** Step of the map ramp, 1 to 7. */
  step: Type.Integer(),
  from: FigureValue,
  to: FigureValue,
  places: Type.Integer(),
});

const Asked = Type.Object({
  /** Regions or districts; a figure that is held per region alone answers regions. */
  level: Type.Optional(Level),
  /** For figures of a crop, and of a month (1 to 12); left out: maize, the present month. */
  crop: Type.Optional(Type.String({ maxLength: 80 })),
  month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
});
const Named = Type.Object({ figure: Type.String({ maxLength: 80 }) });

export const listFigures = endpoint({
  name: 'listFigures',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/figures',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Figures that maps can be coloured by',
  answer: Type.Array(FigureKind),
  refusals: 'message',
});

export const showFigure = endpoint({
  name: 'showFigure',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/figures/:figure',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'A figure of every region or district, with its colours (?level=district; ?crop=&month= for pest risk)',
  params: Named,
  query: Asked,
  answer: Type.Object({
    figure: Type.String(),
    title: Type.String(),
    /** What it is and by which rule it was worked out. */
    about: Type.String(),
    kind: Type.Union([Type.Literal('number'), Type.Literal('day'), Type.Literal('level')]),
    unit: Type.String(),
    source: Type.String(),
    level: Level,
    /** Null for figures of no crop and no month. */
    crop: Type.Union([Type.String(), Type.Null()]),
    month: Type.Union([Type.Integer(), Type.Null()]),
    classes: Type.Array(FigureClass),
    /** Step 0: no data. */
    places: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        region_id: RegionId,
        value: FigureValue,
        step: Type.Integer(),
      }),
    ),
  }),
  refusals: 'message',
});

export const downloadFigure = endpoint({
  name: 'downloadFigure',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/figures/:figure/table.csv',
  audience: 'public',
  effect: 'reads',
  cached: true,
  produces: 'text/csv; charset=utf-8',
  summary: 'The same numbers as CSV, with their source',
  params: Named,
  query: Asked,
  answer: Type.String(),
  refusals: 'message',
});

export const drawFigure = endpoint({
  name: 'drawFigure',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/figures/:figure/map.svg',
  audience: 'public',
  effect: 'reads',
  cached: true,
  produces: 'image/svg+xml',
  summary: 'The map of a figure as a drawing with legend, source and the source of the outlines',
  params: Named,
  query: Asked,
  answer: Type.String(),
  refusals: 'message',
});

export const findPlaces = endpoint({
  name: 'findPlaces',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/find',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Regions and districts by name, capital or other spelling (?q=), best first; forgives typing errors',
  query: Type.Object({ q: Type.String({ title: 'The search', maxLength: longestPlaceSearch }) }),
  answer: Type.Array(
    Type.Object({
      kind: Level,
      id: Type.Union([DistrictId, RegionId]),
      name: Type.String(),
      region_id: RegionId,
      region: Type.String(),
      /** The text is this place's name, key or other name, and not merely near it. */
      exact: Type.Boolean(),
    }),
  ),
  refusals: 'message',
});
