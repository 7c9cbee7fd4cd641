import { open } from 'node:fs/promises';
import { NetCDFReader } from 'netcdfjs';
import { dayInName } from './dayInName.ts';
import { GridRefused, type GridQuestion, type RainGrid } from './grid.ts';
import { checkAxes, daysOf, type GridVariable, inMillimetres, rainVariable } from './netcdfMeaning.ts';

/** The header of a NetCDF 3 file is at its beginning; that of a grid fits in this many bytes. */
const HEADER = 4 * 1024 * 1024;
const BYTES: Readonly<Record<string, number>> = { byte: 1, char: 1, short: 2, int: 4, float: 4, double: 8 };

/** Opens a NetCDF 3 file (classic or 64-bit offsets). Throws GridRefused. */
export async function openNetcdf3(file: string, { variable: asked }: GridQuestion): Promise<RainGrid> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(HEADER, size));
    await handle.read(head, 0, head.length, 0);
    const reader = readHead(head);
    const { dimensions, recordDimension } = reader;
    const named = reader.variables.map((each) => ({
      ...each,
      sizes: each.dimensions.map((at) => dimensions[at]?.size || recordDimension.length),
      meaning: meaningOf(
        each.name,
        each.dimensions.map((at) => dimensions[at]?.name ?? ''),
        each.attributes,
      ),
    }));
    type Named = (typeof named)[number];
    const width = (each: Named) => {
      const bytes = BYTES[each.type];
      if (bytes === undefined) throw new GridRefused(`Its variable "${each.name}" holds ${each.type}, not numbers.`);
      return bytes;
    };
    const step = recordDimension.recordStep ?? 0;
    /** Numbers of a variable from one of its records, or from the place where they stand. */
    const read = async (each: Named, from: number, count: number, record = 0): Promise<Float64Array> => {
      const bytes = width(each);
      const part = Buffer.alloc(count * bytes);
      const at = each.offset + record * step + from * bytes;
      const { bytesRead } = await handle.read(part, 0, part.length, at);
      if (bytesRead < part.length)
        throw new GridRefused(
          `The file is cut off: "${each.name}" goes on to byte ${at + part.length}, and the file ends at byte ${size}. Fetch it again.`,
        );
      return Float64Array.from({ length: count }, (_, index) => numberAt(part, index * bytes, each.type));
    };
    const axis = async (name: string): Promise<Float64Array> => {
      const found = named.find((each) => each.name === name);
      if (!found) throw new GridRefused(`It names a dimension "${name}" and does not say where its steps are.`);
      const count = found.sizes[0] ?? 0;
      if (!found.record) return read(found, 0, count);
      const values: number[] = [];
      for (let record = 0; record < count; record += 1) values.push(...(await read(found, 0, 1, record)));
      return Float64Array.from(values);
    };
    const chosen = rainVariable(
      named.map(({ meaning }) => meaning),
      asked,
    );
    const rain = named.find(({ name }) => name === chosen.name);
    if (!rain) throw new GridRefused(`It has no variable "${chosen.name}".`);
    const { time, row, column } = chosen.map;
    const [latitudes, longitudes] = [await axis(row), await axis(column)];
    checkAxes(latitudes, longitudes);
    const timeOf = named.find(({ name }) => name === time)?.meaning;
    const days =
      time === null
        ? [dayInName(file)]
        : daysOf(
            await axis(time),
            String(timeOf?.attribute('units') ?? ''),
            String(timeOf?.attribute('calendar') ?? ''),
          );
    const cells = latitudes.length * longitudes.length;
    const toMm = inMillimetres(chosen);
    return {
      format: 'NetCDF 3',
      latitudes,
      longitudes,
      days,
      readDay: async (at) =>
        Float32Array.from(rain.record ? await read(rain, 0, cells, at) : await read(rain, at * cells, cells), toMm),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function readHead(head: Buffer): NetCDFReader {
  try {
    return new NetCDFReader(head);
  } catch (error) {
    throw new GridRefused(
      `It begins like NetCDF 3 and its header cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function meaningOf(
  name: string,
  dimensions: readonly string[],
  attributes: readonly { name: string; value: unknown }[],
): GridVariable {
  return {
    name,
    dimensions,
    attribute: (wanted) => attributes.find((each) => each.name === wanted)?.value,
  };
}

function numberAt(bytes: Buffer, at: number, type: string): number {
  if (type === 'float') return bytes.readFloatBE(at);
  if (type === 'double') return bytes.readDoubleBE(at);
  if (type === 'int') return bytes.readInt32BE(at);
  return type === 'short' ? bytes.readInt16BE(at) : bytes.readInt8(at);
}
