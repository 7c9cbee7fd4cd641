import { CircleCheck, Clock, FileWarning, Hourglass, MessageSquareReply, OctagonX } from 'lucide-react';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { datasetHref } from './addresses.ts';
import type { LakeDetail } from './api.ts';
import './NextStep.css';

const icons = {
  reading: Hourglass,
  problems: FileWarning,
  waiting: Clock,
  returned: MessageSquareReply,
  rejected: OctagonX,
  approved: CircleCheck,
} as const satisfies Record<LakeDetail['state'], typeof Clock>;
const stages = ['received', 'converting', 'profiling', 'done'] as const;
const stageWords = { received: 'lake.stageReceived', converting: 'lake.stageConverting', profiling: 'lake.stageProfiling', done: 'lake.stageDone' } as const;

/** The answer first: where the file stands, and what is to be done now. */
export function NextStep({ item }: { item: LakeDetail }) {
  const t = useWords();
  const { state, hindrances, mine } = item;
  const Icon = icons[state];
  const { title, lead } = useNow(item);
  // What the two sides wrote last stands with what became of it.
  const said = state === 'returned' || state === 'rejected' ? item.notes.findLast(({ act }) => act === state) : undefined;
  return (
    <section className={classes('next-step', `next-step-${state}`)} aria-live="polite">
      <Icon size={26} aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        {said && <p className="next-step-said">{t('lake.sentence', { text: said.text, by: said.by || t('lake.portal'), when: sayInstant(said.at) })}</p>}
        {lead !== '' && <p>{lead}</p>}
        {state === 'reading' && <Stages stage={item.stage} />}
        {state === 'approved' && item.dataset && <Link href={datasetHref(item.dataset.id)}>{t('lake.openDataset')}</Link>}
        {(state === 'waiting' || (state === 'problems' && !mine)) && hindrances.length > 0 && (
          <>
            <h3>{t('lake.hindrances')}</h3>
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

function useNow({ state, mine, rights, errors, findings, assignee, personalData, personalDataAnswer }: LakeDetail): { title: string; lead: string } {
  const t = useWords();
  if (state === 'reading') return { title: t(mine ? 'lake.nowReading' : 'lake.nowReadingReviewer'), lead: t('lake.nowReadingLead') };
  if (state === 'problems') {
    const canMend = rights.acceptFixes && findings.some(({ fix }) => fix !== null);
    const isQuestion = errors === 0 && personalData.length > 0 && personalDataAnswer === null;
    return isQuestion
      ? { title: t('lake.nowPersonal'), lead: t('lake.nowPersonalLead') }
      : { title: t('lake.nowProblems', { count: errors }), lead: t(canMend ? 'lake.nowProblemsLead' : 'lake.nowProblemsMend') };
  }
  if (state === 'waiting') {
    if (rights.review && !mine) return { title: t('lake.nowReview'), lead: t('lake.nowReviewLead') };
    return { title: assignee ? t('lake.nowWaitingAssigned', { name: assignee.name }) : t('lake.nowWaiting'), lead: t('lake.nowWaitingLead') };
  }
  if (state === 'returned') return { title: t('lake.nowReturned'), lead: mine ? t('lake.nowReturnedLead') : '' };
  return state === 'rejected' ? { title: t('lake.nowRejected'), lead: '' } : { title: t('lake.nowApproved'), lead: t('lake.nowApprovedLead') };
}

function Stages({ stage }: Pick<LakeDetail, 'stage'>) {
  const t = useWords();
  const at = stages.indexOf(stage);
  return (
    <ol className="stages">
      {stages.slice(0, -1).map((each, index) => (
        <li key={each} aria-current={index === at ? 'step' : undefined} className={index < at ? 'stage-done' : undefined}>
          {t(stageWords[each])}
        </li>
      ))}
    </ol>
  );
}
