import type { Answer } from '#contract/endpoint.ts';
import type { declareOnset, listDeclaredOnsets } from '#contract/seasons/seasons.ts';
import type { Declared, PlacedDeclaration } from './declare.service.ts';

export function presentDeclaration(declaration: PlacedDeclaration): Answer<typeof listDeclaredOnsets>[number] {
  return {
    id: String(declaration.id),
    scope: declaration.scope,
    place_id: declaration.placeId,
    place: declaration.placeName,
    season: declaration.season,
    year: declaration.year,
    onset_on: declaration.onsetOn,
    note: declaration.note,
    reason: declaration.reason,
    declaredBy: declaration.declaredByName,
    declaredAt: declaration.declaredAt.toISOString(),
    withdrawn: declaration.withdrawn,
    movesByDays: declaration.movesByDays,
  };
}

export function presentDeclared({ declaration, moved, warnings }: Declared): Answer<typeof declareOnset> {
  return {
    onset: presentDeclaration(declaration),
    moved: moved.map(({ district, days }) => ({ district_id: district.districtId, district: district.name, days })),
    warnings: [...warnings],
  };
}
