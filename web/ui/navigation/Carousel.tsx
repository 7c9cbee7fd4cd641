import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../actions/IconButton.tsx';
import { useWords } from '#web/lib/words.ts';
import { useReducedMotion } from '../useReducedMotion.ts';
import './Carousel.css';

interface CarouselProps {
  /** What the slides are about. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Moves on by itself after so many milliseconds; 0 leaves it to the person, and so does reduced motion until one presses Play. */
  everyMs?: number | undefined;
  /** Slides side by side on a laptop; a phone shows one and the edge of the next. */
  show?: number | undefined;
}

/**
 * A row of slides one can swipe, scroll, or walk with the arrow keys. It waits while someone points at it or is
 * inside it, and can be paused. Without JavaScript it is a row that scrolls.
 */
export function Carousel({ label, slides, everyMs = 0, show = 1 }: CarouselProps) {
  const t = useWords();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<'play' | 'pause'>();
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const canPlay = everyMs > 0 && slides.length > show;
  const plays = (chosen ?? (still ? 'pause' : 'play')) === 'play';
  const moves = canPlay && plays && !held;

  function go(to: number) {
    const list = row.current;
    const slide = list?.children[(to + slides.length) % slides.length];
    if (!list || !(slide instanceof HTMLElement)) return;
    const left = slide.offsetLeft - list.offsetLeft;
    list.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
  }

  function step(by: number) {
    const list = row.current;
    const atEnd = list !== null && list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    go(by > 0 && atEnd ? 0 : current + by);
  }

  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && isInSight(row.current)) step(1);
  });
  useEffect(() => {
    if (!moves) return undefined;
    const timer = window.setInterval(tick, everyMs);
    return () => window.clearInterval(timer);
  }, [moves, everyMs]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it waits while someone is inside, no more
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={label}
      style={{ '--carousel-show': show } as CSSProperties}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys scroll it slide by slide */}
      <ul
        className="carousel-row"
        ref={row}
        aria-live={moves ? 'off' : 'polite'}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => setCurrent(nearest(event.currentTarget))}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (by === undefined || event.target !== event.currentTarget) return;
          event.preventDefault();
          step(by);
        }}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            data-current={index === current || undefined}
            aria-label={t('ui.slideOf', { number: index + 1, total: slides.length })}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="carousel-controls">
          {canPlay && (
            <IconButton
              label={plays ? t('ui.pause') : t('ui.play')}
              icon={plays ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
              onClick={() => {
                setChosen(plays ? 'pause' : 'play');
                // Who presses Play is inside the carousel, and asks it not to wait.
                setHeld(false);
              }}
            />
          )}
          <span className="carousel-dots" aria-hidden="true">
            {slides.map((slide, index) => (
              <i key={slide.id} data-on={index === current || undefined} />
            ))}
          </span>
          <IconButton
            label={t('ui.previous')}
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            onClick={() => step(-1)}
          />
          <IconButton
            label={t('ui.next')}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            onClick={() => step(1)}
          />
        </div>
      )}
    </section>
  );
}

/** Whether some of the row is on the screen: what nobody sees need not move. */
function isInSight(row: HTMLElement | null): boolean {
  const box = row?.getBoundingClientRect();
  return box !== undefined && box.bottom >= 0 && box.top <= innerHeight;
}

/** Number of the slide whose left edge is nearest the row's. */
function nearest(row: HTMLElement): number {
  const distances = [...row.children].map((slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - row.offsetLeft - row.scrollLeft) : Infinity,
  );
  return distances.indexOf(Math.min(...distances));
}
