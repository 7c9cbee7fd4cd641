import type { Drawn } from './shapes.ts';

interface Drawing {
  kind: 'region' | 'district';
  /** Step of the map ramp, 1 to 7; a place without one has the plain colour of land. */
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
      const path = `<path class="${look}" d="${plain(place.d)}" data-${kind}="${plain(place.id)}"/>`;
      if (!hrefFor) return path;
      return `<a href="${plain(hrefFor(place))}" tabindex="-1" aria-label="${plain(place.name)}">${path}</a>`;
    })
    .join('');
}

/** Text that cannot end the attribute it stands in. */
function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
