import { fulfils } from '#engines/features/condition.ts';
import type { Feature } from '#engines/features/feature.ts';
import { near } from '#engines/features/near.ts';
import type { Box } from '#engines/shapes/points.ts';
import { ghana } from '#engines/tables/personal/personalData.ts';
import type { Scope } from '../../platform/records/scope.ts';
import type { Collection, Property } from './collection.ts';
import { farmSquares } from './farmSquares.service.ts';
import { outlined, projectFeatures, riskFeatures, stationFeatures, trapFeatures } from './features.service.ts';

const text: Property = { type: 'string' };
const whole: Property = { type: 'integer' };
const number: Property = { type: 'number' };
const truth: Property = { type: 'boolean' };
const day: Property = { type: 'string', format: 'date' };
const instant: Property = { type: 'string', format: 'date-time' };

const country: Box = [ghana.longitude[0], ghana.latitude[0], ghana.longitude[1], ghana.latitude[1]];

/** A collection whose features are few enough to be looked through: hundreds, thousands at most. */
function inMemory(
  said: Pick<Collection, 'id' | 'title' | 'description' | 'properties'> & { readonly time?: string },
  features: (scope: Scope) => Promise<readonly Feature[]> | readonly Feature[],
): Collection {
  return {
    time: null,
    extent: country,
    licence: null,
    ...said,
    async page(scope, { condition, offset, limit }) {
      const all = await features(scope);
      const found =
        condition === undefined ? all : near(all, condition).filter((each) => fulfils(each, condition) === true);
      return { features: found.slice(offset, offset + limit), matched: found.length };
    },
    async find(scope, id) {
      return (await features(scope)).find((each) => each.id === id) ?? null;
    },
  };
}

/** What the portal itself has on a map, as far as everybody may see it. */
export const ownCollections: readonly Collection[] = [
  inMemory(
    {
      id: 'regions',
      title: 'Regions',
      description: 'The 16 regions, with the outlines in use.',
      properties: { name: text, code: text, capital: text, belt: text, former_region: text, population_2021: whole },
    },
    (scope) => outlined(scope).regions,
  ),
  inMemory(
    {
      id: 'districts',
      title: 'Districts',
      description: 'The 261 districts, with the outlines in use.',
      properties: { name: text, region_id: text, region: text, type: text, capital: text, zone: text },
    },
    (scope) => outlined(scope).districts,
  ),
  inMemory(
    {
      id: 'projects',
      title: 'Projects',
      description:
        'Projects in agriculture and climate. A project lies at the middle of each region it names, not at its own place; national ones have no place.',
      properties: {
        name: text,
        sponsor: text,
        system: text,
        technologies: text,
        regions: text,
        national: truth,
        year_approved: whole,
        year_completed: whole,
        source: text,
      },
    },
    projectFeatures,
  ),
  inMemory(
    {
      id: 'risks',
      title: 'Verified risks',
      description: 'The 1,000 latest verified risks: where to about a kilometre, nobody named.',
      properties: {
        category: text,
        icon: text,
        description: text,
        count: whole,
        district_id: text,
        district: text,
        region_id: text,
        region: text,
        active: truth,
        reported: instant,
        verified: instant,
        updated: instant,
      },
      time: 'reported',
    },
    riskFeatures,
  ),
  inMemory(
    {
      id: 'farms',
      title: 'Farms by square',
      description:
        'How many farms there are in squares of 0.05 degrees; fewer than five are counted in a neighbouring square. No farm is shown.',
      properties: { farms: whole },
    },
    farmSquares,
  ),
  inMemory(
    {
      id: 'stations',
      title: 'Rain stations',
      description: 'Places with a daily rain record: source, licence and years.',
      properties: {
        name: text,
        kind: text,
        district_id: text,
        source: text,
        licence: text,
        first_day: day,
        last_day: day,
        missing_days: whole,
        sample: truth,
      },
    },
    stationFeatures,
  ),
  inMemory(
    {
      id: 'traps',
      title: 'Pest traps',
      description: 'Pest traps with what was caught this season; no officer and no text of a report.',
      properties: {
        name: text,
        district: text,
        region: text,
        community: text,
        species: text,
        trap_type: text,
        crop: text,
        total_count: whole,
        reports: whole,
        last_visit: day,
        caught: whole,
        per_night: number,
      },
    },
    trapFeatures,
  ),
];
