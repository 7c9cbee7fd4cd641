import { choice, choices, id, integer, longText, number, optional, reference, text } from '../column.ts';
import { provenanceColumns } from '../provenance.ts';
import { table } from '../table.ts';
import { belts, rainRegimes, zones } from '../words.ts';

export const lat = (label: string) => number(label, 'Degrees north, such as 6.6885.', 4, 12);
export const lng = (label: string) => number(label, 'Degrees east, west negative, such as -1.6244.', -4, 2);

export const regions = table({
  name: 'regions',
  title: 'Regions',
  description: 'The regions of Ghana: codes, capital, belt, zones and population.',
  key: ['regionId'],
  titleColumn: 'name',
  columns: {
    regionId: id('Region key', 'Names the region in addresses and other tables, such as western_north.'),
    name: text('Name', 'As it is written: Western North.', { required: true, longest: 80 }),
    capital: text('Capital', 'Regional capital.', { required: true, longest: 80 }),
    isoCode: text('ISO code', 'ISO 3166-2 code, such as GH-WN.', { required: true, longest: 5 }),
    formerName: text('Former region', 'The region it belonged to before 2019.', { longest: 80 }),
    oldCalendarCode: text(
      'Old calendar code',
      'Two letters of the older calendar; several regions may share one, some have none.',
      { longest: 2 },
    ),
    belt: choice('Belt', 'Belt of the climate-smart bundles.', belts),
    zones: choices('Zones', 'Agro-ecological zones, the one with most farmland first.', zones),
    rainRegime: choice('Rains', 'Bimodal: two rainy seasons. Unimodal: one.', rainRegimes),
    lat: lat('Latitude'),
    lng: lng('Longitude'),
    capitalLat: optional(lat('Latitude of the capital')),
    capitalLng: optional(lng('Longitude of the capital')),
    areaKm2: number('Area', 'Square kilometres.', 1, 100_000),
    population2021: integer('Population 2021', 'Census of 2021.', 0, 100_000_000),
    ...provenanceColumns,
  },
});

export const districts = table({
  name: 'districts',
  title: 'Districts',
  description:
    'The metropolitan, municipal and district assemblies: where they lie and which zone their farms belong to.',
  key: ['districtId'],
  titleColumn: 'name',
  columns: {
    districtId: id('District key', 'Names the district in addresses and other tables, such as kumasi_metropolitan.'),
    name: text('Name', 'As it is written: Ejura-Sekyedumase Municipal.', { required: true, longest: 80 }),
    fid: optional(
      integer('Outline number', 'Number in the outlines of 2019; empty for districts made later.', 1, 9_999),
    ),
    regionId: reference('Region', 'The region it belongs to.', 'regions'),
    type: choice('Type', 'Kind of assembly.', ['district', 'municipal', 'metropolitan']),
    capital: text('Capital', 'District capital.', { required: true, longest: 80 }),
    lat: lat('Latitude'),
    lng: lng('Longitude'),
    areaKm2: optional(number('Area', 'Square kilometres, from the outlines.', 0.1, 20_000)),
    population2021: optional(integer('Population 2021', 'Census of 2021; empty when unknown.', 0, 100_000_000)),
    capitalLat: optional(lat('Latitude of the capital')),
    capitalLng: optional(lng('Longitude of the capital')),
    outlineName: text('Name in the outlines', 'Spelling in the outlines of 2019.', { longest: 80 }),
    zone: choice('Zone', 'Agro-ecological zone of most of its farms: decides onset, fertilizer and pests.', zones),
    secondaryZone: optional(choice('Second zone', 'The other zone of a mixed district.', zones)),
    belt: choice('Belt', 'Belt of the climate-smart bundles.', belts),
    rainRegime: choice('Rains', 'Bimodal: two rainy seasons. Unimodal: one.', rainRegimes),
    zoneNote: longText('Note on the zone', 'What is doubtful about the zone.'),
    ...provenanceColumns,
  },
  check: (row) =>
    row.secondaryZone === row.zone
      ? [`The second zone is the zone itself (${row.zone}). Leave it empty unless the district is mixed.`]
      : [],
});
