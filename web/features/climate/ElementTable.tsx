import { useQuery } from '@tanstack/react-query';
import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Table } from '#web/ui/data/Table.tsx';
import { elementsQuery } from './api.ts';

/** The months of temperature, sunshine, wind and humidity at a place; nothing where rain alone is measured. */
export function ElementTable({ id }: { id: string }) {
  const t = useWords();
  const elements = useQuery(elementsQuery(id)).data?.elements ?? [];
  if (elements.length === 0) return null;
  return (
    <section aria-labelledby="climate-elements-name">
      <h2 id="climate-elements-name">{t('climate.elements')}</h2>
      <Table
        caption={t('climate.elementsCaption')}
        rows={t('dates.months')
          .split(' ')
          .map((month, at) => ({ month, at }))}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', head: t('climate.month'), cell: ({ month }) => month },
          ...elements.map(({ element, unit, months, first_year: first, last_year: last }) => ({
            key: element,
            head: `${t(`climate.element_${element}`)}, ${unit}, ${first === last ? first : `${first}–${last}`}`,
            figures: true,
            cell: ({ at }: { at: number }) => {
              const mean = months[at] ?? null;
              return mean === null ? '–' : sayNumber(mean);
            },
          })),
        ]}
      />
    </section>
  );
}
