import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay, DistrictId, oneOf, RowId, rowRange } from '../shapes.ts';

/** Rain gauges that people read: the gauges, what was read on each day, and choosing between two readings. */

const GaugeId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80, examples: ['gauge-ejura-market'] }) });
const Point = {
  latitude: Type.Number({ minimum: 4, maximum: 12 }),
  longitude: Type.Number({ minimum: -4, maximum: 2 }),
};

const RainGauge = Type.Object({
  id: Type.String(),
  name: Type.String(),
  district_id: Type.Union([Type.String(), Type.Null()]),
  ...Point,
  first_day: CalendarDay,
  last_day: CalendarDay,
  missing_days: Type.Integer(),
});

const GaugeDay = Type.Object({
  day: CalendarDay,
  /** What counts, mm; null while two readings differ and nobody chose. */
  rain_mm: Type.Union([Type.Number(), Type.Null()]),
  readings: Type.Array(
    Type.Object({
      id: RowId,
      rain_mm: Type.Number(),
      is_trace: Type.Boolean(),
      note: Type.String(),
      /** For officers; empty for others. */
      by: Type.String(),
      chosen: Type.Boolean(),
    }),
  ),
});

export const addRainGauge = endpoint({
  name: 'addRainGauge',
  room: 'climate',
  method: 'POST',
  path: '/api/climate/gauges',
  audience: 'officer',
  effect: 'writes',
  summary: 'Adds a rain gauge that people read (administrators)',
  body: Type.Object({
    name: Type.String({ minLength: 2, maxLength: 60 }),
    districtId: DistrictId,
    zone: oneOf(['south', 'north']),
    ...Point,
  }),
  answer: RainGauge,
  refusals: 'message',
});

export const listRainGauges = endpoint({
  name: 'listRainGauges',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/gauges',
  audience: 'public',
  effect: 'reads',
  summary: 'Rain gauges that people read',
  answer: Type.Array(RainGauge),
  refusals: 'message',
});

export const showRainGauge = endpoint({
  name: 'showRainGauge',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/gauges/:id',
  audience: 'public',
  effect: 'reads',
  summary: 'A rain gauge with the newest days that were read, two readings of a day side by side',
  params: GaugeId,
  answer: Type.Object({
    gauge: RainGauge,
    may_read: Type.Boolean(),
    may_choose: Type.Boolean(),
    /** Phones whose rain is entered by itself, masked; for officers, empty for others. */
    phones: Type.Array(Type.Object({ id: RowId, phone: Type.String() })),
    days: Type.Array(GaugeDay),
  }),
  refusals: 'message',
});

export const addRainReading = endpoint({
  name: 'addRainReading',
  room: 'climate',
  method: 'POST',
  path: '/api/climate/gauges/:id/readings',
  audience: 'officer',
  effect: 'writes',
  summary: 'Reports the rain of a day at a gauge; the same officer puts a reading right by sending it again',
  params: GaugeId,
  body: Type.Object({
    day: CalendarDay,
    /** Left out for a trace. */
    rain_mm: Type.Optional(Type.Number({ minimum: 0, maximum: 1825 })),
    is_trace: Type.Optional(Type.Boolean()),
    note: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  answer: Type.Object({ message: Type.String(), ...GaugeDay.properties }),
  refusals: 'message',
});

export const chooseRainReading = endpoint({
  name: 'chooseRainReading',
  room: 'climate',
  method: 'POST',
  path: '/api/climate/readings/:reading/choose',
  audience: 'officer',
  effect: 'writes',
  summary: 'Chooses one of two readings of a day that differ (administrators)',
  params: Type.Object({ reading: Type.Integer({ title: 'The reading', ...rowRange }) }),
  answer: GaugeDay,
  refusals: 'message',
});

export const endGaugePhone = endpoint({
  name: 'endGaugePhone',
  room: 'climate',
  method: 'DELETE',
  path: '/api/climate/gauges/phones/:phone',
  audience: 'officer',
  effect: 'writes',
  summary: 'What a phone sends is not entered in the record of a gauge any more',
  params: Type.Object({ phone: Type.Integer({ title: 'The phone', ...rowRange }) }),
  answer: Type.Object({ message: Type.String() }),
  refusals: 'message',
});
