import { narrow } from '#engines/catalogue/listing.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { describeByIds, openTable, rowsOf } from '../catalogue/catalogue.service.ts';
import { field, list, paragraph, safe, soft, textMode } from './write.ts';

const topic = 'prices';
const mostDatasets = 20;
const onPage = 15;
/** Columns of a row that are told; a table of prices has its market, crop, day, unit and price among the first. */
const mostColumns = 8;
/** Letters of one cell. */
const longestCell = 80;

/** The public datasets of prices, the one that changed last first. */
export async function pricesPage(scope: Scope, language?: PageLanguage): Promise<string> {
  const { words, page, to, day } = textMode('/t/prices', language);
  const { kept } = narrow(scope.context.catalogue.all(), { topic: [topic] });
  const newest = kept
    .map(({ entry }) => entry)
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(0, mostDatasets);
  const datasets = await describeByIds(
    scope,
    newest.map(({ id }) => id),
  );
  return page(words.prices, [
    datasets.length === 0
      ? paragraph(words.noPrices)
      : list(
          datasets.map(({ slug, title, creator, publishedAt, openAccess }) =>
            [
              openAccess
                ? `<a href="${safe(to(`/t/prices/${encodeURIComponent(slug)}`))}">${safe(title)}</a>`
                : `${safe(title)} ${words.needsAccount}`,
              safe([creator, day(publishedAt.slice(0, 10))].filter((text) => text !== '').join(', ')),
            ].join('<br>'),
          ),
        ),
  ]);
}

/** Rows of the first table of a dataset of prices, the newest day first. @throws datasetNotFound and what it takes to open it */
export async function priceRowsPage(
  scope: Scope,
  dataset: string,
  q: string,
  offset: number,
  language?: PageLanguage,
): Promise<string> {
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
  const { words, page, link, form } = textMode(q === '' ? path : `${path}?${new URLSearchParams({ q })}`, language);
  return page(record.name, [
    form(path, `${field('q', words.cropOrMarket, q, 'maxlength="200"')}<button class="get">${words.search}</button>`),
    soft([words.inAll(total), ...(day === undefined ? [] : [words.newestFirst])].join(' ')),
    list(
      rows.map((row) =>
        columns
          .flatMap(({ name, unit }, at) => {
            const cell = String(row[at] ?? '');
            return cell === ''
              ? []
              : [
                  `${safe(name)}${words.colon}<strong>${safe(cell.slice(0, longestCell))}</strong>${unit === '' ? '' : ` ${safe(unit)}`}`,
                ];
          })
          .join(', '),
      ),
    ),
    ...(offset + rows.length < total
      ? [link(`${path}?${new URLSearchParams({ q, offset: String(offset + onPage) })}`, words.next)]
      : []),
    soft([record.institution, record.licence].filter((text) => text !== '').join(', ')),
    link('/t/prices', words.prices),
  ]);
}
