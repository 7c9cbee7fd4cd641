import { useEffect, type ReactNode } from 'react';
import { LocateFixed, MapPin, MapPinOff, Navigation } from 'lucide-react';
import { useLocation } from 'wouter';
import { useWords, type Words } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { weatherHref } from './address.ts';
import { recall } from './memory.ts';
import { usePosition, type Position } from './usePosition.ts';
import './FindPlace.css';

/** Capitals of regions, from the south to the north: for whoever cannot or will not search. */
const OFTEN = ['Accra', 'Cape Coast', 'Takoradi', 'Koforidua', 'Ho', 'Kumasi', 'Sunyani', 'Techiman', 'Tamale', 'Bolgatanga', 'Wa'];

/** No place is chosen yet: the device is asked once, and every answer of it has its way on. */
export function FindPlace() {
  const t = useWords();
  const [, navigate] = useLocation();
  const [position, ask] = usePosition();
  const choose = async () => {
    const { state, near } = { near: undefined, ...(await ask()) };
    if (state === 'found' && near) navigate(weatherHref({ location: near.place.id }), { replace: true });
  };

  useEffect(() => {
    // Once in the life of this device; afterwards the button asks.
    if (recall('position') === undefined && recall('place') === undefined) void choose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the page opens, and only then
  }, []);

  const said = statement(position, t);
  return (
    <section className="find-place" aria-labelledby="find-place-title">
      <div className="find-place-state" role="status">
        {said.icon}
        <div>
          <h2 id="find-place-title">{said.title}</h2>
          <p>{said.text}</p>
        </div>
      </div>
      <div className="find-place-acts">
        {position.state === 'outside' && (
          <Button href={weatherHref({ location: position.near.place.id })} icon={<MapPin size={18} aria-hidden="true" />}>
            {t('weather.outsideChoose', { place: position.near.place.location })}
          </Button>
        )}
        <Button
          kind="secondary"
          className="find-place-ask"
          busy={position.state === 'asking'}
          icon={<LocateFixed size={18} aria-hidden="true" />}
          onClick={() => void choose()}
        >
          {t('weather.usePosition')}
        </Button>
      </div>
      <h3>{t('weather.quickTitle')}</h3>
      <ul className="find-place-often">
        {OFTEN.map((name) => (
          <li key={name}>
            <Link href={weatherHref({ location: name })}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
