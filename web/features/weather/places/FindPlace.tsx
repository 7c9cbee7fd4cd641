import { useEffect } from 'react';
import { LocateFixed } from 'lucide-react';
import { useLocation } from 'wouter';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { weatherHref } from '../address.ts';
import { recall } from './memory.ts';
import { statement } from './positionWords.tsx';
import { usePosition } from './usePosition.ts';

// It is fetched when it is shown, and brings its words along.
await loadWords(['findWeather']);

/** Capitals of regions, from the south to the north: for whoever cannot or will not search. */
const OFTEN = [
  'Accra',
  'Cape Coast',
  'Takoradi',
  'Koforidua',
  'Ho',
  'Kumasi',
  'Sunyani',
  'Techiman',
  'Tamale',
  'Bolgatanga',
  'Wa',
];

/** No place is chosen yet: the device is asked once, and every answer of it has its way on. */
export default function FindPlace() {
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
          {said.text !== '' && <p>{said.text}</p>}
        </div>
      </div>
      <div className="find-place-acts">
        <Button
          kind="secondary"
          className="find-place-ask"
          busy={position.state === 'asking'}
          icon={<LocateFixed size={18} aria-hidden="true" />}
          onClick={() => void choose()}
        >
          {t('findWeather.usePosition')}
        </Button>
      </div>
      <h3>{t('findWeather.quickTitle')}</h3>
      <ul className="find-place-often">
        {OFTEN.map((name) => (
          <li key={name}>
            <Link href={weatherHref({ location: name.toLowerCase().replace(' ', '_') })}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
