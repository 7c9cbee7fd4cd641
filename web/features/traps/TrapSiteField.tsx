import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestCommunity } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.ts';
import { SearchSelect } from '#web/ui/forms/SearchSelect.tsx';
import { foundSitesQuery, ownSitesQuery, siteQuery, type OwnTrapSite } from './api.ts';

interface TrapSiteFieldProps {
  readonly label: string;
  readonly optional?: string;
  readonly error?: string | undefined;
  readonly value: OwnTrapSite | null;
  readonly onChange: (site: OwnTrapSite | null) => void;
  /** Those alone whose officers whoever asks links. */
  readonly managed?: boolean;
}

/** Most traps offered while one types. */
const OFFERED = 20;
const none: readonly OwnTrapSite[] = [];

/** The trap of a number: one's own are on the device, another is asked for. */
export function useTrapSite(id: number | undefined): OwnTrapSite | undefined {
  const { data: own } = useQuery(ownSitesQuery());
  const known = own?.found.find((site) => site.id === id);
  const { data } = useQuery({
    ...siteQuery(id ?? 0),
    enabled: id !== undefined && own !== undefined && known === undefined,
  });
  return known ?? data?.found.find((site) => site.id === id);
}

/** A trap: one's own are offered at once and without a network, others found on the server by name or village. */
export function TrapSiteField({ label, optional, error, value, onChange, managed = false }: TrapSiteFieldProps) {
  const t = useWords();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (value === null ? '' : nameOf(value));
  const wanted = useDeferredValue(value !== null && text === nameOf(value) ? '' : text.trim());
  const { data: own } = useQuery({ ...ownSitesQuery(), enabled: !managed });
  const { data, isFetching } = useQuery({
    ...foundSitesQuery({ q: wanted, limit: OFFERED, ...(managed && { managed }) }),
    placeholderData: keepPreviousData,
  });
  const mine = managed ? none : (own?.found ?? none).filter((site) => fits(site, wanted));
  const offered = [...mine, ...(data?.found ?? none).filter(({ id }) => !mine.some((site) => site.id === id))].slice(
    0,
    OFFERED,
  );
  return (
    <SearchSelect
      {...{ label, error, optional, value, text, offered, nameOf }}
      onChange={(site) => {
        setTyped(undefined);
        onChange(site);
      }}
      onText={setTyped}
      isSame={(one, other) => one.id === other.id}
      keyOf={({ id }) => id}
      option={(site) => (
        <>
          <strong>{nameOf(site)}</strong>
          <span>{[site.mine ? t('traps.ownTrap') : '', site.district].filter(Boolean).join(' · ')}</span>
        </>
      )}
      status={offered.length > 0 ? null : isFetching ? '…' : t('traps.noSiteFits')}
      maxLength={longestCommunity}
      placeholder={t('traps.findSite')}
    />
  );
}

function nameOf({ name, community }: OwnTrapSite): string {
  return community === '' ? name : `${name}, ${community}`;
}

function fits(site: OwnTrapSite, wanted: string): boolean {
  const text = nameOf(site).toLowerCase();
  return wanted
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => text.includes(word));
}
