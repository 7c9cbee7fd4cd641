import type { FarmerData } from '#engines/farmers/farmer.ts';
import { readRegistryNumber } from '#engines/farmers/registryNumber.ts';
import { problem } from '#server/platform/calls/problems.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import { lookedAt, ownFarmer } from '../access.service.ts';
import { listFarmers } from '../list/farmerSearch.repository.ts';
import { findByPhone, householdFor } from '../farmers.repository.ts';
import type { Typed } from '../fields.service.ts';

/** What is typed of a farmer, with who lives with them. */
export interface TypedFarmer extends Typed {
  readonly sharesPhone?: boolean | undefined;
  readonly householdOf?: number | string | null | undefined;
}

/**
 * A farmer with their household. A number that another of the list has is refused, unless it is said that they share it:
 * then both are of one household.
 *
 * @throws farmerThere, farmerRefused, farmerNotFound, farmerNotYours
 */
export async function inHousehold(
  scope: Scope,
  ownerId: string,
  { sharesPhone = false, householdOf }: TypedFarmer,
  farmer: FarmerData,
  before?: FarmerData & { readonly id: number },
): Promise<FarmerData> {
  const isNew = farmer.phone !== before?.phone;
  const holder = isNew ? await findByPhone(scope.db, ownerId, farmer.phone, before?.id) : undefined;
  if (holder !== undefined && !sharesPhone) throw problem('farmerThere', { name: holder.name });
  return {
    ...farmer,
    sharesPhone: isNew ? holder !== undefined : farmer.sharesPhone,
    household: await householdIn(scope, householdOf, farmer, holder?.id),
  };
}

async function householdIn(
  scope: Scope,
  told: number | string | null | undefined,
  { household }: FarmerData,
  holderId: number | undefined,
): Promise<number | null> {
  if (told === null) return null;
  if (told !== undefined) return householdFor(scope.db, await memberId(scope, told));
  return household === null && holderId !== undefined ? householdFor(scope.db, holderId) : household;
}

async function memberId(scope: Scope, told: number | string): Promise<number> {
  if (typeof told === 'number') return (await ownFarmer(scope, told)).id;
  const registryNumber = readRegistryNumber(told);
  const [found] =
    registryNumber === null ? [] : await listFarmers(scope.db, { ...lookedAt(scope, 'own'), registryNumber }, 1);
  if (found !== undefined) return found.id;
  throw problem('farmerRefused', {
    sentence:
      registryNumber === null
        ? `"${told.slice(0, 40)}" is not a farmer number: expected one such as GH-1000001-14, whose last two digits fit. Check each digit.`
        : `No farmer of your list has the number ${registryNumber}. Find them in your list and copy the number.`,
  });
}
