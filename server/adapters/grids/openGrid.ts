import { open } from 'node:fs/promises';
import { openGeotiff } from './geotiff.ts';
import { GridRefused, type GridQuestion, type RainGrid } from './grid.ts';
import { openNetcdf3 } from './netcdf3.ts';
import { openNetcdf4 } from './netcdf4.ts';

/** Opens a file of daily rain on a grid by what it begins with, not by its name. Throws GridRefused with a sentence. */
export async function openGrid(file: string, question: GridQuestion = {}): Promise<RainGrid> {
  const begins = await firstBytes(file);
  if (begins.subarray(0, 3).toString('latin1') === 'CDF') return openNetcdf3(file, question);
  if (begins.subarray(1, 4).toString('latin1') === 'HDF') return openNetcdf4(file, question);
  const order = begins.subarray(0, 2).toString('latin1');
  if (order === 'II' || order === 'MM') return openGeotiff(file);
  throw new GridRefused('It is neither NetCDF (3 or 4) nor GeoTIFF, by its first bytes.');
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const bytes = Buffer.alloc(8);
    const { bytesRead } = await handle.read(bytes, 0, 8, 0);
    if (bytesRead < 4) throw new GridRefused('The file is empty.');
    return bytes;
  } finally {
    await handle.close();
  }
}
