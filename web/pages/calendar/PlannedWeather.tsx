import { useRememberedPlan } from '#web/features/calendar/choosing/lastPlan.ts';
import WeatherPanel from '#web/features/weather/WeatherPanel.tsx';

/** The weather at the foot of the first page, which knows the district last planned for on this device. */
export default function PlannedWeather() {
  return <WeatherPanel planned={useRememberedPlan()?.selection.district} clearOf=".question-box [type='submit']" />;
}
