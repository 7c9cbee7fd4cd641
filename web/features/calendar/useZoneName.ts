import { useWords } from '#web/lib/words.ts';

const NAMES = {
  rain_forest: 'geography.zoneRainForest',
  deciduous_forest: 'geography.zoneDeciduousForest',
  transition: 'geography.zoneTransition',
  coastal_savanna: 'geography.zoneCoastalSavanna',
  guinea_savanna: 'geography.zoneGuineaSavanna',
  sudan_savanna: 'geography.zoneSudanSavanna',
} as const;

/** The name of an agro-ecological zone as people say it; a zone nobody named keeps its key. */
export function useZoneName() {
  const t = useWords();
  return (zone: string): string => (zone in NAMES ? t(NAMES[zone as keyof typeof NAMES]) : zone.replaceAll('_', ' '));
}
