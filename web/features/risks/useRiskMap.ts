import { useEffect, useRef, useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { downloadRegions } from '#contract/geography.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { mapQuery } from './api.ts';
import './RiskMap.css';

/** The country as a whole, as the map of farms shows it (C §9). */
const COUNTRY = { at: [8, -1.2] as const, zoom: 7 };

/** A Leaflet map of Ghana: on satellite imagery where the operator set some, else on the outlines of the regions. */
export function useRiskMap(): readonly [RefObject<HTMLDivElement | null>, L.Map | undefined] {
  const t = useWords();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const { data: regions } = useQuery(apiQuery(downloadRegions, {}));
  const satellite = useQuery(mapQuery()).data?.satellite ?? null;

  useEffect(() => {
    if (!element.current) return undefined;
    // One finger scrolls the page; two move the map.
    const drawn = L.map(element.current, { scrollWheelZoom: false, dragging: !L.Browser.mobile, zoomSnap: 0.5, attributionControl: true }).setView([...COUNTRY.at], COUNTRY.zoom);
    drawn.attributionControl.setPrefix(false);
    setMap(drawn);
    return () => void drawn.remove();
  }, []);

  useEffect(() => {
    if (!map || !satellite) return undefined;
    // The credit is the operator's text: Leaflet takes HTML.
    const layer = L.tileLayer(satellite.tiles, { attribution: escaped(satellite.credit), maxZoom: 19 }).addTo(map);
    return () => void layer.remove();
  }, [map, satellite]);

  useEffect(() => {
    if (!map || regions === undefined) return undefined;
    // It travels as JSON and arrives read, with whose outlines these are.
    const outlines = regions as unknown as GeoJSON.FeatureCollection & { approximate: boolean; source: string };
    const attribution = outlines.approximate ? t('ui.approximate') : escaped(outlines.source);
    const layer = L.geoJSON(outlines, { interactive: false, attribution, style: { className: satellite ? 'risk-region' : 'risk-region risk-region-plain' } }).addTo(map).bringToBack();
    return () => void layer.remove();
  }, [map, regions, satellite, t]);

  return [element, map];
}

/** Leaflet takes HTML where people's texts are meant. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
