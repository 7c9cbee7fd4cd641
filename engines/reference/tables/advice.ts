import { choice, id, integer, json, longText, number, optional, reference, references, text } from '../column.ts';
import { provenanceColumns } from '../provenance.ts';
import { table } from '../table.ts';
import { zones } from '../words.ts';

const cropId = reference('Crop', 'The crop it is about.', 'crops');
const zone = choice('Zone', 'Agro-ecological zone.', zones);

export const fertilizerRates = table({
  name: 'fertilizerRates',
  title: 'Fertilizer rates',
  description: 'One product of one fertilizer recommendation: how much, when, with what nutrients.',
  key: ['setId', 'zone', 'stage', 'fertilizer'],
  titleColumn: 'fertilizer',
  columns: {
    setId: id('Set', 'Groups the products of one recommendation, such as maize_csir_90_60_60.'),
    cropId,
    zone,
    regions: references('Regions', 'Regions in which the zone occurs.', 'regions'),
    fertilizer: text('Product', 'Name and grade, such as NPK 15-15-15.', { required: true, longest: 120 }),
    kgPerHa: number('Rate', 'Kilograms of product per hectare.', 0, 50_000),
    stage: choice('Stage', 'Basal, top dressing, or once a year for trees.', ['basal', 'top', 'annual']),
    daysAfterPlanting: integer('Days after planting', 'For trees: after onset.', -60, 2_000),
    nKgPerHa: optional(number('Nitrogen', 'Kilograms of N per hectare; empty for organic products.', 0, 1_000)),
    p2o5KgPerHa: optional(number('Phosphorus', 'Kilograms of P₂O₅ per hectare.', 0, 1_000)),
    k2oKgPerHa: optional(number('Potassium', 'Kilograms of K₂O per hectare.', 0, 1_000)),
    ...provenanceColumns,
  },
});

export const fertilizerDefaults = table({
  name: 'fertilizerDefaults',
  title: 'Fertilizer shown first',
  description: 'The recommendation shown by default for a crop in a zone.',
  key: ['cropId', 'zone'],
  titleColumn: 'setId',
  columns: {
    cropId,
    zone,
    setId: id('Set', 'A set of the fertilizer rates that has this crop and zone.'),
    ...provenanceColumns,
  },
});

const days = (label: string) => integer(label, 'Days.', 0, 1_500);

export const cropWater = table({
  name: 'cropWater',
  title: 'Crop water',
  description: 'How much water a crop needs, stage by stage (FAO-56 and FAO-33), and its growing degree days.',
  key: ['cropId'],
  titleColumn: 'cropId',
  columns: {
    cropId,
    kcInitial: number('Kc initial', 'Crop coefficient at the start.', 0, 2),
    kcMid: number('Kc mid', 'Crop coefficient at full cover.', 0, 2),
    kcEnd: number('Kc end', 'Crop coefficient at harvest.', 0, 2),
    initialDays: days('Initial stage'),
    developmentDays: days('Development'),
    midDays: days('Mid season'),
    lateDays: days('Late season'),
    totalDays: days('All stages'),
    rootDepthMinM: number('Least root depth', 'Metres.', 0, 10),
    rootDepthMaxM: number('Greatest root depth', 'Metres.', 0, 10),
    depletionFraction: number('Depletion fraction p', 'Share of the water in the soil the crop can take without stress.', 0, 1),
    yieldResponse: optional(number('Yield response Ky', 'Yield lost per share of water lacking.', 0, 3)),
    gddBaseC: optional(number('Base temperature', 'Of growing degree days, °C.', 0, 30)),
    gddTotal: optional(integer('Growing degree days', 'From planting to maturity.', 1, 20_000)),
    ...provenanceColumns,
  },
  check: (row) => {
    const sum = row.initialDays + row.developmentDays + row.midDays + row.lateDays;
    return sum === row.totalDays ? [] : [`The stages add up to ${sum} days, but all stages are ${row.totalDays}. Mend one of them.`];
  },
});

export const pests = table({
  name: 'pests',
  title: 'Pests and diseases',
  description: 'A pest, disease or weed of a crop: conditions, signs, threshold, what to do.',
  key: ['cropId', 'pestId'],
  titleColumn: 'name',
  columns: {
    cropId,
    pestId: id('Pest key', 'Names the pest in other tables, such as fall_armyworm.'),
    name: text('Name', 'As it is shown.', { required: true, longest: 120 }),
    category: choice('Category', 'Kind of trouble.', ['pest', 'disease', 'virus', 'weed']),
    cropStage: text('Stage of the crop', 'When it attacks.'),
    favourableConditions: longText('Favourable conditions', 'Weather and practice that bring it.', { longest: 600 }),
    signs: longText('Signs', 'What one sees.', { longest: 600 }),
    threshold: longText('Threshold', 'When to act.', { longest: 600 }),
    management: longText('Management', 'What to do.', { longest: 1_000 }),
    modelId: optional(reference('Model', 'The weather rule that rates it.', 'pestModels')),
    ...provenanceColumns,
  },
});

/** Numbers of a weather rule, by name; each rule has its own. */
export type PestParameters = Readonly<Record<string, unknown>>;

export const pestModels = table({
  name: 'pestModels',
  title: 'Pest models',
  description: 'A weather rule that rates a pest as none, moderate or high, day by day. It documents the rule: the calculation itself is part of the product.',
  key: ['modelId'],
  titleColumn: 'modelId',
  format: 'json',
  columns: {
    modelId: id('Model key', 'Names the rule, such as faw_degree_days.'),
    pestId: id('Pest', 'Key of the pest it was made for.'),
    crops: references('Crops', 'Crops it is used in.', 'crops'),
    type: text('Type', 'Kind of rule.', { required: true, longest: 80 }),
    parameters: json<PestParameters>('Parameters', 'Numbers of the rule by name: °C, mm, percent, days.'),
    formula: longText('Formula', 'How it is reckoned.', { longest: 1_000 }),
    window: text('Window', 'Days in which it counts.'),
    moderate: text('Moderate', 'When the class is moderate.', { required: true }),
    high: text('High', 'When the class is high.', { required: true }),
    ruleBasis: text('Basis of the classes', 'How the limits of the classes are known.'),
    ...provenanceColumns,
  },
  check: (row) =>
    typeof row.parameters === 'object' && row.parameters !== null && !Array.isArray(row.parameters)
      ? []
      : ['Parameters must be a JSON object of names and numbers, such as {"window_days": 14}.'],
});
