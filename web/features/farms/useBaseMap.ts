import { useEffect, useRef, useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { downloadRegions } from '#contract/geography.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import type { Satellite } from './api.ts';
import './FarmMap.css';

/** All of West Africa, and a shed. Said here, for else the layers decide: farms are drawn from zoom 9 on, and would hold the map there. */
const WIDEST = 5;
const CLOSEST = 19;

interface BaseMap {
  readonly centre: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
  readonly satellite: Satellite;
  /** Words for the credits. */
  readonly area: 'farms' | 'farmRecords';
}

/** A Leaflet map on satellite imagery, or on plain outlines of the regions where there is none. */
export function useBaseMap({ centre, zoom, satellite, area }: BaseMap): readonly [RefObject<HTMLDivElement | null>, L.Map | undefined] {
  const t = useWords();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const { data: regions } = useQuery(apiQuery(downloadRegions, {}));
  const { lat, lng } = centre;

  useEffect(() => {
    if (!element.current) return undefined;
    // One finger scrolls the page; two move the map.
    const drawn = L.map(element.current, { scrollWheelZoom: false, dragging: !L.Browser.mobile, zoomSnap: 0.5, minZoom: WIDEST, maxZoom: CLOSEST }).setView([lat, lng], zoom);
    drawn.attributionControl.setPrefix(false);
    setMap(drawn);
    return () => void drawn.remove();
  }, [lat, lng, zoom]);

  useEffect(() => {
    if (!map || !satellite) return undefined;
    // The credit is the operator's text: Leaflet takes HTML.
    const layer = L.tileLayer(satellite.tiles, { attribution: escaped(t(`${area}.satellite`, { credit: satellite.credit })), maxZoom: CLOSEST });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, satellite, area, t]);

  useEffect(() => {
    if (!map || regions === undefined) return undefined;
    // It travels as JSON and arrives read, with whose outlines these are.
    const outlines = regions as unknown as GeoJSON.FeatureCollection & { approximate: boolean; vintage: string; source: string; licence: string };
    const { approximate, vintage, source, licence } = outlines;
    const attribution = approximate ? t('ui.approximate') : escaped(t(`${area}.outlines`, { vintage, source, licence }));
    const layer = L.geoJSON(outlines, { interactive: false, attribution, style: { className: 'farm-map-region' } }).addTo(map).bringToBack();
    return () => void layer.remove();
  }, [map, regions, area, t]);

  return [element, map];
}

/** Leaflet takes HTML where people's texts are meant. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
