import type { ReactNode } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { isOutside } from './api.ts';

/** A link to a service's route: a page of the portal, or a path the server sends on to somebody else's site. */
export function RouteLink({ route, className, children }: { route: string; className?: string; children: ReactNode }) {
  if (!isOutside(route))
    return (
      <Link href={route} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={route} className={className}>
      {children}
    </a>
  );
}
