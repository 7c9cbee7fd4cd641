/**
 * Years whose rainy season fell in an El Niño or a La Niña: the Oceanic Niño Index of NOAA's Climate Prediction Center was
 * at or beyond 0.5 °C in most of the overlapping seasons from May to October (recalled, to be checked against
 * https://origin.cpc.ncep.noaa.gov/products/analysis_monitoring/ensostuff/ONI_v5.php). The index begins in 1950.
 */
export const ENSO: {
  readonly from: number;
  readonly to: number;
  readonly nino: readonly number[];
  readonly nina: readonly number[];
} = {
  from: 1950,
  to: 2023,
  nino: [
    1951, 1953, 1957, 1963, 1965, 1968, 1969, 1972, 1982, 1986, 1987, 1991, 1997, 2002, 2004, 2009, 2015, 2018, 2023,
  ],
  nina: [
    1950, 1954, 1955, 1956, 1964, 1970, 1971, 1973, 1974, 1975, 1984, 1985, 1988, 1998, 1999, 2000, 2007, 2010, 2011,
    2016, 2020, 2021, 2022,
  ],
};
