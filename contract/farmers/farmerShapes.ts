import { Type } from 'typebox';
import { GoesOn } from '../bulkActs/bulkActs.ts';
import { AskedCommunity } from '../communities/communities.ts';
import {
  longestFarmerSearch,
  longestName,
  longestPhoneText,
  mostCropsOfFarmer,
  mostFarmersAtOnce,
  mostFarmersListed,
} from '../limits.ts';
import { CalendarDay, CropId, oneOf } from '../shapes.ts';

/** Languages a farmer may be written to in: ISO 639 codes of English, Akan, Ewe, Ga, Dagbani, Dagaare, Hausa, Gurene, Kusaal, Dangme, Nzema. */
export const LanguageCode = oneOf(['en', 'ak', 'ee', 'gaa', 'dag', 'dga', 'ha', 'gur', 'kus', 'ada', 'nzi']);

/** How a farmer said that they want to be written to. */
export const ConsentSource = oneOf(['in person', 'by phone', 'by message', 'on paper', 'unknown']);

/** Whether a farmer agreed to messages, how it is known, and since when. */
export const Consent = Type.Object({
  given: Type.Boolean(),
  source: ConsentSource,
  date: Type.Union([CalendarDay, Type.Null()]),
});

export const Sex = oneOf(['female', 'male']);
/** As programmes report it; youth is 15 to 35 (National Youth Policy of Ghana). */
export const AgeGroup = oneOf(['15-35', '36-59', '60+']);
/** How a farmer is best reached. */
export const Reach = oneOf(['sms', 'call', 'email', 'visit']);

/** Crops with the hectares they are grown on. */
const CropArea = Type.Object({
  crop: CropId,
  hectares: Type.Number({ exclusiveMinimum: 0, maximum: 100_000, examples: [0.8] }),
});
const Facts = {
  sex: Type.Union([Sex, Type.Null()]),
  ageGroup: Type.Union([AgeGroup, Type.Null()]),
  reach: Type.Union([Reach, Type.Null()]),
  organisation: Type.String({ title: 'The organisation', maxLength: longestName }),
};

/** What is typed of a farmer. Name, telephone number and place are needed (C §5); an e-mail address is not. */
export const FarmerFields = Type.Object({
  name: Type.String({ title: 'The name', minLength: 1, maxLength: longestName }),
  /** As people write it: 024 412 3456, +233244123456, 233244123456 are one number. */
  phone: Type.Optional(Type.String({ title: 'The telephone number', minLength: 1, maxLength: longestPhoneText })),
  /** They have no telephone: then none is needed. */
  noPhone: Type.Optional(Type.Boolean()),
  /** Another farmer of one's list has the number, and both are meant: they are one household then, and messages go to it once. */
  sharesPhone: Type.Optional(Type.Boolean()),
  /** A farmer of one's own of the same household, by id or by number of the registry; null: of none that is known. */
  householdOf: Type.Optional(
    Type.Union([
      Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      Type.String({ title: 'The farmer number', maxLength: 40, examples: ['GH-1000001-14'] }),
      Type.Null(),
    ]),
  ),
  sex: Type.Optional(Facts.sex),
  ageGroup: Type.Optional(Facts.ageGroup),
  reach: Type.Optional(Facts.reach),
  organisation: Type.Optional(Facts.organisation),
  email: Type.Optional(Type.String({ title: 'The e-mail address', maxLength: 254 })),
  /** A town or district capital: an id of /api/weather/locations. Left out where `community` is sent; one of the two is needed. */
  addressId: Type.Optional(Type.String({ title: 'The address', minLength: 1, maxLength: 120, examples: ['ejura'] })),
  /** Where they live: a community, or its name as it was typed. */
  community: Type.Optional(AskedCommunity),
  crops: Type.Optional(Type.Array(CropId, { maxItems: mostCropsOfFarmer })),
  /** Hectares of crops where known; a crop named here alone is one of theirs, too. */
  cropAreas: Type.Optional(Type.Array(CropArea, { maxItems: mostCropsOfFarmer })),
  language: Type.Optional(LanguageCode),
  consent: Type.Optional(Consent),
});

const NamedOfficer = Type.Object({ id: Type.String(), name: Type.String() });

