import { choice, choices, id, integer, longText, monthDay, number, optional, reference, text } from '../column.ts';
import { provenanceColumns } from '../provenance.ts';
import { table } from '../table.ts';
import { cropSeasonNames, seasons, waters, zones } from '../words.ts';

export const cropSeasons = table({
  name: 'cropSeasons',
  title: 'Seasons of crops',
  description:
    'A season in which a crop is farmed in some zones: what waters it, when it is planted, and what is mostly grown.',
  key: ['cropId', 'season', 'area'],
  titleColumn: 'name',
  columns: {
    cropId: reference('Crop', 'The crop it is about.', 'crops'),
    season: choice(
      'Season',
      'Its word in addresses: major, minor, single; early and late in one rainy season; dry (irrigated, or a nursery crop of the dry months), irrigated (within the rains), residual (on water left in the soil); main and light crop of trees.',
      cropSeasonNames,
    ),
    area: id('Area', 'Names the zones of this row among the rows of the crop and season, such as forest.'),
    name: text('Name', 'As it is shown: Major season, Late millet, Light crop.', { required: true, longest: 60 }),
    zones: choices(
      'Zones',
      'Zones the dates are for, also those where the crop is not usual. A zone is in one row of a crop and season at most.',
      zones,
    ),
    water: choice('Water', 'What waters the crop.', waters),
    countedFrom: choice('Counted from', 'What planting is counted from: the onset of the rains or a fixed day.', [
      'rain_onset',
      'fixed_day',
    ]),
    rains: optional(
      choice(
        'Rains',
        'The rainy season whose onset it is counted from. Beside a fixed day: the first rains after it, which later steps wait for (yam planted dry); else empty.',
        seasons,
      ),
    ),
    fixedDay: optional(
      monthDay(
        'Fixed day',
        'Month and day planting may begin, such as 11-01; for bearing trees the day their year begins. Empty when counted from the onset.',
      ),
    ),
    plantAfterDays: integer(
      'Planted after',
      'Days from the onset, or from the fixed day, to the usual start of planting; negative before it.',
      -180,
      365,
    ),
    plantingDays: integer(
      'Planting lasts',
      'Days from the usual start on the latest onset (or from the fixed day) to the last usual day of planting, both counted.',
      1,
      200,
    ),
    usualVariety: text(
      'Usual variety',
      'What smallholders mostly grow in this season: early, medium, late, or the name of a variety. Empty: the usual class of the crop.',
      { longest: 80 },
    ),
    harvestNotBefore: optional(
      monthDay(
        'Harvest not before',
        'Month and day before which nothing is harvested whatever the planting day: crops that flower by the length of the day, yam before its vines are dry.',
      ),
    ),
    ...provenanceColumns,
  },
  check: (row) => [
    ...(row.countedFrom === 'rain_onset' && row.rains === null
      ? ['It is counted from the onset of the rains, but Rains is empty. Name major, minor or single.']
      : []),
    ...(row.countedFrom === 'fixed_day' && row.fixedDay === null
      ? ['It is counted from a fixed day, but there is none. Give month and day, such as 11-01.']
      : []),
  ],
});

export const rareCrops = table({
  name: 'rareCrops',
  title: 'Crops that are rare somewhere',
  description: 'What is known of a crop in a zone or a district where it is not usual.',
  key: ['cropId', 'place'],
  titleColumn: 'place',
  columns: {
    cropId: reference('Crop', 'The crop it is about.', 'crops'),
    place: id('Place', 'Key of a zone or of a district. The row of a district counts before that of its zone.'),
    areaHa: optional(number('Area', 'Hectares a year, where known.', 0, 1_000_000)),
    evidence: longText(
      'Evidence',
      'A sentence a farmer reads: how much of it is known to be grown there, by whom, in which years.',
      { required: true, longest: 400 },
    ),
    ...provenanceColumns,
  },
});
