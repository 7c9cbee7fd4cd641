import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { linkTrapOfficer, unlinkTrapOfficer } from '#contract/traps.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { type ChosenOfficer, OfficerField } from '#web/ui/OfficerField.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { ownSitesQuery } from './api.ts';
import './TrapLinks.css';

/** How long C §9 shows what became of a link. */
const SHOWN_MS = 3_000;

/** Which officer visits which trap (C §2, Settings): linked by a form, ended in the table. Select Trap Site and Select Officer are required (C §5). */
export default function TrapLinks() {
  const t = useWords();
  const { data: sites, error, refetch } = useQuery(ownSitesQuery());
  const [officer, setOfficer] = useState<ChosenOfficer | null>(null);
  const { acting, act } = useAct();
  const [missing, setMissing] = useState<readonly string[]>([]);

  function link(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const [trapsite, officerId] = [String(fields.get('site') ?? ''), officer?.id ?? ''];
    setMissing([trapsite === '' ? 'site' : '', officerId === '' ? 'officer' : '']);
    if (trapsite === '' || officerId === '') return;
    void act('link', async () => {
      try {
        const { message } = await callApi(linkTrapOfficer, { params: { trapsite: Number(trapsite), officerId } });
        notify({ tone: 'ok', text: message, atLeastMs: SHOWN_MS });
        form.reset();
        setOfficer(null);
      } catch (caught) {
        notify({ tone: 'alert', text: t('traps.linkError') });
        throw caught;
      }
    });
  }
  if (error && !sites) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!sites) return <Skeleton lines={6} />;
  return (
    <section className="trap-links">
      <h2>{t('traps.officers')}</h2>
      <p className="trap-links-lead">{t('traps.officersLead')}</p>
      {sites.length === 0 ? (
        <EmptyState small title={t('traps.noSites')} />
      ) : (
        <>
          <form className="trap-links-form" onSubmit={link} noValidate>
            <Select
              label={t('traps.trapSite')}
              name="site"
              required
              empty={t('traps.selectTrap')}
              error={missing.includes('site') ? t('traps.selectTrap') : undefined}
              choices={sites.map(({ id, name }) => ({ value: String(id), text: name }))}
            />
            <OfficerField
              label={t('traps.officer')}
              error={missing.includes('officer') ? t('traps.selectOfficer') : undefined}
              value={officer}
              onChange={setOfficer}
            />
            <Button type="submit" busy={acting === 'link'}>
              {t('traps.link')}
            </Button>
          </form>
          <Table
            caption={t('traps.officers')}
            captionHidden
            rows={sites}
            rowKey={({ id }) => String(id)}
            columns={[
              { key: 'site', head: t('traps.trapSite'), cell: ({ name }) => <strong>{name}</strong> },
              { key: 'district', head: t('traps.district'), cell: ({ district }) => district },
              {
                key: 'officers',
                head: t('traps.officer'),
                cell: (site) => (
                  <ul className="trap-links-officers">
                    {site.ExtensionOfficers.length === 0 && <li>{t('traps.nobody')}</li>}
                    {site.ExtensionOfficers.map((officer) => (
                      <li key={officer.id}>
                        {officer.name}
                        <Button
                          kind="quiet"
                          small
                          busy={acting === `${site.id} ${officer.id}`}
                          aria-label={t('traps.unlinkOf', { officer: officer.name, site: site.name })}
                          onClick={() =>
                            void act(`${site.id} ${officer.id}`, async () => {
                              await callApi(unlinkTrapOfficer, {
                                params: { trapsite: site.id, officerId: officer.id },
                              });
                              notify({
                                tone: 'ok',
                                text: t('traps.unlinked', { officer: officer.name, site: site.name }),
                              });
                            })
                          }
                        >
                          {t('traps.unlink')}
                        </Button>
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        </>
      )}
    </section>
  );
}
