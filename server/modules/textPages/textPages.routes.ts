import * as contract from '#contract/textPages/textPages.ts';
import { problem } from '../../platform/calls/problems.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { placesLike, soundOf, voiceNoteAt } from '../conversations/conversations.service.ts';
import { followRoutes } from './follow.routes.ts';
import { phonePage } from './phonePage.ts';
import { weeklyRoutes } from './weekly.routes.ts';
import { homePage, planPage, resourcesPage, weatherPage } from './pages.ts';
import { priceRowsPage, pricesPage } from './pricePages.ts';
import { riskPage, risksPage } from './riskPages.ts';
import { voicePage } from './voicePage.ts';

/** Text mode: each page some kilobytes, whole without JavaScript, pictures or a second request. */
export function textPagesRoutes(mount: Mount): void {
  weeklyRoutes(mount);
  followRoutes(mount);
  mount(contract.openTextHome, async ({ query, scope }) => {
    const found =
      query.place === undefined || query.place.trim() === '' ? undefined : await placesLike(scope, query.place);
    return homePage(scope, query, found);
  });
  mount(contract.openTextWeather, async ({ params, query, scope }) =>
    weatherPage(scope, await placeOf(scope, params.place), query.language),
  );
  mount(contract.openTextPlan, async ({ params, query, scope }) =>
    planPage(scope, params.crop, await placeOf(scope, params.place), query.only === 'month', query.language),
  );
  mount(contract.openTextRisks, async ({ params, query, scope }) =>
    risksPage(
      scope,
      params.place.toLowerCase() === 'ghana' ? null : await placeOf(scope, params.place),
      query.language,
    ),
  );
  mount(contract.openTextRisk, ({ params, query, scope }) => riskPage(scope, params.id, query.language));
  mount(contract.openVoiceNote, ({ params, query, scope }) => voicePage(scope, params.code, query.language));
  mount(contract.playVoiceNote, async ({ params, scope }) => {
    const note = await voiceNoteAt(scope, params.code);
    if (note === undefined) throw problem('recordingNotFound');
    return answerWith(soundOf(note), { headers: { 'cache-control': 'private, no-store' } });
  });
  mount(contract.openTextPrices, ({ query, scope }) => pricesPage(scope, query.language));
  mount(contract.openTextPriceRows, ({ params, query, scope }) =>
    priceRowsPage(scope, params.dataset, query.q ?? '', query.offset ?? 0, query.language),
  );
  mount(contract.openTextResources, ({ query, scope }) =>
    resourcesPage(scope, query.q ?? '', query.after, query.language),
  );
  mount(contract.openTextPhone, ({ query, scope }) => phonePage(scope, query));
  mount(contract.tryTextPhone, ({ body, scope }) => phonePage(scope, body));
}

async function placeOf(scope: Scope, written: string) {
  const district = scope.context.reference.book().districtById.get(written);
  if (district !== undefined) return { name: district.name, districtId: district.districtId };
  const [place] = await placesLike(scope, written);
  if (place === undefined) throw problem('districtNotFound', { found: written, nearest: null });
  return place;
}
