import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { listRegions } from '#contract/geography/geography.ts';
import { longestArea } from '#contract/limits.ts';
import { endOfficerPost, giveOfficerPost } from '#contract/officers/officers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { districtsQuery, officerRoles, type Officer } from './api.ts';
import { sayPlace } from './sayPlace.ts';

const levels = ['nation', 'region', 'district', 'area', 'own'] as const;
type Level = (typeof levels)[number];

/** The posts an officer holds: a role at a node of the country, given and ended one by one. */
export function Posts({ officer: opened, onClose }: { officer: Officer; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [officer, setOfficer] = useState(opened);
  const [level, setLevel] = useState<Level>('district');
  const { wrong, busy, send } = useSend();
  const { acting, act } = useAct();
  const { data: districts = [] } = useQuery(districtsQuery());
  const { data: regions = [] } = useQuery(apiQuery(listRegions, { query: { geometry: false, services: false } }));
  const { id, name, posts = [] } = officer;
  const changed = async (now: Officer) => {
    setOfficer(now);
    await client.invalidateQueries({ queryKey: ['findOfficers'] });
  };

  function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (field: string) => String(fields.get(field) ?? '');
    const role = officerRoles.find((each) => each === text('role')) ?? 'user';
    void send(async () => {
      const body = { role, level, place: text('place'), area: text('area') };
      await changed(await callApi(giveOfficerPost, { params: { id }, body }));
      notify({ tone: 'ok', text: t('officers.postGiven', { name }) });
      form.reset();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('officers.postsOf', { name })}
      description={t('officers.postsLead')}
      actions={<DialogClose render={<Button kind="quiet">{t('officers.close')}</Button>} />}
    >
      <ul className="officer-posts">
        {posts.map((post) => (
          <li key={post.id}>
            <span>
              <strong>{t(`officers.${post.role}`)}</strong>
              <span className="officer-more">{sayPlace(post, t)}</span>
            </span>
            {post.mayEnd && (
              <IconButton
                label={t('officers.endPost', {
                  role: t(`officers.${post.role}`),
                  where: sayPlace(post, t),
                })}
                icon={<X size={18} aria-hidden="true" />}
                disabled={acting === String(post.id)}
                onClick={() =>
                  void act(String(post.id), async () => {
                    await changed(await callApi(endOfficerPost, { params: { id, post: post.id } }));
                    notify({ tone: 'ok', text: t('officers.postEnded', { name }) });
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
      <form className="officer-form" onSubmit={give}>
        <h3>{t('officers.givePost')}</h3>
        <Select
          label={t('officers.role')}
          name="role"
          choices={officerRoles.map((value) => ({ value, text: t(`officers.${value}`) }))}
        />
        <Select
          label={t('officers.level')}
          value={level}
          choices={levels.map((value) => ({ value, text: t(`officers.level-${value}`) }))}
          onChange={(event) => setLevel(levels.find((each) => each === event.target.value) ?? 'district')}
        />
        {level === 'region' && (
          <Select
            label={t('officers.region')}
            name="place"
            required
            empty={t('officers.choosePlace')}
            choices={regions.map(({ region_id: value, region }) => ({ value, text: region }))}
          />
        )}
        {(level === 'district' || level === 'area') && (
          <Select
            label={t('officers.district')}
            name="place"
            required
            empty={t('officers.choosePlace')}
            choices={districts.map(({ district_id: value, district }) => ({ value, text: district }))}
          />
        )}
        {level === 'area' && <TextInput label={t('officers.area')} name="area" required maxLength={longestArea} />}
        <FormMessage wrong={wrong} />
        <Button type="submit" busy={busy}>
          {t('officers.givePost')}
        </Button>
      </form>
    </Dialog>
  );
}
