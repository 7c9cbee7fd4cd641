import type { Answer } from '#contract/endpoint.ts';
import * as contract from '#contract/translations/translations.ts';
import { checkPhrase } from '#engines/conversation/checkPhrase.ts';
import { languageNames } from '#engines/conversation/phrasebook.ts';
import { lettersNotOnScreens, showPhrase } from '#engines/conversation/showPhrase.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { phrasesAsCsv, phrasesAsXliff, readPhrasesCsv, readPhrasesXliff } from './phraseFiles.ts';
import {
  findPhrase,
  importPhrases,
  listPhrases,
  mayReview,
  type Phrase,
  reviewPhrase,
  savePhrase,
} from './translations.service.ts';

/** The translators' workbench. */
export function translationsRoutes(mount: Mount): void {
  mount(contract.listPhrases, async ({ params, scope }) => {
    const { phrases, counts } = await listPhrases(scope, params.language);
    return {
      languages: [...counts].map(([code, count]) => ({ code, name: languageNames[code], ...count })),
      phrases: phrases.map((phrase) => present(scope, phrase)),
    };
  });
  mount(contract.savePhrase, async ({ params, body, scope }) =>
    present(scope, await savePhrase(scope, params.language, params.key, body.text)),
  );
  mount(contract.reviewPhrase, async ({ params, body, scope }) =>
    present(scope, await reviewPhrase(scope, params.language, params.key, body)),
  );
  mount(contract.previewPhrase, async ({ params, body, scope }) => {
    const { source } = await findPhrase(scope, params.language, params.key);
    const mistake = checkPhrase(source, body.text);
    if (mistake !== null) return { mistake, page: '', sms: '', sms_letters: 0, sms_parts: 0, screens: [] };
    const { page, sms, ussd } = showPhrase(body.text, params.language);
    return { mistake, page, sms: sms.text, sms_letters: sms.letters, sms_parts: sms.parts, screens: [...ussd] };
  });
  mount(contract.downloadPhrasesCsv, async ({ params, scope }) =>
    download(phrasesAsCsv((await listPhrases(scope, params.language)).phrases), `phrases-${params.language}.csv`),
  );
  mount(contract.downloadPhrasesXliff, async ({ params: { language }, query: { version = '2.0' }, scope }) =>
    download(
      phrasesAsXliff(language, (await listPhrases(scope, language)).phrases, version),
      `phrases-${language}.xlf`,
    ),
  );
  mount(contract.importPhrases, async ({ params, body, scope }) => {
    // Whoever may not is told so before anything is read.
    await listPhrases(scope, params.language);
    const given = body.form === 'csv' ? readPhrasesCsv(body.file) : readPhrasesXliff(body.file);
    const { changed, unchanged, faults } = await importPhrases(scope, params.language, given, body.apply);
    return { changed, unchanged, applied: body.apply, faults: [...faults] };
  });
}

function download(text: string, name: string) {
  return answerWith(text, { headers: { 'content-disposition': `attachment; filename="${name}"` } });
}

function present(scope: Scope, phrase: Phrase): Answer<typeof contract.savePhrase> {
  return {
    key: phrase.key,
    source: phrase.source,
    text: phrase.text,
    status: phrase.status,
    written_by: phrase.writtenByName,
    written_at: phrase.writtenAt?.toISOString() ?? null,
    reviewed_by: phrase.reviewedByName,
    reviewed_at: phrase.reviewedAt?.toISOString() ?? null,
    changed_from: phrase.changedFrom,
    not_on_screens: [...lettersNotOnScreens(phrase.text)],
    may_review: mayReview(scope, phrase),
  };
}
