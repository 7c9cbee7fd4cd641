import { useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { removeGroup } from '#contract/farmers/groups.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { choiceOf, farmersHref, type Group } from '../api.ts';
import { GroupForm } from './GroupForm.tsx';
import { GROUPS, groupHref } from './groups.ts';

/** What a group is called; the form to change it is shown and hidden (C §4), and deleting it can be taken back. */
export function GroupHead({ group }: { group: Group }) {
  const t = useWords();
  const bringBack = useBringBack();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  const { acting, act } = useAct();
  const { id, label, description, filter, members, consented } = group;

  const remove = () =>
    act('delete', async () => {
      const { message, undo } = await callApi(removeGroup, { params: { id } });
      navigate(GROUPS, { replace: true });
      notify({
        tone: 'ok',
        text: message,
        undo: () => bringBack(undo, { link: { href: groupHref(id), text: t('farmers.openGroup') } }),
      });
    });

  return (
    <header className="group-head">
      <div className="group-title">
        <h2>{label}</h2>
        <IconButton
          label={t('groups.editOf', { label })}
          aria-expanded={editing}
          icon={<Pencil size={18} aria-hidden="true" />}
          onClick={() => setEditing(!editing)}
        />
        <IconButton
          label={t('groups.delete')}
          icon={<Trash2 size={18} aria-hidden="true" />}
          disabled={acting === 'delete'}
          onClick={() => void remove()}
        />
      </div>
      {editing ? (
        <GroupForm
          group={group}
          onCancel={() => setEditing(false)}
          onDone={({ message }) => {
            notify({ tone: 'ok', text: message, atLeastMs: 2000 });
            setEditing(false);
          }}
        />
      ) : (
        <>
          <p>{description}</p>
          {filter !== null && (
            <p>
              {t('groups.smartLead')} <Link href={farmersHref(choiceOf(filter))}>{t('groups.smartOpen')}</Link>
            </p>
          )}
          <p className="group-count figures">
            {t('groups.members', { count: members })} · {t('groups.consented', { count: consented })}
          </p>
        </>
      )}
    </header>
  );
}
