import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { longestSms, mostWarningKm } from '#contract/limits.ts';
import { sendWarning } from '#contract/risks/warnings.ts';
import { languages, type Language } from '#engines/farmers/farmer.ts';
import { measureText } from '#engines/messages/measureText.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useSettled } from '#web/lib/useSettled.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { DistrictsField } from '#web/ui/forms/DistrictsField.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { districtsQuery, type RiskRecord } from '../api.ts';
import { BeforeWarning } from './BeforeWarning.tsx';
import { languageName } from '../languageName.ts';
import type { Corner } from './ShapeMap.tsx';
import { type Area, cropsQuery, previewQuery, proposalQuery, type Proposal, type WarningDraft } from './warnings.ts';

/** What is for all is in English as a rule. */
const versionLanguages = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

/** Fewer leave no ground between them. */
const fewestCorners = 3;

const ShapeMap = lazy(() => loadCode(() => import('./ShapeMap.tsx')));
const RiskMap = lazy(() => loadCode(() => import('../RiskMap.tsx')));

/** A warning: where, who of them, the text in each language, who gets it and what it costs, and off it goes. */
export function WarnForm({ risk, onDone }: { risk: RiskRecord; onDone: () => void }) {
  const { data: proposal, error, refetch } = useQuery(proposalQuery(risk.id));
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  return proposal ? <Compose risk={risk} proposal={proposal} onDone={onDone} /> : <Skeleton lines={8} />;
}

