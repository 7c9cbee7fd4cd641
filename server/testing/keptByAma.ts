import sharp from 'sharp';
import { uploadPodcast } from '#contract/files/legacyFiles.ts';
import type { MessagesRoom } from './messagesRoom.ts';
import { multipart } from './multipart.ts';
import { putPosts } from './putPosts.ts';
import { sendForm } from './sending.ts';
import type { Caller } from './testApp.ts';

export const ejura = 'ejura_sekyedumase_municipal';

/** Words that stand in things of Ama's alone: whoever may not see those things is answered none of them. */
export const secrets = [
  'Zipporah',
  '0244990001',
  '*******0001',
  'GHA-723456789-1',
  'Quiet growers',
  'Quiet filter',
  'Quiet visit',
  'Quiet caterpillars',
  'Quiet remark',
  'Quiet field',
  'Quiet count',
  'Quiet spots',
  'Quiet message',
  'Quiet draft',
  'Quiet template',
  'Quiet leaflet',
  'Quiet reason',
  'Quiet question',
  'Quiet hook',
  'Quiet sheet',
] as const;

const webhook = '00000000-0000-4000-8000-00000000000a';
const webhookDelivery = '00000000-0000-4000-8000-00000000000b';

/** One thing of every kind that an officer keeps, by its key in the calls. */
export interface Things {
  readonly ama: string;
  readonly efua: string;
  readonly farmer: number;
  readonly twin: number;
  readonly deletedFarmer: string;
  readonly group: number;
  readonly link: number;
  readonly filter: number;
  readonly visit: number;
  readonly list: string;
  readonly farm: string;
  readonly risk: number;
  readonly version: number;
  readonly photo: string;
  readonly site: number;
  readonly report: number;
  readonly trapPhoto: number;
  readonly proposal: number;
  readonly sent: number;
  readonly waiting: number;
  readonly draft: number;
  readonly template: number;
  readonly file: number;
  readonly fileLink: string;
  readonly startRequest: number;
  readonly notice: number;
  readonly session: string;
  readonly token: string;
  readonly zone: number;
  readonly community: number;
  readonly webhook: string;
  readonly webhookDelivery: string;
  readonly officerRequest: string;
  readonly question: number;
  readonly post: number;
}

