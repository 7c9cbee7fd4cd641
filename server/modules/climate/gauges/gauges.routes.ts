import type { Answer } from '#contract/endpoint.ts';
import * as calls from '#contract/climate/gauges.ts';
import { mayKeepClimate, mayReadGauges } from '#engines/access/knowledge/climate.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import type { Station } from '../climate.repository.ts';
import { endPhone, phonesOf } from './phoneReadings.service.ts';
import { addGauge, addReading, chooseOne, gaugeOf, gauges, type GaugeDay } from './gauges.service.ts';

/** Rain gauges that people read. */
export function gaugeRoutes(mount: Mount): void {
  mount(calls.listRainGauges, async ({ scope }) => (await gauges(scope)).map(presentGauge));
  mount(calls.addRainGauge, async ({ body, scope }) => presentGauge(await addGauge(scope, body)));
  mount(calls.showRainGauge, async ({ params, scope }) => {
    const { gauge, days } = await gaugeOf(scope, params.id);
    const mayRead = mayReadGauges(scope.actor);
    return {
      gauge: presentGauge(gauge),
      may_read: mayRead,
      may_choose: mayKeepClimate(scope.actor),
      phones: mayRead ? await phonesOf(scope, params.id) : [],
      days: days.map((day) => presentDay(day, mayRead)),
    };
  });
  mount(calls.addRainReading, async ({ params, body, scope }) => {
    const day = presentDay(await addReading(scope, params.id, body), true);
    const message =
      day.rain_mm === null
        ? `Kept. Another reading of ${day.day} differs; an administrator chooses between them.`
        : `Kept: ${day.rain_mm} mm on ${day.day}.`;
    return { message, ...day };
  });
  mount(calls.endGaugePhone, async ({ params, scope }) => ({
    message: `Rain from ${await endPhone(scope, params.phone)} goes to the officers of its district again.`,
  }));
  mount(calls.chooseRainReading, async ({ params, scope }) => presentDay(await chooseOne(scope, params.reading), true));
}

function presentGauge(gauge: Station): Answer<typeof calls.listRainGauges>[number] {
  return {
    id: gauge.id,
    name: gauge.name,
    district_id: gauge.districtId,
    latitude: gauge.latitude ?? 0,
    longitude: gauge.longitude ?? 0,
    first_day: gauge.firstDay,
    last_day: gauge.lastDay,
    missing_days: gauge.missingDays,
  };
}

/** A day; who read it is for officers alone. */
function presentDay({ day, rain, readings }: GaugeDay, withNames: boolean): Answer<typeof calls.chooseRainReading> {
  return {
    day,
    rain_mm: rain === null ? null : rain / 100,
    readings: readings.map((reading) => ({
      id: reading.id,
      rain_mm: reading.rain / 100,
      is_trace: reading.isTrace,
      note: withNames ? reading.note : '',
      by: withNames ? reading.by : '',
      chosen: reading.isChosen,
    })),
  };
}
