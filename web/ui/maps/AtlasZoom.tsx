import { LocateFixed, Minus, Plus } from 'lucide-react';
import { Link } from '../actions/Link.tsx';
import { useWords } from '#web/lib/words.ts';
import './AtlasZoom.css';

interface AtlasZoomProps {
  zoom: number;
  most: number;
  onZoom: (zoom: number) => void;
  /** Address of the whole country. */
  allHref: string;
}

/** Closer, farther, all. Closer and farther need JavaScript; all is a link. */
export function AtlasZoom({ zoom, most, onZoom, allHref }: AtlasZoomProps) {
  const t = useWords();
  return (
    <div className="atlas-zoom">
      <button
        type="button"
        aria-label={t('ui.zoomIn')}
        disabled={zoom >= most}
        onClick={() => onZoom(Math.min(most, zoom * 1.5))}
      >
        <Plus size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('ui.zoomOut')}
        disabled={zoom <= 1}
        onClick={() => onZoom(Math.max(1, zoom / 1.5))}
      >
        <Minus size={20} aria-hidden="true" />
      </button>
      <Link href={allHref} aria-label={t('ui.showAll')} onClick={() => onZoom(1)}>
        <LocateFixed size={20} aria-hidden="true" />
      </Link>
    </div>
  );
}
