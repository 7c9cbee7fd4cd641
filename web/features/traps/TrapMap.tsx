import { useEffect, useRef } from 'react';
import L from 'leaflet';
import { useWords, type Words } from '#web/lib/words.ts';
import { useBaseMap } from '#web/ui/maps/useBaseMap.ts';
import { useCommunityNames } from '#web/ui/maps/useCommunityNames.ts';
import { colourOf, type TrapChoice, type TrapSite } from './api.ts';
import { firstOfSquares } from './firstOfSquares.ts';
import './TrapMap.css';

/** C §9: "trap map centre about 9.5, -1.0 at zoom 10"; where the traps are known the map shows them all. */
const BEGINNING = { centre: { lat: 9.5, lng: -1 }, zoom: 10 } as const;
const CLOSEST_ZOOM = 12;
/** Pixels. Of traps closer together than these the one that catches most is drawn, until one zooms in. */
const APART = 24;

interface TrapMapProps {
  sites: readonly TrapSite[];
  open: TrapSite | undefined;
  colour: TrapChoice['colour'];
  onOpen: (site: TrapSite) => void;
}

/** Traps as circles: coloured by what is chosen, the larger the more a night; thousands as few as can be told apart. */
export default function TrapMap({ sites, open, colour, onOpen }: TrapMapProps) {
  const t = useWords();
  const [element, map] = useBaseMap(BEGINNING);
  useCommunityNames(map);
  const opening = useRef(onOpen);
  useEffect(() => {
    opening.current = onOpen;
  }, [onOpen]);

  useEffect(() => {
    if (!map || sites.length === 0) return undefined;
    const layer = L.layerGroup().addTo(map);
    const sorted = sites.toSorted(
      (a, b) => (b.catch.perNight ?? -1) - (a.catch.perNight ?? -1) || b.total_count - a.total_count,
    );
    const draw = () => {
      // A popup moves the map to be seen; it is not to be taken away by that.
      if (layer.getLayers().some((marker) => marker.isPopupOpen())) return;
      const view = map.getBounds().pad(0.25);
      const seen = sorted.filter(({ latitude, longitude }) => view.contains([latitude, longitude]));
      layer.clearLayers();
      const pixelOf = ({ latitude, longitude }: TrapSite) => map.project([latitude, longitude]);
      for (const { thing: site, others } of firstOfSquares(seen, pixelOf, APART)) {
        L.circleMarker([site.latitude, site.longitude], {
          className: `trap-marker ${colourOf(site, colour)}`,
          radius: radiusOf(site),
        })
          .bindPopup(() => popupOf(site, others, t, () => opening.current(site)), { minWidth: 180 })
          .addTo(layer);
      }
    };
    const close = () => void map.closePopup();
    // Whoever zooms wants to see what is close by; a popup would keep the circles as they are.
    map.on('moveend popupclose', draw).on('zoomstart', close);
    const all = L.latLngBounds(sites.map(({ latitude, longitude }) => [latitude, longitude]));
    map.fitBounds(all.pad(0.15), { maxZoom: CLOSEST_ZOOM, animate: false });
    draw();
    return () => {
      map.off('moveend popupclose', draw).off('zoomstart', close);
      layer.remove();
    };
  }, [map, sites, colour, t]);

  useEffect(() => {
    if (!map || !open) return undefined;
    const at: L.LatLngTuple = [open.latitude, open.longitude];
    map.setView(at, Math.max(map.getZoom(), BEGINNING.zoom), { animate: false });
    const ring = L.circleMarker(at, { className: 'trap-ring', radius: radiusOf(open) + 5, interactive: false }).addTo(
      map,
    );
    return () => void ring.remove();
  }, [map, open]);

  return <div ref={element} className="base-map trap-map" role="region" aria-label={t('traps.mapOf')} />;
}

/** What a marker tells, and the way to its reports (C §2). Leaflet draws popups itself. */
function popupOf(site: TrapSite, others: number, t: Words, onOpen: () => void): HTMLElement {
  const rate =
    site.catch.perNight === null ? t('traps.perNightNone') : t('traps.perNight', { rate: site.catch.perNight });
  const lines = [
    site.species?.name ?? t('traps.insectUnknown'),
    [site.community, site.district].filter(Boolean).join(', '),
    rate,
    t('traps.total', { count: site.total_count }),
    t('traps.reports', { count: site.reports }),
    ...(others > 0 ? [t('traps.moreHere', { count: others })] : []),
  ];
  const box = document.createElement('div');
  box.className = 'trap-popup';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-secondary button-small';
  button.textContent = t('traps.showLogs');
  button.addEventListener('click', onOpen);
  box.append(textElement('strong', site.name), ...lines.map((line) => textElement('span', line)), button);
  return box;
}

function textElement(tag: 'strong' | 'span', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Pixels: an empty trap is seen, and one with many does not hide its neighbours. */
function radiusOf({ catch: { perNight } }: TrapSite): number {
  return Math.min(18, 7 + 3 * Math.sqrt(perNight ?? 0));
}
