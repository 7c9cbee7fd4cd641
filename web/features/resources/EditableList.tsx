import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestRowSearch } from '#contract/limits.ts';
import { bringResourceBack, removeResource } from '#contract/resources/resourceEditing.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import {
  EDIT_RESOURCES,
  editableHref,
  editablePerPage,
  editableQuery,
  type EditableChoice,
  type EditableResource,
} from './editingApi.ts';

interface EditableListProps {
  choice: EditableChoice;
  onEdit: (resource: EditableResource) => void;
  /** Told when a resource was taken out. */
  onRemoved: (id: string) => void;
}

/** The library as it is edited, those added last first; what is taken out can be brought back at once. */
export function EditableList({ choice, onEdit, onRemoved }: EditableListProps) {
  const t = useWords();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: list, error, refetch } = useQuery({ ...editableQuery(choice), placeholderData: (earlier) => earlier });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;

  async function act(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    }
    await refetchChanged(client);
  }
  const bringBack = ({ id, title }: EditableResource) =>
    act(async () => {
      await callApi(bringResourceBack, { params: { id } });
      notify({ tone: 'ok', text: t('resourceEditing.broughtBack', { title }) });
    });
  const remove = (resource: EditableResource) =>
    act(async () => {
      await callApi(removeResource, { params: { id: resource.id } });
      onRemoved(resource.id);
      notify({
        tone: 'ok',
        text: t('resourceEditing.removed', { title: resource.title }),
        undo: () => void bringBack(resource),
      });
    });

  return (
    <>
      <SearchBox
        label={t('resourceEditing.search')}
        maxLength={longestRowSearch}
        defaultValue={choice.q}
        action={EDIT_RESOURCES}
        onSearch={(q) => navigate(editableHref({ q }), { replace: true })}
      />
      <p className="editable-count" role="status">
        {t('resourceEditing.found', { count: list.total })}
      </p>
      {list.total === 0 && choice.q === '' && (
        <EmptyState title={t('resourceEditing.empty')}>{t('resourceEditing.emptyLead')}</EmptyState>
      )}
      {list.total === 0 && choice.q !== '' && (
        <EmptyState
          title={t('resourceEditing.none', { text: choice.q })}
          action={
            <Button kind="secondary" href={editableHref()}>
              {t('resourceEditing.showAll')}
            </Button>
          }
        >
          {t('resourceEditing.noneLead')}
        </EmptyState>
      )}
      <ul className="editable-list">
        {list.found.map((resource) => (
          <li key={resource.id}>
            <div>
              <strong>{resource.title}</strong>
              <span className="editable-source">{resource.source}</span>
            </div>
            <div className="editable-acts">
              <Button
                kind="secondary"
                small
                aria-label={t('resourceEditing.editOf', { title: resource.title })}
                onClick={() => onEdit(resource)}
              >
                {t('resourceEditing.edit')}
              </Button>
              <Button
                kind="quiet"
                small
                aria-label={t('resourceEditing.removeOf', { title: resource.title })}
                onClick={() => void remove(resource)}
              >
                {t('resourceEditing.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        page={choice.page}
        total={Math.ceil(list.total / editablePerPage)}
        href={(page) => editableHref({ ...choice, page })}
      />
    </>
  );
}
