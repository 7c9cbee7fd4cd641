import { id, integer, list, longText, number, optional, references, text } from '../column.ts';
import { provenanceColumns } from '../provenance.ts';
import { table } from '../table.ts';

/** Share of infested plants, in per cent. */
const share = (label: string, help: string) => optional(number(label, help, 1, 100));

/** Insects that traps are set for, and what is looked at on plants before anything is done. */
export const trapSpecies = table({
  name: 'trapSpecies',
  title: 'Trapped insects',
  description:
    'An insect that traps are set for: its traps and lures, what to look for on plants, and the share of infested plants from which control is worth it. What is caught calls for scouting, not for spraying.',
  key: ['speciesId'],
  titleColumn: 'name',
  columns: {
    speciesId: id('Insect key', 'In lower case: fall_armyworm.'),
    name: text('Name', 'What officers call it.', { required: true, longest: 80 }),
    scientificName: text('Scientific name', 'Genus and species.', { required: true, longest: 160 }),
    crops: references('Crops', 'Crops of the calendar it damages.', 'crops'),
    otherCrops: list('Other crops', 'Crops that are not in the calendar.'),
    trapTypes: list('Trap types', 'Traps in use for it, the usual one first.'),
    lures: list('Lures', 'Lures in use for it, the usual one first.'),
    lureDays: optional(
      integer('Days of a lure', 'After so many days the lure is changed; empty where there is none.', 1, 365),
    ),
    stages: list('Crop stages', 'Stages to choose from, in the order of growth.'),
    damage: longText('What to look for', 'What counts as an infested plant.', { required: true, longest: 600 }),
    actionEarly: share(
      'Action from, young plants',
      'Per cent of plants infested, before the crop closes; empty where no share is in use.',
    ),
    actionLate: share('Action from, older plants', 'Per cent of plants infested, before flowering.'),
    actionFlowering: share('Action from, flowering', 'Per cent of plants infested, from flowering on.'),
    actionNote: longText(
      'When to act',
      'What officers should know before they advise control; said in place of a share where none is in use.',
      { longest: 600 },
    ),
    ...provenanceColumns,
  },
});
