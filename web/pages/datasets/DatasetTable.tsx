import { readCondition } from '#engines/tables/tableQuestion.ts';
import type { PreviewAddress } from '#web/features/catalogue/address.ts';
import type { Table } from '#web/features/catalogue/api.ts';
import { TableTools, type TableToolsProps } from '#web/features/catalogue/preview/TableTools.tsx';
import { emptyPanel, firstChartHref } from '#web/features/charts/panels.ts';

/** What narrows a table, with the way to a chart of the rows that are left; charts are made of public datasets. */
export default function DatasetTable({
  isPublic,
  ...tools
}: Omit<TableToolsProps, 'chartHref'> & { isPublic: boolean }) {
  return <TableTools {...tools} chartHref={isPublic ? chartHref(tools.id, tools.table, tools.address) : undefined} />;
}

/** The dashboard with the first chart of a table, under the conditions the table is looked at; `slug` names its dataset. */
function chartHref(slug: string, { position, columns }: Table, { version, where }: PreviewAddress): string {
  const nameOfKey = (key: string) => columns.find((column) => column.key === key)?.name ?? key;
  const panel = {
    ...emptyPanel,
    source: position > 1 ? `${slug}:${position}` : slug,
    version: version ?? 0,
    where: where.map((condition) => {
      const read = readCondition(condition);
      return read === null ? condition : condition.replace(read.column, () => nameOfKey(read.column));
    }),
  };
  return firstChartHref(panel);
}
