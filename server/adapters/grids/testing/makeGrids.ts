import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeArrayBuffer } from 'geotiff';
import { File as HdfFile, ready } from 'h5wasm/node';

/** A small grid for a test: rain in mm by day, row and column; NaN where there is none. */
export interface MadeGrid {
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  /** Days since 1980-01-01. */
  readonly times: readonly number[];
  readonly units?: string;
  readonly calendar?: string;
  readonly rain: (day: number, row: number, column: number) => number;
}

const NONE = -9999;

function valuesOf({ times, latitudes, longitudes, rain }: MadeGrid): number[] {
  return times.flatMap((_, day) =>
    latitudes.flatMap((_, row) =>
      longitudes.map((_, column) => {
        const value = rain(day, row, column);
        return Number.isNaN(value) ? NONE : value;
      }),
    ),
  );
}

/** Writes NetCDF 3 (classic), with the days as records where asked. */
export function writeNetcdf3(file: string, grid: MadeGrid, asRecords = true): void {
  const parts: Buffer[] = [];
  const int = (...values: number[]) => {
    const part = Buffer.alloc(values.length * 4);
    values.forEach((value, at) => part.writeInt32BE(value, at * 4));
    return part;
  };
  const text = (value: string) => {
    const padded = Buffer.alloc(Math.ceil(value.length / 4) * 4);
    padded.write(value, 'latin1');
    return Buffer.concat([int(value.length), padded]);
  };
  const attributes = (given: Readonly<Record<string, string>>) =>
    Buffer.concat([
      int(12, Object.keys(given).length),
      ...Object.entries(given).map(([name, value]) => Buffer.concat([text(name), int(2), text(value)])),
    ]);
  const doubles = (values: readonly number[]) => {
    const part = Buffer.alloc(values.length * 8);
    values.forEach((value, at) => part.writeDoubleBE(value, at * 8));
    return part;
  };
  const { times, latitudes, longitudes, units = 'mm/day', calendar = 'standard' } = grid;
  const cells = latitudes.length * longitudes.length;
  const values = valuesOf(grid);
  const timeUnits = { units: 'days since 1980-01-01 00:00:00', calendar };
  const variables: [string, number[], number, Readonly<Record<string, string>>, Buffer][] = [
    ['latitude', [1], 6, { units: 'degrees_north' }, doubles(latitudes)],
    ['longitude', [2], 6, { units: 'degrees_east' }, doubles(longitudes)],
    ['time', [0], 6, timeUnits, doubles(times)],
    ['precip', [0, 1, 2], 6, units === '' ? {} : { units }, doubles(values)],
  ];
  const header = (offsets: readonly number[]) =>
    Buffer.concat([
      Buffer.from('CDF\x01', 'latin1'),
      int(asRecords ? times.length : 0, 10, 3),
      text('time'),
      int(asRecords ? 0 : times.length),
      text('latitude'),
      int(latitudes.length),
      text('longitude'),
      int(longitudes.length),
      int(0, 0, 11, variables.length),
      ...variables.map(([name, dimensions, type, given, data], at) => {
        const isRecord = asRecords && dimensions[0] === 0;
        const size = isRecord ? data.length / times.length : data.length;
        return Buffer.concat([
          text(name),
          int(dimensions.length, ...dimensions),
          attributes(given),
          int(type, size, offsets[at] ?? 0),
        ]);
      }),
    ]);
  const begin = header([0, 0, 0, 0]).length;
  const offsets: number[] = [];
  let at = begin;
  for (const [, , , , data] of variables.slice(0, 2)) {
    offsets.push(at);
    at += data.length;
  }
  const [time, rain] = [variables[2]?.[4] ?? Buffer.alloc(0), variables[3]?.[4] ?? Buffer.alloc(0)];
  offsets.push(at, asRecords ? at + 8 : at + time.length);
  parts.push(header(offsets), ...variables.slice(0, 2).map(([, , , , data]) => data));
  if (asRecords) {
    times.forEach((_, day) => {
      parts.push(time.subarray(day * 8, day * 8 + 8), rain.subarray(day * cells * 8, (day + 1) * cells * 8));
    });
  } else parts.push(time, rain);
  writeFileSync(file, Buffer.concat(parts));
}

