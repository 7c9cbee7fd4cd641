import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { showMe } from '#contract/accounts/accounts.ts';
import { EditableList } from '#web/features/resources/EditableList.tsx';
import {
  EDIT_RESOURCES,
  editableQuery,
  readEditableChoice,
  type EditableResource,
} from '#web/features/resources/editingApi.ts';
import { ResourceForm } from '#web/features/resources/ResourceForm.tsx';
import { RESOURCES } from '#web/features/resources/search.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { NeedsContext, PageProps } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { apiQuery } from '#web/lib/query.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import './ResourcesManagePage.css';

/** When the window to sign in opens by itself, in milliseconds (2-data-hub.md, section 9). */
const OFFER_MS = 1000;

const SignInDialog = lazy(() =>
  loadCode(async () => {
    await loadWords(['membership']);
    return { default: (await import('#web/features/accounts/SignInDialog.tsx')).SignInDialog };
  }),
);

const meQuery = () => apiQuery(showMe, {});
type Me = { isAdmin: boolean; officerRole: string | null };
const mayEdit = ({ isAdmin, officerRole }: Me) => isAdmin || officerRole === 'admin';

/** The list for those who may change it, and who is asking for everybody. */
export async function needs({ read, search }: NeedsContext) {
  const me = await read(meQuery());
  return mayEdit(me) ? [meQuery(), editableQuery(readEditableChoice(search))] : [meQuery()];
}

/** `/main/resources_cms`: the library of resources, kept by data administrators. */
export default function ResourcesManagePage({ search }: PageProps) {
  const { data: me } = useQuery(meQuery());
  if (!me) return <Skeleton lines={10} />;
  return mayEdit(me) ? <Library search={search} /> : <SignInFirst signedIn={me.signedIn} />;
}

function Library({ search }: Pick<PageProps, 'search'>) {
  const t = useWords();
  const [edited, setEdited] = useState<EditableResource>();
  const form = useRef<HTMLDivElement>(null);
  // The form may be out of sight on a phone, and the keyboard goes on in it.
  useEffect(() => {
    if (edited) form.current?.querySelector('input')?.focus();
  }, [edited]);
  return (
    <div className="resources-manage">
      <header>
        <h1>{t('resourceEditing.title')}</h1>
        <p>
          {t('resourceEditing.lead')} <Link href={RESOURCES}>{t('resourceEditing.library')}</Link>
        </p>
      </header>
      <div ref={form} className="resources-manage-form">
        <Card
          level={2}
          title={edited ? t('resourceEditing.changing', { title: edited.title }) : t('resourceEditing.adding')}
        >
          <ResourceForm key={edited?.id} resource={edited} onDone={() => setEdited(undefined)} />
        </Card>
      </div>
      <section aria-labelledby="editable-list">
        <h2 id="editable-list">{t('resourceEditing.list')}</h2>
        <EditableList
          choice={readEditableChoice(search)}
          onEdit={setEdited}
          onRemoved={(id) => setEdited((current) => (current?.id === id ? undefined : current))}
        />
      </section>
    </div>
  );
}

/** D §4: the window opens after a second to who is not signed in, and to who may not says "not authorized". */
function SignInFirst({ signedIn }: { signedIn: boolean }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => {
      setWanted(true);
      setOpen(true);
    }, OFFER_MS);
    return () => clearTimeout(wait);
  }, []);
  return (
    <>
      <EmptyState
        page
        title={t(signedIn ? 'resourceEditing.notAuthorized' : 'resourceEditing.notIn')}
        action={
          <Button href={`${paths.signIn}?next=${encodeURIComponent(EDIT_RESOURCES)}`}>
            {t('resourceEditing.signIn')}
          </Button>
        }
      >
        {t(signedIn ? 'resourceEditing.notAuthorizedLead' : 'resourceEditing.notInLead')}
      </EmptyState>
      {wanted && (
        <Suspense>
          <SignInDialog
            open={open}
            onOpenChange={setOpen}
            next={EDIT_RESOURCES}
            lead={t(signedIn ? 'resourceEditing.notAuthorized' : 'resourceEditing.modalLead')}
          />
        </Suspense>
      )}
    </>
  );
}
