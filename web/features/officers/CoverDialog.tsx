import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { coverOfficer, endOfficerCover } from '#contract/officers/officers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { type ChosenOfficer, OfficerField } from '#web/ui/forms/OfficerField.tsx';
import { DateInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { Officer } from './api.ts';

/** Who stands in for an officer who is away, from day to day; and for whom the officer stands in. */
export default function CoverDialog({ officer: opened, onClose }: { officer: Officer; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [officer, setOfficer] = useState(opened);
  const [standIn, setStandIn] = useState<ChosenOfficer | null>(null);
  const { wrong, busy, send } = useSend();
  const { acting, act } = useAct();
  const { id, name, coveredBy = [], coversFor = [] } = officer;
  const changed = async (now: Officer) => {
    setOfficer(now);
    await client.invalidateQueries({ queryKey: ['findOfficers'] });
  };
  const days = ({ from, until }: (typeof coveredBy)[number]) =>
    t('officers.coverDays', { from: sayDay(from, { withYear: true }), until: sayDay(until, { withYear: true }) });

  function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const [from, until] = ['from', 'until'].map((field) => String(fields.get(field) ?? ''));
    void send(async () => {
      const body = { officerId: standIn?.id ?? '', until: until ?? '', ...(from && { from }) };
      const now = await callApi(coverOfficer, { params: { id }, body });
      notify({ tone: 'ok', text: t('officers.coverGiven', { by: standIn?.name ?? '', name }) });
      setStandIn(null);
      form.reset();
      await changed(now);
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('officers.coverOf', { name })}
      description={t('officers.coverLead', { name })}
      actions={<DialogClose render={<Button kind="quiet">{t('officers.close')}</Button>} />}
    >
      {coveredBy.length + coversFor.length > 0 && (
        <ul className="officer-posts">
          {coveredBy.map((cover) => (
            <li key={cover.id}>
              <span>
                <strong>{cover.name}</strong>
                <span className="officer-more">{days(cover)}</span>
              </span>
              <IconButton
                label={t('officers.endCover', { name: cover.name })}
                icon={<X size={18} aria-hidden="true" />}
                disabled={acting === String(cover.id)}
                onClick={() =>
                  void act(String(cover.id), async () => {
                    await changed(await callApi(endOfficerCover, { params: { id, cover: cover.id } }));
                    notify({ tone: 'ok', text: t('officers.coverEnded', { by: cover.name, name }) });
                  })
                }
              />
            </li>
          ))}
          {coversFor.map((cover) => (
            <li key={cover.id}>
              <span>
                {t('officers.coversFor', { name: cover.name })}
                <span className="officer-more">{days(cover)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className="officer-form" onSubmit={give}>
        <h3>{t('officers.giveCover')}</h3>
        <OfficerField
          key={String(coveredBy.length)}
          label={t('officers.standIn')}
          value={standIn}
          onChange={setStandIn}
          without={id}
          partners
        />
        <DateInput label={t('officers.coverFrom')} name="from" hint={t('officers.coverFromHint')} />
        <DateInput label={t('officers.coverUntil')} name="until" required />
        <FormMessage wrong={wrong} />
        <Button type="submit" busy={busy} disabled={standIn === null}>
          {t('officers.giveCover')}
        </Button>
      </form>
    </Dialog>
  );
}
