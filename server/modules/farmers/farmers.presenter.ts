import type { Static } from 'typebox';
import type { Contact, ContactRecord } from '#contract/farmerShapes.ts';
import type { Group as WireGroup, GroupLink } from '#contract/groups.ts';
import { maskPhone } from '#engines/farmers/maskPhone.ts';
import type { House } from '../../house.ts';
import type { Notice } from '../notifications/notifications.service.ts';
import type { Farmer } from './farmers.repository.ts';
import type { Group } from './groups.repository.ts';

type Names = Pick<House, 'reference'>;

/** A farmer in a list, as whoever asks may see them: the number masked, other officers' shares left out. */
export function presentFarmer(house: Names, farmer: Farmer, askerId: string | null): Static<typeof Contact> {
  const { id, name, phone, email, crops, language, consent, ownerId, updatedAt } = farmer;
  const own = ownerId === askerId;
  const seenBy = own ? farmer.sharedWith : farmer.sharedWith.filter((officer) => officer === askerId);
  return {
    id, name, email, language, own,
    phone: maskPhone(phone),
    address: { id: farmer.locationId, location: farmer.location, districtId: farmer.districtId, district: districtName(house, farmer.districtId), communityId: farmer.communityId },
    crops: [...crops],
    consent: { ...consent },
    owner: { id: ownerId, name: farmer.ownerName },
    extensionsOfficerId: ownerId,
    accessPemission: seenBy.map((officer) => `${officer}.0`).join(','),
    shares: seenBy.length,
    updatedAt: updatedAt.toISOString(),
  };
}

const listed = new WeakMap<Farmer, { readonly stamp: string; readonly contact: Static<typeof Contact> }>();

/**
 * A farmer of a list that is kept, as its officer may see them: made once, and frozen, so that it is written once, until
 * something that names are made of changes.
 */
export function presentListed(house: Names & Pick<House, 'stamp'>, farmer: Farmer, askerId: string | null): Static<typeof Contact> {
  const stamp = `${askerId} ${house.stamp()}`;
  const made = listed.get(farmer);
  if (made?.stamp === stamp) return made.contact;
  const contact = Object.freeze(presentFarmer(house, farmer, askerId));
  listed.set(farmer, { stamp, contact });
  return contact;
}

export interface Beside {
  readonly sharedWith: readonly { readonly id: string; readonly name: string }[];
  readonly groups: readonly { readonly id: number; readonly label: string }[];
}

/** A farmer with all that is kept of them but the number. */
export function presentRecord(house: Names, farmer: Farmer, askerId: string | null, { sharedWith, groups }: Beside): Static<typeof ContactRecord> {
  return { ...presentFarmer(house, farmer, askerId), createdAt: farmer.createdAt.toISOString(), sharedWith: [...sharedWith], groups: [...groups] };
}

export function presentGroup({ createdAt, ...group }: Group): Static<typeof WireGroup> {
  return { ...group, createdAt: createdAt.toISOString() };
}

export function presentLink(house: Names, groupId: number, { link, farmer }: { readonly link: number; readonly farmer: Farmer }, askerId: string | null): Static<typeof GroupLink> {
  return { id: link, extGroupId: groupId, extension: presentFarmer(house, farmer, askerId) };
}

/** What a district is called; its key where it is none of today's. */
export function districtName({ reference }: Names, id: string): string {
  return reference.book().districtById.get(id)?.name ?? id;
}

/** A notice as the older calls spell it: its last word is ext or podcast, with a character behind it (decision 51). */
export function presentNotice({ id, text, partnerId, farmerIds, fileIds }: Notice) {
  const what = fileIds.length > 0 ? 'podcast' : 'ext';
  return { id, description: `${text} ${what}.`, partnerId: partnerId ?? '', extId: farmerIds[0] ?? null, podcastId: fileIds[0] ?? null, seen: false };
}
