import { useId, useMemo, useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { classes } from '../classes.ts';
import { useWords } from '#web/lib/words.ts';
import { AtlasLabels } from './AtlasLabels.tsx';
import { AtlasPopup } from './AtlasPopup.tsx';
import { AtlasTip, type Tip } from './AtlasTip.tsx';
import { AtlasZoom } from './AtlasZoom.tsx';
import { drawPlaces } from './drawPlaces.ts';
import { placeLabels } from './placeLabels.ts';
import type { AtlasDrawing, Box, Choice, Drawn } from './shapes.ts';
import { useDrag } from './useDrag.ts';
import { viewOf } from './viewOf.ts';
import './Atlas.css';

interface AtlasProps extends Choice {
  /** What the map shows, in a sentence; its name for ears. */
  label: string;
  atlas: AtlasDrawing;
  /** Districts to draw: those of the chosen region, or more. None is fine: they may come later. */
  districts?: readonly Drawn[] | undefined;
  /** Step of the map ramp (1 to 7, 0 for no data) per region or district id. */
  steps?: Readonly<Record<string, number>> | undefined;
  /** Second line of the tooltip: "planting opens 9 Apr". */
  noteOf?: ((id: string) => string | undefined) | undefined;
  /** Address of the page with this choice made: a click goes there, with or without JavaScript. */
  hrefFor: (choice: Choice) => string;
  /** The part in view while nothing is chosen; the country's own box unless told. */
  countryView?: Box | undefined;
  /** Keeps the whole country in view whatever is chosen. */
  stay?: boolean | undefined;
  /** A click on a district chooses it at once; else it chooses its region first. */
  everyDistrict?: boolean | undefined;
  /** Words on the chosen place, standing at its point. */
  popup?: ReactNode;
  /** Stands at the lower left; see MapLegend. */
  legend?: ReactNode;
  /** Words under the pin, the district's name unless told (its address, say). */
  pinText?: string | undefined;
  className?: string | undefined;
}

/** How far one can go in. */
const MOST = 6;
const NONE: readonly Drawn[] = [];
const NO_STEPS: Readonly<Record<string, number>> = {};

/**
 * The map of Ghana: choose a region, then a district. Drawn on the server, sized by CSS alone: the part in view
 * fits the frame whatever its shape, and type keeps its size. Fill the frame by giving its parent a height;
 * `--atlas-top` and `--atlas-bottom` keep room for what lies over it.
 */
export function Atlas({
  label,
  atlas,
  districts = NONE,
  region,
  district,
  steps = NO_STEPS,
  noteOf,
  hrefFor,
  countryView = atlas.countryBox,
  stay = false,
  everyDistrict = false,
  popup,
  legend,
  pinText,
  className,
}: AtlasProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const noData = useId();
  const [zoom, setZoom] = useState(1);
  const [tip, setTip] = useState<Tip>();
  const drag = useDrag(frame, zoom > 1);

  const view = useMemo(
    () => (stay || region === undefined ? countryView : viewOf(atlas, districts, { region, district })),
    [atlas, districts, region, district, stay, countryView],
  );
  const land = useMemo(
    () => drawCountry(atlas, stay ? undefined : region, steps, hrefFor),
    [atlas, region, stay, steps, hrefFor],
  );
  const parts = useMemo(
    () =>
      drawPlaces(districts, {
        kind: 'district',
        stepOf: (id) => steps[id],
        isDim: (place) => place.regionId !== region && region !== undefined,
        hrefFor: (place) =>
          hrefFor(
            everyDistrict || place.regionId === region
              ? { region: place.regionId, district: place.id }
              : { region: place.regionId },
          ),
      }),
    [districts, region, steps, everyDistrict, hrefFor],
  );
  const labels = useMemo(() => {
    const named = stay ? [] : districts.filter((place) => place.regionId === region);
    const told = popup === undefined ? district : (district ?? region);
    return placeLabels(named.length > 0 ? named : atlas.regions, view, told, popup === undefined ? pinText : '');
  }, [atlas, districts, region, district, stay, view, pinText, popup]);

  const places = new Map([...atlas.regions, ...districts].map((place) => [place.id, place]));
  const chosenRegion = atlas.regions.find(({ id }) => id === region);
  const chosenDistrict = districts.find(({ id }) => id === district);
  const chosen = chosenDistrict ?? chosenRegion;
  const [left, top, right, bottom] = view;

  function choose(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (drag.justDragged()) return;
    setTip(undefined);
    setZoom(1);
    drag.reset();
    navigate(link.getAttribute('href') ?? '');
  }

  function point(event: React.PointerEvent) {
    const path = event.pointerType === 'mouse' && event.target instanceof SVGPathElement ? event.target : undefined;
    const place = places.get(path?.dataset.district ?? path?.dataset.region ?? '');
    const box = frame.current?.getBoundingClientRect();
    setTip(
      place &&
        box && { name: place.name, note: noteOf?.(place.id), x: event.clientX - box.left, y: event.clientY - box.top },
    );
  }

  return (
    <div className={classes('atlas', zoom > 1 && 'atlas-zoomed', className)}>
      <div className="atlas-frame" ref={frame} {...drag.handlers}>
        <div
          className="atlas-stage"
          style={
            {
              '--atlas-ratio': ((right - left) / (bottom - top)).toFixed(4),
              '--atlas-zoom': zoom,
              '--atlas-no-data': `url(#${noData})`,
              ...drag.style,
            } as CSSProperties
          }
        >
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks go to links */}
          <svg
            className="atlas-drawing"
            viewBox={`${left} ${top} ${round(right - left)} ${round(bottom - top)}`}
            role="group"
            aria-label={`${label}. ${t('ui.mapKeyboard')}`}
            onClick={choose}
            onPointerMove={point}
            onPointerLeave={() => setTip(undefined)}
          >
            <defs>
              <pattern id={noData} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect className="atlas-no-data-ground" width="6" height="6" />
                <path className="atlas-no-data-line" d="M0 0V6" />
              </pattern>
            </defs>
            <g dangerouslySetInnerHTML={{ __html: land }} />
            <g className="atlas-districts" dangerouslySetInnerHTML={{ __html: parts }} />
            <g className="atlas-over">
              <path className="atlas-river" d={atlas.rivers} />
              <path className="atlas-lake" d={atlas.lake} />
              {atlas.regions.map(({ id, d }) => (
                <path key={id} className="atlas-region-line" d={d} />
              ))}
              <path className="atlas-country" d={atlas.country} />
              {chosenRegion && <path className="atlas-chosen-region" d={chosenRegion.d} />}
              {chosenDistrict && <path className="atlas-chosen-district" d={chosenDistrict.d} />}
            </g>
          </svg>
          <AtlasLabels
            view={view}
            labels={labels}
            neighbours={stay || region === undefined ? atlas.neighbours : []}
            sea={stay || region === undefined ? atlas.sea : undefined}
            pin={
              popup === undefined && chosenDistrict
                ? { at: chosenDistrict.at, text: pinText ?? chosenDistrict.name }
                : undefined
            }
          />
          {popup !== undefined && chosen && (
            <AtlasPopup at={chosen.at} view={view}>
              {popup}
            </AtlasPopup>
          )}
        </div>
      </div>
      {tip && <AtlasTip tip={tip} />}
      <div className="atlas-foot">
        {legend}
        {atlas.outlines.approximate && <p className="atlas-note">{t('ui.approximate')}</p>}
      </div>
      <AtlasZoom
        zoom={zoom}
        most={MOST}
        onZoom={(next) => {
          setZoom(next);
          drag.reset();
        }}
        allHref={hrefFor({})}
      />
    </div>
  );
}

function drawCountry(
  atlas: AtlasDrawing,
  region: string | undefined,
  steps: Readonly<Record<string, number>>,
  hrefFor: (choice: Choice) => string,
): string {
  const regions = drawPlaces(atlas.regions, {
    kind: 'region',
    stepOf: (id) => steps[id],
    isDim: ({ id }) => region !== undefined && id !== region,
    hrefFor: ({ id }) => hrefFor({ region: id }),
  });
  return (
    `<path class="atlas-land" d="${atlas.land}"/><path class="atlas-borders" d="${atlas.borders}"/>` +
    `<path class="atlas-halo" d="${atlas.country}"/>${regions}`
  );
}

const round = (units: number) => Math.round(units * 100) / 100;
