import { lazy, Suspense } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { listRegions } from '#contract/geography/geography.ts';
import { type Answers, beltsInOrder } from '#engines/bundles/answers.ts';
import { fieldsOf, QUESTIONNAIRE, questionnaireHref, readPlace } from '#web/features/bundles/answers.ts';
import { BeltHelp } from '#web/features/bundles/BeltHelp.tsx';
import { beltQuery, chosenQuery, nearestQuery } from '#web/features/bundles/queries.ts';
import { Questionnaire } from '#web/features/bundles/Questionnaire.tsx';
import { StepBar } from '#web/features/bundles/StepBar.tsx';
import { DistrictInput } from '#web/features/geography/DistrictInput.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import './QuestionnairePage.css';
// The server draws the result before its code is here: its styles come with the page.
import '#web/features/bundles/NearestBundles.css';
import '#web/features/bundles/ResultCard.css';

// Whoever is asked has no result yet.
const Result = lazy(() => loadCode(() => import('./Result.tsx')));

/** How long the success message stands at least (P §9). */
const SUCCESS_MS = 5_000;

const regionsQuery = apiQuery(listRegions, { query: { geometry: false, services: false } });

/** Three questions that lead to a bundle of climate-smart practices. */
export default function QuestionnairePage({ search }: PageProps) {
  const t = useWords();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { answers, at } = readPlace(search);
  const district = askedDistrict(search);
  const isDone = at === 'done';
  const regions = useQuery(regionsQuery).data ?? [];
  const belt = useQuery({ ...beltQuery(district), enabled: district !== '' });
  const regionsOf = Object.fromEntries(
    beltsInOrder.map((each) => [each, regions.filter((region) => region.belt === each).map(({ region }) => region)]),
  ) as Record<(typeof beltsInOrder)[number], string[]>;

  async function submit(given: Answers) {
    navigate(questionnaireHref(given, 'done'));
    // A refusal is shown by the card.
    const found = await client.fetchQuery(chosenQuery(given)).catch(() => null);
    if (found) notify({ text: t('bundles.success'), tone: 'ok', atLeastMs: SUCCESS_MS });
  }

  return (
    <div className="questionnaire-page">
      <header>
        <h1>{t('bundles.title')}</h1>
        {!isDone && <p className="questionnaire-page-lead">{t('bundles.lead')}</p>}
      </header>
      <StepBar answers={answers} at={at} />
      {isDone ? (
        <Suspense fallback={<Loader text={t('bundles.looking')} />}>
          <Result answers={answers} />
        </Suspense>
      ) : (
        <Questionnaire
          answers={answers}
          stage={at}
          regionsOf={regionsOf}
          onSubmit={(given) => void submit(given)}
          help={
            <BeltHelp
              answers={answers}
              field={
                <DistrictInput
                  label={t('bundles.helpText')}
                  placeholder={t('bundles.helpExample')}
                  defaultValue={district}
                />
              }
              found={belt.data}
              refusal={belt.error?.message}
              onAsk={(asked) =>
                navigate(`${QUESTIONNAIRE}?${new URLSearchParams([...fieldsOf(answers), ['district', asked]])}`, {
                  replace: true,
                })
              }
            />
          }
        />
      )}
    </div>
  );
}

/** The regions of the belts, the belt of a district that was asked for, the bundle once everything is answered. */
export async function needs({ search, read }: NeedsContext) {
  const { answers, at } = readPlace(search);
  const district = askedDistrict(search);
  if (at !== 'done') return [regionsQuery, ...(district === '' ? [] : [beltQuery(district)])];
  return (await read(chosenQuery(answers))) === null ? [nearestQuery(answers)] : [];
}

export function head({ t }: HeadContext): Head {
  return { description: t('bundles.lead'), canonical: QUESTIONNAIRE };
}

function askedDistrict(search: URLSearchParams): string {
  return search.get('district')?.trim() ?? '';
}
