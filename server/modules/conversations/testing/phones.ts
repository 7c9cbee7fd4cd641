import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../../../testing/testApp.ts';
import { doorPath } from '../channels/gate.ts';

const headers = { host: 'agrihub.example' };
const appSecret = 'whatsapp-app-secret';
let count = 0;

/** Settings of a portal that farmers write to by SMS and by WhatsApp, whose Cloud API a server of the test stands in for. */
export function phoneSettings(graph: Server): Record<string, string> {
  return {
    PUBLIC_URL: 'https://agrihub.example',
    DOORS: 'sms-kannel,whatsapp',
    WHATSAPP_URL: `http://127.0.0.1:${(graph.address() as AddressInfo).port}/v23.0/1?key=graph-token`,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: 'verify-me',
    WHATSAPP_TEMPLATE: 'asked_for',
  };
}

/** Sends an SMS from a number in the international form through Kannel's door; answers what comes back. */
export async function sendSms(app: TestApp, from: string, text: string): Promise<string> {
  count += 1;
  const query = new URLSearchParams({ from, text, id: `m${count}` });
  return (await app.inject({ url: `${doorPath(app.context, 'sms-kannel')}?${query}`, headers })).body;
}

/** Writes a text by WhatsApp from such a number, and does the work that follows. */
export async function sendWhatsapp(app: TestApp, from: string, body: string): Promise<void> {
  count += 1;
  const message = { from: from.replace('+', ''), id: `wamid.${count}`, type: 'text', text: { body } };
  await tellFromWhatsapp(app, { messages: [message] });
}

/** What the WhatsApp Cloud API tells the portal, signed as it signs; and the work that follows. */
export async function tellFromWhatsapp(app: TestApp, told: object): Promise<void> {
  const payload = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...told } }] }],
  });
  const signature = createHmac('sha256', appSecret).update(payload).digest('hex');
  await app.inject({
    method: 'POST',
    url: doorPath(app.context, 'whatsapp'),
    headers: { ...headers, 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    payload,
  });
  await app.context.jobs.runDue();
}
