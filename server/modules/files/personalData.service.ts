import type { AppContext } from '../../context.ts';
import { otherAdministrators } from '../accounts/accounts.service.ts';
import { listFiles } from './files.repository.ts';
import { passFilesOn } from './shares.repository.ts';

const mostExported = 50_000;

/** Files of officers: theirs to read out, and an administrator's to go on with once their account is deleted. */
export function registerFileData({ personalData }: Pick<AppContext, 'personalData'>): void {
  personalData.register('files', {
    async export(db, personId) {
      const files = await listFiles(db, { officerId: personId, view: 'own' }, mostExported);
      return files.map(({ id, name, fileName, kind, type, bytes, public: isPublic, createdAt, updatedAt }) => ({
        id,
        name,
        fileName,
        kind,
        type,
        bytes,
        public: isPublic,
        createdAt,
        updatedAt,
      }));
    },
    async fates(db, personId) {
      const count = (await listFiles(db, { officerId: personId, view: 'own' }, mostExported)).length;
      return count === 0
        ? []
        : [
            {
              what: `The files of your library (${count})`,
              fate: 'Pass to an administrator of the control centre, who gives them to another officer.',
            },
          ];
    },
    async leave(scope, personId) {
      const [heir] = await otherAdministrators(scope, personId);
      // Without an administrator they go with the account.
      if (heir !== undefined) await passFilesOn(scope.db, personId, heir, scope.now);
    },
  });
}
