import { apiChanges } from '#contract/changelog.ts';
import { problems } from '#contract/problems/problems.ts';
import { roomsSaid } from '#contract/rooms.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { describeCall } from './describeCall.ts';
import { exampleOf } from './exampleOf.ts';
import { describe } from './validationMessages.ts';
import type { Registry } from './registry.ts';
import { readSchema, type Schema } from './schema.ts';
import { apiPageStyle } from '../http/pageStyles.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

/** The calls of the portal as one plain page; its one script, from here, lets readers try them. */
export function apiPage(registry: Registry): string {
  const endpoints = registry.all().map(({ endpoint }) => endpoint);
  const rooms = [...new Set(endpoints.map(({ room }) => room))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of AgriHub Ghana</title>
<style>${apiPageStyle}</style>
<script src="/api-console.js" defer></script>
</head>
<body>
<main>
<h1>API of AgriHub Ghana</h1>
<p>Every call the portal itself makes. The same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>,
and for TypeScript as a package: <code>npm install</code> with the address of <a href="/agrihub-client.tgz">agrihub-client.tgz</a>.</p>
<p>Send and expect JSON. Signed-in calls take <code>Authorization: Bearer</code> with an access token, made under <a href="/account">your account</a>, or with the token that sign-in answers.
A write may carry an <code>Idempotency-Key</code>: the same key gives the same answer and one record.
Ask for <code>Accept: application/problem+json</code> and every refusal comes as RFC 9457 problem details.</p>
<p id="try" hidden><label>Access token, kept in this page alone <input id="token" type="password" autocomplete="off"></label> Without one you ask as anybody, or as the person who is signed in here.</p>
<nav aria-label="Rooms"><ul>${rooms.map((room) => `<li><a href="#${room}">${room}</a></li>`).join('')}<li><a href="#changes">changes</a></li><li><a href="#refusals">refusals</a></li></ul></nav>
${rooms
  .map((room) =>
    section(
      room,
      endpoints.filter((endpoint) => endpoint.room === room),
    ),
  )
  .join('\n')}
<h2 id="changes">Changes</h2>
${apiChanges.map(({ on, changes }) => `<h3>${on}</h3><ul>${changes.map((each) => `<li>${escapeXml(each)}</li>`).join('')}</ul>`).join('\n')}
<h2 id="refusals">Refusals</h2>
<table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Title</th></tr></thead><tbody>
${Object.entries(problems)
  .map(
    ([code, { status, title }]) =>
      `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td><td>${escapeXml(title)}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
</main>
</body>
</html>`;
}

function section(room: string, endpoints: readonly EndpointShape[]): string {
  return `<h2 id="${room}">${room}</h2>\n<p>${escapeXml(roomsSaid[room] ?? '')}</p>\n${endpoints.map(article).join('\n')}`;
}

function article(endpoint: EndpointShape): string {
  const { method, path, name, summary, aliases = [] } = endpoint;
  const older = aliases.map((alias) => `<code>${alias.method} ${escapeXml(alias.path)}</code>`).join(', ');
  return `<article id="${name}"${triedAt(endpoint)}>
<h3><code>${method} ${escapeXml(path)}</code></h3>
<p>${escapeXml(`${summary}. ${describeCall(endpoint).replaceAll('`', '')}`)}${older ? ` Older address: ${older}.` : ''}</p>
${fields('params', 'In the address', endpoint.params && readSchema(endpoint.params))}
${fields('query', 'Query', endpoint.query && readSchema(endpoint.query))}
${fields('body', 'Body', endpoint.body && readSchema(endpoint.body))}
</article>`;
}

/** What the page's script needs to send a call, where it can: JSON in, and an answer that ends. */
function triedAt({ method, path, effect, body, upload, fileForm, filesForm, live }: EndpointShape): string {
  if (upload || fileForm || filesForm || live || !path.startsWith('/api/')) return '';
  const example = body && (exampleOf(readSchema(body)) ?? {});
  const shown = example === undefined ? '' : ` data-example="${escapeXml(JSON.stringify(example, null, 2))}"`;
  return ` data-method="${method}" data-path="${escapeXml(path)}" data-effect="${effect}"${shown}`;
}

function fields(place: 'params' | 'query' | 'body', title: string, schema: Schema | undefined): string {
  const properties = Object.entries(schema?.properties ?? {});
  if (properties.length === 0) return '';
  const rows = properties.map(([name, property]) => {
    const optional = schema?.required?.includes(name) ? '' : ' (optional)';
    const example = place === 'body' ? undefined : exampleOf(property, name);
    const shown = example === undefined ? '' : ` data-example="${escapeXml(String(example))}"`;
    return `<dt${shown}><code>${escapeXml(name)}</code>${optional}</dt><dd>${escapeXml(describe(property))}</dd>`;
  });
  return `<h4>${title}</h4><dl data-in="${place}">${rows.join('')}</dl>`;
}
