import { Download } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { datasetHref } from '../address.ts';
import type { Dataset } from '../api.ts';

/** D §2: the button of a private dataset is there and cannot be pressed; for a public one it leads to signing in. */
export function ClosedDownload({ dataset }: { dataset: Dataset }) {
  const t = useWords();
  const icon = <Download size={18} aria-hidden="true" />;
  if (!dataset.private) {
    return (
      <Button href={`${paths.signIn}?next=${encodeURIComponent(datasetHref(dataset.slug))}`} icon={icon}>
        {t('dataset.downloadSignIn')}
      </Button>
    );
  }
  return (
    <Button disabled icon={icon} title={t('dataset.downloadPrivate')}>
      {t('dataset.download')}
    </Button>
  );
}
