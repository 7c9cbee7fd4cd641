import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { addFarmer, editFarmer } from '#contract/farmers/farmers.ts';
import { longestName, longestPhoneText } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useToday } from '#web/lib/pageFacts.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import {
  askedCommunity,
  CommunityField,
  isWholeCommunity,
  type ChosenCommunity,
} from '#web/ui/forms/CommunityField.tsx';
import { useKept, useKeeping } from '#web/ui/field/KeptForm.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { DateInput, TextInput } from '#web/ui/forms/TextInput.tsx';
import { cropsQuery, languages, type Farmer } from '../api.ts';
import { consentSources } from '../consentSources.ts';
import { areasTyped, CropFields } from './CropFields.tsx';
import { PersonFields, personTyped } from './PersonFields.tsx';
import '../forms.css';

interface FarmerFormProps {
  readonly farmer: Farmer | undefined;
  readonly onCancel: () => void;
  /** `next` where another farmer is to be entered after this one. */
  readonly onDone: (name: string, next?: SameAgain) => void;
  /** What a new farmer has in common with the one entered before. */
  readonly same?: SameAgain | undefined;
}

/** What farmers of one village have in common: entered once, kept for the next. */
export interface SameAgain {
  readonly place: ChosenCommunity;
  readonly crops: readonly string[];
  readonly language: string;
  readonly agreed: boolean;
  readonly source: string;
  readonly date: string;
}

/** After one farmer the next is typed at once. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus();
}

/** What is kept of a farmer. A refusal leaves everything typed. */
export function FarmerForm({ farmer, same, onCancel, onDone }: FarmerFormProps) {
  const t = useWords();
  const today = useToday();
  const { data: crops = [] } = useQuery(cropsQuery());
  const kept = useKept<{
    place: ChosenCommunity | null;
    grown: readonly string[];
    agreed: boolean;
    phoneless: boolean;
    shares: boolean;
  }>();
  const before = kept.typed ?? {};
  const address = farmer?.address;
  const [wasAt] = useState<ChosenCommunity | null>(
    address ? { id: address.communityId, name: address.location, districtId: address.districtId } : null,
  );
  const [place, setPlace] = useState<ChosenCommunity | null>(kept.state?.place ?? same?.place ?? wasAt);
  const [placeWrong, setPlaceWrong] = useState(false);
  const [grown, setGrown] = useState<readonly string[]>(kept.state?.grown ?? same?.crops ?? farmer?.crops ?? []);
  const [agreed, setAgreed] = useState(kept.state?.agreed ?? same?.agreed ?? farmer?.consent.given ?? false);
  const areas = farmer?.cropAreas ?? [];
  const [phoneless, setPhoneless] = useState(kept.state?.phoneless ?? farmer?.phone === '');
  const [shares, setShares] = useState(kept.state?.shares ?? farmer?.sharesPhone ?? false);
  useKeeping({ place, grown, agreed, phoneless, shares });
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setPlaceWrong(!isWholeCommunity(place));
    if (!isWholeCommunity(place)) {
      event.currentTarget.querySelector<HTMLElement>('[role="combobox"]')?.focus();
      return;
    }
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const body = {
      name: text('name'),
      ...(phoneless ? { noPhone: true } : { phone: text('phone') }),
      ...(shares && !phoneless && { sharesPhone: true }),
      ...personTyped(text, farmer),
      ...areasTyped(text, grown, areas),
      email: text('email'),
      // What was not touched stays as it is known: where it is a district alone, it is not made a community.
      ...(JSON.stringify(place) !== JSON.stringify(wasAt) && { community: askedCommunity(place) }),
      crops: [...grown],
      language: languages.find((each) => each === text('language')) ?? 'en',
      consent: {
        given: agreed,
        source: consentSources.find(([source]) => source === text('source'))?.[0] ?? ('unknown' as const),
        date: agreed ? text('date') || today : null,
      },
    };
    void send(async () => {
      const { name } = farmer
        ? await callApi(editFarmer, { params: { id: farmer.id }, body })
        : await callApi(addFarmer, { body });
      kept.forget();
      const { language, consent } = body;
      const { source, date } = consent;
      const isAnother = submitter?.getAttribute('value') === 'another';
      onDone(name, isAnother ? { place, crops: grown, language, agreed, source, date: date ?? today } : undefined);
    });
  }

  return (
    <form className="cc-form" onSubmit={submit} ref={same && focusFirst}>
      <div className="cc-form-pair">
        <TextInput
          label={t('farmers.name')}
          name="name"
          required
          maxLength={longestName}
          defaultValue={before['name'] ?? farmer?.name}
          autoComplete="off"
        />
        <TextInput
          label={t('farmers.phone')}
          hint={t(farmer ? 'farmers.phoneKept' : 'farmers.phoneHint')}
          name="phone"
          type="tel"
          required={!phoneless}
          disabled={phoneless}
          maxLength={longestPhoneText}
          defaultValue={before['phone'] ?? farmer?.phone}
          autoComplete="off"
        />
        <div>
          <Checkbox
            label={t('farmers.noPhone')}
            checked={phoneless}
            onChange={(event) => setPhoneless(event.target.checked)}
          />
          <Checkbox
            label={t('farmers.sharesPhone')}
            hint={t('farmers.sharesPhoneHint')}
            checked={shares && !phoneless}
            disabled={phoneless}
            onChange={(event) => setShares(event.target.checked)}
          />
        </div>
        <CommunityField
          label={t('farmers.address')}
          hint={t('farmers.addressHint')}
          error={placeWrong && !isWholeCommunity(place) ? t('farmers.addressChoose') : undefined}
          value={place}
          onChange={setPlace}
        />
        <TextInput
          label={t('farmers.email')}
          optional={t('farmers.optional')}
          hint={t('farmers.emailNotNeeded')}
          name="email"
          type="email"
          maxLength={254}
          defaultValue={before['email'] ?? farmer?.email}
          autoComplete="off"
        />
        <Select
          label={t('farmers.language')}
          hint={t('farmers.languageHint')}
          name="language"
          defaultValue={before['language'] ?? same?.language ?? farmer?.language ?? 'en'}
          choices={languages.map((value) => ({ value, text: t(`farmers.${value}`) }))}
        />
      </div>
      <CropFields crops={crops} grown={grown} onGrow={setGrown} areas={areas} before={before} />
      <PersonFields farmer={farmer} before={before} />
      <Checkbox
        label={t('farmers.consentGiven')}
        hint={t('farmers.consentHint')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {agreed && (
        <div className="cc-form-pair">
          <Select
            label={t('farmers.consentSource')}
            name="source"
            defaultValue={
              before['source'] ??
              (same?.agreed ? same.source : undefined) ??
              (farmer?.consent.given ? farmer.consent.source : 'in person')
            }
            choices={consentSources.map(([value, text]) => ({ value, text: t(text) }))}
          />
          <DateInput
            label={t('farmers.consentDate')}
            name="date"
            max={today}
            defaultValue={before['date'] ?? same?.date ?? farmer?.consent.date ?? today}
          />
        </div>
      )}
      <FormEnd
        wrong={wrong}
        busy={busy}
        send={t(farmer ? 'farmers.save' : 'farmers.add')}
        cancel={t('farmers.cancel')}
        onCancel={onCancel}
      >
        {farmer === undefined && (
          <Button type="submit" kind="secondary" name="then" value="another" busy={busy}>
            {t('farmers.addAnother')}
          </Button>
        )}
      </FormEnd>
    </form>
  );
}
