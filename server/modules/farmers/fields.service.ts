import { mostCropsOfFarmer } from '#contract/limits.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import { isMasked, maskPhone } from '#engines/farmers/maskPhone.ts';
import type { AgeGroup, Consent, FarmerData, Language, Reach, Sex } from '#engines/farmers/farmer.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { filled, readEmail, readPhone } from '../accounts/accounts.service.ts';
import { type AskedCommunity, communitiesOfPlaces, resolveCommunity } from '../communities/communities.service.ts';
import { locationsOf } from '../weather/weather.service.ts';

/** What is typed of a farmer; of an edit, what is left out stays. */
export interface Typed {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly noPhone?: boolean | undefined;
  readonly email?: string | undefined;
  readonly addressId?: string | undefined;
  readonly community?: AskedCommunity | undefined;
  readonly crops?: readonly string[] | undefined;
  readonly cropAreas?: readonly { readonly crop: string; readonly hectares: number }[] | undefined;
  readonly sex?: Sex | null | undefined;
  readonly ageGroup?: AgeGroup | null | undefined;
  readonly reach?: Reach | null | undefined;
  readonly organisation?: string | undefined;
  readonly language?: Language | undefined;
  readonly consent?: Consent | undefined;
}

type Known = Pick<AppContext, 'reference' | 'outlines' | 'clock'>;
type Place = Pick<FarmerData, 'locationId' | 'location' | 'districtId' | 'communityId'>;

/**
 * A farmer as they are kept, from what was typed over what was kept before.
 *
 * @throws fieldEmpty, badPhone, badEmail, cropNotFound, farmerRefused, communityNotFound, districtNotFound
 */
export async function readFarmer(scope: Scope, typed: Typed, before?: FarmerData): Promise<FarmerData> {
  const { context } = scope;
  return {
    name: typed.name === undefined && before ? before.name : filled('The name', typed.name ?? ''),
    phone: typed.noPhone === true ? '' : readNumber(typed.phone, before),
    email: typed.email === undefined ? (before?.email ?? '') : typed.email.trim() === '' ? '' : readEmail(typed.email),
    ...(await readPlace(scope, typed, before)),
    ...readGrown(context, typed, before),
    sex: typed.sex === undefined ? (before?.sex ?? null) : typed.sex,
    ageGroup: typed.ageGroup === undefined ? (before?.ageGroup ?? null) : typed.ageGroup,
    reach: typed.reach === undefined ? (before?.reach ?? null) : typed.reach,
    organisation: (typed.organisation ?? before?.organisation ?? '').trim().replaceAll(/\s+/g, ' '),
    household: before?.household ?? null,
    sharesPhone: before?.sharesPhone ?? false,
    language: typed.language ?? before?.language ?? 'en',
    consent:
      typed.consent === undefined
        ? (before?.consent ?? { given: false, source: 'unknown', date: null })
        : readConsent(context, typed.consent),
  };
}

/** A number as lists show it was not touched, where it is that of the farmer. */
function readNumber(typed: string | undefined, before: FarmerData | undefined): string {
  if (before && (typed === undefined || (isMasked(typed) && typed.trim() === maskPhone(before.phone))))
    return before.phone;
  return readPhone(typed ?? '');
}

/** The community that is meant; by the older way a town or district capital, which is a community too. */
async function readPlace(
  scope: Scope,
  { community, addressId: id }: Typed,
  before: FarmerData | undefined,
): Promise<Place> {
  if (community !== undefined) return resolveCommunity(scope, community);
  if (before && (id === undefined || id === before.locationId))
    return {
      locationId: before.locationId,
      location: before.location,
      districtId: before.districtId,
      communityId: before.communityId,
    };
  const place = locationsOf(scope.context).byId.get(id?.trim() ?? '');
  if (place === undefined)
    throw problem('farmerRefused', {
      sentence: 'The address is not one of the list. Type the first letters of the place and choose it.',
    });
  return {
    locationId: place.id,
    location: place.name,
    districtId: place.district.id,
    communityId: (await communitiesOfPlaces(scope.db, [place.id])).get(place.id) ?? null,
  };
}

/** Crops and the hectares of those of which they are known; a crop that is left out keeps none. */
function readGrown(
  known: Known,
  { crops: named, cropAreas: areas }: Typed,
  before: FarmerData | undefined,
): Pick<FarmerData, 'crops' | 'hectares'> {
  const told = named ?? before?.crops ?? [];
  const crops =
    named === undefined && areas === undefined
      ? told
      : readCrops(known, [...told, ...(areas ?? []).map(({ crop }) => crop)]);
  const hectares = areas ? Object.fromEntries(areas.map((each) => [each.crop, each.hectares])) : before?.hectares;
  return {
    crops,
    hectares: Object.fromEntries(Object.entries(hectares ?? {}).filter(([crop]) => crops.includes(crop))),
  };
}

function readCrops({ reference }: Known, crops: readonly string[]): string[] {
  const { cropById } = reference.book();
  const unknown = crops.find((crop) => !cropById.has(crop));
  if (unknown !== undefined) throw problem('cropNotFound', { found: unknown });
  return [...new Set(crops)].slice(0, mostCropsOfFarmer);
}

function readConsent({ clock }: Known, { given, source, date }: Consent): Consent {
  const parsed = date === null ? null : parseDay(date);
  if (parsed && 'mistake' in parsed) throw problem('farmerRefused', { sentence: parsed.mistake });
  if (date !== null && date > clock.today())
    throw problem('farmerRefused', {
      sentence: `The day of the consent, ${date}, is yet to come. Write the day on which the farmer agreed.`,
    });
  return { given, source, date };
}
