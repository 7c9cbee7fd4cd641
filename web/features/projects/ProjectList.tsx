import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { useWords } from '#web/lib/words.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { foundNothing, type FoundProjects } from './projects.ts';
import { isNarrowed, projectMapHref, type ProjectSelection } from './selection.ts';
import './ProjectList.css';

const CARDS = 12;

interface ProjectListProps {
  found: FoundProjects;
  selection: ProjectSelection;
  regionName: string | undefined;
}

/** The projects found: those of regions in pages, and apart those for the whole country, which no region counts. */
export function ProjectList({ found, selection, regionName }: ProjectListProps) {
  const t = useWords();
  const { projects, national } = found;
  const pages = Math.max(1, Math.ceil(projects.length / CARDS));
  const page = Math.min(Math.max(1, Number(selection.page) || 1), pages);
  const count =
    regionName === undefined
      ? t('projects.count', { count: projects.length })
      : t('projects.countIn', { count: projects.length, region: regionName });
  const ofAll = t('projects.countOf', { count: projects.length + national.length, total: found.total });
  const more = isNarrowed(selection)
    ? !foundNothing(found) && ofAll
    : regionName === undefined && national.length > 0 && t('projects.andNational', { count: national.length });
  return (
    <div className="project-list" id="projects">
      <h2>
        {count} {more && <small>{more}</small>}
      </h2>
      <p className="heard" role="status">
        {more ? `${count}, ${more}` : count}
      </p>
      {projects.length > 0 ? (
        <ul className="project-cards">
          {projects.slice((page - 1) * CARDS, page * CARDS).map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      ) : (
        <EmptyState
          small
          title={t('projects.none')}
          action={
            isNarrowed(selection) ? (
              <Button
                kind="secondary"
                small
                href={projectMapHref({ region: selection.region, figure: selection.figure })}
              >
                {t('projects.clear')}
              </Button>
            ) : undefined
          }
        >
          {isNarrowed(selection) || regionName === undefined
            ? t('projects.noneText')
            : t('projects.noneHere', { region: regionName })}
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={pages}
        href={(next) => projectMapHref({ ...selection, page: next === 1 ? undefined : String(next) })}
      />
      {national.length > 0 && (
        <details className="project-list-national" open={projects.length === 0 || undefined}>
          <summary>
            <h2>{t('projects.nationalTitle', { count: national.length })}</h2>
          </summary>
          <p>{t('projects.nationalNote')}</p>
          <ul className="project-cards">
            {national.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
