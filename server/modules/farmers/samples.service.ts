import { type FarmerData, type Language, noFacts } from '#engines/farmers/farmer.ts';
import type { AppContext } from '../../context.ts';
import { findPersonIdByEmail } from '../accounts/accounts.service.ts';
import { communitiesOfPlaces } from '../communities/communities.service.ts';
import { locationsOf } from '../weather/weather.service.ts';
import { addFarmers } from './farmers.repository.ts';
import { countFarmers } from './list/farmerSearch.repository.ts';
import { addGroup, addMembers } from './groups/groups.repository.ts';
import { addShares } from './sharing/shares.repository.ts';

/** Name, place, crops, language, whether they agreed. The numbers are made up, below. */
type Sample = readonly [name: string, place: string, crops: readonly string[], language: Language, agreed: boolean];

const ofAma: readonly Sample[] = [
  ['Akosua Mensah', 'ejura', ['maize', 'cowpea'], 'ak', true],
  ['Kwabena Owusu', 'ejura', ['maize'], 'ak', true],
  ['Yaa Asantewaa Boateng', 'ejura', ['rice', 'maize'], 'ak', true],
  ['Ibrahim Alhassan', 'ejura', ['maize', 'groundnut'], 'ha', true],
  ['Afia Serwaa', 'ejura', ['cassava'], 'ak', false],
  ['Kofi Anane', 'kumasi', ['tomato'], 'ak', true],
  ['Abena Pokuaa', 'kumasi', ['plantain'], 'en', true],
  ['Emmanuel Tetteh', 'kumasi', ['cassava', 'maize'], 'gaa', false],
];
const ofKofi: readonly Sample[] = [
  ['Fuseini Abukari', 'tamale', ['maize', 'soybean'], 'dag', true],
  ['Memunatu Yakubu', 'tamale', ['groundnut'], 'dag', true],
  ['Selasi Agbeko', 'ho', ['cassava', 'rice'], 'ee', true],
  ['Mawuena Dzifa', 'ho', ['maize'], 'ee', false],
];

/** Gives the sample officers sample farmers, clearly named so, at the first start; not again once there is any farmer of theirs. */
export async function addSampleFarmers(context: AppContext): Promise<void> {
  const ama = await findPersonIdByEmail(context.db, 'ama@demo.agrihub.example');
  const kofi = await findPersonIdByEmail(context.db, 'kofi@demo.agrihub.example');
  if (ama === null || kofi === null || (await countFarmers(context.db, { officerId: ama, whose: 'own' })) > 0) return;
  const now = context.clock.now();
  const communities = await communitiesOfPlaces(
    context.db,
    [...ofAma, ...ofKofi].map(([, place]) => place),
  );
  await context.db.transaction().execute(async (db) => {
    const [first, second] = [
      await addFarmers(db, ama, farmersOf(context, communities, ofAma, 0), now),
      await addFarmers(db, kofi, farmersOf(context, communities, ofKofi, 50), now),
    ];
    const group = await addGroup(
      db,
      ama,
      {
        label: 'Sample: Maize growers of Ejura',
        description: 'Sample group of a trial: growers of maize around Ejura',
        filter: null,
      },
      now,
    );
    await addMembers(db, group, first.slice(0, 4), now);
    await addShares(db, second.slice(0, 2), ama, now);
  });
}

function farmersOf(
  context: AppContext,
  communities: ReadonlyMap<string, number>,
  samples: readonly Sample[],
  from: number,
): FarmerData[] {
  const { byId } = locationsOf(context);
  const { cropById } = context.reference.book();
  return samples.flatMap(([name, place, crops, language, given], at) => {
    const location = byId.get(place);
    if (location === undefined) return [];
    return {
      ...noFacts,
      name: `Sample: ${name}`,
      phone: `02000000${String(from + at).padStart(2, '0')}`,
      email: at % 2 === 0 ? `sample${from + at}@demo.agrihub.example` : '',
      locationId: location.id,
      location: location.name,
      districtId: location.district.id,
      communityId: communities.get(location.id) ?? null,
      language,
      crops: crops.filter((crop) => cropById.has(crop)),
      consent: given
        ? { given, source: 'in person' as const, date: context.clock.today() }
        : { given, source: 'unknown' as const, date: null },
    };
  });
}
