import { useState } from 'react';
import { CircleAlert, X } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { IconButton } from '../actions/IconButton.tsx';
import './FormMessage.css';

interface FormMessageProps {
  /** A refusal: it stays until it is dismissed, or the form is sent again. */
  wrong?: string | undefined;
  /** Good news. */
  said?: string | undefined;
}

/** What the server says about a form, between its fields and its button. */
export function FormMessage({ wrong, said }: FormMessageProps) {
  return (
    <>
      {wrong !== undefined && <Refusal>{wrong}</Refusal>}
      <p className="form-said" role="status">
        {said}
      </p>
    </>
  );
}

function Refusal({ children }: { children: string }) {
  const t = useWords();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <div className="form-refusal" role="alert">
      <p>
        <CircleAlert size={16} aria-hidden="true" />
        {children}
      </p>
      <IconButton
        label={t('ui.dismiss')}
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => setDismissed(true)}
      />
    </div>
  );
}
