import { chooseFile, type RemoteDataset } from './remoteDataset.ts';

/** A statement of RDF: what, which property, and an address or a text. */
export interface Statement {
  readonly subject: string;
  readonly property: string;
  readonly value: string;
  readonly language?: string;
}

const dcat = 'http://www.w3.org/ns/dcat#';
const dct = 'http://purl.org/dc/terms/';
const foaf = 'http://xmlns.com/foaf/0.1/';
const hydra = 'http://www.w3.org/ns/hydra/core#';
const type = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** The datasets that a page of a DCAT catalogue describes, and the address of the next page (Hydra); null on the last. */
export function readDcat(statements: readonly Statement[]): {
  readonly datasets: RemoteDataset[];
  readonly next: string | null;
} {
  const by = new Map<string, Map<string, Statement[]>>();
  for (const each of statements) {
    const of = by.get(each.subject) ?? new Map<string, Statement[]>();
    of.set(each.property, [...(of.get(each.property) ?? []), each]);
    by.set(each.subject, of);
  }
  const all = (subject: string, property: string): readonly Statement[] => by.get(subject)?.get(property) ?? [];
  /** English where there are several languages. */
  const one = (subject: string, ...properties: string[]): string => {
    const found = properties.flatMap((property) => all(subject, property));
    return (found.find(({ language }) => language?.startsWith('en')) ?? found[0])?.value.trim() ?? '';
  };
  const named = (subject: string): string =>
    one(subject, `${foaf}name`, `${dct}title`, 'http://www.w3.org/2006/vcard/ns#fn');

  const datasets = [...by.keys()]
    .filter((subject) => all(subject, type).some(({ value }) => value === `${dcat}Dataset`))
    .map((subject): RemoteDataset => {
      const distributions = all(subject, `${dcat}distribution`).map(({ value }) => value);
      const publisher = one(subject, `${dct}publisher`);
      return {
        id: one(subject, `${dct}identifier`) || subject,
        title: one(subject, `${dct}title`) || subject,
        description: one(subject, `${dct}description`),
        page: one(subject, `${dcat}landingPage`) || (/^https?:/.test(subject) ? subject : null),
        institution: named(one(subject, `${dct}creator`)) || named(publisher),
        licence:
          one(subject, `${dct}license`) ||
          distributions.map((each) => one(each, `${dct}license`)).find((each) => each !== '') ||
          '',
        tags: all(subject, `${dcat}keyword`)
          .filter(({ language }) => language === undefined || language === '' || language.startsWith('en'))
          .map(({ value }) => value),
        changed: one(subject, `${dct}modified`) || one(subject, `${dct}issued`),
        ...chooseFile(
          distributions.map((each) => ({
            url: one(each, `${dcat}downloadURL`, `${dcat}accessURL`),
            form: one(each, `${dcat}mediaType`, `${dct}format`),
            name: one(each, `${dct}title`),
          })),
        ),
      };
    });
  // Portals of CKAN name the next page as older versions of Hydra did.
  const next =
    statements.find(({ property }) => property === `${hydra}next` || property === `${hydra}nextPage`)?.value ?? null;
  return { datasets, next };
}
