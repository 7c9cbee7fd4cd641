import { dayNumber, type Day } from '../dates/day.ts';
import type { Point } from '../shapes/points.ts';

const RAD = Math.PI / 180;
/** The sun's upper edge on the horizon, with refraction: 50 minutes of arc below it. */
const HORIZON = -0.833 * RAD;
const TILT = 23.4397 * RAD;
/** Days from 1970-01-01 to the noon of 2000-01-01 that the formulas count from (J2000). */
const J2000 = 10_957.5;

/**
 * When the sun rises and sets, Unix seconds, right to about two minutes. For latitudes where it does so daily.
 * Source: the sunrise equation after J. Meeus, Astronomical Algorithms (1998), chapters 15 and 25, low accuracy.
 */
export function sunTimes(date: Day, [lng, lat]: Point): { readonly sunrise: number; readonly sunset: number } {
  const meanNoon = dayNumber(date) + 0.5 - lng / 360;
  const days = meanNoon - J2000;
  const anomaly = (357.5291 + 0.985_600_28 * days) * RAD;
  const centre = (1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly)) * RAD;
  const longitude = anomaly + centre + (180 + 102.9372) * RAD;
  const transit = meanNoon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitude);
  const declination = Math.asin(Math.sin(longitude) * Math.sin(TILT));
  const halfDay = Math.acos(
    (Math.sin(HORIZON) - Math.sin(lat * RAD) * Math.sin(declination)) / (Math.cos(lat * RAD) * Math.cos(declination)),
  );
  const span = halfDay / (2 * Math.PI);
  return { sunrise: seconds(transit - span), sunset: seconds(transit + span) };
}

function seconds(days: number): number {
  return Math.round(days * 86_400);
}
