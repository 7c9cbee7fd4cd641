const SHAPES: readonly (readonly [RegExp, (found: Record<string, string>) => string])[] = [
  [
    /^The ministry's district statistics of (?<years>[\d–]+) name no .+ in this zone\.$/,
    ({ years }) => `Les statistiques du ministère par district de ${years} n’en nomment pas dans cette zone.`,
  ],
  [
    /^The ministry's statistics count (?<about>about )?(?<area>[\d,.]+) ha of .+ a year in (?<districts>\d+) districts of this zone \((?<mean>mean of )?(?<years>[\d–]+)\)\.$/,
    ({ about, area, districts, mean, years }) =>
      `Les statistiques du ministère en comptent ${about ? 'environ ' : ''}${number(area)} ha par an dans ${districts} districts de cette zone (${mean ? 'moyenne de ' : ''}${years}).`,
  ],
  [
    /^The ministry's statistics count (?<about>about )?(?<area>[\d,.]+) ha of .+ a year in (?<district>.+) \((?<mean>mean of )?(?<years>[\d–]+)\)\.$/,
    ({ about, area, district, mean, years }) =>
      `Les statistiques du ministère en comptent ${about ? 'environ ' : ''}${number(area)} ha par an dans le district ${district} (${mean ? 'moyenne de ' : ''}${years}).`,
  ],
  [
    /^The dry season of this zone is longer than .+ stands? without watering, as far as is generally known; how much is grown here is not known\.$/,
    () =>
      'Autant qu’on sache, la saison sèche de cette zone est trop longue pour cette culture sans arrosage ; on ne sait pas combien on en cultive ici.',
  ],
  [
    /^Cashew wants dry months .+ is not known\.$/,
    () =>
      'Il faut à l’anacardier des mois secs pour les fleurs et les noix, rares dans cette zone ; on ne sait pas combien on en cultive ici.',
  ],
  [
    /^Mango wants dry months .+ is not known\.$/,
    () =>
      'Il faut au manguier des mois secs pour les fleurs, rares dans cette zone ; on ne sait pas combien on en cultive ici.',
  ],
  [
    /^Shea grows wild .+ as far as is generally known\.$/,
    () => 'Le karité pousse à l’état sauvage dans la savane du nord ; autant qu’on sache, on ne le cultive pas ici.',
  ],
];

/** Why a crop is rare somewhere, as the reference data ship it, in French; a text that was changed is quoted as it stands. */
export function evidenceInFrench(text: string): string {
  for (const [shape, say] of SHAPES) {
    const found = shape.exec(text);
    if (found !== null) return say(found.groups ?? {});
  }
  return text === '' ? '' : `Ce qui en est connu, en anglais : « ${text} »`;
}

/** "2,000" as French writes it. */
function number(english = ''): string {
  return english.replaceAll(',', ' ').replace('.', ',');
}
