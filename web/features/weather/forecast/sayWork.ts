import type { WorkReason } from '#engines/weather/farmWork.ts';
import type { Advice } from '#engines/weather/workWeather.ts';
import { words } from '#web/lib/words.ts';
import { sayHour, sayRain } from '../sayWeather.ts';

/** The reason of an advice on farm work as a sentence. Whoever calls it has the words of `weather` and `farmWork`. */
export function sayWork({
  reason,
  values: { from, to, rainAt, chance, rainMm, ...numbers },
}: Advice<WorkReason>): string {
  return words(`farmWork.${reason}`, {
    ...numbers,
    ...(rainAt !== undefined && { rainAt: sayHour(rainAt) }),
    ...(chance !== undefined && { chance: chance > 0 ? words('farmWork.chanceOf', { chance }) : '' }),
    ...(rainMm !== undefined && {
      rain: rainMm > 0 ? words('farmWork.hardlyRain', { mm: sayRain(rainMm) }) : words('farmWork.noRain'),
    }),
    ...(from !== undefined &&
      to !== undefined && {
        hours: words(from === to ? 'farmWork.hoursAround' : 'farmWork.hoursFromTo', {
          from: sayHour(from),
          to: sayHour(to),
        }),
      }),
  });
}
