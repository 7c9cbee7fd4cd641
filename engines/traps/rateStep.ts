/**
 * Step of a marker coloured by catch per trap-night: 0 nothing caught, 1 to 3 more and more; null where no night is known. The
 * bounds (1 and 5 a night) only part a map into few and many: no source gives a catch from which anything has to be done, which is
 * judged on plants.
 */
export function rateStep(perNight: number | null): 0 | 1 | 2 | 3 | null {
  if (perNight === null) return null;
  if (perNight === 0) return 0;
  if (perNight < 1) return 1;
  return perNight < 5 ? 2 : 3;
}
