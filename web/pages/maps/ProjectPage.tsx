import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { showProject } from '#contract/projects/projects.ts';
import { regionNamesQuery } from '#web/features/geography/districtMap.ts';
import { useIdle } from '#web/features/geography/useIdle.ts';
import { ProjectCard } from '#web/features/projects/ProjectCard.tsx';
import { ProjectFacts } from '#web/features/projects/ProjectFacts.tsx';
import { PROJECT_MAP, projectHref } from '#web/features/projects/selection.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { useTextMode } from '#web/lib/pageFacts.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ProvenanceNote } from '#web/ui/data/ProvenanceNote.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './ProjectPage.css';

const RegionsMap = lazy(() => loadCode(() => import('#web/features/projects/RegionsMap.tsx')));

const projectQuery = (id = '') => apiQuery(showProject, { params: { id } });

/** Everything known of one project, where it works, and what else works there. */
export default function ProjectPage({ params }: PageProps) {
  const t = useWords();
  const textMode = useTextMode();
  const idle = useIdle();
  const { data: project, error } = useQuery(projectQuery(params.id));
  const regions = useQuery(regionNamesQuery).data ?? [];
  const regionNames = new Map(regions.map(({ region_id: id, region }) => [id, region]));

  if (error) {
    const isUnknown = isApiProblem(error) && error.status === 404;
    return isUnknown ? (
      <EmptyState
        page
        title={error.message.split('. ')[0] + '.'}
        action={<Button href={PROJECT_MAP}>{t('projects.back')}</Button>}
      >
        {error.message.slice(error.message.indexOf('. ') + 2)}
      </EmptyState>
    ) : (
      <ErrorState page retryHref={projectHref(params.id ?? '')}>
        {error.message}
      </ErrorState>
    );
  }
  if (!project) return <Loader />;
  const title = project.national
    ? 'projects.nearbyNational'
    : project.regions.length > 1
      ? 'projects.nearbyRegions'
      : 'projects.nearby';
  return (
    <article className="project-page">
      <header className="project-page-head">
        <Breadcrumb steps={[{ text: t('projects.title'), href: PROJECT_MAP }, { text: project.id }]} />
        <h1 lang={writtenIn()}>{project.name}</h1>
        <p className="project-page-description" lang={project.description === '' ? undefined : writtenIn()}>
          {project.description || t('projects.notKnown')}
        </p>
      </header>
      <div className="project-page-body">
        <ProjectFacts project={project} regionNames={regionNames} />
        {!textMode && (
          <div className="project-page-map">
            {idle && (
              <Suspense>
                <RegionsMap project={project} />
              </Suspense>
            )}
          </div>
        )}
      </div>
      <footer className="project-page-foot">
        {project.note !== '' && (
          <p>
            <b>{t('projects.note')}:</b> <span lang={writtenIn()}>{project.note}</span>
          </p>
        )}
        <ProvenanceNote provenance={project.provenance} title={t('projects.source')} />
      </footer>
      {project.nearby.length > 0 && (
        <section className="project-page-nearby">
          <h2>{t(title)}</h2>
          <ul className="project-cards">
            {project.nearby.map((other) => (
              <ProjectCard key={other.id} project={other} />
            ))}
          </ul>
        </section>
      )}
      <p>
        <Button kind="secondary" href={PROJECT_MAP}>
          {t('projects.back')}
        </Button>
      </p>
    </article>
  );
}

/** The project, and the names of its regions. */
export function needs({ params }: NeedsContext) {
  return [projectQuery(params.id), regionNamesQuery];
}

/** A project's page is called by it. */
export function head({ params, known }: HeadContext): Head {
  const project = known(projectQuery(params.id));
  if (!project) return {};
  return { title: project.name, description: project.description || undefined, canonical: projectHref(project.id) };
}
