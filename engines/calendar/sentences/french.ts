import { frenchSeasons, frenchTerms, frenchZones } from '../../conversation/terms.ts';
import type { Basis, CropName, DayRange, english } from './english.ts';
import { evidenceInFrench } from './evidenceInFrench.ts';
import { frenchDay as say } from '../../dates/frenchDay.ts';
import { frenchDays as days } from './frenchParts.ts';

type English = typeof english;

/** The same sentences in French. Names of crops and seasons stand where they need no article; general knowledge of West African French. */
export const french: { readonly [C in keyof English]: (of: Parameters<English[C]>[0]) => string } = {
  beforeTheRains: (of) =>
    `Un semis le ${say(of.planting)} vient ${days(of.days)} avant le début le plus précoce des pluies (${say(of.firstRain)}). La semence en sol sec se perd lors d’un faux départ : attendez les pluies, ou arrosez le champ.`,
  beforeTheSecondRains: () =>
    'Semé avant le début habituel des secondes pluies : seulement si le sol reste humide à une main de profondeur après les premières pluies.',
  plantedLate: (of) =>
    `Un semis le ${say(of.planting)} vient ${days(of.days)} après le dernier jour raisonnable de cette saison (${say(of.lastDay)}) : les pluies finissent d’habitude vers le ${say(of.rainsEnd)}.`,
  afterTheUsualTime: (of) =>
    `Un semis le ${say(of.planting)} vient ${days(of.days)} après la période habituelle (jusqu’au ${say(of.usualBy)}). Les pluies durent d’habitude assez longtemps pour semer jusqu’au ${say(of.lastDay)}.`,
  seasonTooShort: (of) =>
    `Cette saison est courte pour une culture ${de(of.crop)} de ${range(of.variety)} : il lui faut de la pluie jusque vers le ${say(of.until)}, mais les pluies finissent d’habitude vers le ${say(of.rainsEnd)}.`,
  wayOut: ({ early, waits }) => {
    const shorter = early === null ? null : `Choisissez une variété précoce (${range(early)})`;
    if (waits) return `${shorter ?? 'Choisissez une autre culture'}, ou arrosez la culture à la fin.`;
    return `${shorter === null ? 'Semez' : `${shorter} et semez`} dès que les pluies le permettent, ou arrosez la culture à la fin.`;
  },
  ripensAfterTheRains: (of) =>
    `La récolte commence le ${say(of.harvest)}, ${days(of.days)} après la fin habituelle des pluies (${say(of.rainsEnd)}) : la culture mûrit sur l’eau restée dans le sol. Choisissez des champs qui gardent l’eau.`,
  insteadOfEarlier: (of) =>
    `Cette année, les pluies sont venues trop tard pour ${season(of.earlier)}. Voici le plan pour ${season(of.season)}.`,
  outsideWindow: (of) =>
    `Un semis du ${say(of.from)} au ${say(of.to)} est hors de la période habituelle de cette saison (du ${say(of.windowFrom)} au ${say(of.windowTo)}). Demandez à l’agent de vulgarisation avant une culture ${de(of.crop)} à ces dates.`,
  irrigatedSeason: (of) =>
    `Cette saison est pour les champs irrigués. Ne prévoyez pas plus grand, pour la culture ${de(of.crop)}, que ce que vous pouvez arroser jusqu’à la récolte, à partir du ${say(of.harvest)}.`,
  residualSeason: (of) =>
    `Cette saison vit de l’eau restée dans le sol après les pluies. Choisissez des champs qui restent humides jusqu’à la récolte, à partir du ${say(of.harvest)}.`,
  wetHarvest: (of) =>
    `La récolte du ${say(of.from)} au ${say(of.to)} tombe d’habitude dans des semaines humides (environ 20 mm ou plus en cinq jours). Récoltez entre les pluies et tenez prêt un endroit couvert.${of.canMove ? ' Une autre variété ou une autre semaine de semis peut mûrir par temps plus sec.' : ''}`,
  datesLittleKnown: (of) =>
    `La culture ${de(of.crop)} se pratique ici, mais ses dates sont peu connues. ${evidenceInFrench(of.evidence)} Demandez à l’agent de vulgarisation avant de planter un grand champ.`,
  notUsual: (of) =>
    `La culture ${de(of.crop)} n’est pas habituelle ici. ${of.evidence === '' ? 'On ne sait pas combien on en cultive ici.' : evidenceInFrench(of.evidence)} Demandez à l’agent de vulgarisation avant de planter un grand champ.`,
  monthsOfAnotherZone: (of) =>
    `Aucune de nos sources ne donne les mois de la culture ${de(of.crop)} dans la zone ${zone(of.zone)}. Ce sont ceux de la zone ${zone(of.from)}${of.counted ? ', comptés depuis les pluies d’ici' : ''} : approximatifs, de connaissance générale.`,
  standingCrop: (of) =>
    `C’est l’année d’une plantation en production (${name(of.crop)}) : une semaine de plantation ne la déplace pas. Effacez la semaine de plantation pour masquer cette remarque.`,
  otherZone: (of) =>
    `${of.isRare ? 'Les dates ne valent que pour une partie de ce district.' : `La culture ${de(of.crop)} n’est habituelle que dans une partie de ce district, et les dates sont celles de cette partie.`} Demandez à l’agent de vulgarisation avant de planter ailleurs.`,
  majorStillStands: (of) =>
    `Si vous faites aussi une culture ${de(of.crop)}${of.variety === null ? '' : ` de ${range(of.variety)}`} pendant la grande saison : plantée jusqu’au ${say(of.plantedUntil, true)} (${reckonedFrom(of.basis)}), sa récolte dure jusque vers le ${say(of.harvestEnd, true)}, et le sol de cette saison se prépare à partir du ${say(of.prepared, true)}. Prenez alors un autre champ, ou plantez une variété précoce pendant la grande saison.`,
  tooLate: (of) =>
    `C’est trop tard cette saison pour ${of.season === null ? `une culture ${de(of.crop)}` : season(of.season)}${of.variety === null ? '' : ` (${range(of.variety)})`} : ${ONSET[of.onset]} ${say(of.typical)}, et le dernier jour pour semer est le ${say(of.lastDay)}.`,
  timeHasPassed: () => 'Sa période habituelle est passée.',
  rainsEndTooSoon: (of) =>
    `Semé à partir du ${say(of.planted)}, il lui faudrait de la pluie jusque vers le ${say(of.until)}, mais les pluies finissent d’habitude vers le ${say(of.rainsEnd)}.`,
  askWhatElse: () => 'Demandez à l’agent de vulgarisation ce qui peut encore être planté.',

  reasonBeforeTheRains: () => 'Le semis vient avant les pluies.',
  reasonPlantedLate: () => 'Le semis vient trop tard pour les pluies de cette saison.',
  reasonSeasonTooShort: () => 'Les pluies finissent d’habitude avant que la culture soit mûre.',
  reasonMonthsOfAnotherZone: () => 'Les mois de cette culture ne sont pas connus dans cette zone.',
  reasonOtherZone: () => 'La culture n’est habituelle que dans une partie du district.',
  reasonDatesLittleKnown: () => 'Les dates de la culture sont peu connues ici.',
  reasonNotUsual: () => 'La culture n’est pas habituelle ici : ses dates sont peu connues.',
  reasonWetHarvest: () => 'La récolte tombe d’habitude dans des semaines humides.',
  reasonAhead: (of) =>
    `Le début des pluies a été déclaré ${SCOPE[of.scope]} avant son jour : personne n’a encore vu ces pluies.`,
  reasonAgainst: (of) =>
    `Le début des pluies a été déclaré ${SCOPE[of.scope]} contre ce qui est connu : « ${of.reason} »`,
  reasonOutsideUsualTime: () => 'Le semis vient hors de la période habituelle.',
  reasonCalendar: () => 'Les dates suivent le calendrier, non les pluies.',
  reasonPlantingWeek: () => 'Les dates suivent la semaine de plantation ; le début des pluies n’est pas connu.',
  reasonReported: (of) =>
    `Le début des pluies a été ${of.kind === 'declared' ? 'déclaré' : 'observé'} ${SCOPE[of.scope]}.`,
  reasonCalendarThenRains: (of) =>
    `La plantation suit le calendrier. Les travaux qui viennent après suivent les pluies, qui commencent d’habitude vers le ${say(of.typical)}.`,
  reasonRecord: (of) =>
    `Le début des pluies est calculé d’après la pluie journalière ${of.place === null ? 'd’un pluviomètre' : `de « ${of.place} »`} : ${spread(of)}.`,
  reasonForecast: (of) => `Le début des pluies est prévu : ${spread(of)}.`,
  reasonWideWindow: (of) => `Le début habituel des pluies s’étend sur ${days(of.sooner + of.later)} : ${spread(of)}.`,
  reasonNotDeclared: (of) => `Aucun début des pluies n’est déclaré pour cette saison : ${spread(of)}.`,
  reasonNearlyAlways: (of) => `Les pluies ont presque toujours commencé avant le ${say(of.latest)}.`,
  reasonMostYears: (of) =>
    `La plupart des années, les pluies ont alors commencé, au plus tard vers le ${say(of.latest)}.`,
  reasonManyYearsLater: (of) => `Bien des années, les pluies commencent plus tard, vers le ${say(of.typical)}.`,
  reasonTooLate: () => 'Rien n’est prévu : les pluies sont venues trop tard.',

  usualOnset: (of) =>
    `Les pluies commencent d’habitude vers le ${say(of.typical)}, entre le ${say(of.earliest)} et le ${say(of.latest)}.`,
  noDailyRain: () =>
    'C’est le tableau des périodes habituelles : aucune pluie journalière ne sert encore pour ce district.',
  falseStarts: (of) =>
    `Sur ${of.starts} débuts de pluies du ${say(of.from)} au ${say(of.to)} à « ${of.place} » (${of.firstYear}–${of.lastYear}), ${of.failed} ${of.failed > 1 ? 'étaient de faux départs' : 'était un faux départ'} (${Math.round((100 * of.failed) / of.starts)} %) : une longue séquence sèche a suivi.`,
  onsetReported: (of) => {
    const how = { declared: 'déclaré', observed: 'observé', forecast: 'prévu' }[of.kind];
    const reason = of.reason === null ? '' : ` Raison donnée : « ${of.reason} ».`;
    return `Début des pluies ${how} ${of.isAhead ? 'avant son jour ' : ''}${of.scope === 'district' ? 'pour le district' : 'pour la région'} : ${say(of.day, true)}.${reason}`;
  },
  shifted: (of) =>
    of.days === 0
      ? 'C’est la date habituelle.'
      : `C’est ${days(Math.abs(of.days))} plus ${of.days > 0 ? 'tard' : 'tôt'} que d’habitude.`,
  tableDiffers: (of) =>
    of.days === 0
      ? 'Le tableau des périodes habituelles donne le même jour.'
      : `Le tableau des périodes habituelles le place ${days(Math.abs(of.days))} plus ${of.days > 0 ? 'tôt' : 'tard'}.`,
  asWritten: (of) => of.text,
};