/** Writes NetCDF 4: HDF5 with compressed parts and dimension scales. */
export async function writeNetcdf4(file: string, grid: MadeGrid): Promise<void> {
  await ready;
  rmSync(file, { force: true });
  const hdf = new HdfFile(file, 'w');
  const { times, latitudes, longitudes, units = 'mm/day', calendar = 'standard' } = grid;
  const axes = { time: times, lat: latitudes, lon: longitudes };
  for (const [name, values] of Object.entries(axes)) {
    const data = hdf.create_dataset({ name, data: Float64Array.from(values), shape: [values.length] });
    data.make_scale(name);
    if (name === 'time') {
      data.create_attribute('units', 'days since 1980-01-01 00:00:00');
      data.create_attribute('calendar', calendar);
    }
  }
  const rain = hdf.create_dataset({
    name: 'rfe_filled',
    data: Float32Array.from(valuesOf(grid)),
    shape: [times.length, latitudes.length, longitudes.length],
    chunks: [1, latitudes.length, longitudes.length],
    compression: 4,
  });
  if (units !== '') rain.create_attribute('units', units);
  rain.create_attribute('_FillValue', NONE, null, '<f');
  Object.keys(axes).forEach((name, at) => rain.attach_scale?.(at, name));
  hdf.close();
}

/** Writes the first day as GeoTIFF: in degrees, or in metres of UTM zone 30 N where asked. */
export async function writeGeotiff(file: string, grid: MadeGrid, isProjected = false): Promise<void> {
  const { latitudes, longitudes } = grid;
  const step = Math.abs((latitudes[1] ?? 0) - (latitudes[0] ?? 0));
  const values = valuesOf({ ...grid, times: grid.times.slice(0, 1) });
  const where = isProjected
    ? { GTModelTypeGeoKey: 1, ProjectedCSTypeGeoKey: 32_630, ModelPixelScale: [5000, 5000, 0] }
    : { GTModelTypeGeoKey: 2, GeographicTypeGeoKey: 4326, ModelPixelScale: [step, step, 0] };
  const bytes = await writeArrayBuffer(Float32Array.from(values), {
    height: latitudes.length,
    width: longitudes.length,
    ModelTiepoint: [0, 0, 0, (longitudes[0] ?? 0) - step / 2, (latitudes[0] ?? 0) + step / 2, 0],
    GTRasterTypeGeoKey: 1,
    GDAL_NODATA: `${NONE}`,
    SampleFormat: [3],
    BitsPerSample: [32],
    ...where,
  });
  writeFileSync(file, Buffer.from(bytes));
}

/**
 * Writes the first day as NetCDF 4 in the way of the Climate Data Tool: by latitude and longitude alone, its rain packed
 * into shorts around an offset.
 */
export async function writePackedDay(file: string, grid: MadeGrid): Promise<void> {
  await ready;
  rmSync(file, { force: true });
  const hdf = new HdfFile(file, 'w');
  const { latitudes, longitudes } = grid;
  const axes = { Lat: latitudes, Lon: longitudes };
  for (const [name, values] of Object.entries(axes)) {
    hdf.create_dataset({ name, data: Float64Array.from(values), shape: [values.length] }).make_scale(name);
  }
  const packed = valuesOf({ ...grid, times: grid.times.slice(0, 1) }).map((mm) =>
    mm === NONE ? -32_768 : Math.round((mm - 100) / 0.01),
  );
  const rain = hdf.create_dataset({
    name: 'precip',
    data: Int16Array.from(packed),
    shape: [latitudes.length, longitudes.length],
  });
  rain.create_attribute('units', 'mm');
  rain.create_attribute('scale_factor', 0.01, null, '<d');
  rain.create_attribute('add_offset', 100, null, '<d');
  rain.create_attribute('_FillValue', -32_768, null, '<h');
  Object.keys(axes).forEach((name, at) => rain.attach_scale?.(at, name));
  hdf.close();
}

/** Cuts a file off after a share of its bytes. */
export function cutOff(file: string, share: number): void {
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, Math.floor(whole.length * share)));
}
