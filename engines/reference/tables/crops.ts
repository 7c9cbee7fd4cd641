import { choice, choices, id, integer, list, longText, monthDay, number, optional, reference, references, text } from '../column.ts';
import { provenanceColumns } from '../provenance.ts';
import { table } from '../table.ts';
import { belts, zones } from '../words.ts';

const cropId = reference('Crop', 'The crop it is about.', 'crops');

const maturity = (label: string) => optional(integer(label, 'Days from planting to maturity.', 1, 10_000));
const offset = (season: string) =>
  optional(integer(`Planting, ${season} season`, 'Days from onset to planting, negative before it; empty where the crop is not planted in that season.', -180, 365));

export const crops = table({
  name: 'crops',
  title: 'Crops',
  description: 'A crop of the calendar: where and when it is planted, how long it takes, what it yields. A new crop is a draft until its activities are added; then visitors see it.',
  key: ['cropId'],
  titleColumn: 'name',
  columns: {
    cropId: id('Crop key', 'Names the crop in addresses and other tables, such as sweet_potato.'),
    name: text('Name', 'As it is written: Sweet potato.', { required: true, longest: 80 }),
    group: choice('Group', 'Group of crops.', ['cereal', 'legume', 'root', 'vegetable', 'tree']),
    scientificName: text('Scientific name', 'Genus and species.', { longest: 120 }),
    calendarType: choice('Calendar', 'Annual, long cycle (a year and more), or perennial trees already bearing.', ['annual', 'long_cycle', 'perennial']),
    earlyDaysMin: maturity('Early varieties from'),
    earlyDaysMax: maturity('Early varieties to'),
    mediumDaysMin: maturity('Medium varieties from'),
    mediumDaysMax: maturity('Medium varieties to'),
    lateDaysMin: maturity('Late varieties from'),
    lateDaysMax: maturity('Late varieties to'),
    maturityDays: maturity('Usual maturity'),
    harvestAfterDays: integer('Harvest after', 'Days from planting (trees: from the start of the calendar) to harvest.', 0, 10_000),
    belts: choices('Belts', 'Belts it is grown in.', belts),
    zones: choices('Zones', 'Agro-ecological zones it is grown in.', zones),
    mainRegions: list('Main regions', 'Regions that grow most of it, as the source names them.'),
    plantingAnchor: choice('Counted from', 'What the calendar counts from: the onset of the rains or a fixed day.', ['rain_onset', 'calendar_date']),
    anchorDay: optional(monthDay('Fixed day', 'Month and day the calendar counts from, such as 11-01; only for crops counted from a fixed day.')),
    plantingOffsetMajor: offset('major'),
    plantingOffsetMinor: offset('minor'),
    plantingOffsetSingle: offset('single'),
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
    ...(row.plantingAnchor === 'calendar_date' && row.anchorDay === null
      ? ['The calendar is counted from a fixed day, but there is none. Give the fixed day as month and day, such as 11-01.']
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
    maturityClass: choice('Maturity', 'Early, medium or late for the crop.', ['early', 'medium', 'late']),
    maturityDaysMin: integer('Matures from', 'Days from planting.', 1, 4_000),
    maturityDaysMax: integer('Matures to', 'Days from planting.', 1, 4_000),
    traits: text('Traits', 'What it is known for.'),
    grownIn: text('Grown in', 'Zones in words.'),
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
    anchor: choice('Counted from', 'What the start is counted from.', ['rain_onset', 'planting', 'calendar_date']),
    startOffsetDays: integer('Starts after', 'Days from what it is counted from, negative before it. Planting itself takes the offset of its season from the crop.', -365, 4_000),
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
  description: 'What may go wrong: how it is recognised and what to do if the crop says nothing of its own.',
  key: ['riskId'],
  titleColumn: 'name',
  columns: {
    riskId: id('Risk key', 'Names the risk in other tables, such as dry_spell.'),
    name: text('Name', 'As it is shown: Dry spell.', { required: true, longest: 80 }),
    category: choice('Category', 'Kind of risk.', ['weather', 'pest', 'disease', 'virus', 'weed']),
    trigger: longText('Trigger', 'When it is on.', { required: true, longest: 600 }),
    stages: list('Stages', 'Stages of the crop it threatens.'),
    defaultAdvisory: longText('Advisory', 'What to do, for every crop without an advisory of its own.', { required: true }),
    ...provenanceColumns,
  },
});

export const riskAdvisories = table({
  name: 'riskAdvisories',
  title: 'Advisories',
  description: 'What to do about a risk in one crop.',
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
  return from !== null && to !== null && from > to ? [`${what}: from ${from} to ${to} days; expected the smaller number first.`] : [];
}
