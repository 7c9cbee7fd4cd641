import {
  choice,
  choices,
  choicesOrNone,
  id,
  integer,
  list,
  longText,
  monthDay,
  number,
  optional,
  reference,
  references,
  text,
} from '../column.ts';
import { provenanceColumns } from '../provenance.ts';
import { table } from '../table.ts';
import { belts, cropSeasonNames, maturityClasses, zones } from '../words.ts';

const cropId = reference('Crop', 'The crop it is about.', 'crops');

const maturity = (label: string) => optional(integer(label, 'Days from planting to maturity.', 1, 10_000));

export const crops = table({
  name: 'crops',
  title: 'Crops',
  description:
    'A crop of the calendar: where and when it is planted, how long it takes, what it yields. A new crop is a draft until its seasons and activities are added; then visitors see it.',
  key: ['cropId'],
  titleColumn: 'name',
  columns: {
    cropId: id('Crop key', 'Names the crop in addresses and other tables, such as sweet_potato.'),
    name: text('Name', 'As it is written: Sweet potato.', { required: true, longest: 80 }),
    group: choice('Group', 'Group of crops.', [
      'cereal',
      'legume',
      'root',
      'vegetable',
      'fruit',
      'tree',
      'industrial',
      'spice',
    ]),
    scientificName: text('Scientific name', 'Genus and species.', { longest: 120 }),
    calendarType: choice('Calendar', 'Annual, long cycle (a year and more), or perennial trees already bearing.', [
      'annual',
      'long_cycle',
      'perennial',
    ]),
    earlyDaysMin: maturity('Early varieties from'),
    earlyDaysMax: maturity('Early varieties to'),
    mediumDaysMin: maturity('Medium varieties from'),
    mediumDaysMax: maturity('Medium varieties to'),
    lateDaysMin: maturity('Late varieties from'),
    lateDaysMax: maturity('Late varieties to'),
    usualClass: choice(
      'Usual maturity class',
      'The class that smallholders mostly grow; a season may name another.',
      maturityClasses,
    ),
    maturityDays: optional(
      integer(
        'Days the steps are written for',
        'Days from planting to maturity that the starts of the activities suit. Another variety moves what comes after planting in proportion. Empty for bearing trees.',
        1,
        10_000,
      ),
    ),
    harvestAfterDays: integer(
      'Harvest after',
      'Days from planting (trees: from the start of the calendar) to harvest.',
      0,
      10_000,
    ),
    belts: choices('Belts', 'Belts it is grown in.', belts),
    zones: choices(
      'Zones',
      'Agro-ecological zones it is usually grown in. Where its seasons name other zones, a plan says that it is not usual there.',
      zones,
    ),
    mainRegions: list('Main regions', 'Regions that grow most of it, as the source names them.'),
    plantingWindow: longText('Planting window', 'When to plant, in words.', { longest: 600 }),
    spacing: text('Spacing', 'Distance between plants.'),
    plantingMaterialRate: text('Planting material', 'Seed or cuttings per hectare.'),
    averageYield2012: optional(number('Average yield 2012', 'Tonnes per hectare.', 0, 200)),
    achievableYield2012: optional(number('Achievable yield 2012', 'Tonnes per hectare.', 0, 200)),
    calendarNote: longText('Note on the calendar', 'What a reader of the calendar should know.', { longest: 600 }),
    ...provenanceColumns,
  },
  check: (row) => [
    ...range('Early varieties', row.earlyDaysMin, row.earlyDaysMax),
    ...range('Medium varieties', row.mediumDaysMin, row.mediumDaysMax),
    ...range('Late varieties', row.lateDaysMin, row.lateDaysMax),
    ...(row[`${row.usualClass}DaysMin`] === null || row[`${row.usualClass}DaysMax`] === null
      ? [
          `The usual class is ${row.usualClass}, but its days to maturity are empty. Give both, or choose another class.`,
        ]
      : []),
  ],
});

