import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listCrops } from '#contract/calendar/calendar.ts';
import { Composer } from '#web/features/messages/Composer.tsx';
import { districtsQuery } from '#web/features/officers/api.ts';
import { DistrictsField } from '#web/ui/forms/DistrictsField.tsx';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Select } from '#web/ui/forms/Select.tsx';

/** A message of a director or administrator to everybody in their districts, without a risk: that the rains are late. */
export default function BranchPart() {
  const t = useWords();
  const [districts, setDistricts] = useState<readonly string[]>([]);
  const [crop, setCrop] = useState('');
  const { data: all } = useQuery(districtsQuery());
  const { data: crops = [] } = useQuery(apiQuery(listCrops, {}));
  const branch = { ...(districts.length > 0 && { districts: [...districts] }), ...(crop !== '' && { crops: [crop] }) };
  return (
    <div className="branch-part">
      <h2>{t('branch.title')}</h2>
      <p>{t('branch.lead')}</p>
      <DistrictsField
        all={all}
        value={districts}
        onChange={setDistricts}
        label={t('branch.districts')}
        hint={t('branch.districtsHint')}
      />
      <Select
        label={t('branch.crop')}
        hint={t('branch.cropHint')}
        empty={t('branch.anyCrop')}
        value={crop}
        choices={crops.map(({ crop_id: value, crop: text }) => ({ value, text }))}
        onChange={({ target }) => setCrop(target.value)}
      />
      <Composer to={{ branch }} kept="message to the branch" label={t('branch.everybody')} />
    </div>
  );
}
