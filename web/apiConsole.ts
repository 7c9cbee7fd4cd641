/*
 * Lets readers of /api/docs try the calls there: a button at each call that takes JSON, a form of its fields, and the answer
 * as it came. The token stays in the page. Without JavaScript the page reads as before.
 */

/** More of an answer than this is cut off on screen: a browser draws no megabytes of text. */
const MOST_SHOWN = 100_000;

interface Call {
  readonly article: HTMLElement;
  readonly method: string;
  readonly path: string;
  readonly writes: boolean;
  readonly example: string | undefined;
}

const token = document.querySelector<HTMLInputElement>('#token');
document.querySelector<HTMLElement>('#try')?.removeAttribute('hidden');
for (const article of document.querySelectorAll<HTMLElement>('article[data-path]')) {
  const { method = 'GET', path = '', effect, example } = article.dataset;
  const button = make('button', { type: 'button', textContent: 'Try it' });
  button.setAttribute('aria-label', `Try ${method} ${path}`);
  button.addEventListener('click', () =>
    button.replaceWith(callForm({ article, method, path, writes: effect === 'writes', example })),
  );
  article.append(button);
}

function callForm({ article, method, path, writes, example }: Call): HTMLFormElement {
  const form = make('form', {});
  form.setAttribute('aria-label', `${method} ${path}`);
  const inputs = [...article.querySelectorAll<HTMLElement>('dl[data-in] dt')].flatMap((term) => {
    const place = term.closest('dl')?.dataset['in'] ?? '';
    if (place === 'body') return [];
    const name = term.querySelector('code')?.textContent ?? '';
    const input = make('input', { name, value: term.dataset['example'] ?? '' });
    input.required = !term.textContent.includes('(optional)');
    if (!input.required) [input.value, input.placeholder] = ['', input.value];
    input.dataset['in'] = place;
    form.append(make('label', {}, [name, input]));
    return [input];
  });
  const body = example === undefined ? undefined : make('textarea', { rows: 8, value: example, spellcheck: false });
  if (body) form.append(make('label', {}, ['Body (JSON)', body]));
  const send = make('button', { textContent: writes ? 'Send: it changes records here' : 'Send' });
  const output = make('div', { role: 'status' });
  form.append(send, output);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(method, addressOf(path, inputs), body?.value, output);
  });
  queueMicrotask(() => form.querySelector<HTMLElement>('input, textarea, button')?.focus());
  return form;
}

function addressOf(path: string, inputs: readonly HTMLInputElement[]): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, value, dataset } of inputs) {
    if (dataset['in'] === 'params') address = address.replace(`:${name}`, encodeURIComponent(value));
    else if (value !== '') query.append(name, value);
  }
  return query.size === 0 ? address : `${address}?${query}`;
}

async function ask(method: string, address: string, body: string | undefined, output: HTMLElement) {
  output.replaceChildren('Asking …');
  const headers = new Headers({ accept: 'application/problem+json, */*;q=0.9' });
  if (token?.value) headers.set('authorization', `Bearer ${token.value.trim()}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  try {
    const answer = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
    const text = await answer.text();
    const shown = pretty(text);
    output.replaceChildren(
      make('p', {}, [
        make('strong', { textContent: `${answer.status} ${answer.statusText}` }),
        ` ${answer.headers.get('content-type') ?? 'no content'}, ${text.length.toLocaleString('en')} characters`,
      ]),
      make('pre', { tabIndex: 0, textContent: shown.slice(0, MOST_SHOWN) }),
      shown.length > MOST_SHOWN ? `Shown: the first ${MOST_SHOWN.toLocaleString('en')} characters.` : '',
      make('p', {}, ['The same from a terminal:']),
      make('pre', { tabIndex: 0, textContent: curl(method, address, body) }),
    );
  } catch {
    output.replaceChildren('No answer came. Is the line up? Nothing was lost: send it again.');
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The token is left out: lines from here are pasted into chats. */
function curl(method: string, address: string, body: string | undefined): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const parts = ['curl', ...(method === 'GET' ? [] : ['-X', method]), quoted(new URL(address, location.href).href)];
  if (token?.value) parts.push('-H', '"Authorization: Bearer $TOKEN"');
  if (body !== undefined) parts.push('-H', quoted('Content-Type: application/json'), '-d', quoted(body));
  return parts.join(' ');
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
