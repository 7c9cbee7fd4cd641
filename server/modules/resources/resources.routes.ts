import { findResources, listResources, searchResources } from '#contract/resources/resources.ts';
import {
  addResource,
  bringResourceBack,
  editResource,
  listEditableResources,
  removeResource,
} from '#contract/resources/resourceEditing.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import * as editing from './editing.service.ts';
import { presentEditable, presentFound, presentResource, readForm } from './resources.presenter.ts';
import * as resources from './resources.service.ts';

/** The library of papers, pages and guides. */
export function resourcesRoutes(mount: Mount, { linkHealth }: AppContext): void {
  const list = ({ items, total }: resources.ResourcePage) =>
    answerWith(
      items.map((row) => presentResource(row, linkHealth)),
      { headers: { 'x-total-count': String(total) } },
    );

  mount(listResources, ({ query, scope }) => list(resources.listResources(scope, query)));
  mount(searchResources, ({ params, query, scope }) =>
    list(resources.listResources(scope, { ...query, q: params.searchText })),
  );
  mount(findResources, ({ query, scope }) => presentFound(resources.findResources(scope, query), linkHealth));

  mount(listEditableResources, async ({ query, scope }) => {
    const { total, found } = await editing.listEditable(scope, query);
    return { total, found: found.map(presentEditable) };
  });
  mount(addResource, async ({ body, scope }) => presentEditable(await editing.addResource(scope, readForm(body))));
  mount(editResource, async ({ params, body, scope }) =>
    presentEditable(await editing.editResource(scope, params.id, body.version, readForm(body))),
  );
  mount(removeResource, async ({ params, scope }) => {
    await editing.removeResource(scope, params.id);
    return { id: params.id };
  });
  mount(bringResourceBack, async ({ params, scope }) => presentEditable(await editing.bringBack(scope, params.id)));
}
