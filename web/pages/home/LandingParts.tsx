import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { landingQuery } from '#web/features/portal/api.ts';
import { LandingSlides } from '#web/features/portal/LandingSlides.tsx';
import { PartnerMark, Partners } from '#web/features/portal/Partners.tsx';
import { Questions } from '#web/features/portal/Questions.tsx';
import { ServiceList } from '#web/features/portal/ServiceList.tsx';
import { useForecastConnected, useTextMode } from '#web/lib/pageFacts.ts';
import { useFadeIn } from '#web/lib/useFadeIn.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import './LandingParts.css';

/** What stands under the question: slides, services, whose data it is, questions. Text mode has no slides. */
export default function LandingParts() {
  const t = useWords();
  const textMode = useTextMode();
  const isConnected = useForecastConnected();
  const { slides: all, services, partners, faqs } = useSuspenseQuery(landingQuery).data;
  // Nobody is promised a week of weather where no forecast is connected.
  const slides = isConnected ? all : all.filter(({ link }) => !link.startsWith('/weather'));
  return (
    <>
      {!textMode && slides.length > 0 && (
        <Part title={t('home.landingSlides')} titleHeard>
          <LandingSlides slides={slides} />
        </Part>
      )}
      <Part title={t('home.servicesTitle')} more={{ text: t('home.servicesAll'), href: '/main/services' }}>
        <ServiceList services={services} />
      </Part>
      {partners.length > 0 && (
        <Part title={t('home.dataFrom')}>
          {textMode ? (
            partners.map((partner) => <PartnerMark key={partner.id} partner={partner} />)
          ) : (
            <Partners partners={partners} />
          )}
        </Part>
      )}
      {faqs.length > 0 && (
        <Part title={t('home.questions')} more={{ text: t('home.questionsAll'), href: '/main/faq' }}>
          <Questions questions={faqs} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  title: string;
  /** The part shows plainly what it is: its heading is for those who listen. */
  titleHeard?: boolean;
  more?: { text: string; href: string };
  children: ReactNode;
}

function Part({ title, titleHeard = false, more, children }: PartProps) {
  const part = useFadeIn<HTMLElement>();
  return (
    <section className="landing-part" ref={part}>
      <header className={titleHeard ? 'heard' : 'landing-part-head'}>
        <h2>{title}</h2>
        {more && (
          <Link href={more.href}>
            {more.text} <ArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
