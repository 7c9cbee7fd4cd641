import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { chooseDistrictRecord, listDistrictRecords } from '#contract/climate/districtRains.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { daysBetween } from '#engines/dates/day.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { CLIMATE_PAGE, type Station } from './api.ts';

/** Which daily record each district goes by, and choosing one; districts without one go by the table of onset windows. */
export function DistrictRecords({
  stations,
  search,
  coverage,
}: {
  stations: readonly Station[];
  search: URLSearchParams;
  /** The map of what daily rain covers, which the page brings along. */
  coverage: ReactNode;
}) {
  const t = useWords();
  const client = useQueryClient();
  // What was touched on the map stands in the address; a choice in the form counts until another is touched.
  const touched = search.get('district') ?? '';
  const [picked, setPicked] = useState({ touched, district: touched });
  const district = picked.touched === touched ? picked.district : touched;
  const [record, setRecord] = useState('');
  // Ghana keeps universal time.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { data: districts = [] } = useQuery(apiQuery(listDistrictRecords, {}));
  const chosen = districts.filter((each) => each.record !== null);

  async function choose(id: string, name: string, recordId: string | null) {
    try {
      const { record_before: before } = await callApi(chooseDistrictRecord, {
        params: { district: id },
        body: { record_id: recordId },
      });
      await refetchChanged(client);
      const text = t(recordId === null ? 'climateRecords.choiceEnded' : 'climateRecords.chosen', { district: name });
      notify({ tone: 'ok', text, undo: () => void choose(id, name, before) });
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    }
  }

  return (
    <section aria-labelledby="district-records">
      <h2 id="district-records">{t('climateRecords.districts')}</h2>
      <p>{t('climateRecords.districtsLead', { count: chosen.length, all: districts.length })}</p>
      {coverage}
      <form
        className="climate-bring"
        onSubmit={(event) => {
          event.preventDefault();
          void choose(district, districts.find((each) => each.district_id === district)?.district ?? '', record);
        }}
      >
        <Select
          label={t('climateRecords.district')}
          required
          empty={t('climateRecords.choose')}
          value={district}
          onChange={(event) => setPicked({ touched, district: event.target.value })}
          choices={districts.map(({ district_id: value, district: text }) => ({ value, text }))}
        />
        <Select
          label={t('climateRecords.goesBy')}
          required
          empty={t('climateRecords.choose')}
          value={record}
          onChange={(event) => setRecord(event.target.value)}
          choices={stations.filter(({ removed }) => !removed).map(({ id: value, name: text }) => ({ value, text }))}
        />
        <Button type="submit">{t('climateRecords.useIt')}</Button>
      </form>
      <Table
        caption={t('climateRecords.districtsTable')}
        rows={chosen}
        rowKey={({ district_id: id }) => id}
        empty={<p>{t('climateRecords.noDistrict')}</p>}
        columns={[
          { key: 'district', head: t('climateRecords.district'), cell: (each) => each.district },
          {
            key: 'record',
            head: t('climateRecords.goesBy'),
            cell: ({ record: used }) =>
              used && (
                <>
                  <Link href={`${CLIMATE_PAGE}/${used.id}`}>{used.name}</Link>{' '}
                  {used.is_sample && <Badge>{t('climateRecords.sample')}</Badge>}
                </>
              ),
          },
          {
            key: 'kind',
            head: t('climateRecords.kind'),
            cell: ({ record: used }) => used && t(`climateRecords.kind_${used.kind}`),
          },
          {
            key: 'years',
            head: t('climateRecords.years'),
            figures: true,
            cell: ({ record: used }) => used && `${used.first_day.slice(0, 4)}–${used.last_day.slice(0, 4)}`,
          },
          {
            key: 'missing',
            head: t('climateRecords.missingShare'),
            figures: true,
            cell: ({ record: used }) => used && `${sayNumber(missingShare(used))} %`,
          },
          {
            key: 'newest',
            head: t('climateRecords.newest'),
            cell: ({ record: used }) =>
              used &&
              t('climateRecords.newestAge', {
                day: sayDay(used.last_day, { withYear: true }),
                count: Math.max(0, daysBetween(used.last_day, today)),
              }),
          },
          {
            key: 'act',
            head: t('climateRecords.act'),
            cell: ({ district_id: id, district: name }) => (
              <Button small kind="quiet" onClick={() => void choose(id, name, null)}>
                {t('climateRecords.endChoice')}
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}

/** Days without rain measured, per cent of the record with one decimal. */
function missingShare(record: { first_day: string; last_day: string; missing_days: number }): number {
  return Math.round((record.missing_days / (daysBetween(record.first_day, record.last_day) + 1)) * 1000) / 10;
}
