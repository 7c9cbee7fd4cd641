import { useWords } from '#web/lib/words.ts';

const NAMES = {
  rain_forest: 'geography.zoneRainForest',
  deciduous_forest: 'geography.zoneDeciduousForest',
  transition: 'geography.zoneTransition',
  coastal_savanna: 'geography.zoneCoastalSavanna',
  guinea_savanna: 'geography.zoneGuineaSavanna',
  sudan_savanna: 'geography.zoneSudanSavanna',
} as const;

/** The name of an agro-ecological zone as people say it, by its key or its English name; one that nobody named stays as it is. */
export function useZoneName() {
  const t = useWords();
  return (zone: string): string => {
    const key = zone.toLowerCase().replace('forest–savanna ', '').replaceAll(' ', '_');
    return key in NAMES ? t(NAMES[key as keyof typeof NAMES]) : zone.replaceAll('_', ' ');
  };
}
