import { useQuery, useQueryClient } from '@tanstack/react-query';
import { judgeClimateFlag, listClimateFlags } from '#contract/climate/climateFlags.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { sayDay } from '#web/lib/format.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { Station } from './api.ts';

type Verdict = 'wrong' | 'right' | 'open';

/** What the check of a record found, and saying of each whether the values are wrong or stand; nothing is deleted. */
export function FlagList({ station: { id, name } }: { station: Station }) {
  const t = useWords();
  const client = useQueryClient();
  const { data, error } = useQuery(apiQuery(listClimateFlags, { params: { id } }));
  if (error) return <ErrorState>{error.message}</ErrorState>;
  if (!data) return <Loader />;

  async function judge(flag: string, verdict: Verdict, before: Verdict) {
    try {
      await callApi(judgeClimateFlag, { params: { id }, body: { flag, verdict } });
      await refetchChanged(client);
      notify({ tone: 'ok', text: t(`climateRecords.said_${verdict}`), undo: () => void judge(flag, before, verdict) });
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    }
  }

  return (
    <section aria-labelledby="climate-flags">
      <h2 id="climate-flags">{t('climateRecords.flagsOf', { place: name })}</h2>
      <p>{t('climateRecords.flagsLead', { open: data.open, all: data.all })}</p>
      <Table
        caption={t('climateRecords.flagsOf', { place: name })}
        captionHidden
        rows={data.flags}
        rowKey={({ flag }) => flag}
        empty={<p>{t('climateRecords.noFlags')}</p>}
        columns={[
          {
            key: 'days',
            head: t('climateRecords.flagDays'),
            cell: ({ from, to }) =>
              from === to
                ? sayDay(from, { withYear: true })
                : `${sayDay(from, { withYear: true })} – ${sayDay(to, { withYear: true })}`,
          },
          { key: 'sentence', head: t('climateRecords.flagSays'), cell: ({ sentence }) => sentence },
          {
            key: 'history',
            head: t('climateRecords.flagHistory'),
            cell: ({ history }) =>
              history.length === 0 ? (
                t('climateRecords.verdict_open')
              ) : (
                <ul>
                  {history.map(({ verdict, by, at }) => (
                    <li key={at}>
                      {t(`climateRecords.verdict_${verdict}`)}, {by}, {sayDay(at.slice(0, 10), { withYear: true })}
                    </li>
                  ))}
                </ul>
              ),
          },
          {
            key: 'act',
            head: t('climateRecords.act'),
            cell: ({ flag, verdict }) => (
              <p className="climate-ways">
                {verdict !== 'wrong' && (
                  <Button small kind="secondary" onClick={() => void judge(flag, 'wrong', verdict)}>
                    {t('climateRecords.judgeWrong')}
                  </Button>
                )}
                {verdict !== 'right' && (
                  <Button small kind="quiet" onClick={() => void judge(flag, 'right', verdict)}>
                    {t('climateRecords.judgeRight')}
                  </Button>
                )}
              </p>
            ),
          },
        ]}
      />
    </section>
  );
}
