import { useState } from 'react';
import { Checkbox } from '../forms/Checkbox.tsx';
import { SearchBox } from '../forms/SearchBox.tsx';
import { FilterLinks } from '../navigation/FilterLinks.tsx';
import { Segmented } from '../forms/Segmented.tsx';
import { Select } from '../forms/Select.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { DateInput, TextInput, WeekInput } from '../forms/TextInput.tsx';
import { Sample } from './Sample.tsx';

const CROPS = [
  { value: 'maize', text: 'Maize' },
  { value: 'rice', text: 'Rice' },
  { value: 'cowpea', text: 'Cowpea' },
];

/** What a person fills in. */
export function FieldSamples() {
  const [view, setView] = useState('timeline');
  const [asked, setAsked] = useState('');
  return (
    <>
      <Sample name="TextInput: plain, with hint, wrong, disabled">
        <TextInput label="Name of the field" name="field" />
        <TextInput
          label="Size"
          hint="In acres; one acre is about a football pitch."
          inputMode="decimal"
          optional="(optional)"
        />
        <TextInput
          label="Telephone"
          defaultValue="024 41"
          error="This number has 5 digits; a Ghanaian number has 10, like 024 412 3456."
        />
        <TextInput label="District" defaultValue="Ejura-Sekyedumase" disabled />
      </Sample>
      <Sample name="Select, DateInput, WeekInput">
        <Select label="Crop" choices={CROPS} empty="Choose…" />
        <Select
          label="District"
          choices={[
            { label: 'Ashanti', choices: [{ value: 'ejura', text: 'Ejura-Sekyedumase' }] },
            { label: 'Northern', choices: [{ value: 'tamale', text: 'Tamale Metropolitan' }] },
          ]}
          error="Wa is not a district of Ashanti; choose one of the list."
        />
        <DateInput label="Planted on" defaultValue="2026-04-15" />
        <WeekInput label="Planting week" defaultValue="2026-W16" />
      </Sample>
      <Sample name="Select: compact, for the bar over a map">
        <div className="ui-bar">
          <Select compact label="Crop" choices={CROPS} />
          <Select compact label="Planting week" choices={[]} empty="From rain onset" />
        </div>
      </Sample>
      <Sample name="TextArea: with counter, over its limit">
        <TextArea label="Notes" limit={120} defaultValue="Striga seen along the footpath." />
        <TextArea
          label="Question"
          limit={20}
          defaultValue="When do I plant maize here?"
          error="Take 7 characters away."
        />
      </Sample>
      <Sample name="Checkbox, Segmented">
        <Checkbox label="Remind me by SMS" hint="Costs nothing; you can stop it at any time." defaultChecked />
        <Checkbox label="Save on this phone" />
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'timeline', text: 'Timeline' },
            { value: 'months', text: 'Months' },
          ]}
        />
        <Segmented
          label="Season, as links"
          value="major"
          options={[
            { value: 'major', text: 'Major', href: '/_ui?season=major#fields' },
            { value: 'minor', text: 'Minor', href: '/_ui?season=minor#fields' },
          ]}
        />
      </Sample>
      <Sample name="FilterLinks">
        <FilterLinks
          label="Show"
          links={[
            { value: 'all', text: 'All (12)', href: '/_ui#fields', chosen: true },
            { value: 'failed', text: 'Failed (2)', href: '/_ui?state=failed#fields', chosen: false },
          ]}
        />
      </Sample>
      <Sample name="SearchBox">
        <SearchBox label="Search crops" maxLength={200} onSearch={setAsked} />
        <p className="ui-quiet" role="status">
          {asked === '' ? 'Nothing asked yet.' : `Asked for “${asked}”.`}
        </p>
      </Sample>
    </>
  );
}
