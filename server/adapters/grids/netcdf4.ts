import { type Dataset, File as HdfFile, ready } from 'h5wasm/node';
import { dayInName } from './dayInName.ts';
import { GridRefused, type GridQuestion, type RainGrid } from './grid.ts';
import { checkAxes, daysOf, type GridVariable, inMillimetres, rainVariable } from './netcdfMeaning.ts';

/** Opens a NetCDF 4 file, which is HDF5. Throws GridRefused. */
export async function openNetcdf4(file: string, { variable: asked }: GridQuestion): Promise<RainGrid> {
  await ready;
  const hdf = openFile(file);
  try {
    const all = hdf.keys().flatMap((name) => {
      const found = hdf.get(name);
      return found !== null && 'shape' in found ? [{ name, data: found as Dataset }] : [];
    });
    const named = all.map(({ name, data }) => ({ data, meaning: meaningOf(name, data, all) }));
    const chosen = rainVariable(
      named.map(({ meaning }) => meaning),
      asked,
    );
    const dataOf = (name: string): Dataset => {
      const found = named.find(({ meaning }) => meaning.name === name)?.data;
      if (!found) throw new GridRefused(`It names a dimension "${name}" and does not say where its steps are.`);
      return found;
    };
    const axis = (name: string) => Float64Array.from(numbers(dataOf(name).value), Number);
    const daysAlong = (time: string) => {
      const { attribute } = meaningOf(time, dataOf(time), all);
      return daysOf(axis(time), String(attribute('units') ?? ''), String(attribute('calendar') ?? ''));
    };
    const { time, row, column } = chosen.map;
    const [latitudes, longitudes] = [axis(row), axis(column)];
    checkAxes(latitudes, longitudes);
    const days = time === null ? [dayInName(file)] : daysAlong(time);
    const rain = dataOf(chosen.name);
    const toMm = inMillimetres(chosen);
    return {
      format: 'NetCDF 4',
      latitudes,
      longitudes,
      days,
      readDay: (at) =>
        Promise.resolve().then(() => {
          const part = spoiled(() => rain.slice(time === null ? [[], []] : [[at, at + 1], [], []]), `day ${at + 1}`);
          return Float32Array.from(numbers(part), (value) => toMm(Number(value)));
        }),
      close: () => Promise.resolve(void hdf.close()),
    };
  } catch (error) {
    hdf.close();
    throw error;
  }
}

function openFile(file: string): HdfFile {
  const hdf = spoiled(() => new HdfFile(file, 'r'), 'header');
  // The library answers a file it cannot open with a number below zero.
  if (hdf.file_id === undefined || hdf.file_id < 0n) throw new GridRefused(CUT);
  return hdf;
}

const CUT = 'It begins like NetCDF 4 and cannot be opened: it is cut off or damaged. Fetch it again.';

function spoiled<T>(read: () => T, where: string): T {
  try {
    return read();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new GridRefused(
      where === 'header' ? CUT : `The file is cut off or damaged at ${where}: ${said.slice(0, 120)}`,
    );
  }
}

/** The names of the dimensions, which NetCDF 4 tells by references; where there are none, by the lengths of the axes. */
function meaningOf(name: string, data: Dataset, all: readonly { name: string; data: Dataset }[]): GridVariable {
  const { attrs } = data;
  const axes = all.filter((each) => each.data.shape?.length === 1);
  const byScale =
    data.get_attached_scales === undefined ? [] : (data.shape ?? []).map((_, at) => data.get_attached_scales(at)[0]);
  const dimensions = (data.shape ?? []).map((size, at) => {
    const scale = byScale[at]?.replace(/^.*\//, '');
    if (scale !== undefined && scale !== '') return scale;
    return axes.find((each) => each.data.shape?.[0] === size)?.name ?? `dimension ${at + 1}`;
  });
  return {
    name,
    dimensions: data.shape?.length === 1 ? [name] : dimensions,
    attribute: (wanted) => plain(attrs[wanted]?.value),
  };
}

function plain(value: unknown): unknown {
  if (ArrayBuffer.isView(value) || Array.isArray(value)) return (value as ArrayLike<unknown> & object as unknown[])[0];
  return value ?? undefined;
}

function numbers(value: unknown): ArrayLike<number | bigint> {
  if (ArrayBuffer.isView(value)) return value as unknown as ArrayLike<number>;
  throw new GridRefused('A variable of it holds no numbers.');
}
