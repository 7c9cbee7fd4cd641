import sharp from 'sharp';
import { putPosts } from './putPosts.ts';
import { makeDataset } from './makeDataset.ts';
import { openMessagesRoom, type MessagesRoom } from './messagesRoom.ts';
import { multipart } from './multipart.ts';
import { onLine, sendParts } from './sending.ts';
import type { Caller } from './testApp.ts';

/** What is nobody's business but an officer's: each stands in the records of the context below, and nowhere else. */
export const secrets = {
  cards: ['777888991', '777888992', '777888993', '777888994', '777888995'],
  phones: ['271113301', '271113302', '271113303', '271113304', '271113305'],
  // Corners and middles of farms, and where a risk was seen, to a tenth of a metre.
  degrees: ['7.381234', '7.383456', '1.361237', '1.359871', '7.382345', '1.360554', '7.391357', '1.356789'],
  camera: ['Spark 10 of Ama'],
} as const;

/** Which of the secrets stand in some bytes, with or without the country's number before a phone's. */
export function secretsIn(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  // A number may be written in groups: 027 111 3301.
  const closed = text.replaceAll(/(?<=\d)[ .\-\u00a0](?=\d)/g, '');
  return Object.values(secrets)
    .flat()
    .filter((each) => text.includes(each) || (/^\d+$/.test(each) && closed.includes(each)));
}

/** A context in which people, farms, traps, risks, files and messages of Ama are kept, by the names of its things. */
export interface PersonalDataApp extends MessagesRoom {
  readonly ids: Readonly<
    Record<'farm' | 'farmer' | 'group' | 'message' | 'file' | 'site' | 'pending' | 'verified' | 'zone', string>
  >;
  readonly paths: {
    readonly link: string;
    readonly stop: string;
    readonly photos: readonly string[];
    readonly shut: readonly string[];
  };
  readonly dataset: string;
  /** An officer of another district, a responder of other risks, a data user. */
  readonly strangers: Readonly<Record<'kofi' | 'yaw' | 'esi', Caller>>;
}

export async function openPersonalDataApp(): Promise<PersonalDataApp> {
  const room = await openMessagesRoom({ PUBLIC_URL: 'https://agrihub.example' });
  const { portal, ama, admin, work } = room;
  const post = async <Made>(caller: Caller, url: string, payload: object): Promise<Made> => {
    const answer = await caller.inject({ method: 'POST', url: `/api${url}`, payload });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Made>();
  };
  const farmers: number[] = [];
  for (const phone of secrets.phones)
    farmers.push(await room.farmer({ phone: `0${phone}`, name: `Farmer ${phone.at(-1)}` }));
  const farms: string[] = [];
  for (const [at, card] of secrets.cards.entries()) {
    const corners = ['7.381234, -1.361237', '7.381234, -1.359871', '7.383456, -1.359871', '7.383456, -1.361237'];
    const { farm } = await post<{ farm: { id: string } }>(ama, '/polygon', {
      ghana_card_no: `GHA-${card}-${at}`,
      center_point: '7.382345, -1.360554',
      coordinates: JSON.stringify(corners),
      name: `Field ${at}`,
      farmerId: farmers[at],
    });
    farms.push(farm.id);
  }
  const group = await post<{ id: number }>(ama, '/groups', {
    label: 'Maize',
    description: 'Growers',
    farmerIds: farmers,
  });
  const { message } = await post<{ message: { id: number } }>(ama, '/messages', {
    text: 'Rain tomorrow',
    farmerIds: farmers.slice(0, 2),
    optOutHint: true,
    optOutWay: 'link',
  });
  const stop = /\/s\/\w+/.exec((await room.rows(message.id))[0]?.text ?? '')?.[0] ?? '';

  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2e7d32' } })
    .withExif({
      IFD0: { Model: secrets.camera[0], Artist: secrets.camera[0] },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '7/1 23/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const images = [{ part: 'images', bytes: photo }];
  const site = await post<{ id: number }>(admin, '/traps/sites', {
    speciesId: 'fall_armyworm',
    name: 'Ejura north',
    latitude: 7.4,
    longitude: -1.36,
    community: 'Ejura',
  });
  const form = async <Made>(url: string, fields: object): Promise<Made> =>
    (await ama.inject({ method: 'POST', url, ...multipart({ ...fields }, images) })).json<Made>();
  const visit = await form<{ photos: { id: number }[] }>('/api/broadcast/trap-report', {
    pestCount: 7,
    trapSiteId: site.id,
    riskCategoryId: 2,
    report: 'Wet morning',
  });
  const seen = {
    riskCategoryId: 2,
    count: 4,
    description: 'Armyworm; ask Farmer 1, 027 111 3301, or 00233271113302',
    location: JSON.stringify({ coordinates: '7.391357, -1.356789', name: 'Behind the context of Farmer 1' }),
  };
  const verified = await form<{ id: number }>('/api/broadcast/risk', seen);
  const pending = await form<{ id: number }>('/api/broadcast/risk', { ...seen, description: 'Armyworm again' });
  const zone = await post<{ id: number }>(admin, '/zones', {
    name: 'Belt',
    districtIds: ['ejura_sekyedumase_municipal'],
  });
  await work();
  await post(admin, '/risks/act', { act: 'verify', risks: [{ id: verified.id }] });
  await portal.context.jobs.enqueue(portal.context.db, { kind: 'writeAlerts', payload: null });
  await work();
  const photosOf = async (id: number) =>
    (await ama.inject(`/api/risks/${id}`))
      .json<{ photos: { small: string; large: string }[] }>()
      .photos.flatMap(({ small, large }) => [small, large]);

  const uploadId = await sendParts(await onLine(portal, 'ama'), photo, photo.length, 'leaf.jpg');
  const file = await post<{ id: number }>(ama, '/files', { uploadId, name: 'Leaf' });
  const link = await post<{ code: string }>(ama, `/files/${file.id}/links`, { days: 7 });
  const { datasetId } = await makeDataset(portal);
  await putPosts(portal.context.db, 'kofi', 'user', ['guan']);
  return {
    ...room,
    ids: {
      farm: farms[0] ?? '',
      farmer: String(farmers[0]),
      group: String(group.id),
      message: String(message.id),
      file: String(file.id),
      site: String(site.id),
      pending: String(pending.id),
      verified: String(verified.id),
      zone: String(zone.id),
    },
    paths: {
      link: `/f/${link.code}`,
      stop,
      photos: await photosOf(verified.id),
      shut: [...(await photosOf(pending.id)), `/api/traps/photos/${visit.photos[0]?.id}/320`],
    },
    dataset: datasetId,
    strangers: { kofi: room.kofi, yaw: await portal.as('yaw'), esi: await portal.as('esi') },
  };
}
