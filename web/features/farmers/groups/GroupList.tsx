import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FolderPlus } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { groupsQuery } from '../api.ts';
import CreateGroupDialog from './CreateGroupDialog.tsx';
import { groupHref } from './groups.ts';
import './groups.css';

/** One's groups, and the way to make another (C §2). */
export function GroupList({ current }: { current: number | undefined }) {
  const t = useWords();
  const { data: list, error, refetch } = useQuery(groupsQuery());
  const [creating, setCreating] = useState(false);
  const create = (
    <Button
      kind={list?.length === 0 ? 'primary' : 'secondary'}
      icon={<FolderPlus size={18} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t('farmers.createGroup')}
    </Button>
  );
  return (
    <section className="groups" aria-label={t('groups.list')}>
      {error && (
        <ErrorState small onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!list && !error && <Skeleton lines={6} />}
      {list?.length === 0 && (
        <EmptyState title={t('groups.none')} action={create}>
          {t('groups.noneLead')}
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <>
          {create}
          <ul className="group-list">
            {list.map(({ id, label, description, filter, members, consented }) => (
              <li key={id}>
                <Link href={groupHref(id)} aria-current={id === current ? 'true' : undefined}>
                  <strong>{label}</strong>
                  <span className="group-about">{description}</span>
                  <span className="group-count figures">
                    {filter !== null && `${t('groups.smart')} · `}
                    {t('groups.members', { count: members })} · {t('groups.consented', { count: consented })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {creating && (
        <CreateGroupDialog farmers={[]} onClose={() => setCreating(false)} onDone={() => setCreating(false)} />
      )}
    </section>
  );
}
