import * as calls from '#contract/openData/openRosa.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { answerWith } from '../../platform/answer.ts';
import { openRosaMessage } from '../../platform/errorHandler.ts';
import type { Mount } from '../../platform/mount.ts';
import { siteOrigin } from '../../platform/origin.ts';
import type { Registry } from '../../platform/registry.ts';
import { takeSubmission, writeForm, writeForms } from './openRosa.service.ts';

/** OpenRosa 1.0: the portal’s forms in ODK Collect and KoboCollect. */
export function openRosaRoutes(mount: Mount, registry: Registry): void {
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
}
