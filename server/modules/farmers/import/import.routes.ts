import * as calls from '#contract/farmers/farmerImport.ts';
import { mostFarmerRows } from '#contract/limits.ts';
import type { AppContext } from '#server/context.ts';
import { answerWith } from '#server/platform/calls/answer.ts';
import { type ListUse, readListFile } from '#server/platform/files/listFile.ts';
import type { Mount } from '#server/platform/calls/mount.ts';
import { problem } from '#server/platform/calls/problems.ts';
import { templateCsv } from '../farmersCsv.ts';
import { presentImport } from './import.presenter.ts';
import * as imports from './import.service.ts';
import { requireOfficer } from '../access.service.ts';

const farmerLists: ListUse = {
  most: mostFarmerRows,
  rows: 'farmers',
  refuse: (sentence) => problem('farmerListRefused', { sentence }),
};

/** Lists of farmers that come as files. */
export function importRoutes(mount: Mount, context: AppContext): void {
  mount<typeof calls.importFarmers, imports.StoredList>(
    calls.importFarmers,
    async ({ query, scope, prepared }) => {
      const {
        fileName,
        duplicates = 'update',
        columns = '{}',
        addressId = null,
        sharedNumbers,
        consentWords = '{}',
      } = query;
      return presentImport(
        context,
        await imports.startImport(
          scope,
          { ...prepared, fileName },
          { duplicates, columns: parsed(columns), addressId, sharedNumbers, consentWords: parsed(consentWords) },
        ),
      );
    },
    async ({ body, query, scope }) => {
      requireOfficer(scope);
      return imports.storeList(context, await readListFile(context, body, query.fileName, farmerLists));
    },
  );
  mount(calls.showFarmerImport, async ({ scope }) => {
    const current = await imports.currentImport(scope);
    return { current: current && presentImport(context, current) };
  });
  mount(calls.checkFarmerImportAgain, async ({ params, body, scope }) =>
    presentImport(context, await imports.checkAgain(scope, params.id, body)),
  );
  mount(calls.applyFarmerImport, async ({ params, scope }) =>
    presentImport(context, await imports.applyImport(scope, params.id)),
  );
  mount(calls.cancelFarmerImport, async ({ params, scope }) => {
    await imports.cancelImport(scope, params.id);
    return { cancelled: true };
  });
  mount(calls.downloadFarmerImportErrors, async ({ params, scope }) =>
    answerWith(await imports.errorsOf(scope, params.id), {
      headers: { 'content-disposition': 'attachment; filename="rows-to-fix.csv"' },
    }),
  );
  mount(calls.downloadFarmerTemplate, ({ scope }) => {
    requireOfficer(scope);
    return answerWith(templateCsv(), {
      headers: { 'content-disposition': 'attachment; filename="farmers-template.csv"' },
    });
  });
}

/** What JSON says; what is none says nothing that is understood. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return null;
  }
}
