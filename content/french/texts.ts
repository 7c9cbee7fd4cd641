import { frenchSeasons } from '#engines/conversation/terms.ts';
import { frenchSpaces } from '#engines/words/frenchSpaces.ts';
import { cropTextsInFrench } from './crops/crops.ts';
import { columnTexts } from './columns.ts';
import { fertilizerTexts } from './fertilizer.ts';
import { helpTexts } from './helps.ts';
import { moreHelpTexts } from './moreHelps.ts';
import { provenanceTexts } from './provenance.ts';
import { serviceTexts } from './services.ts';
import { tableTexts } from './tables.ts';
import { pageTextsInFrench } from './pageTexts.ts';
import { riskTexts } from './risks.ts';
import { districtNoteTexts, zoneNoteTexts } from './zoneNotes.ts';

/** Texts of the reference data as they ship, in French by their English. What was edited is not found here and stays as it was written. */
export const frenchTexts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...frenchSeasons,
    ...riskTexts,
    ...cropTextsInFrench,
    ...fertilizerTexts,
    ...provenanceTexts,
    ...serviceTexts,
    ...columnTexts,
    ...tableTexts,
    ...helpTexts,
    ...moreHelpTexts,
    ...zoneNoteTexts,
    ...districtNoteTexts,
    ...pageTextsInFrench,
  }).map(([english, french]) => [english, frenchSpaces(french)]),
);
