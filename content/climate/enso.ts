/**
 * Years whose rainy season fell in an El Niño or a La Niña: the Oceanic Niño Index was at or beyond 0.5 °C in at least three
 * of the four overlapping seasons from May to October (MJJ, JJA, JAS, ASO). Source: NOAA Climate Prediction Center,
 * https://www.cpc.ncep.noaa.gov/data/indices/oni.ascii.txt as published with the season December 2025 to February 2026. The
 * index begins in 1950; its newest years are revised.
 */
export const ENSO: {
  readonly from: number;
  readonly to: number;
  readonly nino: readonly number[];
  readonly nina: readonly number[];
} = {
  from: 1950,
  to: 2025,
  nino: [1951, 1953, 1957, 1963, 1965, 1972, 1982, 1987, 1991, 1997, 2002, 2015, 2023],
  nina: [1954, 1955, 1956, 1964, 1970, 1971, 1973, 1975, 1988, 1998, 1999, 2000, 2007, 2010, 2022],
};
