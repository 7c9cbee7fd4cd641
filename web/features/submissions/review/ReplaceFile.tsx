import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { replaceSubmissionFile } from '#contract/submissions/submissions.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { limitsQuery } from '../api.ts';
import { FilePicker } from '../upload/FilePicker.tsx';
import { useSendFile } from '#web/lib/useSendFile.ts';
import '../upload/UploadForm.css';

/** Puts a mended file in the place of the one sent before; what is told about it stays. */
export default function ReplaceFile({ id }: { id: string }) {
  const t = useWords();
  const client = useQueryClient();
  const way = useSendFile();
  const [missing, setMissing] = useState(false);
  const { wrong, busy, send } = useSend();
  const { data: limits } = useQuery(limitsQuery());
  const isChosen = way.state.step !== 'none' && way.state.step !== 'refused';

  function replace() {
    setMissing(!isChosen);
    if (!isChosen) return undefined;
    return send(async () => {
      const uploadId = await way.arrival();
      await callApi(replaceSubmissionFile, { params: { id }, body: { uploadId } });
      way.forget();
      notify({ tone: 'ok', text: t('submissions.replaced') });
      await refetchChanged(client);
    });
  }

  return (
    <div className="upload-form">
      <FilePicker way={way} limits={limits} missing={missing} onChosen={() => setMissing(false)} />
      <FormMessage
        wrong={wrong || undefined}
        said={busy && way.state.step !== 'arrived' ? t('upload.waitsForFile') : undefined}
      />
      <div className="upload-acts">
        <Button busy={busy} onClick={() => void replace()}>
          {t('submissions.replaceSend')}
        </Button>
      </div>
    </div>
  );
}
