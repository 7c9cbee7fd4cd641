import { useState } from 'react';
import { useWords } from '#web/lib/words.ts';
import { Select } from '#web/ui/Select.tsx';
import type { Preview } from './api.ts';

/** The message on a phone, as one of the farmers reads it. */
export function PhonePreview({ samples, sender }: { samples: Preview['samples']; sender: string }) {
  const t = useWords();
  const [chosen, setChosen] = useState('');
  const sample = samples.find(({ farmerId }) => String(farmerId) === chosen) ?? samples[0];
  if (!sample) return null;
  return (
    <div className="before-reads">
      {samples.length > 1 && (
        <Select
          label={t('messaging.readsAs')}
          value={String(sample.farmerId)}
          choices={samples.map(({ farmerId, name, language }) => ({ value: String(farmerId), text: t('messaging.readsIn', { name, language: t(`farmers.${language}`) }) }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <figure className="before-phone">
        <figcaption>{sender}</figcaption>
        <p className="bubble">{sample.text}</p>
      </figure>
      <p className="before-quiet figures">
        {t('messaging.sampleSize', { letters: sample.letters, parts: t('messaging.parts', { count: sample.parts }) })} · {t(sample.encoding === 'gsm7' ? 'messaging.gsm' : 'messaging.ucs2')}
      </p>
    </div>
  );
}
