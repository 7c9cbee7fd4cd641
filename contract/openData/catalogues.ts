import { Type } from 'typebox';
import { DatasetParams } from '../catalogue/catalogueShapes.ts';
import { endpoint } from '../endpoint.ts';

const PageOfCatalogue = Type.Object({
  /** 1 is the first; a page holds 100 datasets. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});
const shared = {
  room: 'openData',
  method: 'GET',
  audience: 'public',
  effect: 'reads',
  refusals: 'message',
  answer: Type.String(),
} as const;

export const showCatalogueTurtle = endpoint({
  ...shared,
  name: 'showCatalogueTurtle',
  path: '/catalog.ttl',
  summary: 'The public datasets after DCAT-AP 3, as Turtle, by pages with Hydra’s links',
  query: PageOfCatalogue,
  produces: 'text/turtle; charset=utf-8',
});
export const showCatalogueJsonLd = endpoint({
  ...shared,
  name: 'showCatalogueJsonLd',
  path: '/catalog.jsonld',
  summary: 'The public datasets after DCAT-AP 3, as JSON-LD, by pages with Hydra’s links',
  query: PageOfCatalogue,
  produces: 'application/ld+json; charset=utf-8',
});
export const showCatalogueRdf = endpoint({
  ...shared,
  name: 'showCatalogueRdf',
  path: '/catalog.rdf',
  summary: 'The public datasets after DCAT-AP 3, as RDF/XML, by pages with Hydra’s links',
  query: PageOfCatalogue,
  produces: 'application/rdf+xml; charset=utf-8',
});
/** Every dataset at once: the schema knows no pages. */
export const showDataJson = endpoint({
  ...shared,
  name: 'showDataJson',
  path: '/data.json',
  summary: 'The public datasets after the Project Open Data Metadata Schema 1.1',
  produces: 'application/json; charset=utf-8',
});
export const describeDatasetAs = endpoint({
  ...shared,
  name: 'describeDatasetAs',
  path: '/api/datasets/:id/metadata',
  cached: true,
  summary:
    'What is known of a public dataset, for other catalogues: DCAT-AP 3, DataCite, Dublin Core, or a Frictionless data package',
  params: DatasetParams,
  query: Type.Object({
    form: Type.Union([
      Type.Literal('ttl'),
      Type.Literal('jsonld'),
      Type.Literal('rdf'),
      Type.Literal('datacite'),
      Type.Literal('dc'),
      Type.Literal('datapackage'),
    ]),
    /** Of the data package; the version in force when left out. */
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  produces: 'application/octet-stream',
});

const Text = Type.String({ maxLength: 500 });
/** One sent twice is told in the answer, as are those the protocol does not know. */
const Argument = Type.Union([Text, Type.Array(Text, { maxItems: 10 })]);
const Optional = Type.Optional(Argument);
const OaiArguments = Type.Object(
  {
    verb: Optional,
    identifier: Optional,
    metadataPrefix: Optional,
    from: Optional,
    until: Optional,
    set: Optional,
    resumptionToken: Optional,
  },
  { additionalProperties: Argument, maxProperties: 20 },
);
/**
 * Wrong arguments are told in the answer, as the protocol has it. What is cached bears the date it was made at: who
 * harvests from that date on misses nothing, since no dataset changed after it.
 */
export const harvestDatasets = endpoint({
  ...shared,
  cached: true,
  name: 'harvestDatasets',
  path: '/oai',
  summary:
    'OAI-PMH 2.0 over the public datasets: oai_dc and oai_datacite, sets by topic, deleted records told for 30 days',
  query: OaiArguments,
  produces: 'text/xml; charset=utf-8',
});
/** The protocol asks for both. */
export const harvestDatasetsByPost = endpoint({
  ...shared,
  cached: true,
  name: 'harvestDatasetsByPost',
  method: 'POST',
  path: '/oai',
  summary: 'OAI-PMH 2.0 over the public datasets, with the arguments in a form',
  body: OaiArguments,
  produces: 'text/xml; charset=utf-8',
});
