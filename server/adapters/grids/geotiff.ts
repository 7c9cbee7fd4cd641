import { fromFile, type GeoTIFFImage } from 'geotiff';
import { dayInName } from './dayInName.ts';
import { GridRefused, type RainGrid } from './grid.ts';
import { checkAxes } from './netcdfMeaning.ts';

const GEOGRAPHIC = 2;

/** Opens a GeoTIFF with the rain of one day, which its name tells (chirps-v2.0.1981.01.31.tif). Throws GridRefused. */
export async function openGeotiff(file: string): Promise<RainGrid> {
  const day = dayInName(file);
  const tiff = await fromFile(file).catch((error: unknown) => refuse(error));
  try {
    const image = await tiff.getImage().catch((error: unknown) => refuse(error));
    const { latitudes, longitudes } = placesOf(image);
    checkAxes(latitudes, longitudes);
    const nothing = image.getGDALNoData();
    return {
      format: 'GeoTIFF',
      latitudes,
      longitudes,
      days: [day],
      async readDay() {
        const read = await image.readRasters({ samples: [0] }).catch((error: unknown) => refuse(error));
        const band = read[0];
        if (band === undefined || typeof band === 'number') throw new GridRefused('It holds no band.');
        const code = nothing === null ? null : Math.fround(nothing);
        return Float32Array.from(band as ArrayLike<number>, (value) =>
          value < -90 || (code !== null && Math.fround(value) === code) ? Number.NaN : value,
        );
      },
      close: () => Promise.resolve(void tiff.close()),
    };
  } catch (error) {
    void tiff.close();
    throw error;
  }
}

function refuse(error: unknown): never {
  if (error instanceof GridRefused) throw error;
  const said = error instanceof Error ? error.message : String(error);
  throw new GridRefused(`The GeoTIFF is cut off or damaged (${said.slice(0, 100)}). Fetch it again.`);
}

function placesOf(image: GeoTIFFImage) {
  const keys = image.getGeoKeys();
  if (!keys) throw new GridRefused('It is a TIFF without a place: no coordinates are in it. Export it as GeoTIFF.');
  if (keys.GTModelTypeGeoKey === undefined)
    throw new GridRefused(
      'The GeoTIFF does not say what its coordinates are: it is cut off or damaged. Fetch it again.',
    );
  if (keys.GTModelTypeGeoKey !== GEOGRAPHIC) {
    const code = keys.ProjectedCSTypeGeoKey;
    throw new GridRefused(
      `It is in another projection${code === undefined ? '' : ` (EPSG:${code})`}, in metres and not in degrees. Bring it to latitude and longitude first: gdalwarp -t_srs EPSG:4326.`,
    );
  }
  if (image.getSamplesPerPixel() !== 1)
    throw new GridRefused(`It has ${image.getSamplesPerPixel()} bands. Expected one: the rain of one day.`);
  const [west = 0, north = 0] = image.getOrigin();
  const [east = 0, south = 0] = image.getResolution();
  const axis = (count: number, from: number, step: number) =>
    Float64Array.from({ length: count }, (_, at) => from + (at + 0.5) * step);
  return {
    latitudes: axis(image.getHeight(), north, south),
    longitudes: axis(image.getWidth(), west, east),
  };
}
