import { useState } from 'react';
import { longestLicence } from '#contract/limits.ts';
import { licences } from '#engines/catalogue/licences.ts';
import { useWords } from '#web/lib/words.ts';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { OTHER_LICENCE } from './readFields.ts';

/** The licence: one of the list, or terms in words. */
export function LicenceField({ licence = '' }: { licence?: string | undefined }) {
  const t = useWords();
  const isListed = licence === '' || licences.some(({ id }) => id === licence);
  const [chosen, setChosen] = useState(isListed ? licence : OTHER_LICENCE);
  return (
    <>
      <Select
        label={t('upload.licence')}
        hint={t('upload.licenceHint')}
        name="licence"
        value={chosen}
        empty={t('upload.noLicence')}
        choices={[
          ...licences.map(({ id, name }) => ({ value: id, text: name })),
          { value: OTHER_LICENCE, text: t('upload.otherLicence') },
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
      {chosen === OTHER_LICENCE && (
        <TextInput
          label={t('upload.licenceText')}
          name="licenceText"
          required
          maxLength={longestLicence}
          defaultValue={isListed ? '' : licence}
        />
      )}
    </>
  );
}
