import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longestFarmerSearch } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.ts';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { farmersQuery } from './api.ts';

export interface LinkedFarmer {
  readonly id: number;
  readonly name: string;
}

interface FarmerFieldProps {
  farmer: LinkedFarmer | null;
  /** Undefined: a name is typed that is nobody's. */
  onChange: (farmer: LinkedFarmer | null | undefined) => void;
}

/** Whose farm it is: a farmer of one's list, offered while one types. */
export function FarmerField({ farmer, onChange }: FarmerFieldProps) {
  const t = useWords();
  const [text, setText] = useState(farmer === null ? '' : sayFarmer(farmer));
  const { data } = useQuery({
    ...farmersQuery(nameIn(text)),
    enabled: text.trim() !== '',
    placeholderData: (earlier) => earlier,
  });
  const offered = data?.found ?? [];
  const chosen = [...(farmer ? [farmer] : []), ...offered].find((each) => sayFarmer(each) === text.trim());
  const isNobody = text.trim() !== '' && chosen === undefined && data !== undefined && offered.length === 0;

  return (
    <>
      <TextInput
        label={t('farmRecords.farmer')}
        optional={t('farmRecords.optional')}
        hint={t('farmRecords.farmerHint')}
        error={isNobody ? t('farmRecords.farmerNone') : undefined}
        list="farm-farmers"
        maxLength={longestFarmerSearch}
        autoComplete="off"
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          const found = offered.find((each) => sayFarmer(each) === value.trim());
          onChange(value.trim() === '' ? null : found && { id: found.id, name: found.name });
        }}
      />
      <datalist id="farm-farmers">
        {offered.map((each) => (
          <option key={each.id}>{sayFarmer(each)}</option>
        ))}
      </datalist>
    </>
  );
}

/** Two farmers may share a name; their numbers differ. */
function sayFarmer({ id, name }: LinkedFarmer): string {
  return name === '' ? `003${id}` : `${name} (003${id})`;
}

function nameIn(text: string): string {
  return text.replace(/ ?\(?003\d+\)?$/, '').trim();
}
