import type { Drawn } from './shapes.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

interface Drawing {
  kind: 'region' | 'district';
  /** Step of the map ramp, 1 to 7; 0 is no data, hatched; a place without one has the plain colour of land. */
  stepOf?: ((id: string) => number | undefined) | undefined;
  /** Places drawn back, because another is looked at. */
  isDim?: ((place: Drawn) => boolean) | undefined;
  hrefFor?: ((place: Drawn) => string) | undefined;
}

/**
 * The outlines as SVG text. Text, not elements, because hundreds of paths are drawn and replaced far faster so,
 * and because each is a plain link that works before, or without, any script. They are not tab stops: the lists
 * beside the map are.
 */
export function drawPlaces(places: readonly Drawn[], { kind, stepOf, isDim, hrefFor }: Drawing): string {
  return places
    .map((place) => {
      const step = stepOf?.(place.id);
      const look = `atlas-place${step === undefined ? '' : ` atlas-step-${step}`}${isDim?.(place) ? ' atlas-dim' : ''}`;
      const path = `<path class="${look}${place.d === '' ? ' atlas-point' : ''}" d="${escapeXml(place.d || pointAt(place.at))}" data-${kind}="${escapeXml(place.id)}"/>`;
      if (!hrefFor) return path;
      return `<a href="${escapeXml(hrefFor(place))}" tabindex="-1" aria-label="${escapeXml(place.name)}">${path}</a>`;
    })
    .join('');
}

/** A place without an outline in the set in use is a dot of this radius, in atlas units. */
const DOT = 5;

function pointAt([x, y]: Drawn['at']): string {
  return `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0`;
}
