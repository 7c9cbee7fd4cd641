import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestTrapReport } from '#contract/limits.ts';
import { giveTrapFeedback, showTrapPhoto } from '#contract/traps/traps.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { KeptForm } from '#web/ui/field/KeptForm.tsx';
import { ListAway } from '#web/ui/field/ListAway.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { reportsQuery, type TrapReport, type TrapSite } from './api.ts';
import { CorrectForm } from './CorrectForm.tsx';

const STEP = 20;
const MOST = 100;
const PHOTO_WIDTH = 320;

/** The reports of a trap as a time line, the latest visit first (C §2). */
export function ReportLog({ site, role }: { site: TrapSite; role: string }) {
  const t = useWords();
  const [limit, setLimit] = useState(STEP);
  const { data, error, refetch } = useQuery({ ...reportsQuery(site.id, limit), placeholderData: keepPreviousData });
  const [correcting, setCorrecting] = useState<TrapReport>();
  return (
    <div className="trap-log">
      <h3>{t('traps.logs')}</h3>
      {error && !data && <ListAway error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} />}
      {data?.total === 0 && <p>{t('traps.noReport')}</p>}
      {data && data.total > 0 && (
        <ol>
          {data.found.map((report) => (
            <Report
              key={report.id}
              report={report}
              supervises={role === 'admin' || role === 'pprsd'}
              onCorrect={() => setCorrecting(report)}
            />
          ))}
        </ol>
      )}
      {data && data.total > data.found.length && limit < MOST && (
        <Button kind="secondary" onClick={() => setLimit(Math.min(MOST, limit + STEP))}>
          {t('traps.more')}
        </Button>
      )}
      {correcting && (
        <Dialog open onOpenChange={(isOpen) => !isOpen && setCorrecting(undefined)} title={t('traps.correctTitle')}>
          <KeptForm name={`trap report ${correcting.id}`}>
            <CorrectForm standing={{ report: correcting, site: site.name }} onDone={() => setCorrecting(undefined)} />
          </KeptForm>
        </Dialog>
      )}
    </div>
  );
}

function Report({ report, supervises, onCorrect }: { report: TrapReport; supervises: boolean; onCorrect: () => void }) {
  const t = useWords();
  const [answering, setAnswering] = useState(false);
  const {
    visitedOn,
    pestCount,
    riskCategory,
    nights,
    reporter,
    awayM,
    accuracyM,
    photos,
    feedback,
    feedbackBy,
    mayCorrect,
  } = report;
  const facts = [
    nights !== null && nights > 0 && t('traps.nights', { count: nights }),
    reporter === null ? t('traps.bySomebody') : t('traps.by', { name: reporter.name }),
    awayM !== null &&
      t(accuracyM === null ? 'traps.away' : 'traps.awayOff', { metres: sayNumber(awayM), accuracy: accuracyM ?? 0 }),
  ].filter(Boolean);
  const ready = photos.filter(({ state }) => state === 'ready');
  return (
    <li>
      <strong>
        {sayDay(visitedOn, { withYear: true })}:{' '}
        {t('traps.counted', { count: sayNumber(pestCount), pest: riskCategory.name })}
      </strong>
      <span className="trap-log-more">{facts.join(' · ')}</span>
      {report.report !== '' && <p>{report.report}</p>}
      {ready.length > 0 && (
        <div className="trap-log-photos">
          {ready.map(({ id, widths }, at) => (
            <a
              key={id}
              href={addressOf(showTrapPhoto, { params: { id, width: widths.at(-1) } })}
              target="_blank"
              rel="noreferrer"
            >
              <img
                src={addressOf(showTrapPhoto, { params: { id, width: PHOTO_WIDTH } })}
                alt={t('traps.photo', { number: at + 1, day: sayDay(visitedOn) })}
                loading="lazy"
              />
            </a>
          ))}
        </div>
      )}
      {photos.some(({ state }) => state === 'waiting') && (
        <span className="trap-log-more">{t('traps.photoWaiting')}</span>
      )}
      {photos.map(
        ({ id, refused }) =>
          refused !== null && (
            <span key={id} className="trap-log-more">
              {t('traps.photoRefused', { why: refused })}
            </span>
          ),
      )}
      {feedback !== '' && (
        <p className="trap-log-feedback">
          <strong>{feedbackBy === null ? t('traps.feedback') : t('traps.feedbackBy', { name: feedbackBy })}:</strong>{' '}
          {feedback}
        </p>
      )}
      {answering ? (
        <Feedback report={report} onDone={() => setAnswering(false)} />
      ) : (
        <div className="trap-log-acts">
          {mayCorrect && (
            <Button kind="quiet" small onClick={onCorrect}>
              {t('traps.correct')}
            </Button>
          )}
          {supervises && (
            <Button kind="quiet" small onClick={() => setAnswering(true)}>
              {t('traps.giveFeedback')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** A supervisor's note to who reported (decision 56). */
function Feedback({ report, onDone }: { report: TrapReport; onDone: () => void }) {
  const t = useWords();
  const { acting, act } = useAct();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const feedback = String(new FormData(event.currentTarget).get('feedback') ?? '');
    void act('feedback', async () => {
      await callApi(giveTrapFeedback, { params: { id: report.id }, body: { feedback } });
      notify({ tone: 'ok', text: t('traps.feedbackGiven') });
      onDone();
    });
  }
  return (
    <form onSubmit={submit}>
      <TextArea
        label={t('traps.feedback')}
        name="feedback"
        rows={2}
        limit={longestTrapReport}
        defaultValue={report.feedback}
      />
      <FormEnd
        wrong={undefined}
        busy={acting !== undefined}
        send={t('traps.save')}
        cancel={t('traps.cancel')}
        onCancel={onDone}
      />
    </form>
  );
}
