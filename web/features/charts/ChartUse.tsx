import { useState, type ReactNode } from 'react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import './ChartUse.css';

interface ChartUseProps {
  icon: ReactNode;
  /** What others do with it: "Cite". */
  name: string;
  lead: string;
  /** What the text is called for those who hear the page. */
  label: string;
  /** What is copied; asked for once it is shown, in the browser, which knows the address of the site. */
  text: () => string;
  copied: string;
  isCode?: true;
  /** Beside the button. */
  children?: ReactNode;
}

/** A text to be used elsewhere, folded away under what it is for. Without script there is nothing to copy: it is not shown. */
export function ChartUse({ icon, name, lead, label, text, copied, isCode, children }: ChartUseProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      notify({ text: copied, tone: 'ok' });
    } catch {
      notify({ text: t('dashboard.useCopyFailed'), tone: 'alert' });
    }
  }

  return (
    <details className="chart-use" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {icon}
        {name}
      </summary>
      {open && (
        <div>
          <p>{lead}</p>
          <textarea
            className={isCode ? 'control chart-use-code' : 'control'}
            readOnly
            rows={4}
            aria-label={label}
            value={text()}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="chart-use-acts">
            <Button kind="secondary" small onClick={() => void copy()}>
              {t('dashboard.useCopy')}
            </Button>
            {children}
          </div>
        </div>
      )}
    </details>
  );
}
