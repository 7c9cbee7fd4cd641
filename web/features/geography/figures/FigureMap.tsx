import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { showAtlas, showRegionAtlas } from '#contract/geography/geography.ts';
import { webMapBox } from '#engines/shapes/webMapBox.ts';
import { Atlas } from '#web/ui/maps/Atlas.tsx';
import { ClassLegend } from '#web/ui/maps/ClassLegend.tsx';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { MapWait } from '../MapWait.tsx';
import { OutlineNote } from '../OutlineNote.tsx';
import type { PlaceHref } from '../places.ts';
import { COUNTRY_ZOOM, MAP_CENTRE } from '../quotedMap.ts';
import { legendOf, legendTitle, sayValue, stepsOf, type Figure } from './figure.ts';

export interface FigureMapProps {
  figure: Figure;
  /** Regions alone, the country always in view; or every district, closer once one is chosen. */
  show: 'regions' | 'districts';
  region: string | undefined;
  district?: string | undefined;
  hrefFor: PlaceHref;
  popup?: ReactNode;
}

/** The map of Ghana coloured by a figure. The table and the lists beside it do all that it does. */
export default function FigureMap({ figure, show, region, district, hrefFor, popup }: FigureMapProps) {
  const t = useWords();
  const isDistricts = show === 'districts';
  const atlas = useQuery(apiQuery(showAtlas, {}));
  const drawn = useQuery({ ...apiQuery(showRegionAtlas, { params: { regionId: 'ghana' } }), enabled: isDistricts });
  const districts = drawn.data?.districts;
  const steps = useMemo(() => {
    const own = stepsOf(figure);
    if (figure.level === 'district' || districts === undefined) return own;
    // A figure held per region colours its districts alike.
    return { ...own, ...Object.fromEntries(districts.map(({ id, regionId }) => [id, own[regionId] ?? 0])) };
  }, [figure, districts]);
  const values = useMemo(() => new Map(figure.places.map(({ id, value }) => [id, value])), [figure]);
  const view = useMemo(() => atlas.data && webMapBox(atlas.data.projection, MAP_CENTRE, COUNTRY_ZOOM), [atlas.data]);
  if (!atlas.data) return <MapWait failed={atlas.isError} />;

  const noteOf = (id: string): string | undefined => {
    const value = values.get(id) ?? values.get(districts?.find((each) => each.id === id)?.regionId ?? '');
    return value === undefined
      ? undefined
      : [sayValue(value, figure.kind, t), value === null ? '' : figure.unit].join(' ').trim();
  };
  return (
    <Atlas
      label={t('maps.mapOf', { title: figure.title })}
      atlas={atlas.data}
      districts={districts}
      region={region}
      district={district}
      countryView={view}
      stay={!isDistricts}
      everyDistrict
      steps={steps}
      noteOf={noteOf}
      hrefFor={hrefFor}
      popup={popup}
      legend={
        <>
          <ClassLegend
            title={
              isDistricts && figure.level === 'region'
                ? t('maps.ofItsRegion', { title: legendTitle(figure) })
                : legendTitle(figure)
            }
            classes={legendOf(figure, t)}
          />
          <OutlineNote outlines={atlas.data.outlines} places={districts} />
        </>
      }
    />
  );
}
