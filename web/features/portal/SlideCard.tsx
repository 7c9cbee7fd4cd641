import { ArrowRight } from 'lucide-react';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useWords } from '#web/lib/words.ts';
import type { Slide } from './api.ts';
import { Scene } from './scenes/Scene.tsx';
import './SlideCard.css';

/** A slide of the first page: large words and a way on, beside a drawing. */
export function SlideCard({ slide: { image, text, animationClass, description, link } }: { slide: Slide }) {
  const t = useWords();
  return (
    <figure className="slide-card">
      <figcaption className={classes('slide-words', `slide-${animationClass}`)}>
        <h3>{text}</h3>
        <p>{description}</p>
        {link !== '' && (
          <Button
            kind="secondary"
            href={link}
            icon={<ArrowRight size={18} aria-hidden="true" />}
            aria-label={t('home.slideOpen', { slide: text })}
          >
            {t('home.open')}
          </Button>
        )}
      </figcaption>
      <div className="slide-picture">
        <Scene name={image} />
      </div>
    </figure>
  );
}
