import { escapeXml } from '#engines/words/escapeXml.ts';
import { useEffect } from 'react';
import L from 'leaflet';
import { COUNTRY, useBaseMap } from '#web/ui/maps/useBaseMap.ts';
import { useCommunityNames } from '#web/ui/maps/useCommunityNames.ts';
import { riskHref, type Risk } from './api.ts';
import './RiskMap.css';
import { pageAddress } from '#web/lib/pageAddress.ts';

/** Zoom of one place (C §9). */
const RISK_ZOOM = 15;

interface RiskMapProps {
  readonly risks: readonly Risk[];
  readonly label: string;
  /** One risk, looked at from near. */
  readonly near?: boolean;
  /** A circle of so many kilometres around it. */
  readonly circleKm?: number | undefined;
}

/** Risks where they were seen, each with a card that leads to it. */
export default function RiskMap({ risks, label, near = false, circleKm }: RiskMapProps) {
  const [element, map] = useBaseMap(COUNTRY);
  useCommunityNames(map);

  useEffect(() => {
    if (!map) return undefined;
    const layer = L.layerGroup(
      risks.flatMap((risk) => {
        if (risk.point === null) return [];
        const dot = L.circleMarker([risk.point.lat, risk.point.lng], {
          className: `risk-dot risk-dot-${risk.status}`,
          radius: near ? 10 : 8,
        });
        const card = `<a href="${pageAddress(riskHref(risk.id))}"><b>${escapeXml(risk.riskCategory.name)} ${risk.id}</b></a><br>${escapeXml(risk.description.slice(0, 120))}<br>${escapeXml(risk.district)}`;
        return [near ? dot : dot.bindPopup(card)];
      }),
    ).addTo(map);
    return () => void layer.remove();
  }, [map, risks, near]);

  useEffect(() => {
    const [only] = risks;
    if (!map || !near || !only?.point) return undefined;
    const at = L.latLng(only.point.lat, only.point.lng);
    if (circleKm === undefined) {
      map.setView(at, RISK_ZOOM);
      return undefined;
    }
    const circle = L.circle(at, { className: 'risk-circle', radius: circleKm * 1_000, interactive: false }).addTo(map);
    map.fitBounds(circle.getBounds());
    return () => void circle.remove();
  }, [map, near, risks, circleKm]);

  return (
    <div className="risk-map" role="region" aria-label={label}>
      <div ref={element} className="base-map" />
    </div>
  );
}
