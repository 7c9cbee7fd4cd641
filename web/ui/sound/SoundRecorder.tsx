import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Mic, Play, Square, Trash2 } from 'lucide-react';
import { type ReadyRecording, toWav } from '#web/lib/sound/toWav.ts';
import { useRecorder } from '#web/lib/sound/useRecorder.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '../actions/Button.tsx';
import { FormMessage } from '../forms/FormMessage.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import './SoundRecorder.css';

interface Props {
  readonly mostSeconds: number;
  readonly ready: ReadyRecording | undefined;
  /** What was recorded or chosen; undefined where it was thrown away. */
  readonly onReady: (ready: ReadyRecording | undefined) => void;
}

/** Records speech, or takes it from a file; it is listened to, and thrown away or kept. Speaks with the words of `recorder`. */
export function SoundRecorder({ mostSeconds, ready, onReady }: Props) {
  const t = useWords();
  const [trouble, setTrouble] = useState<string>();
  const take = async (recorded: Blob) => {
    setTrouble(undefined);
    try {
      onReady(await toWav(await recorded.arrayBuffer()));
    } catch {
      onReady(undefined);
      setTrouble(t('recorder.notASound'));
    }
  };
  const { state, seconds, start, stop } = useRecorder(mostSeconds, (recorded) => void take(recorded));
  const record = async () => {
    onReady(undefined);
    setTrouble(undefined);
    try {
      await start();
    } catch {
      setTrouble(t('recorder.noMicrophone'));
    }
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) await take(file);
  };
  const isRecording = state === 'recording';
  return (
    <div className="sound-recorder">
      <div className="sound-recorder-acts">
        <Button
          kind={ready ? 'secondary' : 'primary'}
          busy={state === 'asking'}
          icon={isRecording ? <Square size={16} aria-hidden="true" /> : <Mic size={16} aria-hidden="true" />}
          onClick={() => (isRecording ? stop() : void record())}
        >
          {isRecording ? t('recorder.stop') : ready ? t('recorder.again') : t('recorder.record')}
        </Button>
        {ready && !isRecording && (
          <>
            <Preview sound={ready.sound} />
            <Button
              kind="quiet"
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => {
                onReady(undefined);
                setTrouble(undefined);
              }}
            >
              {t('recorder.discard')}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="sound-recorder-note">
        {isRecording && t('recorder.recording', { seconds: seconds.toFixed(1), most: mostSeconds })}
        {ready && !isRecording && t('recorder.length', { seconds: ready.sound.duration.toFixed(1) })}
      </p>
      <TextInput
        label={t('recorder.file')}
        hint={t('recorder.fileHint', { most: mostSeconds })}
        type="file"
        accept="audio/*,.wav,.mp3,.ogg,.m4a,.webm"
        onChange={(event) => void choose(event)}
      />
      <FormMessage wrong={trouble} />
    </div>
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
      {plays ? t('recorder.stopPlaying') : t('recorder.listen')}
    </Button>
  );
}
