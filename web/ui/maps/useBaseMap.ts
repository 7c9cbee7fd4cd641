import { escapeXml } from '#engines/words/escapeXml.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { showFarmMap } from '#contract/farms/farms.ts';
import { downloadRegions, downloadWaters } from '#contract/geography/geography.ts';
import { apiQuery } from '#web/lib/query.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import './BaseMap.css';

// The map is fetched when it is shown, and brings its words along.
await loadWords(['baseMap']);

/** All of West Africa, and a shed. Said here, for else the layers decide: farms are drawn from zoom 9 on, and would hold the map there. */
const WIDEST = 5;
const CLOSEST = 19;

/** Where the outlines lie that stand in for imagery: under everything, also under farms drawn from tiles. */
const GROUND = 'ground';
/** Lakes and rivers lie on it. */
const WATER = 'water';

/** Where a map begins. */
export interface View {
  readonly centre: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
}

/** C §9: "Default centre about 8.0, -1.2 at zoom 7". */
export const COUNTRY: View = { centre: { lat: 8, lng: -1.2 }, zoom: 7 };

/**
 * A Leaflet map on the operator's satellite imagery, or on plain outlines of the regions where there is none; the element
 * it is drawn in bears the class `base-map`.
 */
export function useBaseMap({
  centre: { lat, lng },
  zoom,
}: View): readonly [RefObject<HTMLDivElement | null>, L.Map | undefined] {
  const t = useWords();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const { data: regions } = useQuery(apiQuery(downloadRegions, {}));
  const farmMap = useQuery(apiQuery(showFarmMap, {})).data;
  const satellite = farmMap?.satellite ?? null;
  const { data: waters } = useQuery({ ...apiQuery(downloadWaters, {}), enabled: farmMap?.satellite === null });

  useEffect(() => {
    if (!element.current) return undefined;
    // One finger scrolls the page; two move the map.
    const drawn = L.map(element.current, {
      scrollWheelZoom: false,
      zoomControl: false,
      dragging: !L.Browser.mobile,
      zoomSnap: 0.5,
      minZoom: WIDEST,
      maxZoom: CLOSEST,
    }).setView([lat, lng], zoom);
    drawn.attributionControl.setPrefix(false);
    L.control.zoom({ zoomInTitle: t('ui.zoomIn'), zoomOutTitle: t('ui.zoomOut') }).addTo(drawn);
    drawn.createPane(GROUND).style.zIndex = '150';
    drawn.createPane(WATER).style.zIndex = '160';
    setMap(drawn);
    return () => void drawn.remove();
  }, [lat, lng, zoom, t]);

  useEffect(() => {
    if (!map || !satellite) return undefined;
    // The credit is the operator's text: Leaflet takes HTML.
    const layer = L.tileLayer(satellite.tiles, {
      attribution: escapeXml(t('baseMap.satellite', { credit: satellite.credit })),
      maxZoom: CLOSEST,
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, satellite, t]);

  useEffect(() => {
    if (!map || regions === undefined) return undefined;
    // It travels as JSON and arrives read, with whose outlines these are.
    const outlines = regions as unknown as GeoJSON.FeatureCollection & {
      approximate: boolean;
      vintage: string;
      source: string;
      licence: string;
    };
    const { approximate, vintage, source, licence } = outlines;
    const attribution = approximate
      ? t('ui.approximate')
      : escapeXml(t('baseMap.outlines', { vintage, source, licence }));
    const look = satellite
      ? { style: { className: 'base-map-region' } }
      : { style: { className: 'base-map-region base-map-plain' }, pane: GROUND };
    const layer = L.geoJSON(outlines, { interactive: false, attribution, ...look })
      .addTo(map)
      .bringToBack();
    return () => void layer.remove();
  }, [map, regions, satellite, t]);

  useEffect(() => {
    if (!map || waters === undefined) return undefined;
    const layer = L.geoJSON(waters as unknown as GeoJSON.FeatureCollection, {
      interactive: false,
      attribution: t('baseMap.waters'),
      pane: WATER,
      style: (feature) => ({ className: feature?.geometry.type === 'Polygon' ? 'base-map-lake' : 'base-map-river' }),
    }).addTo(map);
    return () => void layer.remove();
  }, [map, waters, t]);

  return [element, map];
}
