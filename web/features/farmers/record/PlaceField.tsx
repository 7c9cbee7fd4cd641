import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestLocationSearch } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.ts';
import { SearchSelect } from '#web/ui/forms/SearchSelect.tsx';
import { placesQuery, type Place } from '../api.ts';

/** A chosen place: what its id is, and what the field shows. */
export type ChosenPlace = Pick<Place, 'id' | 'location'>;

interface PlaceFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly optional?: string;
  readonly value: ChosenPlace | null;
  readonly onChange: (place: ChosenPlace | null) => void;
}

/** A place of Ghana, chosen from those whose names are like what is typed; names with typing errors are found too. */
export function PlaceField({ label, hint, error, optional, value, onChange }: PlaceFieldProps) {
  const t = useWords();
  const [text, setText] = useState(value?.location ?? '');
  const wanted = useDeferredValue(text.trim());
  const { data: found = [], isFetching } = useQuery({
    ...placesQuery(wanted),
    enabled: wanted !== '' && wanted !== value?.location,
    placeholderData: keepPreviousData,
  });
  const places: readonly ChosenPlace[] = wanted === '' ? [] : found;
  return (
    <SearchSelect
      {...{ label, hint, error, optional, value, onChange, text }}
      onText={setText}
      offered={places}
      nameOf={({ location }) => location}
      isSame={(one, other) => one.id === other.id}
      keyOf={({ id }) => id}
      option={(place) => (
        <>
          <strong>{place.location}</strong>
          <PlaceIn place={place} />
        </>
      )}
      status={isFetching ? t('farmers.searching') : wanted !== '' && places.length === 0 ? t('farmers.noPlace') : null}
      maxLength={longestLocationSearch}
    />
  );
}

function PlaceIn({ place }: { place: ChosenPlace & Partial<Place> }) {
  const t = useWords();
  if (place.district === undefined || place.region === undefined) return null;
  return <span>{t('farmers.placeIn', { district: place.district, region: place.region })}</span>;
}
