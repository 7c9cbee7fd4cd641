import type { Pack, PackPhrase, Packs } from '#engines/conversation/phrasebook.ts';
import type { PhraseKey } from '#engines/conversation/english.ts';

type Texts = Readonly<Partial<Record<PhraseKey, string>>>;

/** Sentences as the makers wrote them for translators to put right; nobody who speaks the language has read them yet. */
function drafts(texts: Texts): Pack {
  const phrases = Object.entries(texts).map(([key, text]): [string, PackPhrase] => [key, { status: 'draft', text }]);
  return { phrases: Object.fromEntries(phrases), terms: { crops: {}, activities: {} } };
}

const twi: Texts = {
  'item.work': 'Nnawɔtwe yi adwuma',
  'item.plant': 'Dua seesei anaa twɛn',
  'item.weather': 'Wim tebea',
  'item.rains': 'Osutɔ ho nsɛm',
  'item.risks': 'Asiane a ɛbɛn me',
  'item.fertilizer': 'Fɛtilaesa ma eka baako',
  'item.other': 'Nnwuma foforɔ',
  'item.pest': 'Bɔ mmoawa ho amanneɛ',
  'item.rain': 'Ka ɛnnɛ osuo ho asɛm',
  'item.officer': 'Bisa me kuayɛ ɔfisa',
  'item.weekly': 'Nnawɔtwe biara nkra',
  'item.place': 'Me nnɔbaeɛ ne me beaeɛ',
  'item.language': 'Kasa',
  'item.stop': 'Gyae nkra no',
  'other.title': 'Nnwuma foforɔ',
  'key.back': 'San w’akyi',
  'key.more': 'Pii',
  'key.list': 'Yi bi firi nnidisoɔ no mu',
  'key.yes': 'Aane',
  'key.no': 'Dabi',
  'ask.crop': 'Nnɔbaeɛ bɛn? Twerɛ ne din, te sɛ aburoɔ',
  'ask.cropList': 'Yi wo nnɔbaeɛ',
  'ask.place': 'Wo afuo no wɔ he? Twerɛ wo kuro anaa wo mansini din',
  'ask.region': 'Yi wo mantam',
  'ask.district': 'Yi wo mansini',
  'ask.whichPlace': 'Beaeɛ bɛn na worekyerɛ?',
  'ask.officer': 'Twerɛ wo asɛmmisa ma kuayɛ ɔfisa no',
  'ask.language': 'Yi wo kasa',
  'planted.notYet': 'Ɛnnya',
  'planted.week': 'Nnawɔtwe yi',
  'work.none': 'Adwuma biara nni hɔ nnawɔtwe yi.',
  'weather.title': 'Wim tebea wɔ {place}:',
  'kept.question': 'Wo asɛmmisa no akɔ {place} afisafoɔ nkyɛn. Mmuaeɛ no bɛba saa nɔma yi so.',
  'stop.done': 'Yɛagyae nkra a ɛba saa nɔma yi so. Twerɛ START na asan aba.',
  'no.understood': 'Yɛante aseɛ.',
};

const ewe: Texts = {
  'key.yes': 'Ɛ̃',
  'key.no': 'Ao',
  'item.weather': 'Yame ƒe nɔnɔme',
  'item.language': 'Gbegbɔgblɔ',
  'ask.language': 'Tia wò gbegbɔgblɔ',
  'planted.week': 'Kwasiɖa sia',
};

const hausa: Texts = {
  'item.work': 'Aikin wannan mako',
  'item.plant': 'Shuka yanzu ko jira',
  'item.weather': 'Yanayi',
  'item.rains': 'Halin damina',
  'item.risks': 'Haɗari a kusa da ni',
  'item.fertilizer': 'Taki ga eka ɗaya',
  'item.other': 'Sauran ayyuka',
  'item.pest': 'Rahoton kwari',
  'item.rain': 'Ba da ruwan sama na yau',
  'item.officer': 'Tambayi jami’in gona',
  'item.weekly': 'Saƙon mako-mako',
  'item.place': 'Amfanin gonata da wuri',
  'item.language': 'Harshe',
  'item.stop': 'Dakatar da saƙonni',
  'other.title': 'Sauran ayyuka',
  'key.back': 'Koma baya',
  'key.more': 'Ƙari',
  'key.list': 'Zaɓa daga jeri',
  'key.yes': 'I',
  'key.no': 'A’a',
  'ask.crop': 'Wane amfanin gona? Rubuta sunansa, kamar masara',
  'ask.cropList': 'Zaɓi amfanin gonarka',
  'ask.place': 'Ina gonarka take? Rubuta garinka ko gundumarka',
  'ask.region': 'Zaɓi yankinka',
  'ask.district': 'Zaɓi gundumarka',
  'ask.whichPlace': 'Wane wuri kake nufi?',
  'ask.officer': 'Rubuta tambayarka ga jami’in gona',
  'ask.language': 'Zaɓi harshenka',
  'planted.notYet': 'Tukuna',
  'planted.week': 'Wannan mako',
  'planted.weeks': 'Makonni {weeks} da suka wuce',
  'work.none': 'Babu aiki a wannan mako.',
  'weather.title': 'Yanayi a {place}:',
  'weather.today': 'Yau: {min, number}-{max, number} C, yiwuwar ruwan sama {chance, number}%.',
  'weather.tomorrow': 'Gobe: {min, number}-{max, number} C, yiwuwar ruwan sama {chance, number}%.',
  'kept.question': 'Tambayarka ta tafi wurin jami’an {place}. Amsa za ta zo wannan lambar.',
  'stop.done': 'An dakatar da saƙonni zuwa wannan lambar. Rubuta START don a sake aiko su.',
  'no.understood': 'Ba a fahimci wannan ba.',
};

/**
 * Sentences of Ghanaian languages for phones. Nobody has reviewed any of them yet: drafts are for translators, and farmers
 * are answered in English until a sentence says who reviewed it, and when. Where the makers know no words, none are made up.
 */
export const packs: Packs = { ak: drafts(twi), ee: drafts(ewe), dag: drafts({}), ha: drafts(hausa), gaa: drafts({}) };
