import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listCommunities } from '#contract/communities/communities.ts';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { longestCommunity } from '#contract/limits.ts';
import { keptQuery } from '#web/lib/fieldQueue/keptQuery.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Select } from './Select.tsx';
import { SearchSelect } from './SearchSelect.tsx';

/** A community of the list, or a name as it was typed (`id` null), which is kept so and asked about later. */
export interface ChosenCommunity {
  readonly id: number | null;
  readonly name: string;
  /** Of a typed one empty until it is chosen. */
  readonly districtId: string;
  /** Its district and region, or where it lies. */
  readonly where?: string;
}

interface CommunityFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly optional?: string;
  readonly value: ChosenCommunity | null;
  readonly onChange: (community: ChosenCommunity | null) => void;
}

/** Most communities offered while one types. */
const OFFERED = 8;

/** Whether it says enough: a typed name needs a district. */
export function isWholeCommunity(chosen: ChosenCommunity | null): chosen is ChosenCommunity {
  return chosen !== null && (chosen.id !== null || chosen.districtId !== '');
}

/** What the calls take of it. */
export function askedCommunity({
  id,
  name,
  districtId,
}: ChosenCommunity): { id: number } | { name: string; districtId: string } {
  return id === null ? { name, districtId } : { id };
}

/** A village or town, chosen from those that sound like what is typed; one that is not among them is kept as typed, in a district. */
export function CommunityField({ label, hint, error, optional, value, onChange }: CommunityFieldProps) {
  const t = useWords();
  const [text, setText] = useState(value?.name ?? '');
  const wanted = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    ...apiQuery(listCommunities, { query: { q: wanted, limit: OFFERED } }),
    enabled: wanted !== '' && wanted !== value?.name,
    placeholderData: keepPreviousData,
  });
  const { data: districts = [] } = useQuery({ ...keptQuery(listAllDistricts, {}), enabled: value?.id === null });
  const found = (data?.found ?? []).map(({ id, name, districtId, district, region, near }): ChosenCommunity => ({
    id,
    name,
    districtId,
    where: [near, district, region].filter((part) => part !== '').join(', '),
  }));
  const isNamed = found.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const typed: ChosenCommunity = { id: null, name: wanted, districtId: value?.id === null ? value.districtId : '' };
  const offered = wanted === '' ? [] : isNamed ? found : [...found, typed];
  return (
    <>
      <SearchSelect
        {...{ label, hint, error, optional, value, onChange, text, offered }}
        onText={setText}
        nameOf={({ name }) => name}
        isSame={(one, other) => one.id === other.id && one.name === other.name}
        keyOf={({ id }) => id ?? 'typed'}
        option={(community) => (
          <>
            <strong>
              {community.id === null ? t('field.communityTyped', { name: community.name }) : community.name}
            </strong>
            <span>{community.id === null ? t('field.communityTypedHint') : community.where}</span>
          </>
        )}
        status={isFetching ? t('field.communitySearching') : null}
        maxLength={longestCommunity}
      />
      {value?.id === null && (
        <Select
          label={t('field.communityDistrict', { name: value.name })}
          required
          empty={t('field.communityChoose')}
          value={value.districtId}
          choices={districts.map(({ district_id: id, district }) => ({ value: id, text: district }))}
          onChange={(event) => onChange({ ...value, districtId: event.target.value })}
        />
      )}
    </>
  );
}
