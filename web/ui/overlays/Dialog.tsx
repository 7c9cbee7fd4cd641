import type { ReactElement, ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { classes } from '../classes.ts';
import { useWords } from '#web/lib/words.ts';
import '../actions/IconButton.css';
import './Dialog.css';

interface DialogProps {
  title: string;
  /** One sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  /** The button that opens it; leave out to open it from elsewhere with `open`. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Buttons at the foot; `DialogClose` closes. */
  actions?: ReactNode;
  wide?: boolean | undefined;
  children?: ReactNode;
}

/** A window that wants an answer first: focus goes in, stays in, Esc closes it, focus returns where it was. */
export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  actions,
  wide = false,
  children,
}: DialogProps) {
  const t = useWords();
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup className={classes('dialog', wide && 'dialog-wide')}>
          <header className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close className="icon-button" aria-label={t('ui.close')}>
              <X size={20} aria-hidden="true" />
            </Base.Close>
          </header>
          {description !== undefined && (
            <Base.Description className="dialog-description">{description}</Base.Description>
          )}
          <div className="dialog-body">{children}</div>
          {actions !== undefined && <footer className="dialog-actions">{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the dialog it stands in: `<DialogClose render={<Button kind="quiet">Cancel</Button>} />`. */
export function DialogClose({ render }: { render: ReactElement }) {
  return <Base.Close render={render} />;
}
