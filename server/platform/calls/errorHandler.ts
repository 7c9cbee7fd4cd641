import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusals } from '#contract/endpoint.ts';
import { largestBodyBytes, longestUrl } from '#contract/limits.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { writeLightPage } from '../http/lightPage.ts';
import { waitPageStyle } from '../http/pageStyles.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { Problem, problem } from './problems.ts';
import { allowStyles, hashOf } from '../http/securityHeaders.ts';
import { isUnreachable, type SystemError } from '../records/unreachable.ts';
import { asksForPage, secondsToWait, writeWaitPage } from '../http/waitPage.ts';

/** A problem of the catalogue, whatever was thrown. Causes on our side stay in the log. */
export function toProblem(error: unknown, request?: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  return fromFastify(error as FastifyError, request) ?? fromSystem(error as SystemError) ?? problem('internal');
}

const html = 'text/html; charset=utf-8';
const basicChallenge = 'Basic realm="AgriHub Ghana", charset="UTF-8"';

/** Writes a problem in the form the caller asked for; else as the endpoint's family does. */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const said = toProblem(error, request);
  logFailure(error, said, request);
  const wait = asksForPage(request) ? secondsToWait(said) : undefined;
  const family = request.routeOptions.config.endpoint?.refusals ?? 'message';
  const { type, body, language } =
    wait === undefined
      ? writeRefusal(said, request, family)
      : { type: html, body: writeWaitPage(said, wait), language: 'en' };
  if (wait !== undefined) allowStyles(reply, [hashOf(waitPageStyle)]);
  return (
    reply
      .code(said.status)
      .headers(said.headers)
      // Programs that collect data in the field know no other way of signing in.
      .headers(family === 'openRosa' && said.status === 401 ? { 'www-authenticate': basicChallenge } : {})
      .header('cache-control', 'no-store')
      .header('vary', 'Accept, Accept-Language')
      .header('content-language', language)
      .type(type)
      .send(body)
  );
}

/**
 * What failed on our side, with its cause. A refusal for lack of room is counted (`http_requests_refused_total`) and not written
 * down: a flood would fill the log, and with it the disk. 501 says that what was asked for is not made here: nothing failed.
 */
function logFailure(error: unknown, said: Problem, { log }: FastifyRequest): void {
  if (said.status < 500 || said.status === 501) return;
  if (!(error instanceof Problem)) log.error({ err: error, code: said.code }, said.message);
  else if (said.code === 'busy') log.debug({ code: said.code }, said.message);
  else log.error({ code: said.code }, said.message);
}

/**
 * problem+json where it is asked for, else plain text, `{ message, code }`, or CKAN's form. Pages and programs hear it in
 * French where they prefer that; what other protocols and the plain texts of the specification say stays English.
 */
export function writeProblem(
  said: Problem,
  { headers, id }: Pick<FastifyRequest, 'headers' | 'id'>,
  family: Refusals,
): { readonly type: string; readonly body: string; readonly language: string } {
  const { message, language } = said.sentenceIn(preferredLanguage(headers['accept-language']));
  if (headers.accept?.includes('application/problem+json')) {
    const { code, status, title, standing } = said;
    const type = `/api/docs#${code}`;
    // `message` is the member that the short form has too, so that one reader serves both.
    const body = JSON.stringify({ type, title, status, detail: message, message, code, requestId: id, standing });
    return { type: 'application/problem+json; charset=utf-8', body, language };
  }
  if (family === 'openRosa')
    return { type: 'text/xml; charset=utf-8', body: openRosaMessage(said.message), language: 'en' };
  if (family === 'text') return { type: 'text/plain; charset=utf-8', body: said.message, language: 'en' };
  if (family === 'ckan') {
    const error = { __type: ckanErrors[said.status] ?? 'Internal Server Error', message: said.message };
    return {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ success: false, error }),
      language: 'en',
    };
  }
  const body = JSON.stringify({ message, code: said.code, requestId: id });
  return { type: 'application/json; charset=utf-8', body, language };
}

/** A page where a browser asked for one of those that stand by themselves, else as the family of the call has it. */
function writeRefusal(said: Problem, request: FastifyRequest, family: Refusals) {
  const makesPages = request.routeOptions.config.endpoint?.produces?.startsWith('text/html') === true;
  return makesPages && request.headers.accept?.includes('text/html') === true
    ? writeRefusedPage(said, request)
    : writeProblem(said, request, family);
}

/** A refusal where somebody reads pages: in the language of the page that was asked for, with the way to the portal, out of a frame, too. */
function writeRefusedPage(said: Problem, { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>) {
  const asked = (query as Readonly<Record<string, unknown>>)['language'];
  const { message, language } = said.sentenceIn(asked === 'fr' ? 'fr' : preferredLanguage(headers['accept-language']));
  const body = `<h1>AgriHub Ghana</h1><p>${escapeXml(message)}</p><p><a class="more" href="/?text=1" target="_top">AgriHub Ghana</a></p>`;
  return { type: html, body: writeLightPage('AgriHub Ghana', body, language), language };
}

/** A sentence as programs that speak OpenRosa show it (docs.getodk.org, OpenRosa 1.0 message). */
export function openRosaMessage(sentence: string, nature = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<OpenRosaResponse xmlns="http://openrosa.org/http/response"><message${nature === '' ? '' : ` nature="${nature}"`}>${escapeXml(sentence)}</message></OpenRosaResponse>\n`;
}

/** What CKAN calls a refusal (docs.ckan.org, action API). */
const ckanErrors: Readonly<Record<number, string>> = {
  400: 'Validation Error',
  401: 'Authorization Error',
  403: 'Authorization Error',
  404: 'Not Found Error',
  409: 'Validation Error',
  422: 'Validation Error',
};

function fromFastify(error: FastifyError, request?: FastifyRequest): Problem | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem('bodyTooLarge', {
        limit: `${Math.round((request?.routeOptions.bodyLimit ?? largestBodyBytes) / 1000)} kB`,
      });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('wrongContentType', { found: request?.headers['content-type'] ?? 'nothing' });
    case 'FST_ERR_BAD_URL':
      return problem('badAddress');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return problem('addressTooLong', { limit: longestUrl });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'ECONNRESET':
      return problem('brokenRequest');
    default:
      return undefined;
  }
}

/** What the disk and PostgreSQL say when they cannot. */
function fromSystem(error: SystemError): Problem | undefined {
  const { code = '' } = error;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return problem('diskFull');
  if (isUnreachable(error)) return problem('databaseUnreachable', { 'retry-after': '2' });
  if (code === 'ESTORAGE') return problem('storageUnreachable', { 'retry-after': '2' });
  // PostgreSQL keeps every character but this one.
  if (code === '22021' || code === '22P05')
    return problem('badInput', { sentence: 'A text holds the character U+0000, which no text may. Leave it out.' });
  // A statement that ran out of time, or two that stood in each other's way.
  if (code === '57014' || code === '40P01' || code === '40001') return problem('busy', { 'retry-after': '2' });
  return undefined;
}
