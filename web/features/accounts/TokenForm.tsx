import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { makeOwnToken } from '#contract/accounts/accessTokens.ts';
import type { Answer, Body } from '#contract/endpoint.ts';
import { longestTokenName } from '#contract/limits.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import './tokens.css';

export type NewToken = Answer<typeof makeOwnToken>;
export type AskedToken = Body<typeof makeOwnToken>;
export type Scope = AskedToken['scopes'][number];

const days = [7, 30, 90, 366];

interface TokenFormProps {
  /** What there is to tick. */
  scopes: readonly Scope[];
  /** Whether the password is asked for too. */
  passwordNeeded: boolean;
  make: (asked: AskedToken) => Promise<NewToken>;
  onMade: (made: NewToken) => void;
}

/** Name, scopes and days of a new token; what was made is shown by whoever asked for the form. */
export function TokenForm({ scopes, passwordNeeded, make, onMade }: TokenFormProps) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const [noScope, setNoScope] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const chosen = scopes.filter((scope) => data.has(scope));
    setNoScope(chosen.length === 0);
    if (chosen.length === 0) return;
    void send(async () => {
      const password = String(data.get('current_password') ?? '');
      onMade(
        await make({
          name: String(data.get('name')),
          scopes: chosen,
          days: Number(data.get('days')),
          ...(password !== '' && { current_password: password }),
        }),
      );
      form.reset();
      await refetchChanged(client);
    });
  }

  return (
    <form className="token-form" onSubmit={submit}>
      <TextInput
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        name="name"
        required
        maxLength={longestTokenName}
        autoComplete="off"
      />
      <fieldset>
        <legend>{t('tokens.scopes')}</legend>
        {scopes.map((scope) => (
          <Checkbox key={scope} name={scope} label={t(`tokens.${scope}`)} hint={t(`tokens.${scope}Hint`)} />
        ))}
      </fieldset>
      <Select
        label={t('tokens.days')}
        name="days"
        defaultValue="90"
        choices={days.map((count) => ({ value: String(count), text: t('tokens.daysOf', { count }) }))}
      />
      {passwordNeeded && (
        <TextInput
          label={t('tokens.password')}
          hint={t('tokens.passwordHint')}
          name="current_password"
          type="password"
          required
          autoComplete="current-password"
        />
      )}
      <FormMessage wrong={noScope ? t('tokens.noScope') : wrong} />
      <Button type="submit" kind="secondary" busy={busy}>
        {t('tokens.make')}
      </Button>
    </form>
  );
}
