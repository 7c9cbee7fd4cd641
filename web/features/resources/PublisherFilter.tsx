import { useState } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { RESOURCES } from './search.ts';
import './PublisherFilter.css';

interface PublisherFilterProps {
  /** Publishers of what was found, with how many each has. */
  publishers: readonly { publisher: string; count: number }[];
  chosen: string;
  /** The search that stays. */
  text: string;
  onChoose: (publisher: string) => void;
}

/** Keeps the resources of one publisher: a form with GET, sent at once where script runs. */
export function PublisherFilter({ publishers, chosen, text, onChoose }: PublisherFilterProps) {
  const t = useWords();
  // What was chosen shows at once; the address follows a moment later on a slow phone.
  const [value, setValue] = useState(chosen);
  const [given, setGiven] = useState(chosen);
  if (chosen !== given) {
    setGiven(chosen);
    setValue(chosen);
  }
  const known = publishers.some(({ publisher }) => publisher === chosen) || chosen === '';
  const choices = known ? publishers : [{ publisher: chosen, count: 0 }, ...publishers];
  return (
    <form
      className="publisher-filter"
      action={pageAddress(RESOURCES)}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(String(new FormData(event.currentTarget).get('publisher')));
      }}
    >
      {text !== '' && <input type="hidden" name="searchValue" value={text} />}
      <Select
        label={t('resources.publisher')}
        labelHidden
        name="publisher"
        empty={t('resources.anyPublisher')}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          onChoose(event.target.value);
        }}
        choices={choices.map(({ publisher, count }) => ({
          lang: writtenIn(),
          value: publisher,
          text: t('resources.publisherCount', { publisher, count }),
        }))}
      />
      <Button type="submit" kind="secondary" className="publisher-filter-send">
        {t('resources.apply')}
      </Button>
    </form>
  );
}
