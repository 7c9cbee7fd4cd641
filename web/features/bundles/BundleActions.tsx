import { Printer, Share2 } from 'lucide-react';
import { sharePage } from '#web/lib/sharePage.ts';
import { useWords } from '#web/lib/words.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import './BundleActions.css';

/** Share the bundle's address, print it. */
export function BundleActions({ title }: { title: string }) {
  const t = useWords();
  return (
    <div className="bundle-actions">
      <IconButton
        outlined
        label={t('bundles.share')}
        icon={<Share2 size={18} aria-hidden="true" />}
        onClick={() => void sharePage({ title, copied: t('bundles.shared'), failed: t('bundles.shareFailed') })}
      />
      <IconButton
        outlined
        label={t('bundles.print')}
        icon={<Printer size={18} aria-hidden="true" />}
        onClick={() => window.print()}
      />
    </div>
  );
}
