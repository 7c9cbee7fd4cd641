import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longestTrapReport, longestWait, mostCaught, mostTrapPhotos, largestPhotoBytes } from '#contract/limits.ts';
import { addTrapReport } from '#contract/traps/traps.ts';
import { doubtsOf } from '#engines/traps/doubts.ts';
import { isCatchable } from '#engines/traps/scouting.ts';
import { sayDay } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { addressOf } from '#web/lib/callApi.ts';
import type { OpenedReport } from '#web/lib/fieldQueue/fieldQueue.ts';
import { useReport } from '#web/lib/fieldQueue/useReport.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { useOnline } from '#web/lib/useOnline.ts';
import { useWords } from '#web/lib/words.ts';
import { useKept, useKeeping } from '#web/ui/field/KeptForm.tsx';
import { PhotoField } from '#web/ui/forms/PhotoField.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { OfflineNote } from '#web/ui/states/OfflineNote.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { DateInput, TextInput } from '#web/ui/forms/TextInput.tsx';
import { ownSitesQuery, pestsQuery, speciesQuery } from './api.ts';
import { type Doubted, Doubts, useLatestCounts } from './Doubts.tsx';
import { sayNext } from './sayNext.ts';
import { TrapSiteField, useTrapSite } from './TrapSiteField.tsx';
import { Whereabouts, type Place } from './Whereabouts.tsx';
import './ReportForm.css';

interface ReportFormProps {
  readonly role: string;
  /** A report of the queue that is mended. */
  readonly waiting: OpenedReport | undefined;
  readonly siteId: number | undefined;
  readonly onDone: () => void;
}

