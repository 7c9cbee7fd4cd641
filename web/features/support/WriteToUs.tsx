import { useEffect, useRef, useState } from 'react';
import { MailCheck } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { MessageForm } from './MessageForm.tsx';
import './WriteToUs.css';

interface WriteToUsProps {
  /** Number of a message that a plain form just sent. */
  sentNumber: number | undefined;
}

/** The message form, and in its place the thanks with a next step once a message was sent. */
export function WriteToUs({ sentNumber }: WriteToUsProps) {
  const t = useWords();
  const [thanks, setThanks] = useState(
    sentNumber === undefined ? undefined : t('support.sentAs', { number: String(sentNumber) }),
  );
  return (
    <section className="write-to-us" id="message" aria-labelledby="write-title">
      <h2 id="write-title">{t('support.write')}</h2>
      {thanks === undefined ? (
        <>
          <p className="write-lead">{t('support.writeLead')}</p>
          <MessageForm onSent={setThanks} />
          <p className="write-kept">
            <Link href={paths.privacy}>{t('support.kept')}</Link>
          </p>
        </>
      ) : (
        <Thanks text={thanks} byForm={sentNumber !== undefined} onAnother={() => setThanks(undefined)} />
      )}
    </section>
  );
}

function Thanks({ text, byForm, onAnother }: { text: string; byForm: boolean; onAnother: () => void }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the keyboard goes on from what took its place.
  useEffect(() => {
    if (!byForm) heading.current?.focus();
  }, [byForm]);
  return (
    <div className="write-thanks" role="status">
      <MailCheck size={28} aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1}>
        {t('support.sent')}
      </h3>
      <p>{text}</p>
      <div className="write-next">
        {byForm ? (
          <Button kind="secondary" href={`${paths.support}#message`}>
            {t('support.another')}
          </Button>
        ) : (
          <Button kind="secondary" onClick={onAnother}>
            {t('support.another')}
          </Button>
        )}
        <Button href={paths.calendar}>{t('support.onward')}</Button>
      </div>
    </div>
  );
}
