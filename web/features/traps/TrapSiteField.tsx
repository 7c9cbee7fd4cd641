import { useDeferredValue, useState } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestCommunity } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.ts';
import { Field } from '#web/ui/Field.tsx';
import '#web/ui/field/foundPlaces.css';
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
    <Field label={label} error={error} optional={optional}>
      {(links) => (
        <Combobox.Root<OwnTrapSite>
          items={offered}
          filter={null}
          autoHighlight
          value={value}
          onValueChange={(site) => {
            setTyped(undefined);
            onChange(site);
          }}
          inputValue={text}
          onInputValueChange={setTyped}
          itemToStringLabel={nameOf}
          isItemEqualToValue={(one, other) => one.id === other.id}
        >
          <Combobox.Input
            {...links}
            className="control"
            maxLength={longestCommunity}
            autoComplete="off"
            placeholder={t('traps.findSite')}
          />
          <Combobox.Portal>
            <Combobox.Positioner className="found-places" sideOffset={4}>
              <Combobox.Popup className="found-places-popup">
                <Combobox.Status className="found-places-status">
                  {offered.length > 0 ? null : isFetching ? '…' : t('traps.noSiteFits')}
                </Combobox.Status>
                <Combobox.List>
                  {(site: OwnTrapSite) => (
                    <Combobox.Item key={site.id} value={site} className="found-places-option">
                      <strong>{nameOf(site)}</strong>
                      <span>{[site.mine ? t('traps.ownTrap') : '', site.district].filter(Boolean).join(' · ')}</span>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
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
