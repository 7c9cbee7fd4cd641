import { useState, type FormEvent, type ReactNode } from 'react';
import { longestDashboardName } from '#contract/limits.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import './NameDialog.css';

interface NameDialogProps {
  title: string;
  description: string;
  /** The name it has already. */
  before?: string | undefined;
  /** What the button says. */
  act: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the name; the dialog closes after it. */
  onName: (name: string) => Promise<void>;
  /** What is chosen before the name; may set it. */
  renderBefore?: ((setName: (name: string) => void) => ReactNode) | undefined;
}

/** Asks for the name of a dashboard. */
export function NameDialog({
  title,
  description,
  before = '',
  act,
  open,
  onOpenChange,
  onName,
  renderBefore,
}: NameDialogProps) {
  const t = useWords();
  const [name, setName] = useState(before);
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      await onName(name.trim());
      onOpenChange(false);
    });
  }

  return (
    <Dialog title={title} description={description} open={open} onOpenChange={onOpenChange}>
      <form className="name-dialog" onSubmit={submit}>
        {renderBefore?.(setName)}
        <TextInput
          label={t('dashboard.name')}
          name="name"
          required
          maxLength={longestDashboardName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormMessage wrong={wrong} />
        <div>
          <Button type="submit" busy={busy}>
            {act}
          </Button>
          <Button kind="quiet" onClick={() => onOpenChange(false)}>
            {t('dashboard.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
