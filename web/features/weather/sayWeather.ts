import { addDays, dayNumber } from '#engines/dates/day.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { words } from '#web/lib/words.ts';

/** "Today", "Tomorrow", "Thursday". */
export function sayWeekday(day: string, today: string): string {
  if (day === today) return words('weather.today');
  if (day === addDays(today, 1)) return words('weather.tomorrow');
  return weekdayOf(day);
}

/** "Thursday": 1970-01-01 was one, and the week of the catalogue starts on Monday. */
export function weekdayOf(day: string): string {
  return words('dates.weekdays').split(' ')[(((dayNumber(day) + 3) % 7) + 7) % 7] ?? '';
}

/** "Thursday 7 May". */
export function sayLongDay(day: string): string {
  return `${weekdayOf(day)} ${sayDay(day)}`;
}

/** "09:00". */
export function sayHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** "05:52" of an instant, in Ghana's time, which is UTC. */
export function sayClock(instant: string): string {
  return instant.slice(11, 16);
}

/** "3 h ago" between two moments in milliseconds. */
export function sayAge(from: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - from) / 60_000));
  if (minutes < 2) return words('weather.justNow');
  if (minutes < 60) return words('weather.minutesAgo', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? words('weather.hoursAgo', { count: hours })
    : words('weather.daysAgo', { count: Math.floor(hours / 24) });
}

/** "12 mm", "under 1 mm", "not given". */
export function sayRain(mm: number | null): string {
  if (mm === null) return words('weather.unknown');
  return mm > 0 && mm < 1 ? words('weather.hardlyRain') : words('weather.millimetres', { value: Math.round(mm) });
}

/** "60 %", "not given". */
export function sayPercent(value: number | null): string {
  return value === null ? words('weather.unknown') : words('weather.percent', { value: Math.round(value) });
}

/** "12 km/h", "not given". */
export function sayWind(kmh: number | null): string {
  return kmh === null ? words('weather.unknown') : words('weather.kmh', { value: Math.round(kmh) });
}

/** "27°". */
export function sayDegrees(celsius: number): string {
  // −0.4 is not "−0°".
  return words('weather.degrees', { value: Math.round(celsius) + 0 });
}

/** "27.4". */
export function sayMean(celsius: number): string {
  return sayNumber(Math.round(celsius * 10) / 10);
}

/** "Light rain": the provider's words, with a capital. */
export function saySky(description: string): string {
  return description.charAt(0).toUpperCase() + description.slice(1);
}
