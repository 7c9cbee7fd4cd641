import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keepRecording } from '#contract/speech/speech.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import type { ReadyRecording } from '#web/lib/sound/toWav.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { SoundRecorder } from '#web/ui/sound/SoundRecorder.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useSend } from '#web/lib/useSend.ts';
import type { SpeechLanguage, SpeechPiece } from './api.ts';

const mostSeconds = 20;

interface Props {
  readonly piece: SpeechPiece;
  readonly language: SpeechLanguage;
  readonly onClose: () => void;
}

/** Records the words of a piece, or takes them from a file; they are listened to before they are kept. */
export default function RecordDialog({ piece, language, onClose }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const [ready, setReady] = useState<ReadyRecording>();
  const { busy, wrong, send } = useSend();
  const save = () =>
    send(async () => {
      if (ready === undefined) return;
      await callApi(keepRecording, {
        params: { language, key: piece.key },
        query: { text: piece.text },
        body: ready.wav,
      });
      notify({ tone: 'ok', text: t('speech.kept') });
      await refetchChanged(client);
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('speech.recordTitle')}
      description={t('speech.recordLead')}
      actions={
        ready && (
          <Button busy={busy} onClick={() => void save()}>
            {t('speech.save')}
          </Button>
        )
      }
    >
      <div className="speech-record">
        <p className="speech-words" lang={piece.kind === 'sentence' ? language : 'en'}>
          {piece.text}
        </p>
        {piece.blocked[0] !== undefined && (
          <p className="speech-note">{t('speech.isIn', { text: piece.blocked[0] })}</p>
        )}
        <SoundRecorder mostSeconds={mostSeconds} ready={ready} onReady={setReady} />
        <FormMessage wrong={wrong} />
      </div>
    </Dialog>
  );
}
