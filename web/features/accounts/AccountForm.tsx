import type { ReactNode } from 'react';
import type { sendAccountForm } from '#contract/accounts/ownAccount.ts';
import type { Body } from '#contract/endpoint.ts';
import { paths } from '#web/lib/paths.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';

interface AccountFormProps {
  act: Body<typeof sendAccountForm>['act'];
  session?: string | undefined;
  className?: string | undefined;
  /** Called with what was filled in instead of sending it; without JavaScript the form is sent to its page. */
  onSend: (form: FormData) => void;
  children: ReactNode;
}

/** An act on one's own account that works as a plain form, too. */
export function AccountForm({ act, session, className, onSend, children }: AccountFormProps) {
  return (
    <form
      className={className}
      method="post"
      action={pageAddress(paths.account)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="act" value={act} />
      {session !== undefined && <input type="hidden" name="session" value={session} />}
      {children}
    </form>
  );
}
