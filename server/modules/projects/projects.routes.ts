import { downloadProjects, downloadProjectTable, listProjects, showProject } from '#contract/projects/projects.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { problem } from '../../platform/calls/problems.ts';
import { presentFile, presentFileTable, presentFound, presentProject } from './projects.presenter.ts';
import { allProjects, findProject, findProjects } from './projects.service.ts';

/** Projects in agriculture and climate: the list with its filters, one in full, and the data file. */
export function projectsRoutes(mount: Mount, context: AppContext): void {
  const book = () => context.reference.book();

  mount(listProjects, ({ query }) => {
    const { region: written, ...wanted } = query;
    if (written === undefined || written === '') return presentFound(book(), findProjects(book(), wanted));
    const region = book().findRegion(written);
    if (region === undefined) throw problem('regionNotFound', { found: written });
    return presentFound(book(), findProjects(book(), { ...wanted, region: region.regionId }));
  });

  mount(showProject, ({ params }) => presentProject(findProject(book(), params.id)));

  mount(downloadProjects, () => presentFile(allProjects(book())));

  mount(downloadProjectTable, () =>
    answerWith(presentFileTable(allProjects(book())), {
      headers: { 'content-disposition': 'attachment; filename="projects.csv"' },
    }),
  );
}
