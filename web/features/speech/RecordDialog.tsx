import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Mic, Play, Square } from 'lucide-react';
import { keepRecording } from '#contract/speech.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormMessage } from '#web/ui/FormMessage.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { SpeechLanguage, SpeechPiece } from './api.ts';
import { type ReadyRecording, toWav } from './toWav.ts';
import { useRecorder } from './useRecorder.ts';

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
  const [trouble, setTrouble] = useState<string>();
  const { busy, wrong, send } = useSend();
  const take = async (recorded: Blob) => {
    setTrouble(undefined);
    try {
      setReady(await toWav(await recorded.arrayBuffer()));
    } catch {
      setReady(undefined);
      setTrouble(t('speech.notASound'));
    }
  };
  const { state, seconds, start, stop } = useRecorder(mostSeconds, (recorded) => void take(recorded));
  const record = async () => {
    setReady(undefined);
    setTrouble(undefined);
    try {
      await start();
    } catch {
      setTrouble(t('speech.noMicrophone'));
    }
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) await take(file);
  };
  const save = () =>
    send(async () => {
      if (ready === undefined) return;
      await callApi(keepRecording, {
        params: { language, key: piece.key },
        query: { text: piece.text },
        body: ready.wav,
      });
      notify({ tone: 'ok', text: t('speech.kept') });
      await client.invalidateQueries();
      onClose();
    });
  const isRecording = state === 'recording';
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
        <div className="speech-acts">
          <Button
            kind={ready ? 'secondary' : 'primary'}
            busy={state === 'asking'}
            icon={isRecording ? <Square size={16} aria-hidden="true" /> : <Mic size={16} aria-hidden="true" />}
            onClick={() => (isRecording ? stop() : void record())}
          >
            {isRecording ? t('speech.stop') : ready ? t('speech.again') : t('speech.record')}
          </Button>
          {ready && !isRecording && <Preview sound={ready.sound} />}
        </div>
        <p role="status" className="speech-note">
          {isRecording && t('speech.recording', { seconds: seconds.toFixed(1), most: mostSeconds })}
          {ready && !isRecording && t('speech.length', { seconds: ready.sound.duration.toFixed(1) })}
        </p>
        <TextInput
          label={t('speech.file')}
          hint={t('speech.fileHint')}
          type="file"
          accept="audio/*,.wav,.mp3,.ogg,.m4a,.webm"
          onChange={(event) => void choose(event)}
        />
        <FormMessage wrong={trouble ?? wrong} />
      </div>
    </Dialog>
  );
}

/** Plays what was recorded, as it will be sent. */
function Preview({ sound }: { readonly sound: AudioBuffer }) {
  const t = useWords();
  const [plays, setPlays] = useState(false);
  const context = useRef<AudioContext>(undefined);
  useEffect(() => () => void context.current?.close(), []);
  const source = useRef<AudioBufferSourceNode>(undefined);
  const play = () => {
    if (plays) {
      source.current?.stop();
      return;
    }
    context.current ??= new AudioContext();
    const node = new AudioBufferSourceNode(context.current, { buffer: sound });
    node.connect(context.current.destination);
    node.addEventListener('ended', () => setPlays(false));
    node.start();
    source.current = node;
    setPlays(true);
  };
  return (
    <Button
      kind="secondary"
      icon={plays ? <Square size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
      onClick={play}
    >
      {plays ? t('speech.stopPlaying') : t('speech.listen')}
    </Button>
  );
}