const ONSET = {
  declared: 'le début des pluies a été déclaré pour le',
  observed: 'les pluies ont commencé le',
  forecast: 'les pluies sont attendues vers le',
  default: 'les pluies commencent d’habitude vers le',
} as const;

const SCOPE = { district: 'pour ce district', region: 'pour cette région', place: 'pour ce lieu' } as const;

function reckonedFrom(basis: Basis | null): string {
  if (basis === null) return 'selon son calendrier';
  const { kind, typical, record } = basis;
  if (record !== null)
    return `selon la pluie journalière de « ${record.place} », ${record.firstYear}–${record.lastYear}`;
  if (kind === 'default') return `selon le début habituel du tableau, vers le ${say(typical)}`;
  return `selon le début ${{ declared: 'déclaré', observed: 'observé', forecast: 'prévu' }[kind]} pour le ${say(typical)}`;
}

function spread({ sooner, later }: { readonly sooner: number; readonly later: number }): string {
  return `les dates peuvent venir ${days(sooner)} plus tôt ou ${days(later)} plus tard`;
}

function name({ cropId, name: english }: CropName): string {
  return (frenchTerms.crops[cropId] ?? english).toLowerCase();
}

/** "de maïs", "d’oignon". */
function de(crop: CropName): string {
  const said = name(crop);
  return /^[aeiouyàâéèêîôû]/.test(said) ? `d’${said}` : `de ${said}`;
}

function season(english: string): string {
  return `« ${frenchSeasons[english] ?? english} »`;
}

function zone(key: string): string {
  return frenchZones[key] ?? key;
}

function range({ min, max }: DayRange): string {
  return `${min} à ${max} jours`;
}
