import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { apiQuery } from '#web/lib/query.ts';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { useIdle } from './useIdle.ts';

/**
 * A district by name: the device's own list of suggestions, loaded once the page is at rest. Without it, or
 * without script, the name typed is looked up by the server.
 */
export function DistrictInput({
  label,
  placeholder,
  defaultValue,
}: {
  label: string;
  placeholder: string;
  defaultValue?: string | undefined;
}) {
  const id = useId();
  const idle = useIdle();
  const { data: districts = [] } = useQuery({ ...apiQuery(listAllDistricts, {}), enabled: idle });
  return (
    <>
      <TextInput
        label={label}
        name="district"
        placeholder={placeholder}
        defaultValue={defaultValue}
        required
        list={id}
        autoComplete="off"
        enterKeyHint="go"
      />
      <datalist id={id}>
        {districts.map((each) => (
          <option key={each.district_id} value={each.district}>
            {each.region}
          </option>
        ))}
      </datalist>
    </>
  );
}
