import { useQuery } from '@tanstack/react-query';
import type { Answers } from '#engines/bundles/answers.ts';
import { NearestBundles } from '#web/features/bundles/NearestBundles.tsx';
import { chosenQuery, nearestQuery } from '#web/features/bundles/queries.ts';
import { ResultCard } from '#web/features/bundles/ResultCard.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';

/** The bundle that fits the answers; where there is none, those that come nearest. */
export default function Result({ answers }: { answers: Answers }) {
  const chosen = useQuery(chosenQuery(answers));
  const nearest = useQuery({ ...nearestQuery(answers), enabled: chosen.data === null });
  return (
    <ResultCard
      answers={answers}
      bundle={chosen.data}
      failure={
        chosen.isError && (
          <ErrorState small onRetry={() => void chosen.refetch()}>
            {chosen.error.message}
          </ErrorState>
        )
      }
      nearest={nearest.data && <NearestBundles bundles={nearest.data} />}
    />
  );
}
