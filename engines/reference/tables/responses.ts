import { choice, integer, text } from '../column.ts';
import { provenanceColumns } from '../provenance.ts';
import { table } from '../table.ts';

/** What has to follow a report of a risk. */
export const responseSteps = ['verify', 'warn', 'respond'] as const;

export const responseTimes = table({
  name: 'responseTimes',
  title: 'Times for risks',
  description:
    'Hours within which a step has to follow a reported risk. When they are over, plant protection and administrators get a notice, once; the clocks of the control centre count such steps as late.',
  key: ['step'],
  titleColumn: 'name',
  columns: {
    step: choice('Step', 'Verify counts from the report; warn and respond count from the verification.', responseSteps),
    name: text('Name', 'What is to be done: Farmers are warned.', { required: true, longest: 80 }),
    hours: integer('Hours', 'Whole hours: 48 are two days.', 1, 8_760),
    ...provenanceColumns,
  },
});
