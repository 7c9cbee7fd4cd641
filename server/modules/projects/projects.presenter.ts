import type { Answer } from '#contract/endpoint.ts';
import type { listProjects, showProject } from '#contract/projects/projects.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { provenanceOf } from '#engines/reference/provenance.ts';
import { writeCsv } from '../../platform/files/csv.ts';
import type { FoundProjects, Project } from './projects.service.ts';

type Line = Answer<typeof listProjects>['projects'][number];

export function presentFound(
  book: ReferenceBook,
  { total, projects, national, countOf, filters }: FoundProjects,
): Answer<typeof listProjects> {
  return {
    total,
    projects: projects.map(presentLine),
    national: national.map(presentLine),
    regions: book.regions.map(({ regionId, name, capital }) => ({
      region_id: regionId,
      region: name,
      capital,
      projects: countOf.get(regionId) ?? 0,
    })),
    filters: {
      system: [...filters.system],
      technology: [...filters.technology],
      sponsor: [...filters.sponsor],
      year: [...filters.year],
    },
  };
}

export function presentProject({
  project,
  nearby,
}: {
  project: Project;
  nearby: readonly Project[];
}): Answer<typeof showProject> {
  const { row, where } = project;
  return {
    ...presentLine(project),
    description: row.description,
    regionText: row.regions,
    districtText: row.districts,
    sponsorShort: row.sponsorShort,
    subcategories: [...row.subcategories],
    implementers: row.implementers,
    link: row.link,
    beneficiaries: row.beneficiaries,
    note: row.note,
    formerNames: where.formerNames,
    unknownRegions: [...where.unknown],
    provenance: provenanceOf(row),
    nearby: nearby.map(presentLine),
  };
}

function presentLine({ row, where }: Project): Line {
  return {
    id: row.uid,
    name: row.name,
    sponsor: row.sponsor,
    system: row.system,
    technologies: [...row.technologies],
    yearApproved: row.yearApproved,
    yearCompleted: row.yearCompleted,
    national: where.national,
    regions: [...where.regionIds],
  };
}

/** One line of the data file under the field names of the specification (P §3, NGO project); unknown is an empty text. */
function fileLine({ row }: Project): Readonly<Record<string, string | number>> {
  return {
    UID: row.uid,
    'Name of Project': row.name,
    Description: row.description,
    Region: row.regions,
    District: row.districts,
    'Sponsor-Full': row.sponsor,
    'Sponsor-Abb': row.sponsorShort,
    System: row.system,
    'CSA Technology': row.technologies.join('; '),
    subcategory: row.subcategories.join('; '),
    ImplementingAgencies: row.implementers,
    'Year Approved': row.yearApproved ?? '',
    'Year Completed': row.yearCompleted ?? '',
    Link: row.link,
    Beneficiaries: row.beneficiaries,
    _basis: row.basis,
    _verification: row.verification,
    _source: row.source,
    _source_url: row.sourceUrl,
    _note: row.note,
  };
}

export function presentFile(projects: readonly Project[]): string {
  return JSON.stringify(projects.map(fileLine), null, 1);
}

export function presentFileTable(projects: readonly Project[]): string {
  const lines = projects.map(fileLine);
  const headings = Object.keys(lines[0] ?? { UID: '' });
  return writeCsv(
    headings,
    lines.map((line) => headings.map((heading) => String(line[heading] ?? ''))),
  );
}