export const varieties = table({
  name: 'varieties',
  title: 'Varieties',
  description: 'A variety of a crop: days to maturity, traits, where it does well.',
  key: ['cropId', 'variety'],
  titleColumn: 'variety',
  columns: {
    cropId,
    variety: text('Variety', 'Its name.', { required: true, longest: 80 }),
    maturityClass: choice('Maturity', 'Early, medium or late for the crop.', maturityClasses),
    maturityDaysMin: integer('Matures from', 'Days from planting.', 1, 4_000),
    maturityDaysMax: integer('Matures to', 'Days from planting.', 1, 4_000),
    traits: text('Traits', 'What it is known for.'),
    grownIn: text('Grown in', 'Zones in words.'),
    harvestNotBefore: optional(
      monthDay(
        'Harvest not before',
        'For a variety that flowers by the length of the day: month and day before which it does not ripen, whenever it was planted.',
      ),
    ),
    ...provenanceColumns,
  },
  check: (row) => range('Days to maturity', row.maturityDaysMin, row.maturityDaysMax),
});

export const activityTypes = table({
  name: 'activityTypes',
  title: 'Kinds of activity',
  description: 'A kind of field work: its code and its entry in the legend.',
  key: ['code'],
  titleColumn: 'name',
  columns: {
    code: text('Code', 'Two capital letters or a letter and a digit, such as PL.', { required: true, longest: 4 }),
    name: text('Name', 'As it is shown: Planting.', { required: true, longest: 80 }),
    colourKeyword: text('Legend entry', 'Keyword of the legend that colours it.', { required: true, longest: 40 }),
    ...provenanceColumns,
  },
});

export const activities = table({
  name: 'activities',
  title: 'Activities',
  description: 'A step of the calendar of a crop: when, how long, what to do and what may go wrong.',
  key: ['cropId', 'position'],
  titleColumn: 'name',
  columns: {
    cropId,
    position: integer('Position', 'Place in the calendar of the crop, 1 first.', 1, 99),
    code: reference('Code', 'Kind of activity.', 'activityTypes'),
    name: text('Name', 'As it is shown.', { required: true, longest: 80 }),
    colourKeyword: text('Legend entry', 'Keyword of the legend that colours it.', { required: true, longest: 40 }),
    seasons: choicesOrNone('Seasons', 'Seasons the step belongs to; empty: all seasons of the crop.', cropSeasonNames),
    anchor: choice(
      'Counted from',
      'What the start is counted from: the onset of the rains, planting, or the first day of a season that is counted from a fixed day.',
      ['rain_onset', 'planting', 'calendar_date'],
    ),
    startOffsetDays: integer(
      'Starts after',
      'Days from what it is counted from, negative before it. Planting itself takes the day of its season.',
      -365,
      4_000,
    ),
    durationDays: integer('Lasts', 'Days, the first counted.', 1, 1_500),
    shortText: longText('Short text', 'One sentence for the card.', { required: true, longest: 400 }),
    longText: longText('Long text', 'What to do, in full.', { required: true }),
    detail: longText('Detail', 'Shown under advisories.'),
    comments: longText('Comments', 'Shown under advisories.'),
    risks: references('Risks', 'What may go wrong in this step.', 'risks'),
    ...provenanceColumns,
  },
});

export const risks = table({
  name: 'risks',
  title: 'Risks',
  description: 'What may go wrong and how it is recognised. What to do is written for each crop in Advisories.',
  key: ['riskId'],
  titleColumn: 'name',
  columns: {
    riskId: id('Risk key', 'Names the risk in other tables, such as dry_spell.'),
    name: text('Name', 'As it is shown: Dry spell.', { required: true, longest: 80 }),
    category: choice('Category', 'Kind of risk.', ['weather', 'pest', 'disease', 'virus', 'weed']),
    trigger: longText('Trigger', 'When it is on.', { required: true, longest: 600 }),
    stages: list('Stages', 'Stages of the crop it threatens.'),
    ...provenanceColumns,
  },
});

export const riskAdvisories = table({
  name: 'riskAdvisories',
  title: 'Advisories',
  description:
    'What to do about a risk in one crop, in words of that crop. A risk without a text for the crop is not shown in its calendar.',
  key: ['cropId', 'riskId'],
  titleColumn: 'riskId',
  columns: {
    cropId,
    riskId: reference('Risk', 'The risk it is about.', 'risks'),
    advisory: longText('Advisory', 'What to do.', { required: true }),
    ...provenanceColumns,
  },
});

function range(what: string, from: number | null, to: number | null): string[] {
  return from !== null && to !== null && from > to
    ? [`${what}: from ${from} to ${to} days; expected the smaller number first.`]
    : [];
}
