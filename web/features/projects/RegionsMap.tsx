import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { showAtlas } from '#contract/geography/geography.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Atlas } from '#web/ui/maps/Atlas.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { Project } from './projects.ts';
import { projectMapHref } from './selection.ts';

/** Steps of the map ramp for a region the project works in, and for the others. */
const WORKS_IN = 5;
const ELSEWHERE = 1;

const hrefFor = ({ region }: { region?: string | undefined }) => projectMapHref({ region });

/** A small map of the regions a project works in; each leads to its projects. */
export default function RegionsMap({ project }: { project: Project }) {
  const t = useWords();
  const { data: atlas } = useQuery(apiQuery(showAtlas, {}));
  const steps = useMemo(
    () =>
      Object.fromEntries(
        (atlas?.regions ?? []).map(({ id }) => [
          id,
          project.national || project.regions.includes(id) ? WORKS_IN : ELSEWHERE,
        ]),
      ),
    [atlas, project],
  );
  if (!atlas) return <Skeleton />;
  return (
    <Atlas label={t('projects.mapOf', { name: project.name })} atlas={atlas} steps={steps} stay hrefFor={hrefFor} />
  );
}
