import { useEffect, useRef } from 'react';
import { countPage } from '#web/lib/trackVisit.ts';

/** Counts each page once on arrival, never in the way of showing it; a plan with its crop and district, anew for each choice. */
export function useVisits(path: string, search: string): void {
  const before = useRef<string>(undefined);
  const page = path + planOf(path, search);
  useEffect(() => {
    if (before.current === page) return;
    countPage(page, before.current ?? (document.referrer || null));
    before.current = page;
  }, [page]);
}

/** Crop and district of a plan as they are counted; nothing else of an address is sent. */
function planOf(path: string, search: string): string {
  if (!/^\/main\/(croppingcalendar|more\/)/i.test(path)) return '';
  const chosen = new URLSearchParams(search);
  const [crop, district] = [chosen.get('crop'), chosen.get('district')];
  return crop && district ? `?${new URLSearchParams({ crop, district })}` : '';
}
