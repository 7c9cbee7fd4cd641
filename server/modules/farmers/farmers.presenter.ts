import type { Static } from 'typebox';
import type { Contact, ContactRecord } from '#contract/farmers/farmerShapes.ts';
import type { Group as WireGroup, GroupLink } from '#contract/farmers/groups.ts';
import { maskPhone } from '#engines/farmers/maskPhone.ts';
import type { AppContext } from '../../context.ts';
import type { Notice } from '../notifications/notifications.service.ts';
import type { Farmer } from './list/farmerSearch.repository.ts';
import type { Group } from './groups/groups.repository.ts';

type Names = Pick<AppContext, 'reference'>;

/** A farmer in a list, as whoever asks may see them: the number masked, other officers' shares left out. */
export function presentFarmer(context: Names, farmer: Farmer, askerId: string | null): Static<typeof Contact> {
  const { id, name, phone, email, crops, language, consent, ownerId, updatedAt } = farmer;
  const own = ownerId === askerId;
  const seenBy = own ? farmer.sharedWith : farmer.sharedWith.filter((officer) => officer === askerId);
  return {
    id,
    registryNumber: farmer.registryNumber,
    name,
    email,
    language,
    own,
    phone: maskPhone(phone),
    address: {
      id: farmer.locationId,
      location: farmer.location,
      districtId: farmer.districtId,
      district: districtName(context, farmer.districtId),
      communityId: farmer.communityId,
    },
    crops: [...crops],
    sex: farmer.sex,
    ageGroup: farmer.ageGroup,
    reach: farmer.reach,
    organisation: farmer.organisation,
    household: farmer.household,
    sharesPhone: farmer.sharesPhone,
    cropAreas: crops.flatMap((crop) => {
      const hectares = farmer.hectares[crop];
      return hectares === undefined ? [] : [{ crop, hectares }];
    }),
    consent: { ...consent },
    owner: { id: ownerId, name: farmer.ownerName },
    extensionsOfficerId: ownerId,
    accessPemission: seenBy.map((officer) => `${officer}.0`).join(','),
    shares: seenBy.length,
    updatedAt: updatedAt.toISOString(),
  };
}

const listed = new WeakMap<Farmer, { readonly cacheVersion: string; readonly contact: Static<typeof Contact> }>();

/**
 * A farmer of a list that is kept, as its officer may see them: made once, and frozen, so that it is written once, until
 * something that names are made of changes.
 */
export function presentListed(
  context: Names & Pick<AppContext, 'cacheVersion'>,
  farmer: Farmer,
  askerId: string | null,
): Static<typeof Contact> {
  const cacheVersion = `${askerId} ${context.cacheVersion()}`;
  const made = listed.get(farmer);
  if (made?.cacheVersion === cacheVersion) return made.contact;
  const contact = Object.freeze(presentFarmer(context, farmer, askerId));
  listed.set(farmer, { cacheVersion, contact });
  return contact;
}

export interface Beside {
  readonly sharedWith: readonly { readonly id: string; readonly name: string }[];
  readonly groups: readonly { readonly id: number; readonly label: string }[];
  readonly household: readonly { readonly id: number; readonly name: string }[];
}

/** A farmer with all that is kept of them but the number. */
export function presentRecord(
  context: Names,
  farmer: Farmer,
  askerId: string | null,
  { sharedWith, groups, household }: Beside,
): Static<typeof ContactRecord> {
  return {
    ...presentFarmer(context, farmer, askerId),
    formerNumbers: [...farmer.formerNumbers],
    createdAt: farmer.createdAt.toISOString(),
    householdMembers: [...household],
    sharedWith: [...sharedWith],
    groups: [...groups],
  };
}

export function presentGroup({ createdAt, ...group }: Group): Static<typeof WireGroup> {
  return { ...group, createdAt: createdAt.toISOString() };
}

export function presentLink(
  context: Names,
  groupId: number,
  { link, farmer }: { readonly link: number; readonly farmer: Farmer },
  askerId: string | null,
): Static<typeof GroupLink> {
  return { id: link, extGroupId: groupId, extension: presentFarmer(context, farmer, askerId) };
}

/** What a district is called; its key where it is none of today's. */
export function districtName({ reference }: Names, id: string): string {
  return reference.book().districtById.get(id)?.name ?? id;
}

/** A notice as the older calls spell it: its last word is ext or podcast, with a character behind it (decision 51). */
export function presentNotice({ id, text, partnerId, farmerIds, fileIds }: Notice) {
  const what = fileIds.length > 0 ? 'podcast' : 'ext';
  return {
    id,
    description: `${text} ${what}.`,
    partnerId: partnerId ?? '',
    extId: farmerIds[0] ?? null,
    podcastId: fileIds[0] ?? null,
    seen: false,
  };
}
