import { X } from 'lucide-react';
import { Link } from '#web/ui/actions/Link.tsx';
import { useWords } from '#web/lib/words.ts';
import type { FoundProjects } from './projects.ts';
import './RegionPopup.css';

interface RegionPopupProps {
  region: FoundProjects['regions'][number];
  /** Projects for the whole country that fit as well. */
  national: number;
  closeHref: string;
}

/** What the map says of a region: its name, capital and projects, and apart those for the whole country. */
export function RegionPopup({ region, national, closeHref }: RegionPopupProps) {
  const t = useWords();
  return (
    <div className="region-popup">
      <p className="region-popup-name">
        <b>{region.region}</b>
        <Link href={closeHref} replace aria-label={t('projects.close', { region: region.region })}>
          <X size={16} aria-hidden="true" />
        </Link>
      </p>
      <p>{t('projects.capital', { capital: region.capital })}</p>
      <p>{t('projects.totalProjects', { count: region.projects })}</p>
      {national > 0 && <p className="region-popup-national">{t('projects.andNational', { count: national })}</p>}
      <a className="region-popup-list" href="#projects">
        {t('projects.seeList')}
      </a>
    </div>
  );
}