/** Fills a portal with what Ama of Ejura keeps, and what the nation keeps beside it. */
export async function addThings({ portal, admin, farmer, post, work }: MessagesRoom): Promise<Things> {
  const { db } = portal.context;
  const amaId = await putPosts(db, 'ama', 'user', [ejura]);
  const efuaId = await putPosts(db, 'efua', 'pprsd', [ejura]);
  const [ama, efua] = [await portal.as('ama'), await portal.as('efua')];
  const made = async <Made>(who: Caller, url: string, payload: object): Promise<Made> => {
    const { status, body } = await post(who, `/api${url}`, payload);
    if (status >= 300) throw new Error(`${url}: ${status} ${JSON.stringify(body)}`);
    return body as unknown as Made;
  };
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#5a3' } })
    .jpeg()
    .toBuffer();
  const photographed = async <Made>(url: string, fields: object): Promise<Made> => {
    const parts = multipart({ ...fields }, [{ part: 'images', bytes: photo }]);
    const answer = await ama.inject({ method: 'POST', url: `/api${url}`, ...parts });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
    return answer.json<Made>();
  };

  const zipporah = await farmer({ name: 'Zipporah Quansah', phone: '0244990001' }, ama);
  const twin = await farmer({ name: 'Zipporah Quansa', phone: '0244990002' }, ama);
  const gone = await farmer({ name: 'Zipporah Addo', phone: '0244990003' }, ama);
  const { undo: deletedFarmer } = (await ama.inject({ method: 'DELETE', url: `/api/farmers/${gone}` })).json<{
    undo: string;
  }>();
  for (let more = 0; more < 6; more += 1) await farmer({ name: 'Zipporah Boateng' }, ama);
  const everybody = (await db.selectFrom('farmer').select('id').where('owner_id', '=', amaId).execute()).map(
    ({ id }) => id,
  );
  const group = await made<{ id: number }>(ama, '/groups', {
    label: 'Quiet growers',
    description: 'Maize',
    farmerIds: [zipporah, twin],
  });
  const filter = await made<{ id: number }>(ama, '/farmers/filters', {
    name: 'Quiet filter',
    filter: { crop: 'maize' },
  });
  const visit = await made<{ id: number }>(ama, `/farmers/${zipporah}/visits`, {
    date: '2026-04-14',
    seen: 'Quiet visit',
  });
  const { id: list } = (
    await ama.inject({
      method: 'POST',
      url: '/api/farmers/import?fileName=Quiet%20sheet.csv',
      payload: Buffer.from('Name,Phone\nZipporah Osei,0244990009\nZipporah Wrong,12\n'),
      headers: { 'content-type': 'application/octet-stream' },
    })
  ).json<{ id: string }>();
  const { farm } = await made<{ farm: { id: string } }>(ama, '/polygon', {
    ghana_card_no: 'GHA-723456789-1',
    center_point: '7.381, -1.359',
    coordinates: JSON.stringify(['7.38, -1.36', '7.38, -1.358', '7.382, -1.358', '7.382, -1.36']),
    farmerId: zipporah,
  });
  await ama.inject({ method: 'PATCH', url: `/api/farms/${farm.id}`, payload: { name: 'Quiet field' } });
  const risk = await photographed<{ id: number; version: number }>('/broadcast/risk', {
    riskCategoryId: 2,
    description: 'Quiet caterpillars',
    location: JSON.stringify({ coordinates: '7.3900, -1.3600', name: 'Ejura' }),
  });
  await made(efua, `/risks/${risk.id}/comments`, { text: 'Quiet remark' });
  const site = await made<{ id: number }>(admin, '/traps/sites', {
    speciesId: 'fall_armyworm',
    name: 'Ejura north',
    latitude: 7.4,
    longitude: -1.36,
  });
  await admin.inject({ method: 'PUT', url: `/api/broadcast/trap-link/${site.id}/officer/${amaId}` });
  await photographed('/broadcast/trap-report', {
    pestCount: 7,
    trapSiteId: site.id,
    riskCategoryId: 2,
    report: 'Quiet count',
  });
  await made(ama, '/traps/scoutings', {
    speciesId: 'fall_armyworm',
    trapSiteId: site.id,
    cropStage: 'Early whorl',
    note: 'Quiet spots',
    spots: [1, 2, 3],
    plantsASpot: 20,
  });
  const sent = await made<{ message: { id: number } }>(ama, '/messages', {
    text: 'Quiet message',
    farmerIds: [zipporah],
  });
  const waiting = await made<{ message: { id: number } }>(ama, '/messages', {
    text: 'Quiet message to many',
    farmerIds: everybody.slice(0, 5),
  });
  await made(ama, '/messages/drafts', { groupId: group.id, crop: 'maize', district: ejura });
  const draft = await db.selectFrom('message_draft').select('id').orderBy('id').executeTakeFirstOrThrow();
  await ama.inject({ method: 'PATCH', url: `/api/messages/drafts/${draft.id}`, payload: { text: 'Quiet draft' } });
  const template = await made<{ id: number }>(ama, '/messages/templates', { name: 'Quiet template', text: 'Rain' });
  const file = (
    await sendForm(
      ama,
      { content: '%PDF-1.7 Quiet leaflet', name: 'quiet.pdf', fields: { fileName: 'Quiet leaflet' } },
      uploadPodcast.path,
    )
  ).json<{ id: number }>();
  const { code } = await made<{ code: string }>(ama, `/files/${file.id}/links`, { days: 7 });
  await made(admin, '/messages/stopped', { phone: '0244990001', reason: 'Quiet reason' });
  await made(ama, `/messages/farmers/${zipporah}/start-requests`, { reason: 'Quiet reason' });
  const kept = await farmer({ name: 'Zipporah Owusu', phone: '0244990010' }, efua);
  await made(efua, '/farmers/share', { ids: [kept], officerIds: [amaId] });
  await work();
  await made(ama, '/accounts/tokens', { name: 'Phone', scopes: ['field'], days: 1 });
  const zone = await made<{ id: number }>(admin, '/zones', { name: 'Belt' });
  const community = await made<{ id: number }>(ama, '/communities', { name: 'Nkwanta Ase', districtId: ejura });
  const at = portal.clock.now();
  const hook = {
    url: 'https://hook.example/quiet',
    description: 'Quiet hook',
    events: ['risk.verified'],
    secret: 'whsec_x',
  };
  await db
    .insertInto('webhook')
    .values({ id: webhook, created_by: null, created_at: at, ...hook })
    .execute();
  await db
    .insertInto('webhook_delivery')
    .values({
      id: webhookDelivery,
      webhook_id: webhook,
      message_id: 'm',
      event: 'test',
      body: '{}',
      created_at: at,
      state: 'failed',
      tries: 1,
      said: '',
    })
    .execute();
  await db
    .insertInto('trap_proposal')
    .values({
      category_id: 2,
      district_id: ejura,
      from_on: '2026-04-01',
      to_on: '2026-04-07',
      traps: 1,
      total: 90,
      created_at: at,
    })
    .execute();
  await db
    .insertInto('farmer_question')
    .values({
      kind: 'question',
      door: 'sms-kannel',
      caller: '0244990001',
      district_id: ejura,
      place: 'Ejura',
      text: 'Quiet question',
      asked_at: at,
    })
    .execute();
  const asking = { name: 'Zipporah Fosu', email: 'fosu@example.org', phone: '0244990011', institution: 'MoFA' };
  await made(portal, '/officers/requests', { ...asking, district: ejura, reason: 'Quiet reason' });
  const one = async (table: string, of?: Readonly<Record<string, unknown>>): Promise<{ id: never; name: string }> => {
    let query = db.selectFrom(table as 'risk_image').selectAll();
    for (const [column, is] of Object.entries(of ?? {})) query = query.where(column as 'id', '=', is as never);
    return (await query.orderBy('id').executeTakeFirstOrThrow()) as never;
  };
  return {
    ama: amaId,
    efua: efuaId,
    farmer: zipporah,
    twin,
    deletedFarmer,
    group: group.id,
    link: (await one('farmer_group_member')).id,
    filter: filter.id,
    visit: visit.id,
    list,
    farm: farm.id,
    risk: risk.id,
    version: risk.version,
    photo: (await one('risk_image')).name,
    site: site.id,
    report: (await one('trap_report')).id,
    trapPhoto: (await one('trap_photo')).id,
    proposal: (await one('trap_proposal')).id,
    sent: sent.message.id,
    waiting: waiting.message.id,
    draft: draft.id,
    template: template.id,
    file: file.id,
    fileLink: code,
    startRequest: (await one('start_request')).id,
    notice: (await one('notification', { person_id: amaId })).id,
    session: (await one('session', { person_id: amaId })).id,
    token: (await one('access_token', { person_id: amaId })).id,
    zone: zone.id,
    community: community.id,
    webhook,
    webhookDelivery,
    officerRequest: (await one('officer_request')).id,
    question: (await one('farmer_question')).id,
    post: (await one('post', { person_id: amaId })).id,
  };
}