/** What was counted in a trap (C §5: a trap site and a pest type must be selected, and the count must be a number). */
export function ReportForm({ role, waiting, siteId, onDone }: ReportFormProps) {
  const t = useWords();
  const online = useOnline();
  const siteList = useQuery(ownSitesQuery());
  const pestList = useQuery(pestsQuery());
  const { data: allSpecies = [] } = useQuery(speciesQuery());
  const pests = (pestList.data ?? []).filter(({ icon }) => isCatchable(icon));
  const missingList = [siteList, pestList].find(({ error, data }) => error !== null && data === undefined);
  const kept = useKept<{ place: Place; site: string }>();
  const before: Readonly<Record<string, unknown>> = waiting?.report.fields ?? kept.typed ?? {};
  const text = (name: string) => (before[name] === undefined ? undefined : String(before[name]));
  const [site, setSite] = useState(
    text('trapSiteId') ?? kept.state?.site ?? (siteId === undefined ? '' : String(siteId)),
  );
  const [photos, setPhotos] = useState<readonly File[]>(waiting?.photos ?? kept.photos);
  const [place, setPlace] = useState<Place | undefined>(kept.state?.place ?? readPlace(before));
  useKeeping({ place, site }, photos);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const chosen = useTrapSite(site === '' ? undefined : Number(site));
  const latestCounts = useLatestCounts(chosen?.id);
  const [doubted, setDoubted] = useState<Doubted>();
  const species = allSpecies.find(({ id }) => id === chosen?.species?.id);
  const pest = text('riskCategoryId') ?? String((species && pests.find(({ icon }) => icon === 'pest')?.id) ?? '');
  const { report, wrong, busy } = useReport(waiting?.report);
  // Where there is no network the page may be days old: the phone knows the day. Ghana keeps universal time.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '').trim();
    const count = typed('pestCount');
    const wrongs = [
      site === '' && 'site',
      typed('riskCategoryId') === '' && 'pest',
      !/^\d+$/.test(count) && 'count',
    ].filter((each) => each !== false);
    setMissing(new Set(wrongs));
    if (wrongs.length > 0) return;
    const visitedOn = typed('visitedOn') || today;
    const doubts =
      chosen && waiting === undefined
        ? doubtsOf(Number(count), visitedOn, { mine: chosen.mine, lastVisit: chosen.last_visit, latestCounts })
        : [];
    const asked = { doubts, count: Number(count), day: visitedOn, site, most: Math.max(0, ...latestCounts) };
    if (doubts.length > 0 && JSON.stringify(asked) !== JSON.stringify(doubted)) return setDoubted(asked);
    const done = await report({
      kind: 'trap',
      title: t('traps.queueTitle', { site: chosen?.name ?? t('traps.unknownSite'), count }),
      path: addressOf(addTrapReport, {}),
      fields: {
        pestCount: Number(count),
        trapSiteId: Number(site),
        riskCategoryId: Number(typed('riskCategoryId')),
        report: typed('report'),
        visitedOn,
        ...(typed('nights') !== '' && { nights: Number(typed('nights')) }),
        ...(typed('feedback') !== '' && { feedback: typed('feedback') }),
        ...(typed('cropStage') !== '' && { cropStage: typed('cropStage') }),
        ...(form.get('lureChanged') !== null && { lureChanged: true }),
        ...place,
      },
      photos,
    });
    sayNext(done);
    if (done === undefined) return;
    kept.forget();
    onDone();
  }

  return (
    <form className="trap-form" onSubmit={(event) => void submit(event)} noValidate>
      {missingList && (
        <ErrorState onRetry={() => void Promise.all([siteList.refetch(), pestList.refetch()])}>
          {missingList.error?.message}
        </ErrorState>
      )}
      {!online && <OfflineNote>{t('field.offline')}</OfflineNote>}
      <TrapSiteField
        label={t('traps.trapSite')}
        error={missing.has('site') ? t('traps.selectTrap') : undefined}
        value={chosen ?? null}
        onChange={(found) => setSite(found === null ? '' : String(found.id))}
      />
      {chosen && (
        <p className="trap-form-note">
          {species
            ? t('traps.insectOf', { insect: species.name, lure: chosen.lure || t('traps.lureUnknown') })
            : t('traps.insectUnknown')}
        </p>
      )}
      <div className="trap-form-pair">
        <Select
          key={`pests ${pests.length} ${pest}`}
          label={t('traps.pestType')}
          name="riskCategoryId"
          required
          empty={t('traps.selectPest')}
          error={missing.has('pest') ? t('traps.selectPest') : undefined}
          defaultValue={pest}
          choices={pests.map(({ id, name }) => ({ value: String(id), text: shippedText(name) }))}
        />
        <TextInput
          label={t('traps.pestCount')}
          name="pestCount"
          required
          type="number"
          min={0}
          max={mostCaught}
          inputMode="numeric"
          error={missing.has('count') ? t('traps.countNumber') : undefined}
          defaultValue={text('pestCount')}
        />
        <DateInput
          label={t('traps.visitedOn')}
          name="visitedOn"
          max={today}
          defaultValue={text('visitedOn') ?? today}
        />
        <TextInput
          label={t('traps.nightsOut')}
          optional={t('traps.optional')}
          hint={t('traps.nightsHint')}
          name="nights"
          type="number"
          min={1}
          max={longestWait}
          inputMode="numeric"
          defaultValue={text('nights')}
        />
        {species && (
          <Select
            key={species.id}
            label={t('traps.cropStage')}
            optional={t('traps.optional')}
            name="cropStage"
            empty={t('traps.notSaid')}
            defaultValue={text('cropStage') ?? ''}
            choices={species.stages.map((value) => ({ value, text: value }))}
          />
        )}
      </div>
      {chosen?.lureDue != null && chosen.lureDue <= today && (
        <p className="trap-form-note">{t('traps.lureIsDue', { day: sayDay(chosen.lureDue) })}</p>
      )}
      <Checkbox
        label={t('traps.lureChanged')}
        name="lureChanged"
        defaultChecked={kept.typed ? 'lureChanged' in kept.typed : before['lureChanged'] === true}
      />
      <TextArea
        label={t('traps.report')}
        hint={t('traps.reportHint')}
        name="report"
        rows={3}
        limit={longestTrapReport}
        defaultValue={text('report')}
      />
      {(role === 'admin' || role === 'pprsd') && (
        <TextArea
          label={t('traps.feedback')}
          optional={t('traps.optional')}
          name="feedback"
          rows={2}
          limit={longestTrapReport}
          defaultValue={text('feedback')}
        />
      )}
      <PhotoField photos={photos} onChange={setPhotos} most={mostTrapPhotos} bytes={largestPhotoBytes} />
      <Whereabouts place={place} site={chosen} onChange={setPlace} />
      {doubted && <Doubts doubted={doubted} />}
      <FormEnd
        wrong={wrong}
        busy={busy}
        send={t(doubted ? 'traps.sendAnyway' : online ? 'traps.send' : 'traps.keep')}
        cancel={t('traps.cancel')}
        onCancel={onDone}
      />
    </form>
  );
}

function readPlace({ latitude, longitude, accuracy }: Readonly<Record<string, unknown>>): Place | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' && typeof accuracy === 'number'
    ? { latitude, longitude, accuracy }
    : undefined;
}
