import { CircleCheck, Clock, FileWarning, Hourglass, MessageSquareReply, OctagonX } from 'lucide-react';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { datasetHref } from '../addresses.ts';
import type { SubmissionDetail } from '../api.ts';
import './NextStep.css';

const icons = {
  reading: Hourglass,
  problems: FileWarning,
  waiting: Clock,
  returned: MessageSquareReply,
  rejected: OctagonX,
  approved: CircleCheck,
} as const satisfies Record<SubmissionDetail['state'], typeof Clock>;
const stages = ['received', 'converting', 'profiling', 'done'] as const;
const stageWords = {
  received: 'submissions.stageReceived',
  converting: 'submissions.stageConverting',
  profiling: 'submissions.stageProfiling',
  done: 'submissions.stageDone',
} as const;

/** The answer first: where the file stands, and what is to be done now. */
export function NextStep({ item }: { item: SubmissionDetail }) {
  const t = useWords();
  const { state, hindrances, mine } = item;
  const Icon = icons[state];
  const { title, lead } = useNow(item);
  // What the two sides wrote last stands with what became of it.
  const said =
    state === 'returned' || state === 'rejected' ? item.notes.findLast(({ act }) => act === state) : undefined;
  return (
    <section className={classes('next-step', `next-step-${state}`)} aria-live="polite">
      <Icon size={26} aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        {said && (
          <p className="next-step-said">
            {t('submissions.sentence', {
              text: said.text,
              by: said.by || t('submissions.portal'),
              when: sayInstant(said.at),
            })}
          </p>
        )}
        {lead !== '' && <p>{lead}</p>}
        {state === 'reading' && <Stages stage={item.stage} />}
        {state === 'approved' && item.dataset && (
          <Link href={datasetHref(item.dataset.id)}>{t('submissions.openDataset')}</Link>
        )}
        {(state === 'waiting' || (state === 'problems' && !mine)) && hindrances.length > 0 && (
          <>
            <h3>{t('submissions.hindrances')}</h3>
            <ul>
              {hindrances.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function useNow({
  state,
  mine,
  rights,
  errors,
  findings,
  assignee,
  personalData,
  personalDataAnswer,
}: SubmissionDetail): { title: string; lead: string } {
  const t = useWords();
  if (state === 'reading')
    return {
      title: t(mine ? 'submissions.nowReading' : 'submissions.nowReadingReviewer'),
      lead: t('submissions.nowReadingLead'),
    };
  if (state === 'problems') {
    const canMend = rights.acceptFixes && findings.some(({ fix }) => fix !== null);
    const isQuestion = errors === 0 && personalData.length > 0 && personalDataAnswer === null;
    return isQuestion
      ? { title: t('submissions.nowPersonal'), lead: t('submissions.nowPersonalLead') }
      : {
          title: t('submissions.nowProblems', { count: errors }),
          lead: t(canMend ? 'submissions.nowProblemsLead' : 'submissions.nowProblemsMend'),
        };
  }
  if (state === 'waiting') {
    if (rights.review && !mine) return { title: t('submissions.nowReview'), lead: t('submissions.nowReviewLead') };
    return {
      title: assignee ? t('submissions.nowWaitingAssigned', { name: assignee.name }) : t('submissions.nowWaiting'),
      lead: t('submissions.nowWaitingLead'),
    };
  }
  if (state === 'returned')
    return { title: t('submissions.nowReturned'), lead: mine ? t('submissions.nowReturnedLead') : '' };
  return state === 'rejected'
    ? { title: t('submissions.nowRejected'), lead: '' }
    : { title: t('submissions.nowApproved'), lead: t('submissions.nowApprovedLead') };
}

function Stages({ stage }: Pick<SubmissionDetail, 'stage'>) {
  const t = useWords();
  const at = stages.indexOf(stage);
  return (
    <ol className="stages">
      {stages.slice(0, -1).map((each, index) => (
        <li
          key={each}
          aria-current={index === at ? 'step' : undefined}
          className={index < at ? 'stage-done' : undefined}
        >
          {t(stageWords[each])}
        </li>
      ))}
    </ol>
  );
}
