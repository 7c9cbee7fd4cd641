import { parseInstant } from '#engines/dates/parseInstant.ts';
import { ownValue } from '#engines/words/ownValue.ts';
import {
  type MetadataPrefix,
  metadataFormats,
  metadataPrefixes,
  type OaiRecord,
  oaiIdentifier,
  writeHeader,
  writeRecord,
} from '#engines/exchange/oaiPmh.ts';
import { topics } from '#engines/catalogue/topics.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import { countPublicDatasets, describeByIds, describeChanges } from '../catalogue/catalogue.service.ts';
import { siteOrigin } from '../../platform/http/origin.ts';

/** Records of one answer. */
const pageSize = 100;

/** The arguments of a request, as they came. */
export interface OaiArguments {
  readonly verb?: string | undefined;
  readonly identifier?: string | undefined;
  readonly metadataPrefix?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly set?: string | undefined;
  readonly resumptionToken?: string | undefined;
}

/** A refusal in the words of the protocol (section 3.6). */
class OaiError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Answer = (scope: Scope, asked: OaiArguments) => Promise<string> | string;

const verbs: Readonly<Record<string, { readonly takes: readonly (keyof OaiArguments)[]; readonly answer: Answer }>> = {
  Identify: { takes: [], answer: identify },
  ListMetadataFormats: { takes: ['identifier'], answer: listFormats },
  ListSets: { takes: ['resumptionToken'], answer: listSets },
  GetRecord: { takes: ['identifier', 'metadataPrefix'], answer: getRecord },
  ListIdentifiers: {
    takes: ['metadataPrefix', 'from', 'until', 'set', 'resumptionToken'],
    answer: (scope, asked) => list(scope, asked, 'ListIdentifiers'),
  },
  ListRecords: {
    takes: ['metadataPrefix', 'from', 'until', 'set', 'resumptionToken'],
    answer: (scope, asked) => list(scope, asked, 'ListRecords'),
  },
};

/** Arguments as they came, each once or several times, and perhaps others. */
export type SentArguments = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Answers a request of OAI-PMH 2.0 (openarchives.org/OAI/openarchivesprotocol.html); refusals stand in the answer. */
export async function answerOai(scope: Scope, sent: SentArguments): Promise<string> {
  const given = Object.entries(sent).map(([name, value = []]) => [name, [value].flat()] as const);
  const asked = Object.fromEntries(given.flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])));
  const repeated = given.find(([, values]) => values.length > 1)?.[0];
  return answerOnce(scope, asked as OaiArguments, repeated);
}

async function answerOnce(scope: Scope, asked: OaiArguments, repeated: string | undefined): Promise<string> {
  const site = siteOrigin(scope);
  const frame = (attributes: string, content: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd"><responseDate>${second(scope.now)}</responseDate><request${attributes}>${site}/oai</request>${content}</OAI-PMH>\n`;
  try {
    if (repeated === 'verb') throw new OaiError('badVerb', 'The verb was sent more than once. Send it once.');
    const verb = ownValue(verbs, asked.verb ?? '');
    if (verb === undefined)
      throw new OaiError('badVerb', `The verb is "${asked.verb ?? ''}"; expected ${Object.keys(verbs).join(', ')}.`);
    if (repeated !== undefined) throw new OaiError('badArgument', `${repeated} was sent more than once. Send it once.`);
    const given = argumentsOf(asked);
    const strange = given.find(([name]) => !verb.takes.includes(name));
    if (strange) throw new OaiError('badArgument', `${asked.verb} takes no ${strange[0]}.`);
    const content = await verb.answer(scope, asked);
    const attributes = [['verb', asked.verb ?? ''] as const, ...given].map(
      ([name, value]) => ` ${name}="${escapeXml(value)}"`,
    );
    return frame(attributes.join(''), `<${asked.verb}>${content}</${asked.verb}>`);
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    const attributes = ['badVerb', 'badArgument'].includes(error.code)
      ? ''
      : [['verb', asked.verb ?? ''] as const, ...argumentsOf(asked)]
          .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
          .join('');
    return frame(attributes, `<error code="${error.code}">${escapeXml(error.message)}</error>`);
  }
}

function argumentsOf({ verb: _verb, ...rest }: OaiArguments): [keyof OaiArguments, string][] {
  return Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name as keyof OaiArguments, value] satisfies [keyof OaiArguments, string]],
  );
}

function identify(scope: Scope): string {
  const { config } = scope.context;
  const { oldest } = countPublicDatasets(scope);
  return [
    '<repositoryName>AgriHub Ghana</repositoryName>',
    `<baseURL>${siteOrigin(scope)}/oai</baseURL>`,
    '<protocolVersion>2.0</protocolVersion>',
    `<adminEmail>${escapeXml(config.supportEmail ?? `no-contact-set@${hostOf(scope).replace(/:\d+$/, '')}`)}</adminEmail>`,
    `<earliestDatestamp>${second(oldest ?? new Date(0))}</earliestDatestamp>`,
    '<deletedRecord>transient</deletedRecord>',
    '<granularity>YYYY-MM-DDThh:mm:ssZ</granularity>',
  ].join('');
}

async function listFormats(scope: Scope, { identifier }: OaiArguments): Promise<string> {
  if (identifier !== undefined) await findRecord(scope, identifier);
  return metadataPrefixes
    .map(
      (prefix) =>
        `<metadataFormat><metadataPrefix>${prefix}</metadataPrefix><schema>${metadataFormats[prefix].schema}</schema><metadataNamespace>${metadataFormats[prefix].namespace}</metadataNamespace></metadataFormat>`,
    )
    .join('');
}

