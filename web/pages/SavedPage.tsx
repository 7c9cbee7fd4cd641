import { useEffect, useState } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { useInstallOffer } from '#web/lib/installation/installOffer.ts';
import { sayInstant } from '#web/lib/format.ts';
import {
  forgetKept,
  KEPT_CACHE,
  savePagesForOffline,
  keptNews,
  type KeptNews,
  pagesOf,
  refreshKept,
  sizeOf,
} from '#web/lib/offline/keptPages.ts';
import type { PageProps } from '#web/lib/page.ts';
import { savedPages, type SavedPage } from '#web/lib/offline/savedPages.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';

type State = { readonly busy: number | null; readonly failed: boolean };
const atRest: State = { busy: null, failed: false };

/** Keeps what is known of a crop and a place on the device, with the size told first, and says what an update changed. */
export default function SavedPage({ search }: PageProps) {
  const t = useWords();
  const district = search.get('district');
  const pages = pagesOf(search.get('crop') !== null && district !== null ? search.toString() : '', district);
  const hrefs = pages.map(({ href }) => href);
  const asked = hrefs.join(' ');
  const [size, setSize] = useState<number | 'unknown' | null>(null);
  const [saved, setSaved] = useState<readonly SavedPage[] | null>(null);
  const [latest, setNews] = useState<KeptNews | null>(null);
  const news = latest ?? (saved === null ? null : keptNews());
  const [{ busy, failed }, setState] = useState(atRest);

  useEffect(() => {
    void savedPages(KEPT_CACHE).then(setSaved);
    sizeOf(asked.split(' ')).then(setSize, () => setSize('unknown'));
  }, [asked]);

  async function run(act: (told: (kept: number) => void) => Promise<KeptNews | null>) {
    setState({ busy: 0, failed: false });
    try {
      setNews(await act((kept) => setState({ busy: kept, failed: false })));
      setState(atRest);
    } catch {
      setState({ busy: null, failed: true });
    }
    setSaved(await savedPages(KEPT_CACHE));
  }

  const install = useInstallOffer();

  const unable = saved !== null && !('caches' in globalThis);
  return (
    <div className="reading">
      <h1>{t('pages.kept')}</h1>
      <p className="lead">{t('kept.lead')}</p>
      {unable && <p role="alert">{t('kept.unable')}</p>}
      <h2>{t('kept.what')}</h2>
      <ul>
        {pages.map(({ part, href }) => (
          <li key={href}>
            <a href={href}>{t(`kept.${part}`)}</a>
          </li>
        ))}
      </ul>
      {pages.length < parts && (
        <p>
          {t('kept.choose')} <a href={pageAddress('/main/croppingcalendar')}>{t('kept.calendar')}</a>
        </p>
      )}
      <p role="status">
        {busy !== null
          ? t('kept.keeping', { done: busy, all: hrefs.length })
          : size === null
            ? t('kept.measuring')
            : size === 'unknown'
              ? t('kept.noSize')
              : t('kept.size', { size: saySize(size) })}
      </p>
      {failed && <p role="alert">{t('kept.failed')}</p>}
      <Button
        disabled={busy !== null || typeof size !== 'number' || unable}
        onClick={() => void run((told) => savePagesForOffline(hrefs, told))}
      >
        {t('kept.keep')}
      </Button>
      {saved !== null && saved.length > 0 && (
        <>
          <h2>{t('kept.mine')}</h2>
          <ul>
            {saved.map(({ href, title, savedAt }) => (
              <li key={href}>
                {/* A plain link: the copy is served as a whole page. */}
                <a href={href}>{title}</a> ({sayInstant(savedAt)})
              </li>
            ))}
          </ul>
          <p>
            <Button kind="secondary" disabled={busy !== null} onClick={() => void run(refreshKept)}>
              {t('kept.refresh')}
            </Button>{' '}
            <Button
              kind="quiet"
              disabled={busy !== null}
              onClick={() => void forgetKept().then(() => [setSaved([]), setNews(null)])}
            >
              {t('kept.forget')}
            </Button>
          </p>
          {install !== null && (
            <p>
              {t('kept.installLead')}{' '}
              <Button kind="secondary" onClick={install.accept}>
                {t('kept.install')}
              </Button>{' '}
              <Button kind="quiet" onClick={install.refuse}>
                {t('kept.installNot')}
              </Button>
            </p>
          )}
          {news !== null && <News {...news} />}
        </>
      )}
    </div>
  );
}

/** Season plan, weather, risks, library, stories, climate. */
const parts = 6;

function News({ at, changes }: KeptNews) {
  const t = useWords();
  if (changes.length === 0) return <p>{t('kept.noNews', { when: sayInstant(at) })}</p>;
  return (
    <section>
      <h2>{t('kept.news', { when: sayInstant(at) })}</h2>
      {changes.map(({ href, title, lines, more }) => (
        <div key={href}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {more > 0 && <li>{t('kept.more', { count: more })}</li>}
          </ul>
        </div>
      ))}
    </section>
  );
}