/** A farmer in a list. The telephone number is masked: seven stars and its last four digits. */
export const Contact = Type.Object({
  /** Shown as 003 and this number; the prefix is display only. */
  id: Type.Integer(),
  /** The farmer's number in the country's registry; its last two digits check the others (ISO/IEC 7064, MOD 97-10). */
  registryNumber: Type.String({ examples: ['GH-1000001-14'] }),
  name: Type.String(),
  /** Empty where they have no telephone. */
  phone: Type.String({ examples: ['*******3456'] }),
  email: Type.String(),
  address: Type.Object({
    id: Type.String(),
    location: Type.String(),
    districtId: Type.String(),
    district: Type.String(),
    communityId: Type.Union([Type.Integer(), Type.Null()]),
  }),
  crops: Type.Array(CropId),
  ...Facts,
  /** Number of the household; null where none is known. */
  household: Type.Union([Type.Integer(), Type.Null()]),
  /** The telephone number is another farmer's of the list, too. */
  sharesPhone: Type.Boolean(),
  /** Hectares of crops where known. */
  cropAreas: Type.Array(CropArea),
  language: LanguageCode,
  consent: Consent,
  /** True: kept by whoever asks. False: shared with them; they may ask its officer to take it back, and edit nothing. */
  own: Type.Boolean(),
  owner: NamedOfficer,
  extensionsOfficerId: Type.String(),
  /** Officers it is shared with, each followed by ".0", with commas between; of a shared one whoever asks alone. */
  accessPemission: Type.String(),
  /** How many officers that names. */
  shares: Type.Integer(),
  updatedAt: Type.String(),
});

/** A farmer with all that is kept of them but the number. */
export const ContactRecord = Type.Object({
  ...Contact.properties,
  /** Numbers of entries that became one with this farmer: they still lead here. */
  formerNumbers: Type.Array(Type.String()),
  createdAt: Type.String(),
  /** Others of the household on the list of the officer who keeps the farmer, for that officer. */
  householdMembers: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  sharedWith: Type.Array(NamedOfficer),
  /** Groups of whoever asks. */
  groups: Type.Array(Type.Object({ id: Type.Integer(), label: Type.String() })),
});

/** A farmer with how much hangs on the entry. */
export const ContactWithWeight = Type.Object({
  ...Contact.properties,
  createdAt: Type.String(),
  /** Messages to its number or e-mail address were stopped. */
  stopped: Type.Boolean(),
  visits: Type.Integer(),
  farms: Type.Integer(),
  messages: Type.Integer(),
});

export const FarmerParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

export const FarmerIds = Type.Array(FarmerParams.properties.id, {
  minItems: 1,
  maxItems: mostFarmersAtOnce,
  uniqueItems: true,
});

const FactFilter = {
  sex: Type.Optional(Sex),
  age: Type.Optional(AgeGroup),
  reach: Type.Optional(Reach),
  /** Whether a telephone number is known. */
  phone: Type.Optional(Type.Boolean()),
  household: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
};

/** What a list of farmers is narrowed by. */
export const FarmerFilter = Type.Object({
  /** Parts of a name, a place, an e-mail address or a telephone number, forgiving letters that are wrong; or a whole number of the registry. */
  q: Type.Optional(Type.String({ title: 'The search', maxLength: longestFarmerSearch })),
  /** mine: own and shared. everyone: of all officers, for administrators. */
  whose: Type.Optional(oneOf(['mine', 'own', 'shared', 'everyone'])),
  crop: Type.Optional(CropId),
  district: Type.Optional(Type.String({ maxLength: 80 })),
  language: Type.Optional(LanguageCode),
  consent: Type.Optional(Type.Boolean()),
  ...FactFilter,
  group: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
});

/** What says who is in a smart group: a filter of one's own list that needs no other group. */
export const SmartFilter = Type.Object({
  q: FarmerFilter.properties.q,
  whose: Type.Optional(oneOf(['mine', 'own', 'shared'])),
  crop: FarmerFilter.properties.crop,
  district: FarmerFilter.properties.district,
  language: FarmerFilter.properties.language,
  consent: FarmerFilter.properties.consent,
  ...FactFilter,
});

export const FarmerPage = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostFarmersListed })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});

/** A deletion that can be taken back for 30 days. */
export const Removed = Type.Object({
  message: Type.String(),
  removed: Type.Integer(),
  undo: Type.String(),
  days: Type.Integer(),
  ...GoesOn,
});
