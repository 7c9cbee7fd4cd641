/* What the published SHACL shapes of DCAT-AP 3.0.2 ask for (semiceu.github.io/DCAT-AP, CC BY 4.0), class by class, written shorter:
   property, how often, and what each value is. A value that is a class must be declared to be of it in the same document. */

const prefixes = {
  adms: 'http://www.w3.org/ns/adms#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatap: 'http://data.europa.eu/r5r/',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  locn: 'http://www.w3.org/ns/locn#',
  owl: 'http://www.w3.org/2002/07/owl#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  sh: 'http://www.w3.org/ns/shacl#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  time: 'http://www.w3.org/2006/time#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

/** `dct:title 1..n literal`: at least one, each a literal. Values are `literal`, a datatype `^xsd:decimal`, or a class. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  'dcat:Catalog': [
    'dct:title 1..n literal',
    'dct:description 1..n literal',
    'dct:publisher 1..1 foaf:Agent',
    'dct:creator 0..1 foaf:Agent',
    'dcat:dataset 0..n dcat:Dataset',
    'dcat:service 0..n dcat:DataService',
    'dct:language 0..n dct:LinguisticSystem',
    'dct:license 0..1 dct:LicenseDocument',
    'dct:rights 0..1 dct:RightsStatement',
    'dct:issued 0..1 literal',
    'dct:modified 0..1 literal',
    'dct:spatial 0..n dct:Location',
    'dct:temporal 0..n dct:PeriodOfTime',
    'dcat:themeTaxonomy 0..n skos:ConceptScheme',
    'foaf:homepage 0..1 foaf:Document',
  ],
  'dcat:Dataset': [
    'dct:title 1..n literal',
    'dct:description 1..n literal',
    'dcat:contactPoint 0..n vcard:Kind',
    'dcat:distribution 0..n dcat:Distribution',
    'dcat:keyword 0..n literal',
    'dct:publisher 0..1 foaf:Agent',
    'dct:creator 0..n foaf:Agent',
    'dct:spatial 0..n dct:Location',
    'dct:temporal 0..n dct:PeriodOfTime',
    'dcat:theme 0..n skos:Concept',
    'dct:accessRights 0..1 dct:RightsStatement',
    'dct:accrualPeriodicity 0..1 dct:Frequency',
    'dct:conformsTo 0..n dct:Standard',
    'dct:identifier 0..n literal',
    'adms:identifier 0..n adms:Identifier',
    'dcat:landingPage 0..n foaf:Document',
    'foaf:page 0..n foaf:Document',
    'dct:language 0..n dct:LinguisticSystem',
    'dct:issued 0..1 literal',
    'dct:modified 0..1 literal',
    'dct:provenance 0..n dct:ProvenanceStatement',
    'dct:type 0..n skos:Concept',
    'dcat:version 0..1 literal',
    'dcat:spatialResolutionInMeters 0..1 ^xsd:decimal',
    'dcat:temporalResolution 0..1 ^xsd:duration',
  ],
  'dcat:Distribution': [
    'dcat:accessURL 1..n rdfs:Resource',
    'dcat:downloadURL 0..n rdfs:Resource',
    'dcatap:availability 0..1 skos:Concept',
    'dct:description 0..n literal',
    'dct:format 0..1 dct:MediaTypeOrExtent',
    'dct:license 0..1 dct:LicenseDocument',
    'adms:status 0..1 skos:Concept',
    'dcat:byteSize 0..1 ^xsd:nonNegativeInteger',
    'spdx:checksum 0..1 spdx:Checksum',
    'dcat:compressFormat 0..1 dct:MediaType',
    'dcat:packageFormat 0..1 dct:MediaType',
    'dcat:mediaType 0..1 dct:MediaType',
    'dct:conformsTo 0..n dct:Standard',
    'dct:language 0..n dct:LinguisticSystem',
    'dct:issued 0..1 literal',
    'dct:modified 0..1 literal',
    'dct:rights 0..1 dct:RightsStatement',
    'dct:title 0..n literal',
    'foaf:page 0..n foaf:Document',
  ],
  'dct:Location': ['dcat:bbox 0..1 literal', 'dcat:centroid 0..1 literal', 'locn:geometry 0..1 locn:Geometry'],
  'dct:PeriodOfTime': [
    'dcat:startDate 0..1 literal',
    'dcat:endDate 0..1 literal',
    'time:hasBeginning 0..1 time:Instant',
    'time:hasEnd 0..1 time:Instant',
  ],
  'dct:LicenseDocument': ['dct:type 0..n skos:Concept'],
  'foaf:Agent': ['foaf:name 1..n literal', 'dct:type 0..1 skos:Concept'],
  'skos:Concept': ['skos:prefLabel 1..n literal'],
  'skos:ConceptScheme': ['dct:title 1..n literal'],
  'spdx:Checksum': ['spdx:algorithm 1..1 spdx:ChecksumAlgorithm', 'spdx:checksumValue 1..1 ^xsd:hexBinary'],
};

/** The shapes as Turtle. */
export function dcatApShapes(): string {
  const head = Object.entries(prefixes).map(([prefix, address]) => `@prefix ${prefix}: <${address}> .`);
  const nodes = Object.entries(shapes).map(([of, properties]) => {
    const lines = properties.map((each) => {
      const [path, count = '', value = ''] = each.split(' ');
      const [least, most] = count.split('..');
      const kind = value === 'literal' ? 'sh:nodeKind sh:Literal' : value.replace(/^\^/, 'sh:datatype ');
      return `sh:property [ sh:path ${path} ; sh:minCount ${least} ;${most === 'n' ? '' : ` sh:maxCount ${most} ;`} ${
        /^(literal|\^)/.test(value) ? kind : `sh:nodeKind sh:BlankNodeOrIRI ; sh:class ${value}`
      } ]`;
    });
    return `[] a sh:NodeShape ; sh:targetClass ${of} ; ${lines.join(' ; ')} .`;
  });
  return [...head, ...nodes].join('\n');
}
