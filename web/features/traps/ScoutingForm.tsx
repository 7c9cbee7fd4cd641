import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longestTrapReport } from '#contract/limits.ts';
import { addScouting } from '#contract/traps/scouting.ts';
import { actionShareAt, infestedShare, judgeScouting, PLANTS_A_SPOT, SPOTS } from '#engines/traps/scouting.ts';
import { addressOf } from '#web/lib/callApi.ts';
import type { OpenedReport } from '#web/lib/fieldQueue/fieldQueue.ts';
import { useReport } from '#web/lib/fieldQueue/useReport.ts';
import { sayNumber } from '#web/lib/format.ts';
import { useOnline } from '#web/lib/useOnline.ts';
import { useWords } from '#web/lib/words.ts';
import { useKept, useKeeping } from '#web/ui/field/KeptForm.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { OfflineNote } from '#web/ui/states/OfflineNote.tsx';
import { ProvenanceNote } from '#web/ui/data/ProvenanceNote.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { DateInput, TextInput } from '#web/ui/forms/TextInput.tsx';
import { cropsQuery, districtsQuery, speciesQuery } from './api.ts';
import { sayNext } from './sayNext.ts';
import { TrapSiteField, useTrapSite } from './TrapSiteField.tsx';
import './ReportForm.css';

interface ScoutingFormProps {
  /** A scouting of the queue that is corrected. */
  readonly waiting: OpenedReport | undefined;
  readonly siteId: number | undefined;
  readonly onDone: () => void;
}

const spotNumbers = Array.from({ length: SPOTS }, (_, at) => at);

