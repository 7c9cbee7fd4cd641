import { useWords } from '#web/lib/words.ts';
import { Carousel } from '#web/ui/navigation/Carousel.tsx';
import type { Slide } from './api.ts';
import { SlideCard } from './SlideCard.tsx';

/** Time a slide stays, in milliseconds (1-public-portal.md, section 9). */
const SLIDE_MS = 6000;

/** The carousel of the first page. */
export function LandingSlides({ slides }: { slides: readonly Slide[] }) {
  const t = useWords();
  return (
    <Carousel
      label={t('home.landingSlides')}
      everyMs={SLIDE_MS}
      slides={slides.map((slide) => ({ id: slide.id, content: <SlideCard slide={slide} /> }))}
    />
  );
}
