import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ArrowLeft, Download, ExternalLink, Trash2 } from 'lucide-react';
import { editFile, unshareFiles } from '#contract/files/files.ts';
import { longestFileTitle } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { contentHref, type FileRecord, fileQuery, filesHref, lookAgain } from './api.ts';
import { FileIcon } from './FileIcon.tsx';
import { FileLinks } from './FileLinks.tsx';
import { Player } from './Player.tsx';

const DeleteFiles = lazy(() => loadCode(() => import('./DeleteFiles.tsx')));

/** The page of one file: seen or heard at once, fetched by size, and of one's own renamed, opened to all, handed out by link. */
export default function FileView({ id }: { id: number }) {
  const t = useWords();
  const {
    data: file,
    error,
    refetch,
  } = useQuery({ ...fileQuery(id), refetchInterval: ({ state: { data } }) => lookAgain(data && [data]) });
  const back = (
    <Button
      kind="quiet"
      small
      href={filesHref({ view: file?.public ? 'public' : 'private' })}
      icon={<ArrowLeft size={18} aria-hidden="true" />}
    >
      {t('files.back')}
    </Button>
  );
  if (isApiProblem(error) && error.status === 404)
    return (
      <EmptyState title={t('files.gone')} action={back}>
        {t('files.goneLead')}
      </EmptyState>
    );
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!file) return <Skeleton lines={10} />;
  return (
    <article className="file-page">
      <p>{back}</p>
      <header>
        <h2>
          <FileIcon kind={file.kind} size={26} />
          {file.name}
        </h2>
        <p className="file-more">
          {t(`files.${file.kind}`)}. {!file.own && `${t('files.of', { name: file.owner.name })}. `}
          {t('files.changed', { when: sayInstant(file.updatedAt) })}
        </p>
      </header>
      <Player file={file} />
      <Fetch file={file} />
      {file.own && <Own file={file} />}
      {(file.own || file.public) && <FileLinks file={file} />}
    </article>
  );
}

/** Kinds that hold more than is seen and heard, and what the page says of it to whoever recorded it. */
const tells = { image: 'files.tellsImage', audio: 'files.tellsAudio', video: 'files.tellsVideo' } as const;

/** What can be fetched, each with its size. */
function Fetch({ file }: { file: FileRecord }) {
  const t = useWords();
  const { id, own, versions, kind, bytes, state, note, original } = file;
  return (
    <section className="file-fetch">
      {kind === 'pdf' && (
        <a className="button button-primary" href={contentHref(id, { show: true })} target="_blank" rel="noopener">
          <ExternalLink size={18} aria-hidden="true" />
          <span>{t('files.open', { size: saySize(bytes) })}</span>
        </a>
      )}
      {versions.map(({ size, bytes: taken, width }) => (
        <Button
          key={size}
          kind="secondary"
          href={contentHref(id, { size })}
          download
          icon={<Download size={18} aria-hidden="true" />}
        >
          {width === null
            ? t(kind === 'video' ? 'files.clean' : 'files.small', { size: saySize(taken) })
            : t('files.width', { width, size: saySize(taken) })}
        </Button>
      ))}
      {original && (
        <Button kind="secondary" href={contentHref(id)} download icon={<Download size={18} aria-hidden="true" />}>
          {versions.length > 0
            ? t('files.original', { size: saySize(bytes) })
            : t('files.download', { size: saySize(bytes) })}
        </Button>
      )}
      {state === 'making' && <p role="status">{t('files.making')}</p>}
      {note !== '' && <p>{note}</p>}
      {own && kind in tells && (kind === 'video' || versions.length > 0) && (
        <p className="file-more">{t(tells[kind as keyof typeof tells])}</p>
      )}
    </section>
  );
}

/** Its name, who sees it, and its end. */
function Own({ file: { id, name, public: isPublic, sharedWith } }: { file: FileRecord }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { acting, act } = useAct();
  const [typed, setTyped] = useState(name);
  const [deleting, setDeleting] = useState(false);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void act('rename', async () => void (await callApi(editFile, { params: { id }, body: { name: typed } })));
  };
  const unshare = async (officerId: string) => {
    const { message } = await callApi(unshareFiles, { body: { ids: [id], officerIds: [officerId] } });
    notify({ tone: 'ok', text: message });
  };
  const open = () =>
    act('open', async () => {
      await callApi(editFile, { params: { id }, body: { public: !isPublic } });
      notify({ tone: 'ok', text: t(isPublic ? 'files.privateNow' : 'files.publicNow') });
    });
  return (
    <Card title={t('files.who')} className="file-own">
      {(isPublic || sharedWith.length === 0) && <p>{t(isPublic ? 'files.isPublic' : 'files.isPrivate')}</p>}
      {sharedWith.length > 0 && (
        <ul className="file-shares">
          {sharedWith.map((officer) => (
            <li key={officer.id}>
              {officer.name}
              <Button
                kind="quiet"
                small
                busy={acting === officer.id}
                aria-label={t('files.unshareWith', { name: officer.name })}
                onClick={() => void act(officer.id, () => unshare(officer.id))}
              >
                {t('files.unshare')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="file-acts">
        <Button kind="secondary" small busy={acting === 'open'} onClick={() => void open()}>
          {t(isPublic ? 'files.makePrivate' : 'files.makePublic')}
        </Button>
        <Button kind="danger" small icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setDeleting(true)}>
          {t('files.delete')}
        </Button>
      </div>
      <form className="file-rename" onSubmit={rename}>
        <TextInput
          label={t('files.name')}
          hint={t('files.nameHint')}
          required
          maxLength={longestFileTitle}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="secondary" busy={acting === 'rename'}>
          {t('files.rename')}
        </Button>
      </form>
      <Suspense>
        {deleting && (
          <DeleteFiles
            ids={[id]}
            onClose={() => setDeleting(false)}
            onDone={() => navigate(filesHref({ view: isPublic ? 'public' : 'private' }))}
          />
        )}
      </Suspense>
    </Card>
  );
}