/** Plants looked at in a field: five stops of twenty plants, and how many were infested at each. Works without a network. */
export function ScoutingForm({ waiting, siteId, onDone }: ScoutingFormProps) {
  const t = useWords();
  const online = useOnline();
  const { data: allSpecies = [] } = useQuery(speciesQuery());
  const { data: crops = [] } = useQuery(cropsQuery());
  const { data: districts = [] } = useQuery(districtsQuery());
  const kept = useKept<{ site: string; chosen: string; stage: string; spots: readonly string[] }>();
  const before: Readonly<Record<string, unknown>> = waiting?.report.fields ?? {
    ...kept.typed,
    ...kept.state,
    trapSiteId: kept.state?.site,
    speciesId: kept.state?.chosen,
    cropStage: kept.state?.stage,
  };
  const text = (name: string) => (before[name] === undefined ? undefined : String(before[name]));
  const [site, setSite] = useState(text('trapSiteId') ?? (siteId === undefined ? '' : String(siteId)));
  const near = useTrapSite(site === '' ? undefined : Number(site));
  const [chosen, setChosen] = useState(text('speciesId'));
  const speciesId = chosen ?? near?.species?.id ?? '';
  const species = allSpecies.find(({ id }) => id === speciesId);
  const [stage, setStage] = useState(text('cropStage') ?? '');
  const [spots, setSpots] = useState<readonly string[]>(
    Array.isArray(before['spots']) ? before['spots'].map(String) : spotNumbers.map(() => ''),
  );
  useKeeping({ site, chosen, stage, spots });
  const [wrongSpots, setWrongSpots] = useState(false);
  const { report, wrong, busy } = useReport(waiting?.report);
  // Where there is no network the page may be days old: the phone knows the day. Ghana keeps universal time.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const counts = spots.map(Number);
  const isCounted = spots.every((each, at) => /^\d+$/.test(each) && (counts[at] ?? 0) <= PLANTS_A_SPOT);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWrongSpots(!isCounted);
    if (!isCounted) return;
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '').trim();
    const infested = counts.reduce((sum, each) => sum + each, 0);
    const done = await report({
      kind: 'trap',
      title: t('traps.scoutingQueue', { insect: species?.name ?? '', infested, plants: SPOTS * PLANTS_A_SPOT }),
      path: addressOf(addScouting, {}),
      fields: {
        speciesId,
        cropStage: stage,
        spots: counts,
        plantsASpot: PLANTS_A_SPOT,
        scoutedOn: typed('scoutedOn') || today,
        note: typed('note'),
        ...(site !== '' && { trapSiteId: Number(site) }),
        ...(typed('cropId') !== '' && { cropId: typed('cropId') }),
        ...(typed('districtId') !== '' && { districtId: typed('districtId') }),
      },
    });
    sayNext(done);
    if (done === undefined) return;
    kept.forget();
    onDone();
  }

  return (
    <form className="trap-form" onSubmit={(event) => void submit(event)}>
      {!online && <OfflineNote>{t('field.offline')}</OfflineNote>}
      <p>{t('traps.scoutingLead')}</p>
      <div className="trap-form-pair">
        <TrapSiteField
          label={t('traps.nearTrap')}
          optional={t('traps.optional')}
          value={near ?? null}
          onChange={(found) => setSite(found === null ? '' : String(found.id))}
        />
        <Select
          label={t('traps.insect')}
          required
          empty={t('traps.selectInsect')}
          value={speciesId}
          onChange={({ target }) => setChosen(target.value)}
          choices={allSpecies.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <Select
          label={t('traps.cropStage')}
          required
          empty={t('traps.choose')}
          value={stage}
          onChange={({ target }) => setStage(target.value)}
          choices={(species?.stages ?? []).map((value) => ({ value, text: value }))}
        />
        <DateInput
          label={t('traps.scoutedOn')}
          name="scoutedOn"
          max={today}
          defaultValue={text('scoutedOn') ?? today}
        />
        <Select
          key={`crops ${crops.length} ${near?.cropId}`}
          label={t('traps.cropAround')}
          name="cropId"
          empty={t('traps.notSaid')}
          defaultValue={text('cropId') ?? near?.cropId ?? ''}
          choices={crops.map(({ crop_id: value, crop: name }) => ({ value, text: name }))}
        />
        {site === '' && (
          <Select
            key={`districts ${districts.length}`}
            label={t('traps.district')}
            name="districtId"
            required
            empty={t('traps.choose')}
            defaultValue={text('districtId') ?? ''}
            choices={districts.map(({ district_id: value, district: name }) => ({ value, text: name }))}
          />
        )}
      </div>
      {species && <p className="trap-form-note">{t('traps.lookFor', { damage: species.damage })}</p>}
      <div className="trap-spots">
        {spotNumbers.map((at) => (
          <TextInput
            key={at}
            label={t('traps.spot', { number: at + 1 })}
            hint={t('traps.spotHint')}
            type="number"
            inputMode="numeric"
            required
            min={0}
            max={PLANTS_A_SPOT}
            value={spots[at] ?? ''}
            onChange={({ target }) => setSpots(spots.map((each, other) => (other === at ? target.value : each)))}
          />
        ))}
      </div>
      {wrongSpots && !isCounted && <p role="alert">{t('traps.spotsWrong')}</p>}
      {isCounted && species && <Verdict counts={counts} actionShare={actionShareAt(species, stage)} />}
      {species && species.actionNote !== '' && <p className="trap-form-note">{species.actionNote}</p>}
      {species && <ProvenanceNote provenance={species.provenance} />}
      <TextArea label={t('traps.report')} name="note" rows={2} limit={longestTrapReport} defaultValue={text('note')} />
      <FormEnd
        wrong={wrong}
        busy={busy}
        send={t(online ? 'traps.send' : 'traps.keep')}
        cancel={t('traps.cancel')}
        onCancel={onDone}
      />
    </form>
  );
}

/** What the counts come to, while they are typed. */
function Verdict({ counts, actionShare }: { counts: readonly number[]; actionShare: number | null }) {
  const t = useWords();
  const share = infestedShare(counts, PLANTS_A_SPOT);
  const infested = counts.reduce((sum, each) => sum + each, 0);
  const said = { above: 'traps.shareAbove', below: 'traps.shareBelow', noShare: 'traps.shareNone' } as const;
  return (
    <p role="status">
      <strong>
        {t('traps.infestedNow', { infested, plants: counts.length * PLANTS_A_SPOT, share: sayNumber(share) })}
      </strong>
      : {t(said[judgeScouting(share, actionShare)], { action: actionShare ?? 0 })}
    </p>
  );
}
