import { buildTopology } from './buildTopology.ts';
import { refuseFew, refuseUnsound } from './checkOutlines.ts';
import { nameOutlines } from './nameOutlines.ts';
import type { DistrictTopology } from './outlines.ts';
import { readGeoJson } from './readGeoJson.ts';
import { readShapefile } from './readShapefile.ts';
import { inDegrees } from './reproject.ts';
import { unpack } from './unpack.ts';

/** A foreign file of outlines, made sound: in degrees, simplified, borders shared. */
export interface ReadOutlines {
  /** Names as the file writes them; the place in the list is the geometry's id in the topology. */
  readonly names: readonly string[];
  readonly topology: DistrictTopology;
}

/**
 * Reads GeoJSON or a zipped Shapefile. Throws OutlineRefusal with a sentence for whoever gave the file.
 * For files from outside call `readInChild`, which bounds memory and time.
 */
export function readOutlineFile(bytes: Uint8Array): ReadOutlines {
  const unpacked = unpack(bytes);
  const raw = unpacked.kind === 'geojson' ? readGeoJson(unpacked.text) : readShapefile(unpacked);
  refuseFew(raw.outlines);
  const outlines = nameOutlines(inDegrees(raw));
  refuseUnsound(outlines);
  return { names: outlines.map(({ name }) => name), topology: buildTopology(outlines) };
}
