import { lazy, type ComponentType } from 'react';
import { useEarlyChanges } from '#web/lib/earlyChanges.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { PageModule, PageProps } from '#web/lib/page.ts';
import { isTranslated, loadWords, words } from '#web/lib/words.ts';
import { PageHead } from './PageHead.tsx';
import type { BuiltRoute } from './routes.ts';

/** The files a route may name; each becomes a piece of code of its own. */
const files = import.meta.glob<PageModule>('../pages/**/*Page.tsx');

/** Loads the file of a route's page, and its words. Throws when the route names a file that does not exist. */
export async function loadPage({ page, words = [] }: BuiltRoute): Promise<PageModule> {
  const load = files[`../pages/${page}.tsx`];
  if (load === undefined) throw new Error(`There is no web/pages/${page}.tsx; the route table names it.`);
  const [module] = await Promise.all([load(), loadWords(words)]);
  return module;
}

/** Names of the pages there are, for the test of the route table. */
export const pageNames: readonly string[] = Object.keys(files).map((file) =>
  file.slice('../pages/'.length, -'.tsx'.length),
);

/** Part of every page, so that it comes to life with it. */
function EarlyChanges() {
  useEarlyChanges();
  return null;
}

const components = new Map<string, ComponentType<PageProps>>();

/** The component of a route's page, with its head; it suspends while its code is on the way. */
export function pageComponent(route: BuiltRoute): ComponentType<PageProps> {
  const key = `${route.page} ${route.title}`;
  const made = components.get(key);
  if (made !== undefined) return made;
  const component = lazy(async () => {
    const { default: Page, head } = await loadCode(() => loadPage(route));
    return {
      default: (props: PageProps) => (
        <>
          {!isTranslated(route.words ?? []) && <p className="text-mode-note">{words('shell.inEnglish')}</p>}
          <PageHead title={route.title} head={head} {...props} />
          <Page {...props} />
          <EarlyChanges />
        </>
      ),
    };
  });
  components.set(key, component);
  return component;
}
