import type { ReactNode } from 'react';
import { MapPin, MapPinOff, Navigation } from 'lucide-react';
import type { Words } from '#web/lib/words.ts';
import type { Position } from './usePosition.ts';

/** What is said of each way the question can end. */
export function statement(position: Position, t: Words): { icon: ReactNode; title: string; text: string } {
  const off = <MapPinOff size={28} aria-hidden="true" />;
  switch (position.state) {
    case 'refused':
      return { icon: off, title: t('findWeather.refused'), text: '' };
    case 'unavailable':
      return { icon: off, title: t('findWeather.unavailable'), text: t('findWeather.unavailableText') };
    case 'timedOut':
      return { icon: off, title: t('findWeather.timedOut'), text: t('findWeather.timedOutText') };
    case 'lookupFailed':
      return { icon: off, title: t('findWeather.lookupFailed'), text: t('findWeather.lookupFailedText') };
    case 'outside':
      return { icon: off, title: t('findWeather.outside'), text: t('findWeather.outsideText') };
    case 'idle':
      // Nothing is asked, so nothing is waited for.
      return {
        icon: <MapPin size={28} aria-hidden="true" />,
        title: t('findWeather.panelChoose'),
        text: t('weather.searchHint'),
      };
    default:
      return { icon: <Navigation size={28} aria-hidden="true" />, title: t('findWeather.waiting'), text: '' };
  }
}
