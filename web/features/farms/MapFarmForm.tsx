import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { addFarm, editFarm } from '#contract/farms/farmRecords.ts';
import { longestFarmName } from '#contract/limits.ts';
import { enteredFaults, outlineFaults, swapAxes, tidyCorners } from '#engines/farms/checkOutline.ts';
import { keptDegrees } from '#engines/farms/farm.ts';
import { readCardNumber } from '#engines/farms/cardNumber.ts';
import { hectaresOf } from '#engines/shapes/groundArea.ts';
import type { Point } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import { addressOf } from '#web/lib/callApi.ts';
import type { KeptReport } from '#web/lib/fieldQueue/records.ts';
import { useReport } from '#web/lib/fieldQueue/useReport.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useKept, useKeeping } from '#web/ui/field/KeptForm.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { cropsQuery } from './api.ts';
import { CornerFault } from './CornerFault.tsx';
import { FarmerField, type LinkedFarmer } from './FarmerField.tsx';
import { changesOf, type FarmDraft } from './farmDraft.ts';
import { sayHectares, wireOutline } from './outlines.ts';
import { TypedCorners } from './TypedCorners.tsx';
import { isCount, typedCorners, typedFrom, type TypedPoints } from './typedPoints.ts';
import { WalkedCorners } from './WalkedCorners.tsx';
import './forms.css';
import './MapFarmForm.css';

const DrawMap = lazy(() => loadCode(() => import('./DrawMap.tsx')));
const ways = ['typed', 'drawn', 'walked'] as const;
const wayWords = {
  typed: 'farmRecords.wayTyped',
  drawn: 'farmRecords.wayDrawn',
  walked: 'farmRecords.wayWalked',
} as const;

interface MapFarmFormProps {
  draft: FarmDraft;
  /** The report of the queue it was opened from. */
  mended: KeptReport | undefined;
  onCancel: () => void;
  onDone: (sent: boolean) => void;
}

