import { ArrowRight } from 'lucide-react';
import { Link } from '#web/ui/actions/Link.tsx';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { sayYears, type ProjectLine } from './projects.ts';
import { projectHref } from './selection.ts';
import './ProjectCard.css';

/** Technologies named on a card; the project's page has them all. */
const SHOWN = 3;

/** A project in a list: what it is called, who pays, since when, and the way to all of it. */
export function ProjectCard({ project, level = 3 }: { project: ProjectLine; level?: 2 | 3 }) {
  const t = useWords();
  const Heading = `h${level}` as const;
  const { sponsor, system } = project;
  const years = sayYears(project, t);
  return (
    <li className="project-card">
      <Heading lang={writtenIn()}>{project.name}</Heading>
      <p className="project-card-facts">
        <span lang={writtenIn()}>{sponsor}</span>
        {sponsor !== '' && (years !== '' || system !== '') && ' · '}
        {years}
        {years !== '' && system !== '' && ' · '}
        <span lang={writtenIn()}>{system}</span>
      </p>
      {project.technologies.length > 0 && (
        <p className="project-card-technologies" lang={writtenIn()}>
          {project.technologies.slice(0, SHOWN).join(', ')}
        </p>
      )}
      <Link className="project-card-more" href={projectHref(project.id)}>
        {t('projects.readMore')}{' '}
        {/* Beside each other such links must differ, also for search engines, which read no labels. */}
        <span className="heard">{t('projects.readMoreOf', { name: project.name })}</span>
        <ArrowRight size={15} aria-hidden="true" />
      </Link>
    </li>
  );
}
