import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { Answers } from '#engines/bundles/answers.ts';
import { questionnaireHref, QUESTIONNAIRE } from '#web/features/bundles/answers.ts';
import { BundleActions } from '#web/features/bundles/BundleActions.tsx';
import { BundleItemCard } from '#web/features/bundles/BundleItemCard.tsx';
import { LevelChange } from '#web/features/bundles/LevelChange.tsx';
import { beltOf, type Bundle, goalsOf, levelOf, sayGoals, sayLevel } from '#web/features/bundles/names.ts';
import { bundleQuery, chosenQuery } from '#web/features/bundles/queries.ts';
import { CALENDAR, calendarHref } from '#web/features/calendar/choosing/selection.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { ProvenanceNote } from '#web/ui/data/ProvenanceNote.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './BundlePage.css';

/** A bundle: its practices, what another level would change, and the way on. */
export default function BundlePage({ search }: PageProps) {
  const t = useWords();
  const id = idOf(search);
  const { data: bundle, error, refetch } = useQuery({ ...bundleQuery(id), enabled: id !== '' });
  const start = <Button href={QUESTIONNAIRE}>{t('bundles.start')}</Button>;

  if (id === '')
    return (
      <EmptyState page title={t('bundles.noId')} action={start}>
        {t('bundles.noIdText')}
      </EmptyState>
    );
  if (isApiProblem(error) && error.status >= 400 && error.status < 500) {
    return (
      <EmptyState page title={t('bundles.unknown')} action={start}>
        {t('bundles.unknownText')}
      </EmptyState>
    );
  }
  if (error)
    return (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  return bundle ? <BundleView bundle={bundle} /> : <Loader />;
}

function BundleView({ bundle }: { bundle: Bundle }) {
  const t = useWords();
  const answers = answersOf(bundle);
  const belt = t(`bundles.${beltOf(bundle.ecoZone.id)}`);
  const goals = sayGoals(t, goalsOf(bundle));
  const level = sayLevel(t, answers.investmentLevel);
  const title = t('bundles.bundleTitle', { belt });
  const down = useQuery({ ...chosenQuery(atLevel(answers, -1)), enabled: answers.investmentLevel > 1 }).data;
  const up = useQuery({ ...chosenQuery(atLevel(answers, 1)), enabled: answers.investmentLevel < 4 }).data;

  return (
    <div className="bundle-page">
      <header className="bundle-page-head">
        <div>
          <Breadcrumb
            steps={[
              { text: belt, href: questionnaireHref(answers, 1) },
              { text: goals, href: questionnaireHref(answers, 2) },
              { text: level },
            ]}
          />
          <h1>{title}</h1>
          <p>
            {t('bundles.bundleLead', {
              practices: t('bundles.practices', { count: bundle.bundle.length }),
              goals: goals.toLowerCase(),
              level: level.toLowerCase(),
            })}
          </p>
          <ProvenanceNote provenance={bundle.provenance} />
        </div>
        <BundleActions title={title} />
      </header>
      <div className="bundle-page-items">
        {bundle.bundle.map((item, at) => (
          <BundleItemCard key={item.id} item={item} number={at + 1} cropHref={(crop) => calendarHref({ crop })} />
        ))}
      </div>
      {(down || up) && (
        <section className="bundle-page-compare">
          <h2>{t('bundles.compareTitle')}</h2>
          <p>{t('bundles.compareText')}</p>
          <div className="bundle-page-changes">
            {down && <LevelChange from={bundle} to={down} />}
            {up && <LevelChange from={bundle} to={up} />}
          </div>
        </section>
      )}
      <nav className="bundle-page-next" aria-labelledby="bundle-page-next">
        <h2 id="bundle-page-next">{t('bundles.nextTitle')}</h2>
        <ul className="bundle-page-links">
          {[
            { href: CALENDAR, text: t('bundles.nextCalendar') },
            { href: '/main/resources', text: t('bundles.nextResources') },
            { href: questionnaireHref(answers, 1), text: t('bundles.nextAnswers') },
          ].map(({ href, text }) => (
            <li key={href}>
              <Link href={href}>
                {text}
                <ArrowRight size={16} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The bundle, and those of the levels beside it. */
export async function needs({ search, read }: NeedsContext) {
  const id = idOf(search);
  if (id === '') return [];
  const answers = answersOf(await read(bundleQuery(id)));
  return [-1, 1]
    .map((step) => atLevel(answers, step))
    .filter(({ investmentLevel: level }) => level >= 1 && level <= 4)
    .map(chosenQuery);
}

export function head({ search, known, t }: HeadContext): Head {
  const id = idOf(search);
  const bundle = id === '' ? undefined : known(bundleQuery(id));
  if (!bundle) return { noindex: true, description: t('bundles.noIdText') };
  const words = {
    belt: t(`bundles.${beltOf(bundle.ecoZone.id)}`),
    goals: sayGoals(t, goalsOf(bundle)).toLowerCase(),
    level: sayLevel(t, levelOf(bundle)).toLowerCase(),
  };
  return {
    title: t('bundles.bundleTitle', words),
    description: t('bundles.bundleDescription', words),
    canonical: `/main/bundles?id=${bundle.id}`,
  };
}

type FullAnswers = Answers & { readonly investmentLevel: number };

/** The answers that lead to a bundle. */
function answersOf(bundle: Bundle): FullAnswers {
  return {
    belt: beltOf(bundle.ecoZone.id),
    investmentLevel: levelOf(bundle),
    goals: goalsOf(bundle),
  };
}

function atLevel(answers: FullAnswers, step: number): FullAnswers {
  return { ...answers, investmentLevel: answers.investmentLevel + step };
}

function idOf(search: URLSearchParams): string {
  return search.get('id')?.trim() ?? '';
}
