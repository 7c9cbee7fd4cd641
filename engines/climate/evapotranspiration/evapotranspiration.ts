/**
 * Reference evapotranspiration after FAO Irrigation and Drainage Paper 56 (Allen and others 1998): equations 6
 * (Penman-Monteith), 52 (Hargreaves) and those they need. Temperatures °C, radiation MJ m⁻² day⁻¹, pressure kPa,
 * wind m/s at 2 m, humidity %, heights m, latitudes degrees; answers mm a day.
 */

const SOLAR_CONSTANT = 0.082;
const STEFAN_BOLTZMANN = 4.903e-9;
const ALBEDO = 0.23;
/** From MJ m⁻² to mm of water evaporated (1 / 2.45). */
const TO_MILLIMETRES = 0.408;

/** Saturation vapour pressure at a temperature (eq. 11). */
export function saturationPressure(temperature: number): number {
  return 0.6108 * Math.exp((17.27 * temperature) / (temperature + 237.3));
}

/** Radiation at the top of the air (eq. 21) and hours of daylight (eq. 34) on a day of the year, 1 to 366. */
export function sunAt(latitude: number, dayOfYear: number): { readonly radiation: number; readonly daylight: number } {
  const phi = (latitude * Math.PI) / 180;
  const angle = (2 * Math.PI * dayOfYear) / 365;
  const distance = 1 + 0.033 * Math.cos(angle);
  const declination = 0.409 * Math.sin(angle - 1.39);
  const sunset = Math.acos(Math.max(-1, Math.min(1, -Math.tan(phi) * Math.tan(declination))));
  const radiation =
    ((24 * 60) / Math.PI) *
    SOLAR_CONSTANT *
    distance *
    (sunset * Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.sin(sunset));
  return { radiation, daylight: (24 / Math.PI) * sunset };
}

/** Radiation that reaches the ground with so many hours of sunshine (eq. 35). */
export function groundRadiation(top: number, sunshine: number, daylight: number): number {
  return (0.25 + (0.5 * sunshine) / daylight) * top;
}

/** Atmospheric pressure at a height (eq. 7). */
export function pressureAt(elevation: number): number {
  return 101.3 * ((293 - 0.0065 * elevation) / 293) ** 5.26;
}

/** Wind at 2 m from wind at another height (eq. 47). */
export function windAtTwoMetres(wind: number, height: number): number {
  return (wind * 4.87) / Math.log(67.8 * height - 5.42);
}

/** Actual vapour pressure from the humidities of the day (eq. 17). */
export function vapourPressure(tmin: number, tmax: number, rhMin: number, rhMax: number): number {
  return meanVapour(saturationPressure(tmin), saturationPressure(tmax), rhMin, rhMax);
}

/** The same where the saturation pressures at the minimum and the maximum are known already, kPa. */
export function meanVapour(low: number, high: number, rhMin: number, rhMax: number): number {
  return (low * rhMax + high * rhMin) / 200;
}

export interface PenmanMonteithDay {
  readonly tmin: number;
  readonly tmax: number;
  readonly wind: number;
  /** Actual vapour pressure, kPa. */
  readonly vapour: number;
  /** Radiation at the ground and at the top of the air. */
  readonly radiation: number;
  readonly top: number;
  readonly elevation: number;
  /** Atmospheric pressure where it is known already, kPa. */
  readonly pressure?: number;
  /** Saturation vapour pressure by temperature, where a record keeps those of the temperatures it has; eq. 11 otherwise. */
  readonly saturationAt?: (temperature: number) => number;
  /** Mean temperature where it is not the middle of the two, and heat into the ground (monthly means). */
  readonly mean?: number;
  readonly soilHeat?: number;
}

/** Penman-Monteith (eq. 6); net long-wave radiation by eq. 39, with the sky no clearer than clear. */
export function penmanMonteith(day: PenmanMonteithDay): number {
  const { tmin, tmax, wind, vapour, radiation, top, elevation, soilHeat = 0, saturationAt = saturationPressure } = day;
  const mean = day.mean ?? (tmin + tmax) / 2;
  const saturation = (saturationAt(tmin) + saturationAt(tmax)) / 2;
  const slope = (4098 * saturationAt(mean)) / square(mean + 237.3);
  const gamma = 0.000665 * (day.pressure ?? pressureAt(elevation));
  const clear = (0.75 + 2e-5 * elevation) * top;
  const longWave =
    STEFAN_BOLTZMANN *
    ((square(square(tmax + 273.16)) + square(square(tmin + 273.16))) / 2) *
    (0.34 - 0.14 * Math.sqrt(vapour)) *
    (1.35 * Math.min(1, radiation / clear) - 0.35);
  const net = (1 - ALBEDO) * radiation - longWave;
  return (
    (TO_MILLIMETRES * slope * (net - soilHeat) + gamma * (900 / (mean + 273)) * wind * (saturation - vapour)) /
    (slope + gamma * (1 + 0.34 * wind))
  );
}

function square(value: number): number {
  return value * value;
}

/** Hargreaves (eq. 52), from temperatures alone; NaN where the minimum is above the maximum. */
export function hargreaves(tmin: number, tmax: number, top: number): number {
  return 0.0023 * ((tmin + tmax) / 2 + 17.8) * Math.sqrt(tmax - tmin) * TO_MILLIMETRES * top;
}
