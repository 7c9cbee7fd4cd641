import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { listFiles, makeFileLink } from '#contract/files/files.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';

const lasting = [7, 14, 30, 90];
const shown = 50;

/** The attach menu (C §2): a file of one's own or a favourite goes into the message as a short link that ends. */
export function Attach({ onLink }: { onLink: (url: string) => void }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small icon={<Paperclip size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('messaging.attach')}
      </Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title={t('messaging.attach')}>
          <Files
            onLink={(url) => {
              onLink(url);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Files({ onLink }: { onLink: (url: string) => void }) {
  const t = useWords();
  const { acting, act } = useAct();
  const [view, setView] = useState<'private' | 'public'>('private');
  const [days, setDays] = useState(14);
  const { data: list, error, refetch } = useQuery(apiQuery(listFiles, { query: { view, limit: shown } }));

  const attach = (id: number, name: string) =>
    act(`attach ${id}`, async () => {
      const { url, expiresOn } = await callApi(makeFileLink, { params: { id }, body: { days } });
      notify({ tone: 'ok', text: t('messaging.attached', { name, day: sayDay(expiresOn) }) });
      onLink(url);
    });

  return (
    <div className="composer-keep">
      <Segmented
        label={t('messaging.attachFrom')}
        value={view}
        options={[
          { value: 'private', text: t('messaging.yourPodcasts') },
          { value: 'public', text: t('messaging.favourites') },
        ]}
        onChange={(value) => setView(value === 'public' ? 'public' : 'private')}
      />
      <Select
        label={t('messaging.attachDays')}
        value={String(days)}
        choices={lasting.map((each) => ({ value: String(each), text: t('messaging.days', { count: each }) }))}
        onChange={(event) => setDays(Number(event.target.value))}
      />
      {error && (
        <ErrorState small onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!error && !list && <Skeleton lines={4} />}
      {list?.found.length === 0 && (
        <EmptyState
          title={t('messaging.noFiles')}
          action={
            <Button kind="secondary" href="/controlcenter/uploads">
              {t('messaging.toUploads')}
            </Button>
          }
        >
          {t('messaging.noFilesLead')}
        </EmptyState>
      )}
      <ul className="attach-list">
        {list?.found.map(({ id, name }) => (
          <li key={id}>
            <Button kind="secondary" busy={acting === `attach ${id}`} onClick={() => void attach(id, name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
