import { useState } from 'react';
import { useWords, type Words } from '#web/lib/words.ts';
import { Select } from '#web/ui/forms/Select.tsx';
import type { Preview, Setup } from './api.ts';

type Sample = Preview['samples'][number];

/** The message as one of the farmers reads it, on a phone or in the mail. */
export function FarmerReads({ samples, setup }: { samples: Preview['samples']; setup: Setup | undefined }) {
  const t = useWords();
  const [chosen, setChosen] = useState('');
  const sample = samples.find((each) => keyOf(each) === chosen) ?? samples[0];
  if (!sample) return null;
  return (
    <div className="before-reads">
      {samples.length > 1 && (
        <Select
          label={t('messaging.readsAs')}
          value={keyOf(sample)}
          choices={samples.map((each) => ({ value: keyOf(each), text: sayReader(each, t) }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {sample.channel === 'email' ? (
        <Mail sample={sample} setup={setup} />
      ) : (
        <Phone sample={sample} sender={setup?.sender ?? ''} />
      )}
    </div>
  );
}

function Phone({ sample, sender }: { sample: Sample; sender: string }) {
  const t = useWords();
  return (
    <>
      <figure className="before-phone">
        <figcaption>{sender}</figcaption>
        <p className="bubble">{sample.text}</p>
      </figure>
      <p className="before-quiet figures">
        {t('messaging.sampleSize', { letters: sample.letters, parts: t('messaging.parts', { count: sample.parts }) })} ·{' '}
        {t(sample.encoding === 'gsm7' ? 'messaging.gsm' : 'messaging.ucs2')}
      </p>
    </>
  );
}

function Mail({ sample: { from, subject, text }, setup }: { sample: Sample; setup: Setup | undefined }) {
  const t = useWords();
  return (
    <figure className="before-mail">
      <figcaption>
        <strong>{subject}</strong>
        <span>
          {from} {setup && <span className="before-address">&lt;{setup.mail.from}&gt;</span>}
        </span>
      </figcaption>
      <p>{text}</p>
      <p className="before-quiet">{t('messaging.mailAnswers')}</p>
    </figure>
  );
}

function keyOf({ farmerId, channel }: Sample): string {
  return `${farmerId} ${channel}`;
}

function sayReader({ name, language, channel }: Sample, t: Words): string {
  return t(channel === 'email' ? 'messaging.readsMail' : 'messaging.readsIn', {
    name,
    language: t(`farmers.${language}`),
  });
}
