import { twilioSignature } from '../twilio.ts';
import { startStandIn, type StandIn } from './standIn.ts';

export interface TwilioStandIn extends StandIn {
  /** As SMS_URL names it. */
  readonly url: string;
  readonly taken: {
    readonly to: string;
    readonly body: string;
    readonly from: string;
    readonly callback: string | null;
    readonly id: string;
  }[];
  readonly statuses: Map<string, string>;
  /** The fields and the signature of a report it would push. */
  report(id: string, status: string): { readonly fields: Record<string, string>; readonly signature: string };
}

const [account, token] = ['ACstandin0001', 'stand0in0token'];

/** Twilio's Messages on a port of this machine. */
export async function startTwilio(): Promise<TwilioStandIn> {
  const taken: TwilioStandIn['taken'] = [];
  const statuses = new Map<string, string>();
  const server = await startStandIn(({ method, url, headers, form }) => {
    if (headers.authorization !== `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`)
      return { status: 401, body: { code: 20003, message: 'Authenticate' } };
    if (method === 'GET') {
      const id = url.pathname.split('/').at(-1)?.replace('.json', '') ?? '';
      return { status: 200, body: { sid: id, status: statuses.get(id) ?? 'delivered' } };
    }
    const to = form.get('To') ?? '';
    if (to.length !== 13) return { status: 400, body: { code: 21211, message: `Invalid 'To' Phone Number: ${to}` } };
    const id = `SM${String(taken.length + 1).padStart(32, '0')}`;
    taken.push({
      to,
      body: form.get('Body') ?? '',
      from: form.get('From') ?? '',
      callback: form.get('StatusCallback'),
      id,
    });
    return { status: 201, body: { sid: id, status: 'queued', error_code: null } };
  });
  return {
    ...server,
    url: `twilio:${server.origin}/?key=${account}:${token}`,
    taken,
    statuses,
    report(id, status) {
      const { to, from, callback } = taken.find((each) => each.id === id) ?? { to: '', from: '', callback: '' };
      const fields = { AccountSid: account, MessageSid: id, MessageStatus: status, To: to, From: from };
      return { fields, signature: twilioSignature(callback ?? '', fields, token) };
    },
  };
}
