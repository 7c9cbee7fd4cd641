import { lazy, type ComponentType } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import type { PageModule, PageProps } from '#web/lib/page.ts';
import { PageHead } from './PageHead.tsx';
import type { PageRoute } from './routes.ts';

/** The files a route may name; each becomes a piece of code of its own. */
const files = import.meta.glob<PageModule>('../pages/*Page.tsx');

/** Loads the file of a page. Throws when a route names a file that does not exist. */
export function loadPage(name: string): Promise<PageModule> {
  const load = files[`../pages/${name}.tsx`];
  if (load === undefined) throw new Error(`There is no web/pages/${name}.tsx; the route table names it.`);
  return load();
}

/** Names of the pages there are, for the test of the route table. */
export const pageNames: readonly string[] = Object.keys(files).map((file) => file.slice('../pages/'.length, -'.tsx'.length));

const components = new Map<string, ComponentType<PageProps & { readonly route: PageRoute }>>();

/** The component of a page, with its head; it suspends while its code is on the way. */
export function pageComponent(name: string): ComponentType<PageProps & { readonly route: PageRoute }> {
  const made = components.get(name);
  if (made !== undefined) return made;
  const component = lazy(async () => {
    const { default: Page, head } = await loadCode(() => loadPage(name));
    return {
      default: ({ route, ...props }: PageProps & { readonly route: PageRoute }) => (
        <>
          <PageHead title={route.title} head={head} {...props} />
          <Page {...props} />
        </>
      ),
    };
  });
  components.set(name, component);
  return component;
}
