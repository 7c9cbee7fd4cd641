import { useState, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { findFarmsByCard } from '#contract/farms/farmRecords.ts';
import { readCardNumber } from '#engines/farms/cardNumber.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { type Farm, POLYGON } from './api.ts';
import { sayHectares } from './outlines.ts';
import './CardSearch.css';

/** Finds farms by exactly one card number; what is found is opened, or offered where there are several. */
export function CardSearch({ onFound }: { onFound: (farm: Farm) => void }) {
  const t = useWords();
  const [found, setFound] = useState<readonly Farm[]>();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const card = String(new FormData(event.currentTarget).get('card') ?? '').trim();
    if (card === '') return;
    void send(async () => {
      setFound(undefined);
      const answer = await callApi(findFarmsByCard, { body: { card: readCardNumber(card) ?? card } });
      setFound(answer.found);
      const [only, ...others] = answer.found;
      if (only && others.length === 0) onFound(only);
    });
  }

  return (
    <form role="search" className="card-search" onSubmit={submit}>
      <TextInput
        label={t('farmRecords.search')}
        hint={t('farmRecords.searchHint')}
        error={wrong}
        name="card"
        placeholder={t('farmRecords.cardHint')}
        maxLength={40}
        autoComplete="off"
      />
      <Button type="submit" kind="secondary" busy={busy} icon={<Search size={18} aria-hidden="true" />}>
        {t('farmRecords.searchAct')}
      </Button>
      <div role="status" className="card-search-found">
        {found && (
          <p>
            {found.length === 0 ? t('farmRecords.searchNone') : t('farmRecords.searchFound', { count: found.length })}
          </p>
        )}
        {found?.map((farm) => (
          <Link key={farm.id} href={`${POLYGON}/${farm.id}`}>
            {farm.name || t('farmRecords.noName')},{' '}
            {t('farmRecords.hectares', { hectares: sayHectares(farm.hectares) })}
          </Link>
        ))}
      </div>
    </form>
  );
}
