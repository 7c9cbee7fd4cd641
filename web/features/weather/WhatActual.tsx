import { Info } from 'lucide-react';
import { useWords, type WordKey } from '#web/lib/words.ts';
import type { LiveData } from './api.ts';

const KINDS: Readonly<Record<LiveData[number]['kind'], WordKey>> = {
  station: 'tempRain.kindStation',
  'model analysis': 'tempRain.kindModel',
  sample: 'tempRain.kindSample',
  'none yet': 'tempRain.kindNone',
};

/** Says what kind the actuals are: measured, worked out, made up, or not there yet. */
export function WhatActual({ live }: { live: LiveData }) {
  const t = useWords();
  const kinds = [...new Set(live.map(({ kind }) => kind))];
  return (
    <p className="what-actual">
      <Info size={16} aria-hidden="true" />
      <span>
        {t('tempRain.whatActual')}: {kinds.map((kind) => t(KINDS[kind])).join('; ')}.
      </span>
    </p>
  );
}
