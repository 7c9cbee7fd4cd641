import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { downloadRegions } from '#contract/geography.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { classes } from '#web/ui/classes.ts';
import { cornersOf, readPair, type FarmCells } from './cells.ts';
import './FarmMap.css';

interface FarmMapProps {
  cells: FarmCells;
  satellite: { readonly tiles: string; readonly credit: string } | null;
  /** Middle of the square to look at: "7.375, -1.425"; nothing is the whole country. */
  at: string | undefined;
  country: { readonly centre: { readonly lat: number; readonly lng: number }; readonly zoom: number };
  /** Zoom of a place that was chosen. */
  focusZoom: number;
}

/** A square is looked at from farther than a single farm: at its zoom it would not fit on a screen. */
const SQUARE_STEPS_BACK = 3;

/** The squares with farms on satellite imagery, or on plain outlines of the regions where there is none. */
export default function FarmMap({ cells, satellite, at, country, focusZoom }: FarmMapProps) {
  const t = useWords();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const { data: regions } = useQuery(apiQuery(downloadRegions, {}));

  useEffect(() => {
    if (!element.current) return undefined;
    const { centre, zoom } = country;
    // One finger scrolls the page; two move the map.
    const drawn = L.map(element.current, { scrollWheelZoom: false, dragging: !L.Browser.mobile, zoomSnap: 0.5 }).setView([centre.lat, centre.lng], zoom);
    drawn.attributionControl.setPrefix(false);
    setMap(drawn);
    return () => void drawn.remove();
  }, [country]);

  useEffect(() => {
    if (!map || !satellite) return undefined;
    // The credit is the operator's text: Leaflet takes HTML.
    const layer = L.tileLayer(satellite.tiles, { attribution: escaped(t('farms.satellite', { credit: satellite.credit })), maxZoom: 19 });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, satellite, t]);

  useEffect(() => {
    if (!map || regions === undefined) return undefined;
    // It travels as JSON and arrives read, with whose outlines these are.
    const outlines = regions as unknown as GeoJSON.FeatureCollection & { approximate: boolean; vintage: string; source: string; licence: string };
    const { approximate, vintage, source, licence } = outlines;
    const attribution = approximate ? t('ui.approximate') : escaped(t('farms.outlines', { vintage, source, licence }));
    const layer = L.geoJSON(outlines, { interactive: false, attribution, style: { className: 'farm-map-region' } }).addTo(map).bringToBack();
    return () => void layer.remove();
  }, [map, regions, t]);

  useEffect(() => {
    if (!map) return undefined;
    const layer = L.layerGroup(
      cells.flatMap((cell) => [
        L.rectangle(cornersOf(cell), { className: 'farm-map-cell', interactive: false }),
        L.circleMarker(readPair(cell.center_point), { className: 'farm-map-dot', radius: dotRadius(cell.farms) }).bindPopup(
          escaped(t('farms.count', { count: cell.farms })),
        ),
      ]),
    ).addTo(map);
    return () => void layer.remove();
  }, [map, cells, t]);

  useEffect(() => {
    if (at !== undefined) map?.setView(readPair(at), focusZoom - SQUARE_STEPS_BACK);
  }, [map, at, focusZoom]);

  return <div ref={element} className={classes('farm-map', satellite === null && 'farm-map-plain')} role="region" aria-label={t('farms.map')} />;
}

/** Pixels: seen at the zoom of the country, where a square is two wide; ten times the farms, three more. */
function dotRadius(farms: number): number {
  return Math.min(16, 5 + 3 * Math.log10(farms));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
