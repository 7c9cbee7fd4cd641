import type { ReactNode } from 'react';
import { MapPinOff, Navigation } from 'lucide-react';
import type { Words } from '#web/lib/words.ts';
import type { Position } from './usePosition.ts';

/** What is said of each way the question can end. */
export function statement(position: Position, t: Words): { icon: ReactNode; title: string; text: string } {
  const off = <MapPinOff size={28} aria-hidden="true" />;
  switch (position.state) {
    case 'refused':
      return { icon: off, title: t('weather.refused'), text: `${t('weather.refusedText')} ${t('weather.refusedAgain')}` };
    case 'unavailable':
      return { icon: off, title: t('weather.unavailable'), text: t('weather.unavailableText') };
    case 'timedOut':
      return { icon: off, title: t('weather.timedOut'), text: t('weather.timedOutText') };
    case 'lookupFailed':
      return { icon: off, title: t('weather.lookupFailed'), text: t('weather.lookupFailedText') };
    case 'outside':
      return { icon: off, title: t('weather.outside'), text: t('weather.outsideText', { place: position.near.place.location }) };
    default:
      return {
        icon: <Navigation size={28} aria-hidden="true" />,
        title: t('weather.waiting'),
        text: t(position.state === 'asking' ? 'weather.asking' : 'weather.searchHint'),
      };
  }
}
