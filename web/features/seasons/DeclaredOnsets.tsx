import { useQuery, useQueryClient } from '@tanstack/react-query';
import { reinstateOnset, withdrawOnset } from '#contract/seasons/seasons.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { type DeclaredOnset, onsetsQuery } from './api.ts';
import { seasonWords } from './seasonWords.ts';

/** Every declared onset, newest first; withdrawing one can be taken back. */
export function DeclaredOnsets() {
  const t = useWords();
  const client = useQueryClient();
  const { data: onsets = [] } = useQuery(onsetsQuery());

  async function change(onset: DeclaredOnset, withdraw: boolean) {
    try {
      await callApi(withdraw ? withdrawOnset : reinstateOnset, { params: { id: onset.id } });
      await refetchChanged(client);
      notify(
        withdraw
          ? { tone: 'ok', text: t('manage.withdrawn'), undo: () => void change(onset, false) }
          : { tone: 'ok', text: t('manage.restored') },
      );
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    }
  }

  return (
    <section>
      <h2>{t('manage.declaredList')}</h2>
      <Table
        caption={t('manage.declaredList')}
        captionHidden
        rows={onsets}
        rowKey={(onset) => onset.id}
        columns={[
          {
            key: 'place',
            head: t('manage.scope'),
            cell: (onset) => (onset.scope === 'region' ? t('manage.ofRegion', { region: onset.place }) : onset.place),
          },
          { key: 'season', head: t('manage.season'), cell: (onset) => t(`manage.${seasonWords[onset.season]}`) },
          { key: 'onset_on', head: t('manage.onsetDay'), figures: true, cell: (onset) => onset.onset_on },
          { key: 'moves', head: t('manage.movedDistricts'), cell: (onset) => <Moves days={onset.movesByDays} /> },
          {
            key: 'note',
            head: t('manage.note'),
            cell: (onset) =>
              [onset.note, onset.reason && t('manage.reasonGiven', { reason: onset.reason })]
                .filter(Boolean)
                .join(' · '),
          },
          {
            key: 'act',
            head: t('manage.state'),
            cell: (onset) =>
              onset.withdrawn ? (
                <>
                  <Badge tone="danger">{t('manage.withdrawn')}</Badge>{' '}
                  <Button kind="quiet" small onClick={() => void change(onset, false)}>
                    {t('manage.reinstate')}
                  </Button>
                </>
              ) : (
                <Button kind="quiet" small onClick={() => void change(onset, true)}>
                  {t('manage.withdraw')}
                </Button>
              ),
          },
        ]}
        empty={
          <EmptyState small title={t('manage.noOnsets')}>
            {t('manage.noOnsetsLead')}
          </EmptyState>
        }
      />
    </section>
  );
}

/** By how many days plans move, in words. */
export function Moves({ days }: { days: number }) {
  const t = useWords();
  if (days === 0) return t('manage.movesNot');
  return t(days > 0 ? 'manage.movesLater' : 'manage.movesEarlier', { count: Math.abs(days) });
}
