import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestCommunity } from '#contract/limits.ts';
import { linkTrapOfficer, unlinkTrapOfficer } from '#contract/traps/traps.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { type ChosenOfficer, OfficerField } from '#web/ui/forms/OfficerField.tsx';
import { Pager } from '#web/ui/navigation/Pager.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { foundSitesQuery, type OwnTrapSite } from './api.ts';
import { TrapSiteField } from './TrapSiteField.tsx';
import './TrapLinks.css';

/** How long C §9 shows what became of a link. */
const SHOWN_MS = 3_000;
const PER_PAGE = 10;

/** Which officer visits which trap (C §2, Settings): linked by a form, ended in the table. Select Trap Site and Select Officer are required (C §5). */
export default function TrapLinks() {
  const t = useWords();
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const {
    data: list,
    error,
    refetch,
  } = useQuery({
    ...foundSitesQuery({ q, managed: true, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
    placeholderData: keepPreviousData,
  });
  const [site, setSite] = useState<OwnTrapSite | null>(null);
  const [officer, setOfficer] = useState<ChosenOfficer | null>(null);
  const { acting, act } = useAct();
  const [missing, setMissing] = useState<readonly string[]>([]);

  function link(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing([site === null ? 'site' : '', officer === null ? 'officer' : '']);
    if (site === null || officer === null) return;
    void act('link', async () => {
      try {
        const { message } = await callApi(linkTrapOfficer, { params: { trapsite: site.id, officerId: officer.id } });
        notify({ tone: 'ok', text: message, atLeastMs: SHOWN_MS });
        setSite(null);
        setOfficer(null);
      } catch (caught) {
        notify({ tone: 'alert', text: t('traps.linkError') });
        throw caught;
      }
    });
  }
  if (error && !list) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={6} />;
  const { found, total } = list;
  return (
    <section className="trap-links">
      <h2>{t('traps.officers')}</h2>
      <p className="trap-links-lead">{t('traps.officersLead')}</p>
      {total === 0 && q === '' ? (
        <EmptyState small title={t('traps.noSites')} />
      ) : (
        <>
          <form className="trap-links-form" onSubmit={link} noValidate>
            <TrapSiteField
              label={t('traps.trapSite')}
              managed
              error={missing.includes('site') ? t('traps.selectTrap') : undefined}
              value={site}
              onChange={setSite}
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
          <SearchBox
            label={t('traps.findSite')}
            maxLength={longestCommunity}
            onSearch={(text) => {
              setQ(text);
              setPage(1);
            }}
          />
          <p role="status">{t('traps.counts', { count: total })}</p>
          <Table
            caption={t('traps.officers')}
            captionHidden
            rows={found}
            empty={<EmptyState small title={t('traps.noSiteFits')} />}
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
          <Pager page={page} pages={Math.ceil(total / PER_PAGE)} onPage={setPage} />
        </>
      )}
    </section>
  );
}
