import { ringCrossing } from '#engines/shapes/ringCrossing.ts';
import { openRing } from '#engines/shapes/rings.ts';
import { fewestDistricts } from './limits.ts';
import type { RawOutline } from './rawOutline.ts';
import { OutlineRefusal } from './refusal.ts';

/** An outline with the name the file gives it. */
export interface NamedOutline extends RawOutline {
  readonly name: string;
}

/** Refuses a file of too few outlines to be the districts of Ghana. Throws OutlineRefusal. */
export function refuseFew(outlines: readonly RawOutline[]): void {
  if (outlines.length < fewestDistricts) {
    const hint = outlines.length === 16 || outlines.length === 10 ? ' These may be the regions.' : '';
    throw new OutlineRefusal(
      `The file has ${outlines.length} ${outlines.length === 1 ? 'outline' : 'outlines'}; a set of Ghana's districts has about 260.${hint} Import a file with every district.`,
    );
  }
}

/** Refuses rings that are too thin or cross themselves. Throws OutlineRefusal naming them. */
export function refuseUnsound(outlines: readonly NamedOutline[]): void {
  const thin = outlines.filter(({ polygons }) => polygons.length === 0 || polygons.some(isThin));
  if (thin.length > 0) {
    throw new OutlineRefusal(
      `${listed(thin)} ${thin.length === 1 ? 'has' : 'have'} a ring of fewer than three corners. Fix ${them(thin)} (in QGIS: Fix geometries) and import again.`,
    );
  }
  const crossed = outlines.flatMap((outline) => {
    const at = outline.polygons
      .flat()
      .map(ringCrossing)
      .find((point) => point !== null);
    return at === undefined ? [] : [{ ...outline, at }];
  });
  const [first] = crossed;
  if (first !== undefined) {
    const where = `${first.at[1].toFixed(4)}, ${first.at[0].toFixed(4)}`;
    const verb = crossed.length === 1 ? 'crosses itself at' : 'cross themselves, the first at';
    throw new OutlineRefusal(
      `${listed(crossed)} ${verb} ${where} (latitude, longitude). Fix ${them(crossed)} (in QGIS: Fix geometries) and import again.`,
    );
  }
}

const isThin = (polygon: NamedOutline['polygons'][number]): boolean =>
  polygon.length === 0 || polygon.some((ring) => openRing(ring).length < 3);

const them = (outlines: readonly NamedOutline[]): string => (outlines.length === 1 ? 'it' : 'them');

function listed(outlines: readonly NamedOutline[]): string {
  const names = outlines.slice(0, 3).map(({ name }) => `"${name}"`);
  return outlines.length > names.length
    ? `${names.join(', ')} and ${outlines.length - names.length} more`
    : names.join(', ');
}
