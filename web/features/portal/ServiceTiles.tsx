import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import type { Service } from './api.ts';
import { PortalIcon } from './PortalIcon.tsx';
import { RouteLink } from './RouteLink.tsx';
import './ServiceTiles.css';

/** The tools of the services page, one tile each. */
export function ServiceTiles({ services }: { services: readonly Service[] }) {
  return (
    <ul className="service-tiles">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceTile service={service} />
        </li>
      ))}
    </ul>
  );
}

/** One tool: its icon, its name, what it is for. */
export function ServiceTile({ service: { title, text, route, icon } }: { service: Service }) {
  return (
    <RouteLink route={route} className="service-tile">
      <PortalIcon name={icon} size={28} />
      <strong>{title}</strong>
      <span>{text}</span>
    </RouteLink>
  );
}

/** A service of some weight: its tile wide, with room for an act of its own. */
export function ServiceCard({
  service: { title, text, route, icon },
  children,
}: {
  service: Service;
  children?: ReactNode;
}) {
  return (
    <section className="service-card">
      <PortalIcon name={icon} size={32} />
      <h2>
        <RouteLink route={route}>
          {title}
          <ArrowRight size={18} aria-hidden="true" />
        </RouteLink>
      </h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
