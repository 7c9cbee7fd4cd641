/**
 * Wet-bulb temperature in °C at sea-level pressure, from air temperature (−20 to 50 °C) and relative humidity
 * (5 to 99 %). Mean absolute error under 0.3 °C.
 * Source: R. Stull 2011, "Wet-bulb temperature from relative humidity and air temperature", J. Appl. Meteor.
 * Climatol. 50, equation 1.
 */
export function wetBulb(temperatureC: number, humidityPct: number): number {
  const rh = Math.min(99, Math.max(5, humidityPct));
  return (
    temperatureC * Math.atan(0.151977 * Math.sqrt(rh + 8.313659)) +
    Math.atan(temperatureC + rh) -
    Math.atan(rh - 1.676331) +
    0.00391838 * rh ** 1.5 * Math.atan(0.023101 * rh) -
    4.686035
  );
}

/** Delta T in °C: air temperature less wet-bulb temperature; how fast a spray droplet dries. */
export function deltaT(temperatureC: number, humidityPct: number): number {
  return temperatureC - wetBulb(temperatureC, humidityPct);
}
