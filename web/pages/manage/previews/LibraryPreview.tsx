import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BundleItemCard } from '#web/features/bundles/BundleItemCard.tsx';
import { ProjectCard } from '#web/features/projects/ProjectCard.tsx';
import { ProjectFacts } from '#web/features/projects/ProjectFacts.tsx';
import type { Project } from '#web/features/projects/projects.ts';
import { choicesQuery } from '#web/features/reference/api.ts';
import { ResourceCard } from '#web/features/resources/ResourceCard.tsx';
import { loadWords } from '#web/lib/words.ts';
import type { LibraryTable } from '../previewed.ts';
import { listOf, numberOf, provenanceOf, say, type Draft } from './draft.ts';

// It is fetched after the form stands, and brings its words along.
await loadWords(['bundles', 'projects', 'resources']);

const previews: Readonly<Record<LibraryTable, (draft: Draft) => ReactNode>> = {
  bundleItems: (draft) => <Practice draft={draft} number={1} />,
  bundles: (draft) => <Practices title={say(draft['title'])} keys={listOf(draft['items'])} />,
  projects: (draft) => <ProjectPreview project={projectOf(draft)} />,
  resources: (draft) => (
    <ResourceCard
      resource={{
        id: say(draft['resourceId']),
        title: say(draft['title']),
        subtext: say(draft['subtext']),
        link: say(draft['link']),
        source: say(draft['publisher']),
        sourcelink: say(draft['publisherUrl']),
        health: { state: 'unchecked', checkedAt: null, failingSince: null },
      }}
    />
  ),
};

/** A row of the library as its page shows it. */
export default function LibraryPreview({ table, draft }: { table: LibraryTable; draft: Draft }) {
  return previews[table](draft);
}

function Practice({ draft, number }: { draft: Draft; number: number }) {
  const crops = say(draft['crops'])
    .split(';')
    .map((crop) => crop.trim());
  return (
    <BundleItemCard
      number={number}
      item={{
        id: say(draft['itemId']),
        item: say(draft['name']),
        description: say(draft['description']),
        goals: listOf(draft['goals']),
        costClass: say(draft['costClass']),
        allCrops: crops[0] === 'all',
        crops: crops.map((crop) => ({ crop_id: '', crop })),
        provenance: provenanceOf(draft),
      }}
    />
  );
}

/** A bundle's practices, in its order; a key that no practice has is left out. */
function Practices({ title, keys }: { title: string; keys: readonly string[] }) {
  const rows = useQuery(choicesQuery('bundleItems')).data?.found ?? [];
  return (
    <>
      <h3>{title}</h3>
      {keys.flatMap((key, index) => {
        const row = rows.find((each) => each.key === key);
        return row ? [<Practice key={key} draft={row.values} number={index + 1} />] : [];
      })}
    </>
  );
}

/** A project on the list, and on its own page. */
function ProjectPreview({ project }: { project: Project }) {
  return (
    <>
      <ul className="project-cards">
        <ProjectCard project={project} />
      </ul>
      <p>{project.description}</p>
      <ProjectFacts project={project} regionNames={new Map()} />
      <p>{project.note}</p>
    </>
  );
}

/** The row as its page is sent it. Which of today's regions the names mean is found when it is saved. */
function projectOf(draft: Draft): Project {
  const regionText = say(draft['regions']);
  return {
    id: say(draft['uid']),
    name: say(draft['name']),
    description: say(draft['description']),
    sponsor: say(draft['sponsor']),
    sponsorShort: say(draft['sponsorShort']),
    system: say(draft['system']),
    technologies: listOf(draft['technologies']),
    subcategories: listOf(draft['subcategories']),
    implementers: say(draft['implementers']),
    beneficiaries: say(draft['beneficiaries']),
    yearApproved: numberOf(draft['yearApproved']),
    yearCompleted: numberOf(draft['yearCompleted']),
    link: say(draft['link']),
    note: say(draft['note']),
    national: regionText.toLowerCase() === 'national',
    regions: [],
    regionText,
    districtText: say(draft['districts']),
    formerNames: false,
    unknownRegions: [],
    provenance: provenanceOf(draft),
    nearby: [],
  };
}
