import { useWords, writtenIn } from '#web/lib/words.ts';
import { figureQuery, type Figure } from './figure.ts';
import { SavePicture } from './SavePicture.tsx';
import './FigureAbout.css';

/** What the figure of the map is, where it comes from, and its numbers and drawing to take away. */
export function FigureAbout({ figure }: { figure: Figure }) {
  const t = useWords();
  const file = (name: string) => `/api/geography/figures/${figure.figure}/${name}?${figureQuery(figure)}`;
  return (
    <section className="figure-about" aria-label={t('maps.about')}>
      <p lang={writtenIn()}>{figure.about}</p>
      <p className="figure-about-source">{t('maps.source', { source: figure.source })}</p>
      <ul className="figure-about-files" aria-label={t('maps.save')}>
        <li>
          <a href={file('table.csv')} download>
            {t('maps.saveCsv')}
          </a>
        </li>
        <li>
          <a href={file('map.svg')} download={`${figure.figure}.svg`}>
            {t('maps.saveSvg')}
          </a>
        </li>
        <li className="figure-about-scripted">
          <SavePicture drawing={file('map.svg')} name={`${figure.figure}.png`} />
        </li>
      </ul>
    </section>
  );
}
