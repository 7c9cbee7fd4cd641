import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { FormMessage } from './FormMessage.tsx';
import './FormEnd.css';

interface FormEndProps {
  /** Why the form was refused. */
  wrong: string | undefined;
  /** It is being sent. */
  busy: boolean;
  send: string;
  cancel: string;
  onCancel: () => void;
  /** Another way to send it, beside the first. */
  children?: ReactNode;
}

/** The end of a form in a window: what the server says, the way out, and the button that sends it. */
export function FormEnd({ wrong, busy, send, cancel, onCancel, children }: FormEndProps) {
  return (
    <>
      <FormMessage wrong={wrong} />
      <div className="form-end">
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        {children}
        <Button type="submit" busy={busy}>
          {send}
        </Button>
      </div>
    </>
  );
}
