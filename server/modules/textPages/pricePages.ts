import { narrow } from '#engines/catalogue/listing.ts';
import type { Scope } from '../../platform/scope.ts';
import { describeByIds, openTable, rowsOf } from '../catalogue/catalogue.service.ts';
import { link, list, paragraph, safe, sayDay, soft, writeTextPage } from './write.ts';

const topic = 'prices';
const mostDatasets = 20;
const onPage = 15;
/** Columns of a row that are told; a table of prices has its market, crop, day, unit and price among the first. */
const mostColumns = 8;
/** Letters of one cell. */
const longestCell = 80;

/** The public datasets of prices, the one that changed last first. */
export async function pricesPage(scope: Scope): Promise<string> {
  const { kept } = narrow(scope.context.catalogue.all(), { topic: [topic] });
  const newest = kept
    .map(({ entry }) => entry)
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(0, mostDatasets);
  const datasets = await describeByIds(
    scope,
    newest.map(({ id }) => id),
  );
  return writeTextPage('Prices', [
    datasets.length === 0
      ? paragraph(
          'No prices are published here yet. The Statistics, Research and Information Directorate of the Ministry of Food and Agriculture gathers them in the markets; ask your officer.',
        )
      : list(
          datasets.map(({ slug, title, creator, publishedAt, openAccess }) =>
            [
              openAccess
                ? `<a href="/t/prices/${safe(encodeURIComponent(slug))}">${safe(title)}</a>`
                : `${safe(title)} (asks for an account)`,
              safe([creator, sayDay(publishedAt.slice(0, 10))].filter((text) => text !== '').join(', ')),
            ].join('<br>'),
          ),
        ),
  ]);
}

/** Rows of the first table of a dataset of prices, the newest day first. @throws datasetNotFound and what it takes to open it */
export async function priceRowsPage(scope: Scope, dataset: string, q: string, offset: number): Promise<string> {
  const { record, table } = await openTable(scope, dataset, {});
  const columns = table.columns.slice(0, mostColumns);
  const day = table.columns.find(({ type }) => type === 'date' || type === 'time');
  const { rows, total } = await rowsOf(scope, dataset, {
    select: columns.map(({ key }) => key).join(','),
    ...(q.trim() !== '' && { find: q.trim() }),
    ...(day !== undefined && { sort: `-${day.key}` }),
    offset,
    limit: onPage,
  });
  const path = `/t/prices/${encodeURIComponent(dataset)}`;
  return writeTextPage(record.name, [
    `<form method="get" action="${safe(path)}"><label for="q">Crop or market</label><input id="q" name="q" value="${safe(q)}" maxlength="200"><button class="get">Search</button></form>`,
    soft(`${total} in all.${day === undefined ? '' : ' The newest first.'}`),
    list(
      rows.map((row) =>
        columns
          .flatMap(({ name, unit }, at) => {
            const cell = String(row[at] ?? '');
            return cell === ''
              ? []
              : [
                  `${safe(name)}: <strong>${safe(cell.slice(0, longestCell))}</strong>${unit === '' ? '' : ` ${safe(unit)}`}`,
                ];
          })
          .join(', '),
      ),
    ),
    ...(offset + rows.length < total
      ? [link(`${path}?${new URLSearchParams({ q, offset: String(offset + onPage) })}`, 'Next page')]
      : []),
    soft([record.institution, record.licence].filter((text) => text !== '').join(', ')),
    link('/t/prices', 'Prices'),
  ]);
}
