import { Link } from '#web/ui/actions/Link.tsx';
import './PlaceList.css';

interface PlaceListProps {
  title: string;
  places: readonly { id: string; name: string; note?: string | undefined }[];
  chosen?: string | undefined;
  hrefOf: (id: string) => string;
  /** Keeps the order given; else places stand by name. */
  inOrder?: boolean | undefined;
}

/** The places of the map as links: for the keyboard, for ears, and where there is no map. */
export function PlaceList({ title, places, chosen, hrefOf, inOrder = false }: PlaceListProps) {
  const sorted = inOrder ? places : [...places].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return (
    <nav aria-label={title}>
      <ul className="place-list">
        {sorted.map(({ id, name, note }) => (
          <li key={id}>
            <Link href={hrefOf(id)} aria-current={id === chosen ? 'true' : undefined}>
              {name}
              {note !== undefined && <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
