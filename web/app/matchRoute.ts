import { routes, type BuiltRoute, type PageRoute } from './routes.ts';

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of a path: letter case, doubled slashes and a slash at the end do not matter. */
export function matchRoute(path: string): RouteMatch | undefined {
  const segments = path.split('/').filter(Boolean);
  for (const { route, parts } of patterns) {
    const params = paramsOf(parts, segments);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

/** What is shown at a path: the page of its route, else one that says that it does not exist. */
export function pageAt(
  path: string,
  match: RouteMatch | undefined,
): { readonly route: BuiltRoute; readonly params: RouteMatch['params'] } {
  const { route, params = {} } = match ?? {};
  if (route?.page !== undefined) return { route: { ...route, page: route.page }, params };
  return {
    route: { path, title: 'pages.notFound', page: 'NotFoundPage', words: ['lost'], noindex: true },
    params: { path },
  };
}

/** Whether a page stands at the path. */
export function isPage(path: string): boolean {
  return matchRoute(path)?.route.page !== undefined;
}

/** Where a route sends on to, with the parameters and the query it was asked with; undefined when it stays. */
export function redirectOf({ route, params }: RouteMatch, search: string): string | undefined {
  if (route.redirect === undefined) return undefined;
  const path = route.redirect.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`;
}

const patterns = routes.map((route) => ({ route, parts: route.path.split('/').filter(Boolean) }));

function paramsOf(parts: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (segments.length > parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const segment = segments[at];
    if (!part.startsWith(':')) {
      if (segment?.toLowerCase() !== part) return undefined;
    } else if (segment !== undefined) {
      params[part.replaceAll(/[:?]/g, '')] = decode(segment);
    } else if (!part.endsWith('?')) {
      return undefined;
    }
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
