import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestProjectSearch } from '../limits.ts';
import { Provenance, RegionId } from '../shapes.ts';

const Year = Type.Union([Type.Integer(), Type.Null()]);

/** A project as lists show it. */
const ProjectLine = Type.Object({
  id: Type.String({ examples: ['P001'] }),
  name: Type.String(),
  sponsor: Type.String(),
  system: Type.String(),
  technologies: Type.Array(Type.String()),
  yearApproved: Year,
  yearCompleted: Year,
  /** Its papers say it works in the whole country. */
  national: Type.Boolean(),
  /** Today's regions it names; empty for a national one. */
  regions: Type.Array(RegionId),
});

/** A choice of a filter and how many projects it leaves. */
const FilterChoice = Type.Object({ value: Type.String(), projects: Type.Integer() });

export const listProjects = endpoint({
  name: 'listProjects',
  room: 'projects',
  method: 'GET',
  path: '/api/projects',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Projects found by words (typing errors forgiven) and filters, best first, with the count of every region',
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestProjectSearch })),
    region: Type.Optional(Type.String({ maxLength: 80 })),
    system: Type.Optional(Type.String({ maxLength: 80 })),
    technology: Type.Optional(Type.String({ maxLength: 120 })),
    sponsor: Type.Optional(Type.String({ maxLength: 120 })),
    /** Year of approval. */
    year: Type.Optional(Type.Integer({ minimum: 1950, maximum: 2100 })),
  }),
  answer: Type.Object({
    /** Projects there are in all. */
    total: Type.Integer(),
    /** Those that name the region (or, without one, any region), best first. */
    projects: Type.Array(ProjectLine),
    /** Those that work in the whole country, kept apart: they would count in every region. */
    national: Type.Array(ProjectLine),
    /** What words and filters leave in each region, whichever region is chosen. */
    regions: Type.Array(
      Type.Object({ region_id: RegionId, region: Type.String(), capital: Type.String(), projects: Type.Integer() }),
    ),
    filters: Type.Object({
      system: Type.Array(FilterChoice),
      technology: Type.Array(FilterChoice),
      sponsor: Type.Array(FilterChoice),
      year: Type.Array(FilterChoice),
    }),
  }),
  refusals: 'message',
});

export const showProject = endpoint({
  name: 'showProject',
  room: 'projects',
  method: 'GET',
  path: '/api/projects/:id',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'One project with everything known of it; an empty text or null is not known',
  params: Type.Object({ id: Type.String({ maxLength: 80 }) }),
  answer: Type.Object({
    ...ProjectLine.properties,
    description: Type.String(),
    /** As its papers name them, old names too. */
    regionText: Type.String(),
    districtText: Type.String(),
    sponsorShort: Type.String(),
    subcategories: Type.Array(Type.String()),
    implementers: Type.String(),
    link: Type.String(),
    beneficiaries: Type.String(),
    note: Type.String(),
    /** Its region names were read as they stood before 2019: "Northern" for three of today's. */
    formerNames: Type.Boolean(),
    /** Region names that mean none of the 16. */
    unknownRegions: Type.Array(Type.String()),
    provenance: Provenance,
    /** Others that name one of its regions, those that share most first; for a national one, the other national ones. */
    nearby: Type.Array(ProjectLine),
  }),
  refusals: 'message',
});

/** The data file of the specification (P §7), under its field names. */
export const downloadProjects = endpoint({
  name: 'downloadProjects',
  room: 'projects',
  method: 'GET',
  path: '/api/projects.json',
  audience: 'public',
  effect: 'reads',
  cached: true,
  produces: 'application/json; charset=utf-8',
  summary: 'Every project under the field names UID, Name of Project, Description, Region …',
  answer: Type.String(),
  refusals: 'message',
});

export const downloadProjectTable = endpoint({
  name: 'downloadProjectTable',
  room: 'projects',
  method: 'GET',
  path: '/api/projects.csv',
  audience: 'public',
  effect: 'reads',
  cached: true,
  produces: 'text/csv; charset=utf-8',
  summary: 'The same as CSV',
  answer: Type.String(),
  refusals: 'message',
});
