import { useEffect, useRef, useState } from 'react';
import { Play, Square } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { notify } from '#web/ui/toast/notify.ts';

interface Props {
  /** Where the sound is; fetched when it is asked for, and not before. */
  readonly src: string;
  /** What is heard, for those who do not see it. */
  readonly name: string;
  readonly text?: string;
  readonly small?: boolean;
}

/** Ends what plays: one voice at a time. */
let silence: () => void = () => undefined;

/** Plays a recording, and stops it. */
export function PlayButton({ src, name, text, small = false }: Props) {
  const t = useWords();
  const [plays, setPlays] = useState(false);
  const audio = useRef<HTMLAudioElement>(undefined);
  useEffect(() => () => audio.current?.pause(), []);
  const stop = () => {
    audio.current?.pause();
    setPlays(false);
  };
  const play = async () => {
    silence();
    silence = stop;
    const made = new Audio(src);
    audio.current = made;
    made.addEventListener('ended', () => setPlays(false));
    setPlays(true);
    try {
      await made.play();
    } catch (failure) {
      // Stopped before it began: nothing to say.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      setPlays(false);
      notify({ tone: 'alert', text: t('listen.notHeard') });
    }
  };
  return (
    <Button
      kind="secondary"
      small={small}
      icon={plays ? <Square size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
      aria-label={plays ? t('listen.stopOf', { name }) : t('listen.to', { name })}
      onClick={() => (plays ? stop() : void play())}
    >
      {plays ? t('listen.stop') : (text ?? t('listen.listen'))}
    </Button>
  );
}
