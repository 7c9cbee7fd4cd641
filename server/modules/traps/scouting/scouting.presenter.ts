import type { Answer } from '#contract/endpoint.ts';
import type { listScoutings, listTrapSpecies } from '#contract/traps/scouting.ts';
import { provenanceOf } from '#engines/reference/provenance.ts';
import type { TrapSpeciesRow } from '#engines/reference/rows.ts';
import { writeCsv } from '../../../platform/files/csv.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import type { Survey } from './scouting.repository.ts';
import type { JudgedScouting } from './scouting.service.ts';
import { nameOfSpecies } from '../species.service.ts';
import { cropOf } from '../traps.presenter.ts';

export function presentSpecies(row: TrapSpeciesRow): Answer<typeof listTrapSpecies>[number] {
  const {
    speciesId: id,
    name,
    scientificName,
    lureDays,
    damage,
    actionEarly,
    actionLate,
    actionFlowering,
    actionNote,
  } = row;
  return {
    id,
    name,
    scientificName,
    lureDays,
    damage,
    actionEarly,
    actionLate,
    actionFlowering,
    actionNote,
    crops: [...row.crops],
    otherCrops: [...row.otherCrops],
    trapTypes: [...row.trapTypes],
    lures: [...row.lures],
    stages: [...row.stages],
    provenance: provenanceOf(row),
  };
}

export function presentScouting(
  scope: Pick<Scope, 'context'>,
  { scouting, plants, infested, share, verdict }: JudgedScouting,
): Answer<typeof listScoutings>['found'][number] {
  const book = scope.context.reference.book();
  const {
    id,
    speciesId,
    siteId,
    cropId,
    cropStage,
    districtId,
    community,
    scoutedOn,
    actionShare,
    note,
    scoutId,
    scoutName,
  } = scouting;
  return {
    id,
    species: nameOfSpecies(book, speciesId) ?? { id: speciesId, name: speciesId },
    trapSiteId: siteId,
    crop: cropOf(scope, cropId),
    cropStage,
    district: book.districtById.get(districtId ?? '')?.name ?? '',
    community,
    scoutedOn,
    plants,
    infested,
    share: Math.round(share * 10) / 10,
    actionShare,
    verdict,
    note,
    scout: scoutId === null ? null : { id: scoutId, name: scoutName ?? '' },
  };
}

const headings = [
  'Survey type',
  'Survey date',
  'Country',
  'Admin 1',
  'Admin 2',
  'Community',
  'Latitude',
  'Longitude',
  'Trap',
  'Crop',
  'Crop stage',
  'Pest',
  'Scientific name',
  'Trap type',
  'Lure type',
  'Lure changed',
  'Nights',
  'Number caught',
  'Plants checked',
  'Plants infested',
  'Percent infested',
  'Comment',
];

/** Surveys as CSV: the fields that FAMEWS collects of a trap and of a scouting, a line a survey. */
export function writeSurveys(scope: Pick<Scope, 'context'>, surveys: readonly Survey[]): string {
  const book = scope.context.reference.book();
  return writeCsv(
    headings,
    surveys.map((survey) => {
      const district = book.districtById.get(survey.districtId ?? '');
      const region = book.regionById.get(survey.regionId ?? district?.regionId ?? '');
      const species = book.trapSpeciesById.get(survey.speciesId ?? '');
      const percent =
        survey.plants === null || survey.plants === 0
          ? null
          : Math.round(((survey.infested ?? 0) / survey.plants) * 1000) / 10;
      const changed = survey.lureChanged === null ? '' : survey.lureChanged ? 'yes' : 'no';
      const cells = [
        survey.kind === 'trap' ? 'Pheromone trap' : 'Scouting',
        survey.day,
        'Ghana',
        region?.name,
        district?.name,
        survey.community,
        survey.latitude,
        survey.longitude,
        survey.trap,
        cropOf(scope, survey.cropId),
        survey.cropStage,
        species?.name ?? survey.speciesId,
        species?.scientificName,
        survey.trapType,
        survey.lure,
        changed,
        survey.nights,
        survey.count,
        survey.plants,
        survey.infested,
        percent,
        survey.note,
      ];
      return cells.map((cell) => String(cell ?? ''));
    }),
  );
}
