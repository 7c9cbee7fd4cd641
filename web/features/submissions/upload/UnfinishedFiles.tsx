import { useQuery } from '@tanstack/react-query';
import { cancelUpload } from '#contract/submissions/uploads.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useAct } from '#web/ui/useAct.ts';
import { ownUploadsQuery, type OwnUpload } from '../api.ts';
import type { FileWay } from '#web/lib/useSendFile.ts';

interface UnfinishedFilesProps {
  way: FileWay;
  onTaken: (fileName: string) => void;
}

/** Files that were on their way when the page was left: what is whole is used at once, what is not goes on when it is chosen again. */
export function UnfinishedFiles({ way, onTaken }: UnfinishedFilesProps) {
  const t = useWords();
  // What stands here was begun before: a file on its way now is not offered a second time.
  const { data: found = [] } = useQuery({ ...ownUploadsQuery(), staleTime: Infinity });
  const { acting, act } = useAct();
  if (way.state.step !== 'none' || found.length === 0) return null;

  const letGo = ({ id }: OwnUpload) =>
    act(id, async () => {
      await callApi(cancelUpload, { params: { id } });
    });

  return (
    <section className="upload-unfinished">
      <h3>{t('upload.unfinished')}</h3>
      <ul>
        {found.map((upload) => {
          const { id, fileName: name, bytes, receivedBytes, complete, expiresAt } = upload;
          return (
            <li key={id}>
              <p>
                {t(complete ? 'upload.unfinishedWhole' : 'upload.unfinishedPart', {
                  name,
                  received: saySize(receivedBytes),
                  size: saySize(bytes),
                })}{' '}
                {t('upload.unfinishedUntil', { when: sayInstant(expiresAt) })}
              </p>
              <div>
                {complete && (
                  <Button
                    kind="secondary"
                    small
                    aria-label={t('upload.useOf', { name })}
                    onClick={() => {
                      way.take(upload);
                      onTaken(name);
                    }}
                  >
                    {t('upload.use')}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  small
                  busy={acting === id}
                  aria-label={t('upload.letGoOf', { name })}
                  onClick={() => void letGo(upload)}
                >
                  {t('upload.letGo')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
