import { prevalences } from '../../pests/pestModels.ts';
import { choice, id, integer, json, list, longText, number, optional, reference, references, text } from '../column.ts';
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
    water: optional(choice('Water', 'The water it was worked out for; empty: any.', ['rainfed', 'irrigated'])),
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
  description:
    'The recommendation shown first for a crop in a zone: on rain-fed plans, and on irrigated ones where another holds for them.',
  key: ['cropId', 'zone'],
  titleColumn: 'setId',
  columns: {
    cropId,
    zone,
    setId: id('Set', 'A set of the fertilizer rates that has this crop and zone.'),
    irrigatedSetId: optional(
      id(
        'Set for irrigated plans',
        'A set with this crop and zone; empty: the same set, unless that is for rain-fed fields alone.',
      ),
    ),
    ...provenanceColumns,
  },
});

export const fertilizerProducts = table({
  name: 'fertilizerProducts',
  title: 'Fertilizers on the market',
  description:
    'A fertilizer that is sold in Ghana: what is in it, in which bags, and what a bag costs where that is known.',
  key: ['productId'],
  titleColumn: 'name',
  columns: {
    productId: id('Product key', 'Names the product, such as npk_15_15_15.'),
    name: text('Name', 'Name and grade as the fertilizer rates write it, such as NPK 15-15-15.', {
      required: true,
      longest: 120,
    }),
    nPercent: optional(number('Nitrogen', 'Percent N; empty where it varies.', 0, 100)),
    p2o5Percent: optional(number('Phosphorus', 'Percent P₂O₅.', 0, 100)),
    k2oPercent: optional(number('Potassium', 'Percent K₂O.', 0, 100)),
    others: text('Other nutrients', 'Such as 5S+0.7Zn+0.5B, in percent.', { longest: 80 }),
    bagsKg: list('Bags', 'Weights of the bags it is sold in, kg: 25;50. Empty: sold loose.'),
    price25Ghs: optional(
      number(
        'Price of 25 kg',
        'GH₵ for a bag of 25 kg. Leave it empty while it is not known: nothing is shown then.',
        1,
        10_000,
      ),
    ),
    price50Ghs: optional(
      number(
        'Price of 50 kg',
        'GH₵ for a bag of 50 kg. Leave it empty while it is not known: nothing is shown then.',
        1,
        20_000,
      ),
    ),
    priced: text(
      'Priced',
      'Where and when the price was asked: Tamale market, March 2027. It is shown beside the price.',
      { longest: 120 },
    ),
    ...provenanceColumns,
  },
  check: (row) => {
    const odd = row.bagsKg.find((kg) => kg !== '25' && kg !== '50');
    const price = row.price25Ghs ?? row.price50Ghs;
    return [
      ...(odd === undefined ? [] : [`Bags: found "${odd}", expected 25, 50 or both as 25;50.`]),
      ...(price !== null && row.priced === ''
        ? [
            'There is a price, but not where and when it was asked. Fill in Priced, such as "Tamale market, March 2027".',
          ]
        : []),
    ];
  },
});

export const legumeCredits = table({
  name: 'legumeCredits',
  title: 'Nitrogen after legumes',
  description:
    'Nitrogen that a legume leaves for the cereal after it. The fertilizer of cereals is shown with that much less on top.',
  key: ['cropId'],
  titleColumn: 'cropId',
  columns: {
    cropId: reference('Legume', 'The legume that stood on the field before.', 'crops'),
    nKgPerHa: number(
      'Nitrogen',
      'Kilograms per hectare that the top dressing may be smaller, with the residues left on the field.',
      1,
      100,
    ),
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
    depletionFraction: number(
      'Depletion fraction p',
      'Share of the water in the soil the crop can take without stress.',
      0,
      1,
    ),
    yieldResponse: optional(number('Yield response Ky', 'Yield lost per share of water lacking.', 0, 3)),
    gddBaseC: optional(number('Base temperature', 'Of growing degree days, °C.', 0, 30)),
    gddTotal: optional(integer('Growing degree days', 'From planting to maturity.', 1, 20_000)),
    ...provenanceColumns,
  },
  check: (row) => {
    const sum = row.initialDays + row.developmentDays + row.midDays + row.lateDays;
    return sum === row.totalDays
      ? []
      : [`The stages add up to ${sum} days, but all stages are ${row.totalDays}. Correct one of them.`];
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

export const pestPrevalence = table({
  name: 'pestPrevalence',
  title: 'Where pests occur',
  description:
    'How widespread a pest is in a zone, for pests whose risk hangs on that and not on the weather of the weeks before.',
  key: ['pestId', 'zone'],
  titleColumn: 'pestId',
  columns: {
    pestId: id('Pest key', 'Names the pest, such as striga.'),
    zone,
    prevalence: choice(
      'Occurrence',
      'On hardly any field (absent), on some (present), on many (widespread).',
      prevalences,
    ),
    ...provenanceColumns,
  },
});

/** Numbers of a weather rule, by name; each rule has its own. */
export type PestParameters = Readonly<Record<string, unknown>>;

export const pestModels = table({
  name: 'pestModels',
  title: 'Pest models',
  description:
    'A rule that rates a pest as none, moderate or high, day by day. It documents the rule: the calculation itself is part of the product.',
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
