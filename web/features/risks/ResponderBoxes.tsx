import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestPeopleSearch } from '#contract/limits.ts';
import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { respondersQuery } from './api.ts';

interface Responder {
  readonly id: string;
  readonly name: string;
}

interface ResponderBoxesProps {
  /** Those assigned already, who may not be among those found. */
  readonly assigned?: readonly Responder[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const nobody: readonly Responder[] = [];
/** From so many on there is a field to find others. */
const MANY = 8;

/** Responders to choose among, each with how much they have to do; found by name where they are many. */
export function ResponderBoxes({ assigned = nobody, chosen, onChange }: ResponderBoxesProps) {
  const t = useWords();
  const [q, setQ] = useState('');
  const [known, setKnown] = useState(assigned);
  const { data: found } = useQuery({ ...respondersQuery(q), placeholderData: keepPreviousData });
  if (!found) return <Skeleton lines={3} />;
  if (found.length === 0 && q === '' && known.length === 0) return <p>{t('risks.noResponders')}</p>;
  const others = known.filter(({ id }) => chosen.includes(id) && !found.some((each) => each.id === id));
  const tick = (responder: Responder, checked: boolean) => {
    setKnown([...known.filter(({ id }) => id !== responder.id), responder]);
    onChange(checked ? [...chosen, responder.id] : chosen.filter((each) => each !== responder.id));
  };
  return (
    <>
      {(q !== '' || found.length >= MANY) && (
        <SearchBox label={t('risks.findResponder')} maxLength={longestPeopleSearch} onSearch={setQ} />
      )}
      <div className="risk-boxes">
        {others.map((responder) => (
          <Checkbox
            key={responder.id}
            label={responder.name}
            checked
            onChange={(event) => tick(responder, event.target.checked)}
          />
        ))}
        {found.map((responder) => (
          <Checkbox
            key={responder.id}
            label={t('risks.responder', {
              name: responder.name,
              institution: responder.institution,
              count: sayNumber(responder.assigned),
            })}
            checked={chosen.includes(responder.id)}
            onChange={(event) => tick(responder, event.target.checked)}
          />
        ))}
      </div>
    </>
  );
}
