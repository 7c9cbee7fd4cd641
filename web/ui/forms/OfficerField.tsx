import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestPeopleSearch } from '#contract/limits.ts';
import { findOfficers } from '#contract/officers/officers.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { SearchSelect } from './SearchSelect.tsx';

/** An officer as they are chosen. */
export interface ChosenOfficer {
  readonly id: string;
  readonly name: string;
  readonly institution: string;
}

interface OfficerFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: ChosenOfficer | null;
  readonly onChange: (officer: ChosenOfficer | null) => void;
  /** Nobody is offered who may not be shared with: oneself and responders. */
  readonly partners?: boolean;
  /** Somebody who is not offered. */
  readonly without?: string;
}

/** Most officers offered while one types. */
const OFFERED = 10;

/** An officer, found on the server by name or institution. Its words are the area `sharing`. */
export function OfficerField({ label, error, value, onChange, partners = false, without }: OfficerFieldProps) {
  const t = useWords();
  const [text, setText] = useState(value === null ? '' : nameOf(value));
  const wanted = useDeferredValue(value !== null && text === nameOf(value) ? '' : text.trim());
  const { data, isFetching } = useQuery({
    ...apiQuery(findOfficers, { query: { q: wanted, limit: OFFERED, ...(partners && { partners }) } }),
    placeholderData: keepPreviousData,
  });
  const offered = (data?.found ?? []).filter(({ id }) => id !== without);
  return (
    <SearchSelect
      {...{ label, error, value, onChange, text, offered, nameOf }}
      onText={setText}
      isSame={(one, other) => one.id === other.id}
      keyOf={({ id }) => id}
      option={({ name, institution }) => (
        <>
          <strong>{name}</strong>
          <span>{institution}</span>
        </>
      )}
      status={isFetching ? '…' : offered.length === 0 ? t('sharing.noOfficer') : null}
      maxLength={longestPeopleSearch}
      placeholder={t('sharing.findOfficer')}
    />
  );
}

function nameOf({ name, institution }: ChosenOfficer): string {
  return institution === '' ? name : `${name}, ${institution}`;
}
