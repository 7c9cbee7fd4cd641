import { useQuery } from '@tanstack/react-query';
import { figureQueryOf } from '#web/features/geography/figures/figureNeeds.ts';
import { LazyFigureMap } from '#web/features/geography/figures/LazyFigureMap.tsx';
import { useWords } from '#web/lib/words.ts';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import './ClimateCoverage.css';

const SHOWN = ['rain_years', 'rain_missing', 'rain_age'] as const;
type Shown = (typeof SHOWN)[number];

/** Where the page keeps which figure and which district were chosen. */
function coverageHref(figure: string | null, district: string | null): string {
  const chosen = new URLSearchParams({ ...(figure && { figure }), ...(district && { district }) });
  return `/manage/climate?${chosen}#district-records`;
}

/** Which districts daily rain covers, how long, how well and up to when; a district touched is chosen below the map. */
export function ClimateCoverage({ search }: { search: URLSearchParams }) {
  const t = useWords();
  const figure = shownIn(search);
  const { data } = useQuery(figureQueryOf({ figure }, 'district'));
  return (
    <div className="climate-coverage">
      <Segmented
        label={t('climateRecords.coverage')}
        value={figure}
        options={SHOWN.map((each) => ({
          value: each,
          text: t(`climateRecords.${each}`),
          href: coverageHref(each, search.get('district')),
        }))}
      />
      {data && (
        <div className="climate-coverage-map">
          <LazyFigureMap
            figure={data}
            show="districts"
            region={undefined}
            hrefFor={({ district }) => coverageHref(figure, district ?? null)}
          />
        </div>
      )}
      {data && <p className="climate-coverage-about">{data.about}</p>}
    </div>
  );
}

function shownIn(search: URLSearchParams): Shown {
  return SHOWN.find((each) => each === search.get('figure')) ?? 'rain_years';
}
