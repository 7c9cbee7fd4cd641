import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestPeopleSearch } from '#contract/limits.ts';
import {
  closeAccount,
  makeDataAdministrator,
  openAccount,
  unmakeDataAdministrator,
} from '#contract/accounts/people.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import {
  peopleGroups,
  peopleHref,
  peoplePerPage,
  peopleQuery,
  type PeopleChoice,
  type PersonBrief,
} from './peopleApi.ts';
import { PersonHistory } from './PersonHistory.tsx';
import { RoleBadges } from './RoleBadges.tsx';
import './PeopleList.css';

/** Everybody with an account, searched and paged; data administrators are made and unmade here, accounts closed and opened. */
export default function PeopleList({ choice }: { choice: PeopleChoice }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: list, error, refetch } = useQuery({ ...peopleQuery(choice), placeholderData: (earlier) => earlier });
  const { acting, act } = useAct();
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;

  const change = ({ id, name }: PersonBrief, makes: boolean, isUndo = false): Promise<void> =>
    act(id, async () => {
      const person = await callApi(makes ? makeDataAdministrator : unmakeDataAdministrator, { params: { id } });
      notify({
        tone: 'ok',
        text: t(makes ? 'people.made' : 'people.unmade', { name }),
        ...(!isUndo && { undo: () => void change(person, !makes, true) }),
      });
    });

  const setClosed = ({ id, name }: PersonBrief, closes: boolean, isUndo = false): Promise<void> =>
    act(id, async () => {
      const person = await callApi(closes ? closeAccount : openAccount, { params: { id } });
      notify({
        tone: 'ok',
        text: t(closes ? 'people.wasClosedNow' : 'people.wasOpenedNow', { name }),
        ...(!isUndo && { undo: () => void setClosed(person, !closes, true) }),
      });
    });

  return (
    <section>
      <p className="manage-lead">
        {t('people.lead')} {t('people.administrators', { count: list.dataAdministrators })}.
      </p>
      <div className="people-bar">
        <SearchBox
          label={t('people.search')}
          maxLength={longestPeopleSearch}
          defaultValue={choice.q}
          action={peopleHref()}
          kept={{ only: choice.only }}
          onSearch={(q) => navigate(peopleHref({ ...choice, q, page: 1 }), { replace: true })}
        />
        <Segmented
          label={t('people.show')}
          value={choice.only ?? ''}
          options={[undefined, ...peopleGroups].map((only) => ({
            value: only ?? '',
            text: t(`people.${only ?? 'everybody'}`),
            href: peopleHref({ ...choice, only, page: 1 }),
          }))}
        />
      </div>
      <p className="people-count" role="status">
        {t('people.found', { count: list.total })}
      </p>
      <Table
        caption={t('people.title')}
        captionHidden
        rows={list.found}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t('people.name'),
            cell: ({ name, email }) => (
              <>
                <strong>{name}</strong>
                <span className="people-email">{email}</span>
              </>
            ),
          },
          {
            key: 'institution',
            head: t('people.institution'),
            cell: ({ institution, profession }) => [profession, institution].filter(Boolean).join(', '),
          },
          {
            key: 'roles',
            head: t('people.roles'),
            cell: ({ officerRole, dataRole }) =>
              officerRole || dataRole ? (
                <RoleBadges officerRole={officerRole} dataRole={dataRole} />
              ) : (
                t('people.noRole')
              ),
          },
          {
            key: 'joined',
            head: t('people.joined'),
            cell: ({ createdAt }) => sayDay(createdAt.slice(0, 10), { withYear: true }),
          },
          {
            key: 'act',
            head: t('people.act'),
            cell: (person) => (
              <Acts
                person={person}
                busy={acting === person.id}
                onChange={(makes) => void change(person, makes)}
                onClose={(closes) => void setClosed(person, closes)}
              />
            ),
          },
        ]}
        empty={
          <EmptyState
            title={t('people.none')}
            action={
              <Button kind="secondary" href={peopleHref()}>
                {t('people.showAll')}
              </Button>
            }
          >
            {t('people.noneLead')}
          </EmptyState>
        }
      />
      <Pagination
        page={choice.page}
        total={Math.ceil(list.total / peoplePerPage)}
        href={(page) => peopleHref({ ...choice, page })}
      />
    </section>
  );
}

interface ActsProps {
  person: PersonBrief;
  busy: boolean;
  onChange: (makes: boolean) => void;
  onClose: (closes: boolean) => void;
}

function Acts({ person: { id, name, dataRole, closed }, busy, onChange, onClose }: ActsProps) {
  const t = useWords();
  const makes = dataRole !== 'administrator';
  return (
    <div className="people-acts">
      {!closed && (
        <Button
          kind="secondary"
          small
          busy={busy}
          aria-label={t(makes ? 'people.makeOf' : 'people.unmakeOf', { name })}
          onClick={() => onChange(makes)}
        >
          {t(makes ? 'people.make' : 'people.unmake')}
        </Button>
      )}
      <Button
        kind="quiet"
        small
        busy={busy}
        aria-label={t(closed ? 'people.openOf' : 'people.closeOf', { name })}
        onClick={() => onClose(!closed)}
      >
        {t(closed ? 'people.open' : 'people.close')}
      </Button>
      <PersonHistory id={id} name={name} />
    </div>
  );
}
