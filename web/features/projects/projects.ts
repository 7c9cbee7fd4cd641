import type { Answer } from '#contract/endpoint.ts';
import type { listProjects, showProject } from '#contract/projects/projects.ts';
import type { Words } from '#web/lib/words.ts';

export type FoundProjects = Answer<typeof listProjects>;
export type ProjectLine = FoundProjects['projects'][number];
export type Project = Answer<typeof showProject>;

/** Whether words and filters leave no project, in no region and for the whole country. */
export function foundNothing({ projects, national, regions }: FoundProjects): boolean {
  return projects.length === 0 && national.length === 0 && regions.every(({ projects: count }) => count === 0);
}

/** "2017 – 2022", "since 2019", "2008"; empty when no year is known. */
export function sayYears(
  { yearApproved: from, yearCompleted: to }: Pick<ProjectLine, 'yearApproved' | 'yearCompleted'>,
  t: Words,
): string {
  if (from !== null && to !== null) return t('projects.years', { from, to });
  if (from !== null) return t('projects.since', { from });
  return to === null ? '' : String(to);
}
