import { useQuery } from '@tanstack/react-query';
import { longestInstitution } from '#contract/limits.ts';
import { topics, updateFrequencies } from '#engines/catalogue/topics.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { DateInput, TextInput } from '#web/ui/forms/TextInput.tsx';
import { regionsQuery, type Details } from '../api.ts';
import './DetailFields.css';

/** What may be told of a dataset; all of it may be left out. */
export function DetailFields({ details }: { details: Details }) {
  const t = useWords();
  const { data: regions = [] } = useQuery(regionsQuery());
  return (
    <div className="detail-fields">
      <Select
        label={t('upload.topic')}
        name="topic"
        empty={t('upload.noTopic')}
        defaultValue={details.topic ?? ''}
        choices={topics.map(({ id, name }) => ({ value: id, text: shippedText(name) }))}
      />
      <Select
        label={t('upload.updateFrequency')}
        name="updateFrequency"
        empty={t('upload.noFrequency')}
        defaultValue={details.updateFrequency ?? ''}
        choices={updateFrequencies.map((each) => ({ value: each, text: shippedText(each) }))}
      />
      <TextInput
        label={t('upload.institution')}
        name="institution"
        maxLength={longestInstitution}
        defaultValue={details.institution}
      />
      <TextInput
        label={t('upload.contact')}
        hint={t('upload.contactHint')}
        name="contact"
        maxLength={200}
        defaultValue={details.contact}
      />
      <TextInput
        label={t('upload.source')}
        hint={t('upload.sourceHint')}
        name="source"
        maxLength={500}
        defaultValue={details.source}
        className="detail-fields-row"
      />
      <fieldset className="detail-fields-row">
        <legend className="field-label">{t('upload.covers')}</legend>
        <div className="detail-fields-days">
          <DateInput label={t('upload.coversFrom')} name="coversFrom" defaultValue={details.coversFrom} />
          <DateInput label={t('upload.coversTo')} name="coversTo" defaultValue={details.coversTo} />
        </div>
      </fieldset>
      <TextInput
        label={t('upload.tags')}
        hint={t('upload.tagsHint')}
        name="tags"
        defaultValue={details.tags?.join(', ')}
        className="detail-fields-row"
      />
      <div className="detail-fields-row">
        <Checkbox
          label={t('upload.asksSignIn')}
          hint={t('upload.asksSignInHint')}
          name="asksSignIn"
          value="true"
          defaultChecked={details.asksSignIn}
        />
      </div>
      <fieldset className="detail-fields-row">
        <legend className="field-label">{t('upload.regions')}</legend>
        <p className="field-hint">{t('upload.regionsHint')}</p>
        <div className="detail-fields-regions">
          {regions.map(({ region_id: id, region }) => (
            <Checkbox
              key={id}
              label={region}
              name="regions"
              value={id}
              defaultChecked={details.regions?.includes(id)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