/** Maps a farm: its corners typed, drawn or walked, and what is known of it. Kept on the device until it is sent. */
export function MapFarmForm({ draft, mended, onCancel, onDone }: MapFarmFormProps) {
  const t = useWords();
  const { textMode } = usePageFacts();
  const { data: crops = [] } = useQuery(cropsQuery());
  const { report, wrong, busy } = useReport(mended);
  const kept = useKept<{
    way: (typeof ways)[number];
    typed: TypedPoints;
    set: readonly Point[];
    farmer: LinkedFarmer | null;
  }>();
  const before = kept.typed ?? {};
  const [way, setWay] = useState<(typeof ways)[number]>(kept.state?.way ?? draft.way);
  const [typed, setTyped] = useState<TypedPoints>(() => kept.state?.typed ?? typedFrom(draft.corners));
  const [set, setSet] = useState<readonly Point[]>(kept.state?.set ?? draft.corners);
  const [here, setHere] = useState<{ readonly point: Point; readonly accuracy: number }>();
  const [farmer, setFarmer] = useState<LinkedFarmer | null | undefined>(
    kept.state ? (kept.state.farmer ?? null) : draft.farmer,
  );
  useKeeping({ way, typed, set, farmer });
  const [asked, setAsked] = useState(false);
  const [cardWrong, setCardWrong] = useState(false);

  const isTyped = way === 'typed';
  const corners = isTyped ? typedCorners(typed) : set;
  const isWhole = isTyped ? isCount(typed.count) && corners.length === typed.points.length : corners.length >= 3;
  const [fault] = !isWhole ? [] : isTyped ? enteredFaults(corners) : outlineFaults([[closeRing(corners)]]);

  /** Corners go along from one way to the next. */
  function choose(next: string) {
    const chosen = ways.find((each) => each === next) ?? 'typed';
    if (isTyped && corners.length > 0) setSet(corners);
    if (chosen === 'typed' && !isTyped && set.length > 0) setTyped(typedFrom(set));
    setWay(chosen);
    if (chosen === 'drawn' && corners.length === 0 && 'geolocation' in navigator) goToMyPlace();
  }
  /** A drawing begins where the person is; where the device does not say, with the country. */
  function goToMyPlace() {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) =>
        setHere({ point: [keptDegrees(longitude), keptDegrees(latitude)], accuracy }),
      () => undefined,
      { timeout: 15_000, maximumAge: 600_000 },
    );
  }
  function mend(how: 'swap' | 'tidy') {
    const right = how === 'swap' ? (swapAxes([[corners]])[0]?.[0] ?? []) : tidyCorners(corners);
    if (isTyped) setTyped(typedFrom(right));
    else setSet(right);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const card = text('card');
    setAsked(true);
    setCardWrong(card !== '' && readCardNumber(card) === null);
    if (!isWhole || fault || farmer === undefined || (card !== '' && readCardNumber(card) === null)) return;
    const written = {
      outline: wireOutline(corners),
      source: way,
      name: text('name'),
      crop: text('crop') || null,
      farmerId: farmer?.id ?? null,
      ...(card && { card }),
    };
    const hectares = hectaresOf([[closeRing(corners)]]);
    const title = t('farmRecords.farmTitle', {
      name: text('name') || (farmer?.name ?? ''),
      hectares: sayHectares(hectares),
    });
    const change = draft.id !== undefined;
    const reported = await report({
      kind: 'farm',
      title,
      path: draft.id === undefined ? addressOf(addFarm, {}) : addressOf(editFarm, { params: { id: draft.id } }),
      ...(change && { method: 'PATCH' }),
      fields: changesOf(written, draft),
      labels: { name: t('farmRecords.name'), crop: t('farmRecords.crop'), hectares: t('farmRecords.size') },
      says: { crop: Object.fromEntries(crops.map(({ crop_id: value, crop }) => [value, crop])) },
      shown: { name: written.name, crop: written.crop, hectares: Math.round(hectares * 10_000) / 10_000 },
    });
    if (!reported) return;
    kept.forget();
    onDone(reported.state === 'sent');
  }

  return (
    <form className="farm-form" onSubmit={(event) => void submit(event)}>
      <Segmented
        label={t('farmRecords.way')}
        value={way}
        options={ways.map((value) => ({ value, text: t(wayWords[value]) }))}
        onChange={choose}
      />
      {isTyped && <TypedCorners typed={typed} asked={asked} onChange={setTyped} />}
      {way === 'walked' && <WalkedCorners corners={set} onChange={setSet} onPlace={setHere} />}
      {way === 'drawn' && (
        <>
          <p>{t('farmRecords.drawLead')}</p>
          <div className="farm-walk-acts">
            <Button
              small
              kind="quiet"
              disabled={set.length === 0}
              icon={<Undo2 size={16} aria-hidden="true" />}
              onClick={() => setSet(set.slice(0, -1))}
            >
              {t('farmRecords.undoPoint')}
            </Button>
            <Button small kind="quiet" disabled={set.length === 0} onClick={() => setSet([])}>
              {t('farmRecords.clear')}
            </Button>
          </div>
        </>
      )}
      {!textMode && (way !== 'typed' || corners.length > 2) && (
        <Suspense fallback={<p className="farm-draw-wait">{t('farmRecords.mapLoading')}</p>}>
          <DrawMap
            corners={corners}
            onChange={way === 'drawn' ? setSet : undefined}
            faultAt={fault?.at}
            here={isTyped ? undefined : here}
          />
        </Suspense>
      )}
      {way === 'drawn' && <p className="farm-draw-keys">{t('farmRecords.drawKeys')}</p>}
      {fault && <CornerFault fault={fault} onMend={mend} />}
      {isWhole && !fault && (
        <p role="status">
          {t('farmRecords.enclosed', {
            hectares: sayHectares(hectaresOf([[closeRing(corners)]])),
            corners: t('farmRecords.corners', { count: corners.length }),
          })}
        </p>
      )}
      {asked && !isWhole && !isTyped && <p role="alert">{t('farmRecords.tooFew')}</p>}
      <div className="farm-form-pair">
        <TextInput
          label={t('farmRecords.card')}
          optional={t('farmRecords.optional')}
          hint={draft.card === '' ? t('farmRecords.cardHint') : t('farmRecords.cardKept', { card: draft.card })}
          error={cardWrong ? t('farmRecords.cardWrong') : undefined}
          name="card"
          maxLength={40}
          autoComplete="off"
          defaultValue={before['card'] ?? draft.newCard}
        />
        <TextInput
          label={t('farmRecords.name')}
          optional={t('farmRecords.optional')}
          hint={t('farmRecords.nameHint')}
          name="name"
          maxLength={longestFarmName}
          autoComplete="off"
          defaultValue={before['name'] ?? draft.name}
        />
        <FarmerField farmer={kept.state ? (kept.state.farmer ?? null) : draft.farmer} onChange={setFarmer} />
        <Select
          label={t('farmRecords.crop')}
          name="crop"
          defaultValue={before['crop'] ?? draft.crop ?? ''}
          choices={[
            { value: '', text: t('farmRecords.cropNone') },
            ...crops.map(({ crop_id: value, crop }) => ({ value, text: crop })),
          ]}
        />
      </div>
      <FormEnd
        wrong={wrong}
        busy={busy}
        send={t('farmRecords.save')}
        cancel={t('farmRecords.cancel')}
        onCancel={onCancel}
      />
    </form>
  );
}
