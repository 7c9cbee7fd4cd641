import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react';
import { CircleAlert, CircleCheck, CloudUpload, FileSpreadsheet, Pause, Play, X } from 'lucide-react';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { UploadLimits } from '../api.ts';
import { LimitsNote } from './LimitsNote.tsx';
import type { FileState, FileWay } from '#web/lib/useSendFile.ts';
import './FilePicker.css';

interface FilePickerProps {
  way: FileWay;
  limits: UploadLimits | undefined;
  /** Somebody wanted to go on without a file. */
  missing: boolean;
  onChosen: (file: File) => void;
}

/** Where a file is chosen or dropped; what may be sent stands there first, how far it has come afterwards. */
export function FilePicker({ way, limits, missing, onChosen }: FilePickerProps) {
  const t = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState<File>();
  const { state } = way;

  function choose(file: File | undefined) {
    if (!file) return;
    const most = Math.min(limits?.largestFileBytes ?? Infinity, limits?.quota?.leftBytes ?? Infinity);
    if (file.size > most) return setTooLarge(file);
    setTooLarge(undefined);
    onChosen(file);
    way.send(file);
  }

  // On a slow line a file may have been chosen before the page was alive: it is not to be chosen twice.
  const takeEarly = useEffectEvent(() => choose(input.current?.files?.[0]));
  useEffect(() => takeEarly(), []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }

  const wrong = tooLarge
    ? sayTooLarge(tooLarge)
    : state.step === 'refused'
      ? state.wrong
      : missing && state.step === 'none'
        ? t('upload.noFile')
        : undefined;
  function sayTooLarge({ name, size }: File): string {
    const most = limits?.largestFileBytes ?? 0;
    return size > most
      ? t('upload.tooLarge', { name, size: saySize(size), most: saySize(most) })
      : t('upload.overQuota', { name, size: saySize(size), left: saySize(limits?.quota?.leftBytes ?? 0) });
  }

  return (
    <div
      className={classes('file-picker', over && 'file-picker-over', wrong !== undefined && 'file-picker-wrong')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {state.step === 'none' || state.step === 'refused' ? (
        <div className="file-picker-choose">
          <CloudUpload size={32} aria-hidden="true" />
          <label htmlFor={id}>{t('upload.file')}</label>
          <input
            id={id}
            ref={input}
            type="file"
            name="file"
            accept={limits?.formats.flatMap(({ endings }) => endings).join(',')}
            aria-describedby={classes(`${id}-limits`, wrong !== undefined && `${id}-wrong`)}
            aria-invalid={wrong === undefined ? undefined : true}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              // The same file can be chosen again after it was refused.
              event.target.value = '';
            }}
          />
          <p className="file-picker-drop">{t('upload.drop')}</p>
          <div id={`${id}-limits`}>
            <LimitsNote limits={limits} />
          </div>
        </div>
      ) : (
        <FileProgress state={state} way={way} />
      )}
      {wrong !== undefined && (
        <p className="field-error" id={`${id}-wrong`} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {wrong}
        </p>
      )}
    </div>
  );
}

type Chosen = Exclude<FileState, { step: 'none' | 'refused' }>;

function FileProgress({ state, way }: { state: Chosen; way: FileWay }) {
  const t = useWords();
  const { file } = state;
  const sent = state.step === 'arrived' ? file.size : state.sent;
  const share = file.size === 0 ? 1 : Math.min(1, sent / file.size);
  const percent = Math.floor(share * 100);
  return (
    <div className="file-progress">
      {state.step === 'arrived' ? (
        <CircleCheck className="file-progress-done" size={28} aria-hidden="true" />
      ) : (
        <FileSpreadsheet size={28} aria-hidden="true" />
      )}
      <div className="file-progress-words">
        <p className="file-progress-name">{file.name}</p>
        <p className="file-progress-step figures" role={state.step === 'sending' ? undefined : 'status'}>
          {state.step === 'arrived'
            ? t('upload.arrived', { size: saySize(file.size) })
            : t(`upload.${state.step}`, { sent: saySize(sent), size: saySize(file.size), percent })}
        </p>
      </div>
      <div className="file-progress-acts">
        {state.step === 'sending' && (
          <Button kind="quiet" small icon={<Pause size={16} aria-hidden="true" />} onClick={way.pause}>
            {t('upload.pause')}
          </Button>
        )}
        {(state.step === 'paused' || state.step === 'waiting') && (
          <Button kind="quiet" small icon={<Play size={16} aria-hidden="true" />} onClick={way.goOn}>
            {t('upload.goOn')}
          </Button>
        )}
        <Button kind="quiet" small icon={<X size={16} aria-hidden="true" />} onClick={way.cancel}>
          {t(state.step === 'arrived' ? 'upload.otherFile' : 'upload.cancel')}
        </Button>
      </div>
      {state.step !== 'arrived' && (
        <progress max={1} value={share} aria-label={t('upload.progress', { name: file.name })} />
      )}
    </div>
  );
}
