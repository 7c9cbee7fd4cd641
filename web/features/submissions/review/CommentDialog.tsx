import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { longestNote } from '#contract/limits.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';

interface CommentDialogProps {
  title: string;
  lead: string;
  /** The words of the button that sends. */
  send: string;
  danger: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSend: (text: string) => Promise<void>;
}

/** An act that is not done without a word to the other side. A refusal leaves what was typed. */
export default function CommentDialog({
  title,
  lead,
  send: sendText,
  danger,
  open,
  onOpenChange,
  onSend,
}: CommentDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  // What was typed is there again when the window was closed by mistake.
  const [text, setText] = useState('');
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      await onSend(text.trim());
      onOpenChange(false);
      setText('');
      await refetchChanged(client);
    });
  }

  return (
    <Dialog title={title} description={lead} open={open} onOpenChange={onOpenChange}>
      <form className="comment-form" onSubmit={submit}>
        <TextArea
          label={t('submissions.comment')}
          rows={5}
          required
          limit={longestNote}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormMessage wrong={wrong} />
        <div className="review-acts">
          <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy}>
            {sendText}
          </Button>
          <Button kind="quiet" onClick={() => onOpenChange(false)}>
            {t('submissions.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
