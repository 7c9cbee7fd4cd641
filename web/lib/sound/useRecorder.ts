import { useEffect, useRef, useState } from 'react';

export type RecorderState = 'idle' | 'asking' | 'recording';

/**
 * Records with the microphone until it is stopped, or for `mostSeconds`; the microphone is let go then, and when the page goes:
 * what was recorded until then is handed over too.
 *
 * @param done gets what was recorded, as the browser writes it
 */
export function useRecorder(mostSeconds: number, done: (recorded: Blob) => void) {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder>(undefined);
  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      release(recorder.current);
    };
  }, []);

  useEffect(() => {
    if (state !== 'recording') return undefined;
    const began = Date.now();
    const timer = setInterval(() => {
      const passed = (Date.now() - began) / 1_000;
      setSeconds(passed);
      if (passed >= mostSeconds) recorder.current?.stop();
    }, 100);
    return () => clearInterval(timer);
  }, [state, mostSeconds]);

  /** Throws where there is no microphone, or the person does not let it be used. */
  async function start(): Promise<void> {
    setState('asking');
    setSeconds(0);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
      });
      const made = new MediaRecorder(stream);
      recorder.current = made;
      if (gone.current) {
        release(made);
        return;
      }
      const parts: Blob[] = [];
      made.addEventListener('dataavailable', ({ data }) => parts.push(data));
      made.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop();
        setState('idle');
        done(new Blob(parts));
      });
      made.start();
      setState('recording');
    } catch (failure) {
      setState('idle');
      throw failure;
    }
  }

  return { state, seconds, start, stop: () => recorder.current?.stop() };
}

function release(recorder: MediaRecorder | undefined): void {
  if (recorder === undefined) return;
  if (recorder.state !== 'inactive') recorder.stop();
  for (const track of recorder.stream.getTracks()) track.stop();
}
