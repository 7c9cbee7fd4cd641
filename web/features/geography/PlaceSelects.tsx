import { Select } from '#web/ui/forms/Select.tsx';
import { useWords } from '#web/lib/words.ts';
import type { Districts, Regions } from './places.ts';

interface PlaceSelectsProps {
  regions: Regions;
  districts: Districts;
  region: string | undefined;
  district: string | undefined;
}

/** Region, and once it is chosen its districts: two fields of the form around them. */
export function PlaceSelects({ regions, districts, region, district }: PlaceSelectsProps) {
  const t = useWords();
  return (
    <>
      {/* Choices that come after the first drawing must still show what is chosen: a new key draws the select anew. */}
      <Select
        key={`regions ${regions.length}`}
        compact
        label={t('geography.region')}
        name="region"
        empty={t('quoted.chooseRegion')}
        defaultValue={region ?? ''}
        choices={byName(regions.map(({ region_id: value, region: text }) => ({ value, text })))}
      />
      {region !== undefined && (
        <Select
          key={`districts ${districts.length}`}
          compact
          label={t('geography.district')}
          name="district"
          empty={t('quoted.changeDistrict')}
          defaultValue={district ?? ''}
          choices={byName(districts.map(({ district_id: value, district: text }) => ({ value, text })))}
        />
      )}
    </>
  );
}

function byName<Named extends { text: string }>(choices: Named[]): Named[] {
  return choices.sort((one, other) => one.text.localeCompare(other.text, 'en'));
}
