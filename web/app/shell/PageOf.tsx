import type { PageProps } from '#web/lib/page.ts';
import { BeingBuilt } from '#web/pages/BeingBuilt.tsx';
import { NotFound } from '#web/pages/NotFound.tsx';
import type { RouteMatch } from '../matchRoute.ts';
import { pageComponent } from '../pages.tsx';
import { PageHead } from '../PageHead.tsx';

interface PageOfProps extends PageProps {
  readonly match: RouteMatch | undefined;
  readonly path: string;
}

/** The page of a route; one that is not there yet says so, an address nobody knows too. */
export function PageOf({ match, path, ...props }: PageOfProps) {
  if (match === undefined) {
    return (
      <>
        <PageHead title="pages.notFound" head={undefined} {...props} />
        <NotFound path={path} />
      </>
    );
  }
  const { route } = match;
  if (route.page === undefined) {
    return (
      <>
        <PageHead title={route.title} head={undefined} {...props} />
        <BeingBuilt title={route.title} />
      </>
    );
  }
  const Page = pageComponent({ ...route, page: route.page });
  // oxlint-disable-next-line react/static-components -- one component per file, kept for good
  return <Page {...props} />;
}
