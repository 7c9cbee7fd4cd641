import { startStandIn, type StandIn } from './standIn.ts';

export interface AfricasTalkingStandIn extends StandIn {
  /** As SMS_URL names it. */
  readonly url: string;
  readonly taken: { readonly to: string; readonly message: string; readonly from: string; readonly id: string }[];
  /** Numbers it refuses, as it is sent them: +233244123456. */
  readonly rejected: Set<string>;
}

const key = 'stand-in-key';

/** Africa's Talking bulk messaging on a port of this machine. */
export async function startAfricasTalking(): Promise<AfricasTalkingStandIn> {
  const taken: AfricasTalkingStandIn['taken'] = [];
  const rejected = new Set<string>();
  const server = await startStandIn(({ headers, form }) => {
    if (headers['apikey'] !== key || form.get('username') !== 'agrihub')
      return { status: 401, body: 'The supplied authentication is invalid' };
    const [message, from] = [form.get('message') ?? '', form.get('from') ?? ''];
    if (from === 'Unknown')
      return { status: 201, body: { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } } };
    const recipients = (form.get('to') ?? '').split(',').map((to) => {
      if (rejected.has(to))
        return { statusCode: 403, number: to, status: 'InvalidPhoneNumber', cost: '0', messageId: 'None' };
      const id = `ATXid_${taken.length + 1}`;
      taken.push({ to, message, from, id });
      return { statusCode: 101, number: to, status: 'Success', cost: 'GHS 0.0350', messageId: id };
    });
    return {
      status: 201,
      body: {
        SMSMessageData: { Message: `Sent to ${recipients.length}/${recipients.length}`, Recipients: recipients },
      },
    };
  });
  return { ...server, url: `africastalking:${server.origin}/?key=agrihub:${key}`, taken, rejected };
}
