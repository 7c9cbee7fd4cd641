import type { AppContext } from '../../context.ts';
import { countRisks, listRisks } from './risks.repository.ts';
import { commentsBy } from './riskParts.repository.ts';

const mostExported = 50_000;

/** What officers leave in the records of risks: reports and comments stay, without their name. */
export function registerRiskData({ personalData }: Pick<AppContext, 'personalData'>): void {
  personalData.register('risks', {
    async export(db, personId) {
      const reports = await listRisks(
        db,
        { seen: { reporterId: personId } },
        { order: 'oldest', limit: mostExported, offset: 0 },
      );
      return {
        reports: reports.map(
          ({ id, category, districtId, lat, lng, place, count, description, status, createdAt }) => ({
            id,
            category,
            districtId,
            lat,
            lng,
            place,
            count,
            description,
            status,
            createdAt,
          }),
        ),
        comments: await commentsBy(db, personId),
      };
    },
    async fates(db, personId) {
      const reports = await countRisks(db, { seen: { reporterId: personId } });
      const comments = (await commentsBy(db, personId)).length;
      if (reports + comments === 0) return [];
      return [
        {
          what: `The risks you reported (${reports}) and what you said about risks (${comments})`,
          fate: 'Stay, without your name.',
        },
      ];
    },
    // The columns let go of the name by themselves.
    leave: async () => undefined,
  });
}