function listSets(_scope: Scope, { resumptionToken }: OaiArguments): string {
  if (resumptionToken !== undefined) throw badToken();
  return topics
    .map(({ id, name }) => `<set><setSpec>${id}</setSpec><setName>${escapeXml(name)}</setName></set>`)
    .join('');
}

async function getRecord(scope: Scope, { identifier, metadataPrefix }: OaiArguments): Promise<string> {
  if (identifier === undefined) throw new OaiError('badArgument', 'GetRecord needs an identifier.');
  const prefix = prefixOf(metadataPrefix);
  return writeRecord(await findRecord(scope, identifier), prefix, siteOrigin(scope), hostOf(scope));
}

async function findRecord(scope: Scope, identifier: string): Promise<OaiRecord> {
  const id = identifier.split(':').at(-1) ?? '';
  const [dataset] =
    isUuid(id) && identifier === oaiIdentifier(id, hostOf(scope)) ? await describeByIds(scope, [id]) : [];
  if (dataset === undefined)
    throw new OaiError('idDoesNotExist', `No dataset is known as ${identifier.slice(0, 100)}.`);
  return { id, stamp: second(new Date(dataset.updatedAt)), sets: setsOf(dataset.topic.id), dataset };
}

async function list(scope: Scope, asked: OaiArguments, verb: 'ListIdentifiers' | 'ListRecords'): Promise<string> {
  const { prefix, set, from, until, after, given } = readSelection(asked);
  const changes = await describeChanges(scope, {
    from,
    // A second is the finest the protocol tells apart here: all of the last one belongs to the answer.
    until: until && new Date(until.getTime() + 999),
    topic: set,
    after,
    limit: pageSize + 1,
  });
  if (changes.length === 0) throw new OaiError('noRecordsMatch', 'No dataset changed in that time and set.');
  const page = changes.slice(0, pageSize);
  const [site, host] = [siteOrigin(scope), hostOf(scope)];
  const records = page
    .map(({ id, at, topic, dataset }): OaiRecord => ({ id, stamp: second(at), sets: setsOf(topic), dataset }))
    .map((record) => (verb === 'ListRecords' ? writeRecord(record, prefix, site, host) : writeHeader(record, host)));
  const last = page.at(-1);
  const isLast = changes.length <= pageSize;
  if (isLast && after === undefined) return records.join('');
  const token = isLast || last === undefined ? '' : writeToken({ ...given, at: last.at.toISOString(), id: last.id });
  return `${records.join('')}<resumptionToken>${token}</resumptionToken>`;
}

interface Token {
  readonly prefix: MetadataPrefix;
  readonly set?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Where the last answer ended. */
  readonly at?: string;
  readonly id?: string;
}

function readSelection(asked: OaiArguments) {
  const { resumptionToken, ...others } = asked;
  if (resumptionToken !== undefined && argumentsOf(others).length > 0)
    throw new OaiError('badArgument', 'A resumptionToken takes no other argument.');
  const given: Token =
    resumptionToken === undefined
      ? { prefix: prefixOf(asked.metadataPrefix), set: asked.set, from: asked.from, until: asked.until }
      : readToken(resumptionToken);
  const from = readMoment(given.from, 'from');
  const until = readMoment(given.until, 'until');
  if (given.from && given.until && given.from.length !== given.until.length)
    throw new OaiError('badArgument', 'from and until are of different granularity.');
  if (from && until && from > until) throw new OaiError('badArgument', 'from is after until.');
  const after = given.at && given.id ? { at: new Date(given.at), id: given.id } : undefined;
  return { prefix: given.prefix, set: given.set, from, until, after, given };
}

function prefixOf(written: string | undefined): MetadataPrefix {
  if (written === undefined) throw new OaiError('badArgument', 'metadataPrefix is missing.');
  const found = metadataPrefixes.find((each) => each === written);
  if (found === undefined)
    throw new OaiError('cannotDisseminateFormat', `Records are written as ${metadataPrefixes.join(' and ')}.`);
  return found;
}

function readMoment(written: string | undefined, name: 'from' | 'until'): Date | undefined {
  if (written === undefined) return undefined;
  const isDay = written.length === 10;
  const moment = parseInstant(isDay ? `${written}T${name === 'from' ? '00:00:00' : '23:59:59'}Z` : written);
  // The protocol knows whole seconds of UTC alone.
  if (moment === null || !(isDay || /T[\d:]{8}Z$/.test(written)))
    throw new OaiError(
      'badArgument',
      `${name} is "${written.slice(0, 40)}"; expected 2026-04-15 or 2026-04-15T12:00:00Z.`,
    );
  return moment;
}

function writeToken(token: Token): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

function readToken(text: string): Token {
  try {
    const read = JSON.parse(Buffer.from(text, 'base64url').toString()) as Token;
    const isWhole =
      metadataPrefixes.includes(read.prefix) && isUuid(read.id ?? '') && !Number.isNaN(Date.parse(read.at ?? ''));
    if (isWhole) return read;
  } catch {
    // Said below.
  }
  throw badToken();
}

function badToken(): OaiError {
  return new OaiError('badResumptionToken', 'This resumptionToken was not given out here.');
}

function setsOf(topic: string): string[] {
  return topics.some(({ id }) => id === topic) ? [topic] : [];
}

function hostOf(scope: Scope): string {
  return new URL(siteOrigin(scope)).host;
}

function second(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
