import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useOwner } from '#web/lib/fieldQueue/useFieldQueue.ts';
import { sayInstant } from '#web/lib/format.ts';
import { keptPhotos, readKept, removeKept, typedIn, writeKept, writePhotos } from '#web/lib/keptForms/keptForms.ts';
import { useWords } from '#web/lib/words.ts';
import { notify } from '../toast/notify.ts';
import { Button } from '../actions/Button.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import './KeptForm.css';

/** What a form begins with, and how it says what it holds. */
interface Kept {
  /** What was in its named fields when it was left; undefined where it was not kept. */
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly state: unknown;
  readonly photos: readonly File[];
  readonly note: (state: string, photos: readonly File[]) => void;
  /** The form was sent: nothing of it is kept any longer. */
  readonly forget: () => void;
}

const nothing: Kept = {
  typed: undefined,
  state: undefined,
  photos: [],
  note: () => undefined,
  forget: () => undefined,
};
const KeptContext = createContext<Kept>(nothing);
const noPhotos: readonly File[] = [];

/** What was kept of the form around: what it begins with. Its own to forget, once it was sent. */
export function useKept<State>(): Omit<Kept, 'state' | 'note'> & { readonly state: Partial<State> | undefined } {
  const { state, ...kept } = use(KeptContext);
  return { ...kept, state: state as Partial<State> | undefined };
}

/** Keeps what a form holds beside its named fields, whenever it changes. */
export function useKeeping(state: object, photos: readonly File[] = noPhotos): void {
  const { note } = use(KeptContext);
  const text = JSON.stringify(state);
  useEffect(() => note(text, photos), [note, text, photos]);
}

interface KeptFormProps {
  /** Tells this form from others of the same account: "risk", "farmer 12". */
  readonly name: string;
  /** A report of the queue is mended: it is kept there, not here. */
  readonly off?: boolean;
  /** The form; it reads what was kept with `useKept` and says what it holds with `useKeeping`. */
  readonly children: ReactNode;
}

/**
 * Keeps a form of the field on the device while it is typed: closed by ✕, Esc or a reload it opens as it was left, with its
 * time, until it is sent or thrown away, which can be undone.
 */
export function KeptForm({ name, off = false, children }: KeptFormProps) {
  const owner = useOwner();
  const [round, setRound] = useState(0);
  if (off) return children;
  return (
    <Keeping
      key={`${owner?.id} ${name} ${round}`}
      ownerId={owner?.id}
      name={name}
      onAgain={() => setRound((before) => before + 1)}
    >
      {children}
    </Keeping>
  );
}

function Keeping({
  ownerId,
  name,
  onAgain,
  children,
}: {
  ownerId: string | undefined;
  name: string;
  onAgain: () => void;
  children: ReactNode;
}) {
  const t = useWords();
  const [opened] = useState(() => (ownerId === undefined ? undefined : readKept(ownerId, name)));
  const [photos, setPhotos] = useState<readonly File[] | undefined>(
    opened && opened.photoCount > 0 ? undefined : noPhotos,
  );
  const [kept, setKept] = useState<'before' | 'now' | 'not' | undefined>(opened && 'before');
  const root = useRef<HTMLDivElement>(null);
  /** What the form last said it holds beside its fields: as text, and its photos. */
  const beside = useRef<{ readonly state: string; readonly photos: readonly File[] }>(undefined);
  const isOver = useRef(false);
  const isWritten = useRef(false);

  useEffect(() => {
    if (photos === undefined && ownerId !== undefined) void keptPhotos(ownerId, name).then(setPhotos);
  }, [photos, ownerId, name]);
  useEffect(
    () => () => {
      if (isWritten.current && !isOver.current) notify({ text: t('field.keptOnLeaving') });
    },
    [t],
  );

  const acts = useMemo(() => {
    function write() {
      const form = root.current?.querySelector('form');
      if (form == null || ownerId === undefined || isOver.current) return;
      const { state = 'null', photos: own = noPhotos } = beside.current ?? {};
      isWritten.current = true;
      const isKept = writeKept(ownerId, name, {
        at: Date.now(),
        typed: typedIn(form),
        state: JSON.parse(state) as unknown,
        photoCount: own.length,
      });
      setKept((before) => (isKept ? (before === 'before' ? before : 'now') : 'not'));
    }
    function note(state: string, own: readonly File[]) {
      const before = beside.current;
      beside.current = { state, photos: own };
      if (before === undefined || ownerId === undefined || (before.state === state && before.photos === own)) return;
      if (before.photos === own) write();
      else void writePhotos(ownerId, name, own).then(write, () => setKept('not'));
    }
    function forget() {
      isOver.current = true;
      if (ownerId !== undefined) void removeKept(ownerId, name);
    }
    async function throwAway() {
      if (ownerId === undefined) return;
      isOver.current = true;
      const putBack = await removeKept(ownerId, name);
      onAgain();
      notify({ text: t('field.thrownAway'), undo: () => void putBack().then(onAgain) });
    }
    return { write, note, forget, throwAway };
    // oxlint-disable-next-line react/exhaustive-deps -- onAgain does nothing but count
  }, [ownerId, name, t]);
  const value = useMemo<Kept>(
    () => ({
      typed: opened?.typed,
      state: opened?.state,
      photos: photos ?? noPhotos,
      note: acts.note,
      forget: acts.forget,
    }),
    [opened, photos, acts],
  );

  if (photos === undefined) return <Skeleton lines={8} />;
  const away = (
    <Button kind="quiet" small onClick={() => void acts.throwAway()}>
      {t('field.throwAway')}
    </Button>
  );
  return (
    <div className="kept-form" ref={root} onInput={acts.write} onChange={acts.write}>
      {kept === 'before' && (
        <p className="kept-form-note">
          <span>{t('field.keptSince', { when: sayInstant(new Date(opened?.at ?? 0).toISOString()) })}</span> {away}
        </p>
      )}
      <KeptContext value={value}>{children}</KeptContext>
      {kept === 'now' && (
        <p className="kept-form-now">
          {t('field.keptNow')} {away}
        </p>
      )}
      {kept === 'not' && (
        <p className="kept-form-now" role="alert">
          {t('field.keptNot')}
        </p>
      )}
    </div>
  );
}