function Compose({ risk, proposal, onDone }: { risk: RiskRecord; proposal: Proposal; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { data: crops = [] } = useQuery(cropsQuery());
  const [kind, setKind] = useState(proposal.area.kind);
  const [km, setKm] = useState(proposal.area.kind === 'around' ? String(proposal.area.km) : '10');
  const [districts, setDistricts] = useState<readonly string[]>([proposal.district.id]);
  const [corners, setCorners] = useState<readonly Corner[]>([]);
  const { data: allDistricts } = useQuery({ ...districtsQuery(), enabled: kind === 'districts' });
  const [grown, setGrown] = useState<readonly string[]>([]);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries([['en', proposal.text], ...proposal.versions.map(({ language, text }) => [language, text])]),
  );
  const [withDistrict, setWithDistrict] = useState(false);
  const [urgent, setUrgent] = useState(false);
  const [optOutHint, setOptOutHint] = useState(true);
  const { wrong, busy, send } = useSend();
  const key = useRef<{ draft: string; key: string }>(undefined);

  const versions = versionLanguages
    .map((language) => ({ language, text: texts[language] ?? '' }))
    .filter(({ text }) => text.trim() !== '');
  const draft: WarningDraft = {
    area: areaOf(kind, { km, districts, corners }, risk, proposal),
    crops: [...grown],
    withDistrict,
    text: texts.en ?? '',
    versions,
    urgent,
    optOutHint,
  };
  const isWhole =
    draft.text.trim() !== '' &&
    [draft.text, ...versions.map(({ text }) => text)].every((text) => text.length <= longestSms) &&
    !(kind === 'around' && !(Number(km) >= 0.5 && Number(km) <= mostWarningKm)) &&
    !(kind === 'districts' && districts.length === 0) &&
    !(kind === 'shape' && corners.length < fewestCorners);
  const written = JSON.stringify(draft);
  const settled = useSettled(written);
  const {
    data: preview,
    error,
    isFetching,
  } = useQuery({
    ...previewQuery(risk.id, JSON.parse(settled) as WarningDraft),
    // What is whole now may have been a line of two corners when it settled.
    enabled: isWhole && settled === written,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const willGet = preview?.preview.willGet ?? 0;
  // What the category has advice in, what was written, and what farmers inside read.
  const shown = versionLanguages.filter(
    (code) => (texts[code] ?? '') !== '' || preview?.preview.languages.some(({ language }) => language === code),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const asWritten = JSON.stringify(draft);
    // The same warning, sent again after an answer got lost, is one warning.
    if (key.current?.draft !== asWritten) key.current = { draft: asWritten, key: crypto.randomUUID() };
    const { key: idempotencyKey } = key.current;
    void send(async () => {
      const { message } = await callApi(sendWarning, { params: { id: risk.id }, body: draft }, { idempotencyKey });
      notify({
        tone: 'ok',
        text:
          message?.state === 'approval'
            ? t('warnings.held')
            : t('warnings.sent', { count: message?.counts.queued ?? 0 }),
      });
      await refetchChanged(client);
      onDone();
    });
  }

  const areas = [
    ...(risk.point ? [{ value: 'around', text: t('warnings.around') }] : []),
    ...(proposal.zone ? [{ value: 'zone', text: t('warnings.zone') }] : []),
    { value: 'districts', text: t('warnings.inDistricts') },
    { value: 'shape', text: t('warnings.shape') },
  ];
  return (
    <form className="warn-form" onSubmit={submit} aria-label={t('warnings.warn')}>
      <Segmented
        label={t('warnings.area')}
        value={kind}
        options={areas}
        onChange={(value) => setKind(value as Area['kind'])}
      />
      {kind === 'districts' && (
        <DistrictsField
          all={allDistricts}
          value={districts}
          onChange={setDistricts}
          label={t('warnings.districts')}
          hint={t('warnings.districtsHint')}
        />
      )}
      {kind === 'shape' && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <ShapeMap corners={corners} onChange={setCorners} start={risk.point} label={t('warnings.drawn')} />
        </Suspense>
      )}
      {kind === 'around' && (
        <>
          <TextInput
            label={t('warnings.km')}
            hint={t('warnings.kmHint')}
            name="km"
            type="number"
            min={0.5}
            max={mostWarningKm}
            step={0.5}
            required
            value={km}
            onChange={(event) => setKm(event.target.value)}
          />
          <Suspense fallback={<Skeleton lines={6} />}>
            <RiskMap risks={[risk]} label={t('warnings.circle')} near circleKm={Number(km) || undefined} />
          </Suspense>
        </>
      )}
      <details className="warn-crops">
        <summary>
          {t('warnings.crops')}:{' '}
          {grown.length === 0 ? t('warnings.cropsAll') : t('warnings.cropsSome', { count: grown.length })}
        </summary>
        <p className="field-hint">{t('warnings.cropsHint')}</p>
        <div className="warn-boxes">
          {crops.map(({ crop_id: id, crop }) => (
            <Checkbox
              key={id}
              label={crop}
              checked={grown.includes(id)}
              onChange={(event) =>
                setGrown(event.target.checked ? [...grown, id] : grown.filter((each) => each !== id))
              }
            />
          ))}
        </div>
      </details>
      {['en', ...shown].map((language) => (
        <div key={language}>
          <TextArea
            label={
              language === 'en' ? t('warnings.text') : t('warnings.inLanguage', { language: languageName(language) })
            }
            hint={language === 'en' ? t('warnings.textHint') : undefined}
            name={`text ${language}`}
            rows={4}
            limit={longestSms}
            required={language === 'en'}
            value={texts[language] ?? ''}
            onChange={(event) => setTexts({ ...texts, [language]: event.target.value })}
          />
          <Measure text={texts[language] ?? ''} />
        </div>
      ))}
      <Checkbox
        label={t('warnings.hint')}
        checked={optOutHint}
        onChange={(event) => setOptOutHint(event.target.checked)}
      />
      <Checkbox
        label={t('warnings.urgent')}
        hint={t('warnings.urgentHint')}
        checked={urgent}
        onChange={(event) => setUrgent(event.target.checked)}
      />
      {error ? (
        <ErrorState small>{error.message}</ErrorState>
      ) : preview ? (
        <BeforeWarning
          preview={preview}
          isBusy={isFetching || settled !== JSON.stringify(draft)}
          withDistrict={withDistrict}
          onWithDistrict={setWithDistrict}
        />
      ) : (
        <Skeleton lines={4} />
      )}
      <FormMessage wrong={wrong} />
      <div className="warn-end">
        <Button
          type="submit"
          busy={busy}
          disabled={!isWhole || willGet === 0}
          icon={<Megaphone size={18} aria-hidden="true" />}
        >
          {t('warnings.send', { count: willGet })}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('warnings.cancel')}
        </Button>
      </div>
    </form>
  );
}

function Measure({ text }: { text: string }) {
  const t = useWords();
  const { letters, parts } = measureText(text);
  return <p className="field-hint figures">{t('warnings.letters', { letters, count: parts })}</p>;
}

/** What was chosen for each kind of area. */
interface Chosen {
  readonly km: string;
  readonly districts: readonly string[];
  readonly corners: readonly Corner[];
}

function areaOf(kind: Area['kind'], { km, districts, corners }: Chosen, risk: RiskRecord, { zone }: Proposal): Area {
  if (kind === 'around' && risk.point) return { kind, ...risk.point, km: Number(km) };
  if (kind === 'zone' && zone) return { kind, id: zone.id };
  if (kind === 'shape') return { kind, corners: corners.map(([lng, lat]) => [lng, lat]) };
  return { kind: 'districts', ids: [...districts] };
}
