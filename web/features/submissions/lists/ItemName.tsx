import { saySize } from '#web/lib/saySize.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { itemHref } from '../addresses.ts';
import type { Submission } from '../api.ts';

/** The name of a file's dataset, and the file. */
export function ItemName({ item: { id, name, fileName, bytes } }: { item: Submission }) {
  return (
    <>
      <Link className="submissions-name" href={itemHref(id)}>
        {name}
      </Link>
      <span className="submissions-file">
        {fileName}, {saySize(bytes)}
      </span>
    </>
  );
}
