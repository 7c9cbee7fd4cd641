import type { PageProps } from '#web/lib/page.ts';
import { pageComponent } from '../pages.tsx';
import type { BuiltRoute } from '../routes.ts';

interface PageOfProps extends PageProps {
  readonly route: BuiltRoute;
}

/** The page of a route. */
export function PageOf({ route, ...props }: PageOfProps) {
  const Page = pageComponent(route);
  // oxlint-disable-next-line react/static-components -- one component per page, kept for good
  return <Page {...props} />;
}
