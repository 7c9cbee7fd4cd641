import { hxlTags } from '#engines/exchange/hxl.ts';
import { sdmxId, sdmxShape } from '#engines/exchange/sdmx.ts';
import type { Column } from '#engines/tables/types.ts';
import { keyOf } from './columns.ts';
import { csvHeader, csvLineSql } from './exportCsv.ts';
import { FormUnfit } from './tables.ts';

/** The first lines of a CSV with the tag row of HXL under its header. @throws FormUnfit where no column can carry a tag */
export function hxlHeader(columns: readonly Column[]): string {
  const tags = hxlTags(columns);
  if (tags === null)
    throw new FormUnfit('No column of this table can carry an HXL hashtag. Take CSV instead: form=csv.');
  return `${csvHeader(columns)}${tags.join(',')}\r\n`;
}

/**
 * A table as SDMX-CSV 1.0: a line for each figure, its names before it. Answers the header and the statement that makes the lines of
 * the rows of `from`. @throws FormUnfit where a table holds no figures that are told by something
 */
export function sdmxCsv(
  name: string,
  from: string,
  columns: readonly Column[],
): { readonly header: string; readonly sql: string } {
  const shape = sdmxShape(columns);
  if (shape === null)
    throw new FormUnfit(
      'SDMX holds figures by names and times, and this table has no numbers beside texts, a year or a day. Take CSV instead: form=csv.',
    );
  const { dimensions, time, measures } = shape;
  const flow = `AGRIHUB:DF_${sdmxId(name)}(1.0)`;
  const header = [
    'DATAFLOW',
    ...dimensions.map(({ id }) => id),
    'INDICATOR',
    ...(time === null ? [] : ['TIME_PERIOD']),
    'OBS_VALUE',
  ];
  // Identifiers hold capitals, digits and _ alone.
  const cell = (column: Column): string => csvLineSql([{ ...column, written: '' }]);
  const lines = measures.map(({ id, column }) => {
    const parts = [
      `'${flow}'`,
      ...dimensions.map((each) => cell(each.column)),
      `'${id}'`,
      ...(time === null ? [] : [cell(time)]),
      cell(column),
    ];
    return `select ${parts.join(" || ',' || ")} from shown where ${keyOf(column)} is not null`;
  });
  return {
    header: `${header.join(',')}\r\n`,
    sql: `with shown as (select * from ${from}) ${lines.join(' union all ')}`,
  };
}
