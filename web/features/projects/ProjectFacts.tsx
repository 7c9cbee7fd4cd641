import type { ReactNode } from 'react';
import { useWords, writtenIn } from '#web/lib/words.ts';
import type { Project } from './projects.ts';
import './ProjectFacts.css';

interface ProjectFactsProps {
  project: Project;
  /** Names of today's regions by key. */
  regionNames: ReadonlyMap<string, string>;
}

/** Every field of a project; what is not known says so. */
export function ProjectFacts({ project, regionNames }: ProjectFactsProps) {
  const t = useWords();
  const { sponsor, sponsorShort, link } = project;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('projects.region'), <RegionFact key="region" project={project} regionNames={regionNames} />],
    [t('projects.district'), project.districtText],
    [
      t('projects.sponsorName'),
      asWritten(
        sponsor !== '' && sponsorShort !== '' && sponsor !== sponsorShort
          ? `${sponsor} (${sponsorShort})`
          : sponsor || sponsorShort,
      ),
    ],
    [t('projects.system'), asWritten(project.system)],
    [t('projects.agencies'), asWritten(project.implementers)],
    [t('projects.approved'), project.yearApproved],
    [t('projects.completed'), project.yearCompleted],
    [t('projects.technology'), asWritten(capitalised(project.technologies.join(', ')))],
    [t('projects.subcategory'), asWritten(capitalised(project.subcategories.join(', ')))],
    [t('projects.beneficiaries'), asWritten(project.beneficiaries)],
    [
      t('projects.link'),
      link === '' ? (
        ''
      ) : (
        <a href={link} rel="noopener">
          {t('projects.linkTo')}
        </a>
      ),
    ],
  ];
  return (
    <dl className="project-facts" aria-label={t('projects.facts')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value === '' || value === null ? (
              <span className="project-facts-unknown">{t('projects.notKnown')}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The regions as the papers name them, and what they are on today's map where that is not the same. */
function RegionFact({ project, regionNames }: ProjectFactsProps) {
  const t = useWords();
  const { national, regions, regionText, formerNames, unknownRegions } = project;
  if (national) return <>{t('projects.wholeCountry')}</>;
  if (regionText === '') return <span className="project-facts-unknown">{t('projects.notKnown')}</span>;
  return (
    <>
      {regionText}
      {formerNames && (
        <small>
          {t('projects.today', {
            regions: regions
              .map((id) => regionNames.get(id) ?? id)
              .sort()
              .join(', '),
          })}
          . {t('projects.formerNames')}
        </small>
      )}
      {unknownRegions.length > 0 && <small>{t('projects.unknownRegions', { names: unknownRegions.join(', ') })}</small>}
    </>
  );
}

/** What its papers say, marked with their language on a page in another. */
function asWritten(text: string): ReactNode {
  return text === '' ? '' : <span lang={writtenIn()}>{text}</span>;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
