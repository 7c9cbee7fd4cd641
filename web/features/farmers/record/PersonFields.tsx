import { useWords } from '#web/lib/words.ts';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { longestName } from '#contract/limits.ts';
import type { Farmer } from '../api.ts';
import { ages, ageWords, reaches, reachWords, sexes } from '../person.ts';

interface PersonFieldsProps {
  readonly farmer: Farmer | undefined;
  /** What was typed before, by the names of fields. */
  readonly before: Readonly<Record<string, string>>;
}

/** Sex, age group, way to reach, organisation and household: none of them is needed. */
export function PersonFields({ farmer, before }: PersonFieldsProps) {
  const t = useWords();
  return (
    <div className="cc-form-pair">
      <Select
        label={t('farmers.sex')}
        name="sex"
        empty={t('farmers.notKnown')}
        defaultValue={before['sex'] ?? farmer?.sex ?? ''}
        choices={sexes.map((value) => ({ value, text: t(`farmers.${value}`) }))}
      />
      <Select
        label={t('farmers.ageGroup')}
        name="ageGroup"
        empty={t('farmers.notKnown')}
        defaultValue={before['ageGroup'] ?? farmer?.ageGroup ?? ''}
        choices={ages.map((value) => ({ value, text: t(ageWords[value]) }))}
      />
      <Select
        label={t('farmers.reach')}
        name="reach"
        empty={t('farmers.notKnown')}
        defaultValue={before['reach'] ?? farmer?.reach ?? ''}
        choices={reaches.map((value) => ({ value, text: t(reachWords[value]) }))}
      />
      <TextInput
        label={t('farmers.organisation')}
        optional={t('farmers.optional')}
        hint={t('farmers.organisationHint')}
        name="organisation"
        maxLength={longestName}
        defaultValue={before['organisation'] ?? farmer?.organisation}
        autoComplete="off"
      />
      <TextInput
        label={t('farmers.householdOf')}
        optional={t('farmers.optional')}
        hint={t('farmers.householdOfHint')}
        name="householdOf"
        maxLength={20}
        defaultValue={before['householdOf']}
        autoComplete="off"
      />
    </div>
  );
}

/** What was typed in these fields: of an edit, what differs from what is kept; of a new farmer, what is filled in. */
export function personTyped(text: (name: string) => string, farmer: Farmer | undefined) {
  const sex = sexes.find((each) => each === text('sex')) ?? null;
  const ageGroup = ages.find((each) => each === text('ageGroup')) ?? null;
  const reach = reaches.find((each) => each === text('reach')) ?? null;
  return {
    ...(sex !== (farmer?.sex ?? null) && { sex }),
    ...(ageGroup !== (farmer?.ageGroup ?? null) && { ageGroup }),
    ...(reach !== (farmer?.reach ?? null) && { reach }),
    ...(text('organisation') !== (farmer?.organisation ?? '') && { organisation: text('organisation') }),
    ...(text('householdOf') !== '' && { householdOf: text('householdOf') }),
  };
}
