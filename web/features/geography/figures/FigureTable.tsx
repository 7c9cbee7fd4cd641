import type { Region } from '../places.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { Table, type Column, type Sort } from '#web/ui/data/Table.tsx';
import { useWords } from '#web/lib/words.ts';
import { sayValue, type Figure } from './figure.ts';
import './FigureTable.css';

type Place = Figure['places'][number];

interface FigureTableProps {
  figure: Figure;
  /** Region whose districts are shown alone. */
  region?: Pick<Region, 'region_id' | 'region'> | undefined;
  regionNames: ReadonlyMap<string, string>;
  sort: Sort;
  sortHref: (sort: Sort) => string;
  /** Page of the list, from 1. */
  page: number;
  pageHref: (page: number) => string;
  placeHref: (place: Place) => string;
}

const ROWS = 20;

/** The numbers of the map as a table: sorted by its heads, in pages, each place a link to it on the map. */
export function FigureTable({
  figure,
  region,
  regionNames,
  sort,
  sortHref,
  page,
  pageHref,
  placeHref,
}: FigureTableProps) {
  const t = useWords();
  const isDistricts = figure.level === 'district';
  const ofRegion =
    isDistricts && region ? figure.places.filter(({ region_id: id }) => id === region.region_id) : figure.places;
  const rows = sorted(ofRegion, sort, regionNames);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS));
  const shown = Math.min(page, pages);
  const columns: Column<Place>[] = [
    {
      key: 'name',
      head: t('maps.place'),
      sortable: true,
      cell: (place) => <Link href={placeHref(place)}>{place.name}</Link>,
    },
    ...(isDistricts && !region
      ? [
          {
            key: 'region',
            head: t('maps.region'),
            sortable: true,
            cell: ({ region_id: id }: Place) => regionNames.get(id) ?? id,
          },
        ]
      : []),
    {
      key: 'value',
      head: figure.unit || t('maps.value'),
      sortable: true,
      figures: figure.kind === 'number',
      cell: ({ value }) => sayValue(value, figure.kind, t),
    },
  ];
  const caption =
    isDistricts && region
      ? t('maps.tableOf', { title: figure.title, region: region.region })
      : t('maps.tableTitle', {
          title: figure.title,
          level: t(isDistricts ? 'maps.tableDistricts' : 'maps.tableRegions'),
        });
  return (
    <div className="figure-table">
      <Table
        caption={caption}
        columns={columns}
        rows={rows.slice((shown - 1) * ROWS, shown * ROWS)}
        rowKey={({ id }) => id}
        sort={sort}
        sortHref={sortHref}
      />
      <Pagination page={shown} total={pages} href={pageHref} />
    </div>
  );
}

const LEVELS = ['none', 'moderate', 'high'];

/** Places in the order asked for; those without data last whichever way round. */
function sorted(places: readonly Place[], { by, down }: Sort, regionNames: ReadonlyMap<string, string>): Place[] {
  const valueOf = (place: Place): string | number | null => {
    if (by === 'region') return regionNames.get(place.region_id) ?? '';
    if (by === 'name') return place.name;
    return typeof place.value === 'string' && LEVELS.includes(place.value) ? LEVELS.indexOf(place.value) : place.value;
  };
  return [...places].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
    return (down ? -order : order) || one.name.localeCompare(other.name, 'en');
  });
}
