import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What may go wrong with one batch. */
export type Fault =
  /** Takes it, and breaks the line instead of answering. */
  | 'lostAnswer'
  /** Takes it, and answers after the patience of whoever asks. */
  | 'slow'
  /** Answers 2000 and sends to nobody. */
  | 'noCredit'
  /** Answers 2000 as a number, and figures as text. */
  | 'wrongTypes'
  /** Takes it, and reports on everybody twice. */
  | 'duplicate'
  | 'busy'
  | 'wrongKey'
  | 'notJson'
  /** Refuses with a code of its own. */
  | 'refused'
  | 'brokenDown';

export interface MnotifyStandIn {
  /** As SMS_URL names it. */
  readonly url: string;
  /** Batches that were taken over: numbers and text. */
  readonly batches: { readonly recipients: readonly string[]; readonly text: string; readonly sender: string }[];
  /** How often a number was submitted, whatever was answered. */
  timesOf(phone: string): number;
  /** Faults of the next batches, one each; then all is well. */
  readonly faults: Fault[];
  /** Says what came of a number in every report to come; DELIVERED when nothing is said. */
  readonly statuses: Map<string, string>;
  /** Numbers that are malformed to it. */
  readonly rejected: Set<string>;
  /** What the account has left; null: it does not say. */
  credit: number | null;
  /** How often the credit was asked for. */
  creditAsked: number;
  /** How long it takes over each batch, ms. */
  delayMs: number;
  close(): Promise<void>;
}

const key = 'stand-in-key';

/** mNotify's quick SMS and campaign reports on a port of this machine. */
export async function startMnotify(slowMs = 1_500): Promise<MnotifyStandIn> {
  const campaigns = new Map<string, readonly string[]>();
  const batches: MnotifyStandIn['batches'] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (url.searchParams.get('key') !== key) return answer(response, 401, { status: 'error' });
      if (url.pathname === '/api/sms/quick')
        return take(JSON.parse(Buffer.concat(parts).toString()) as Order, response);
      if (url.pathname === '/api/balance/sms') {
        standIn.creditAsked += 1;
        return standIn.credit === null
          ? answer(response, 503, { status: 'error' })
          : answer(response, 200, { status: 'success', balance: standIn.credit, bonus: 0 });
      }
      const id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
      const report = (campaigns.get(id) ?? []).map((phone) => ({
        _id: 1,
        recipient: `233${phone.slice(1)}`,
        status: standIn.statuses.get(phone) ?? 'DELIVERED',
        campaign_id: id,
        retries: 0,
      }));
      return answer(response, 200, { status: 'success', report });
    });
  });

  interface Order {
    readonly recipient: readonly string[];
    readonly sender: string;
    readonly message: string;
  }

  function take(order: Order, response: ServerResponse): void {
    const fault = standIn.faults.shift();
    if (fault === 'busy') return answer(response, 429, { status: 'error' });
    if (fault === 'wrongKey') return answer(response, 401, { status: 'error' });
    if (fault === 'refused')
      return answer(response, 200, {
        status: 'error',
        code: '1006',
        message: `Sender not approved for ${order.recipient[0]}`,
      });
    batches.push({ recipients: order.recipient, text: order.message, sender: order.sender });
    const id = `CAMPAIGN-${batches.length}`;
    const sent = order.recipient.filter((phone) => !standIn.rejected.has(phone));
    campaigns.set(id, fault === 'duplicate' ? [...sent, ...sent] : sent);
    const credit = fault === 'noCredit' || sent.length === 0 ? 0 : sent.length;
    const summary = {
      _id: id,
      type: 'API QUICK SMS',
      total_sent: sent.length,
      contacts: order.recipient.length,
      total_rejected: order.recipient.length - sent.length,
      numbers_sent: sent,
      credit_used: credit,
      credit_left: 900,
    };
    const good = { status: 'success', code: '2000', message: 'messages sent successfully', summary };
    if (fault === 'lostAnswer') return void response.destroy();
    if (fault === 'brokenDown') return answer(response, 500, { status: 'error' });
    if (fault === 'notJson') return void response.end('<html>success</html>');
    if (fault === 'wrongTypes')
      return answer(response, 200, {
        ...good,
        code: 2000,
        summary: { ...summary, credit_used: String(credit), total_rejected: String(summary.total_rejected) },
      });
    const wait = fault === 'slow' ? slowMs : standIn.delayMs;
    setTimeout(() => answer(response, 200, good), wait);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: MnotifyStandIn = {
    url: `mnotify:http://127.0.0.1:${(server.address() as AddressInfo).port}/?key=${key}`,
    batches,
    timesOf: (phone) =>
      batches.reduce((sum, { recipients }) => sum + recipients.filter((each) => each === phone).length, 0),
    credit: 900,
    creditAsked: 0,
    faults: [],
    statuses: new Map(),
    rejected: new Set(),
    delayMs: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
