import { describe, expect, it } from 'vitest';
import {
  groundRadiation,
  hargreaves,
  penmanMonteith,
  saturationPressure,
  sunAt,
  vapourPressure,
  windAtTwoMetres,
} from './evapotranspiration.ts';

/** The worked examples of FAO Irrigation and Drainage Paper 56, by their numbers. */
describe('FAO-56', () => {
  it('example 3: mean saturation pressure at 24.5 and 15 °C is 2.39 kPa', () => {
    expect((saturationPressure(24.5) + saturationPressure(15)) / 2).toBeCloseTo(2.39, 2);
  });
  it('example 5: vapour pressure of the day is 1.70 kPa', () =>
    expect(vapourPressure(18, 25, 54, 82)).toBeCloseTo(1.7, 2));
  it('examples 8 and 9: 3 September at 20° S has 32.2 MJ and 11.7 hours of daylight', () => {
    const { radiation, daylight } = sunAt(-20, 246);
    expect(radiation).toBeCloseTo(32.194, 3);
    expect(daylight).toBeCloseTo(11.666, 3);
  });
  it('example 10: Rio in May with 7.1 hours of sun has 14.5 MJ', () => {
    const { radiation, daylight } = sunAt(-22.9, 135);
    expect(groundRadiation(radiation, 7.1, daylight)).toBeCloseTo(14.46, 1);
  });
  it('example 14: 3.2 m/s at 10 m is 2.4 at 2 m', () => expect(windAtTwoMetres(3.2, 10)).toBeCloseTo(2.393, 3));
  it('example 17: Bangkok in April loses 5.72 mm a day', () => {
    const { radiation: top, daylight } = sunAt(13 + 44 / 60, 105);
    const radiation = groundRadiation(top, 8.5, daylight);
    expect(
      penmanMonteith({
        tmin: 25.6,
        tmax: 34.8,
        wind: 2,
        vapour: 2.85,
        radiation,
        top,
        elevation: 2,
        soilHeat: 0.14 * (30.2 - 29.2),
      }),
    ).toBeCloseTo(5.716, 3);
  });
  it('example 18: Uccle on 6 July loses 3.88 mm', () => {
    const { radiation: top, daylight } = sunAt(50.8, 187);
    expect(
      penmanMonteith({
        tmin: 12.3,
        tmax: 21.5,
        wind: 2.078,
        vapour: vapourPressure(12.3, 21.5, 63, 84),
        radiation: groundRadiation(top, 9.25, daylight),
        top,
        elevation: 100,
      }),
    ).toBeCloseTo(3.88, 2);
  });
  it('example 20: Lyon in July by Hargreaves loses 5.0 mm', () => {
    expect(hargreaves(14.8, 26.6, sunAt(45 + 43 / 60, 196).radiation)).toBeCloseTo(5.033, 2);
  });
  it('gives nothing where the minimum is above the maximum', () => expect(hargreaves(30, 20, 38)).toBeNaN());
});
