import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listProjects } from '#contract/projects/projects.ts';
import { classify, stepOf } from '#engines/geography/classes.ts';
import { readFigureChoice, type Figure } from '#web/features/geography/figures/figure.ts';
import { FigureAbout } from '#web/features/geography/figures/FigureAbout.tsx';
import { FigureForm } from '#web/features/geography/figures/FigureForm.tsx';
import { figureNeeds, figureQueryOf } from '#web/features/geography/figures/figureNeeds.ts';
import { FigureTable } from '#web/features/geography/figures/FigureTable.tsx';
import { LazyFigureMap } from '#web/features/geography/figures/LazyFigureMap.tsx';
import { readSort, writeSort } from '#web/features/geography/figures/sort.ts';
import { PlaceList } from '#web/features/geography/PlaceList.tsx';
import { ProjectFilters } from '#web/features/projects/ProjectFilters.tsx';
import { ProjectSearch } from '#web/features/projects/ProjectSearch.tsx';
import { ProjectList } from '#web/features/projects/ProjectList.tsx';
import { foundNothing, type FoundProjects } from '#web/features/projects/projects.ts';
import { RegionPopup } from '#web/features/projects/RegionPopup.tsx';
import {
  chosenRegion,
  isNarrowed,
  listInput,
  PROJECT_MAP,
  projectMapHref,
  readSelection,
} from '#web/features/projects/selection.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { useTextMode } from '#web/lib/pageFacts.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { MapLayout } from '#web/ui/maps/MapLayout.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './ProjectMapPage.css';

const USUAL_FIGURE = 'projects';

/** Where projects work: a map of regions, and the projects of the one that is chosen. */
export default function ProjectMapPage({ search }: PageProps) {
  const t = useWords();
  const textMode = useTextMode();
  const selection = useMemo(() => readSelection(search), [search]);
  const choice = readFigureChoice(search, USUAL_FIGURE);
  const found = useQuery(apiQuery(listProjects, listInput(selection)));
  const figure = useQuery(figureQueryOf(choice, 'region'));
  const region = chosenRegion(found.data?.regions, selection);
  const hrefFor = useCallback(
    (place: { region?: string | undefined }) => projectMapHref({ ...selection, page: undefined, region: place.region }),
    [selection],
  );
  const shown = useMemo(
    () => figure.data && found.data && counted(figure.data, found.data, isNarrowed(selection), t('projects.foundMap')),
    [figure.data, found.data, selection, t],
  );
  const sort = readSort(selection.sort);
  const problem = found.error ?? figure.error;
  const nothing = found.data !== undefined && foundNothing(found.data);
  const { q, region: regionId, system, technology, sponsor, year } = selection;

  return (
    <MapLayout
      head={
        <>
          <h1>{t('projects.title')}</h1>
          <p className="map-page-lead">{t('projects.lead')}</p>
          <ProjectSearch selection={selection} />
        </>
      }
      map={
        textMode || shown === undefined ? null : (
          <LazyFigureMap
            figure={shown}
            show="regions"
            region={region?.region_id}
            hrefFor={hrefFor}
            popup={
              region && (
                <RegionPopup region={region} national={found.data?.national.length ?? 0} closeHref={hrefFor({})} />
              )
            }
          />
        )
      }
      panel={
        <>
          {problem && <ErrorState retryHref={projectMapHref({})}>{problem.message}</ErrorState>}
          <ProjectFilters selection={selection} filters={found.data?.filters} />
          <FigureForm
            action={PROJECT_MAP}
            choice={choice}
            level="region"
            inForce={figure.data}
            kept={{ q, region: regionId, system, technology, sponsor, year }}
          />
          {found.isLoading && <Loader />}
          {found.data && (
            <>
              {region && <RegionHead region={region} allHref={hrefFor({})} />}
              <ProjectList found={found.data} selection={selection} regionName={region?.region} />
              {!nothing && (
                <section className="project-map-regions">
                  <h2>{t('projects.regionsNav')}</h2>
                  <PlaceList
                    title={t('projects.regionsNav')}
                    chosen={region?.region_id}
                    places={found.data.regions.map(({ region_id: id, region: name, projects: count }) => ({
                      id,
                      name,
                      note: t('projects.count', { count }),
                    }))}
                    hrefOf={(id) => hrefFor({ region: id })}
                  />
                </section>
              )}
            </>
          )}
          {shown && !(nothing && choice.figure === USUAL_FIGURE) && (
            <>
              {figure.data && <FigureAbout figure={figure.data} />}
              <FigureTable
                figure={shown}
                regionNames={NO_NAMES}
                sort={sort}
                sortHref={(next) => projectMapHref({ ...selection, sort: writeSort(next) })}
                page={1}
                pageHref={() => projectMapHref(selection)}
                placeHref={({ id }) => hrefFor({ region: id })}
              />
            </>
          )}
          <p className="project-map-files">
            {t('projects.file')}:{' '}
            <a href="/api/projects.json" download="projects.json">
              {t('projects.fileJson')}
            </a>{' '}
            <a href="/api/projects.csv" download>
              {t('projects.fileCsv')}
            </a>
          </p>
          <p>
            <Link href="/main/district_map">{t('projects.otherMap')}</Link>
          </p>
        </>
      }
    />
  );
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The chosen region in words, beside the map's card: for ears, and where there is no map. */
function RegionHead({ region, allHref }: { region: FoundProjects['regions'][number]; allHref: string }) {
  const t = useWords();
  return (
    <p className="project-map-region">
      <b>{region.region}</b> · {t('projects.capital', { capital: region.capital })} ·{' '}
      {t('projects.totalProjects', { count: region.projects })} · <Link href={allHref}>{t('projects.allRegions')}</Link>
    </p>
  );
}

/** The figure of projects counts what words and filters leave; any other stays as it is. */
function counted(figure: Figure, { regions }: FoundProjects, narrowed: boolean, title: string): Figure {
  if (figure.figure !== USUAL_FIGURE || !narrowed) return figure;
  const counts = new Map(regions.map(({ region_id: id, projects: count }) => [id, count]));
  const all = classify([...counts.values()]);
  // Nothing found anywhere: the palest colour, not the middle one that a single class has.
  const classes = all.every(({ to }) => to === 0) ? all.map((each) => ({ ...each, step: 1 })) : all;
  return {
    ...figure,
    title,
    classes,
    places: figure.places.map((place) => ({
      ...place,
      value: counts.get(place.id) ?? 0,
      step: stepOf(counts.get(place.id) ?? 0, classes),
    })),
  };
}

/** The list and the map's colours. */
export function needs({ search }: NeedsContext) {
  return [
    apiQuery(listProjects, listInput(readSelection(search))),
    ...figureNeeds(readFigureChoice(search, USUAL_FIGURE), 'region'),
  ];
}

/** A region's page is called by it; pages of words and filters are not for search engines. */
export function head({ search, known, t }: HeadContext): Head {
  const selection = readSelection(search);
  const region = chosenRegion(known(apiQuery(listProjects, listInput(selection)))?.regions, selection);
  return {
    title: region ? t('projects.countIn', { count: region.projects, region: region.region }) : t('projects.title'),
    description: t('projects.lead'),
    noindex: isNarrowed(selection),
    canonical: projectMapHref({ region: region?.region_id }),
  };
}
