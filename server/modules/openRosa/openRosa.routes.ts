import * as collected from '#contract/openData/collected.ts';
import * as calls from '#contract/openData/openRosa.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import { openRosaMessage } from '../../platform/calls/errorHandler.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import type { Registry } from '../../platform/calls/registry.ts';
import { type CollectedExport, importExport, readExport } from './collected.service.ts';
import { forms } from './forms.ts';
import { takeSubmission, writeForm, writeForms } from './openRosa.service.ts';

/** OpenRosa 1.0: the portal’s forms in ODK Collect and KoboCollect. */
export function openRosaRoutes(mount: Mount, context: AppContext, registry: Registry): void {
  mount(calls.listOpenRosaForms, async ({ query, scope }) => {
    const site = siteOrigin(scope);
    const forms = await writeForms(scope, registry, query.formID);
    const lines = forms.map(({ id, title, version, md5 }) => {
      const address = `${site}/openrosa/forms/${id}`;
      return `<xform><formID>${id}</formID><name>${escapeXml(title)}</name><version>${version}</version><hash>md5:${md5}</hash><descriptionText>AgriHub Ghana</descriptionText><downloadUrl>${escapeXml(address)}</downloadUrl><manifestUrl>${escapeXml(`${address}/manifest`)}</manifestUrl></xform>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<xforms xmlns="http://openrosa.org/xforms/xformsList">${lines.join('')}</xforms>\n`;
  });

  mount(calls.showOpenRosaForm, async ({ params, scope }) => (await writeForm(scope, registry, params.form)).xml);

  mount(calls.showOpenRosaManifest, async ({ params, scope }) => {
    await writeForm(scope, registry, params.form);
    return '<?xml version="1.0" encoding="UTF-8"?>\n<manifest xmlns="http://openrosa.org/xforms/xformsManifest"/>\n';
  });

  mount(calls.openOpenRosaSubmission, () => '');

  mount(calls.submitOpenRosa, async ({ body, scope }) => {
    const { status, sentence } = await takeSubmission(scope, registry, {
      files: body.files,
      field: body.xml_submission_file,
      isIncomplete: body['*isIncomplete*']?.toLowerCase() === 'yes',
    });
    return answerWith(openRosaMessage(sentence, 'submit_success'), { status });
  });

  mount(collected.listCollectedForms, () =>
    forms.map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions
        .filter(({ kind }) => kind !== 'photo')
        .map(({ name, label, kind, required = false }) => ({ name, label, kind, required })),
    })),
  );

  mount<typeof collected.importCollected, CollectedExport>(
    collected.importCollected,
    ({ query: { form, apply = false, columns }, scope, prepared }) =>
      importExport(scope, registry, prepared, { form, apply, columns: parseJson(columns) }),
    ({ body, query }) => readExport(context, body, query.fileName),
  );
}

/** What JSON says; null where it is none. */
function parseJson(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
