import { ArrowRight } from 'lucide-react';
import type { Service } from './api.ts';
import { PortalIcon } from './PortalIcon.tsx';
import { RouteLink } from './RouteLink.tsx';
import './ServiceList.css';

/**
 * The services as a list. With a mouse or the keyboard, the one pointed at explains itself in the panel beside the
 * list; on a phone each has its explanation under its name. No script takes part.
 */
export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <ul className="service-list">
      {services.map(({ id, title, text, route, icon }) => (
        <li key={id}>
          <RouteLink route={route} className="service-link">
            <PortalIcon name={icon} size={20} />
            <span>{title}</span>
            <ArrowRight size={16} aria-hidden="true" />
          </RouteLink>
          <div className="service-about">
            <span className="service-sign">
              <PortalIcon name={icon} size={56} />
            </span>
            <strong aria-hidden="true">{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
