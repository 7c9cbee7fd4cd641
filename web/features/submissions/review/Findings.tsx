import { useState } from 'react';
import { acceptFixes } from '#contract/submissions/submissions.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { Finding, Fix, SubmissionDetail } from '../api.ts';
import './Findings.css';

const weights = ['error', 'warning', 'note'] as const;
const weightWords = {
  error: 'submissions.weightError',
  warning: 'submissions.weightWarning',
  note: 'submissions.weightNote',
} as const;
const tones = { error: 'danger', warning: 'warn', note: 'plain' } as const;

/** The report in words, the gravest first; what can be mended for the sender is ticked and accepted here. */
export function Findings({ item }: { item: SubmissionDetail }) {
  const t = useWords();
  const hydrated = useHydrated();
  const { acting, act } = useAct();
  const { id, findings, acceptedFixes: accepted, rights } = item;
  const offered = fixesOf(findings);
  // What stands against publishing is ticked from the start.
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = (fix: Fix) => touched.get(keyOf(fix)) ?? offered.get(keyOf(fix))?.weight === 'error';
  const tick = (fix: Fix, ticked: boolean) => setTouched(new Map(touched).set(keyOf(fix), ticked));
  const choose = (finding: Finding, chosenFix: Fix | null) =>
    setTouched(
      new Map([
        ...touched,
        ...fixesOfOne(finding).map(
          (fix) => [keyOf(fix), chosenFix !== null && keyOf(fix) === keyOf(chosenFix)] as const,
        ),
      ]),
    );
  const chosen = [...offered.values()].map(({ fix }) => fix).filter(isTicked);

  const send = (fixes: readonly Fix[], startOver = false) =>
    act(startOver ? 'startOver' : 'accept', async () => {
      await callApi(acceptFixes, { params: { id }, body: { fixes: [...fixes], ...(startOver && { startOver }) } });
      notify({ tone: 'ok', text: t('submissions.readAgain') });
    });

  return (
    <Card level={2} title={t('submissions.findings')} className="findings">
      {findings.length === 0 && <p>{t('submissions.nothingFound')}</p>}
      {weights.map((weight) => {
        const found = findings.filter((each) => each.weight === weight);
        if (found.length === 0) return null;
        const list = (
          <ul className="findings-list">
            {found.map((finding) => (
              <li key={`${finding.code} ${finding.sheet} ${finding.at} ${finding.fix?.column}`}>
                <FindingText finding={finding} />
                {finding.otherFixes !== undefined && rights.acceptFixes && (
                  <Choice finding={finding} disabled={!hydrated} isTicked={isTicked} onChoose={choose} />
                )}
                {finding.fix && finding.otherFixes === undefined && rights.acceptFixes && (
                  <Checkbox
                    label={finding.fix.label}
                    disabled={!hydrated}
                    checked={isTicked(finding.fix)}
                    onChange={(event) => finding.fix && tick(finding.fix, event.target.checked)}
                  />
                )}
              </li>
            ))}
          </ul>
        );
        const head = (
          <>
            {t(weightWords[weight])} <Badge tone={tones[weight]}>{found.length}</Badge>
          </>
        );
        return weight === 'note' ? (
          <details key={weight} open={found.some(({ code }) => code === 'yearColumns')}>
            <summary>{head}</summary>
            {list}
          </details>
        ) : (
          <section key={weight}>
            <h3>{head}</h3>
            {list}
          </section>
        );
      })}
      {rights.acceptFixes && offered.size > 0 && (
        <div className="findings-acts">
          <Button
            busy={acting === 'accept'}
            disabled={!hydrated || chosen.length === 0}
            onClick={() => void send(chosen)}
          >
            {chosen.length === 0 ? t('submissions.acceptNone') : t('submissions.accept', { count: chosen.length })}
          </Button>
          <p>{t('submissions.originalStays')}</p>
        </div>
      )}
      {accepted.length > 0 && (
        <section>
          <h3>{t('submissions.acceptedFixes')}</h3>
          <ul>
            {accepted.map((fix) => (
              <li key={keyOf(fix)}>
                {fix.sheet === null ? fix.label : t('submissions.inSheet', { what: fix.label, sheet: fix.sheet })}
              </li>
            ))}
          </ul>
          {rights.acceptFixes && (
            <Button
              kind="quiet"
              small
              busy={acting === 'startOver'}
              disabled={!hydrated}
              onClick={() => void send([], true)}
            >
              {t('submissions.startOver')}
            </Button>
          )}
        </section>
      )}
    </Card>
  );
}

function FindingText({ finding: { sheet, at, count, found, expected, mend } }: { finding: Finding }) {
  const t = useWords();
  const place = [sheet, at].filter((part) => part !== null).join(', ') || t('submissions.wholeFile');
  return (
    <>
      <p className="finding-place">
        {place}
        {count > 1 && ` ${t('submissions.andMore', { count: count - 1 })}`}
      </p>
      <dl>
        <div>
          <dt>{t('submissions.cellsFound')}</dt>
          <dd>{found}</dd>
        </div>
        {expected !== '' && (
          <div>
            <dt>{t('submissions.expected')}</dt>
            <dd className="finding-expected">{expected}</dd>
          </div>
        )}
        {mend !== '' && (
          <div>
            <dt>{t('submissions.mend')}</dt>
            <dd>{mend}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** Ways of which one alone can be chosen, each with what it makes of the values. */
function Choice({
  finding,
  disabled,
  isTicked,
  onChoose,
}: {
  finding: Finding;
  disabled: boolean;
  isTicked: (fix: Fix) => boolean;
  onChoose: (finding: Finding, fix: Fix | null) => void;
}) {
  const t = useWords();
  const fixes = fixesOfOne(finding);
  const name = `${finding.code} ${finding.sheet} ${finding.at} ${finding.fix?.column}`;
  const none = !fixes.some(isTicked);
  return (
    <fieldset className="finding-choice" disabled={disabled}>
      <legend>{t('submissions.choose')}</legend>
      {fixes.map((fix) => (
        <label key={keyOf(fix)}>
          <input type="radio" name={name} checked={isTicked(fix)} onChange={() => onChoose(finding, fix)} /> {fix.label}
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={none} onChange={() => onChoose(finding, null)} />{' '}
        {t('submissions.decideLater')}
      </label>
    </fieldset>
  );
}

function fixesOfOne({ fix, otherFixes = [] }: Finding): Fix[] {
  return [...(fix === null ? [] : [fix]), ...otherFixes];
}

/** Each fix once, however many findings offer it, with the gravest of them. */
function fixesOf(findings: readonly Finding[]): Map<string, { readonly fix: Fix; readonly weight: Finding['weight'] }> {
  const fixes = new Map<string, { readonly fix: Fix; readonly weight: Finding['weight'] }>();
  for (const weight of weights) {
    for (const finding of findings) {
      if (finding.weight !== weight) continue;
      for (const fix of fixesOfOne(finding)) if (!fixes.has(keyOf(fix))) fixes.set(keyOf(fix), { fix, weight });
    }
  }
  return fixes;
}

function keyOf({ kind, sheet, column }: Fix): string {
  return JSON.stringify([kind, sheet, column]);
}
