import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { MapWait } from '../MapWait.tsx';
import { useIdle } from '../useIdle.ts';
import { figureQuery } from './figure.ts';
import type { FigureMapProps } from './FigureMap.tsx';
import './LazyFigureMap.css';

const FigureMap = lazy(() => loadCode(() => import('./FigureMap.tsx')));

/** The map, once the page is at rest: on a slow line the lists stand first. Without script it is a picture. */
export function LazyFigureMap(props: FigureMapProps) {
  const t = useWords();
  const idle = useIdle();
  const { figure } = props;
  if (idle) {
    return (
      <Suspense fallback={<MapWait />}>
        <FigureMap {...props} />
      </Suspense>
    );
  }
  return (
    <>
      <div className="figure-map-wait">
        <MapWait />
      </div>
      <noscript>
        <img
          className="figure-map-picture"
          src={`/api/geography/figures/${figure.figure}/map.svg?${figureQuery(figure)}`}
          alt={t('maps.pictureOf', { title: figure.title })}
          loading="lazy"
          width="760"
          height="1100"
        />
      </noscript>
    </>
  );
}
