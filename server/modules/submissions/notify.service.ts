import { quoted } from '#contract/problems/problems.ts';
import { listDataAdministrators } from '../accounts/accounts.service.ts';
import type { Published } from '../catalogue/catalogue.service.ts';
import { tell, type Telling } from '../notifications/notifications.service.ts';
import type { Submission } from './submissions.repository.ts';
import { errorsOf } from './submissionRights.ts';

/** The page of a file of the holding area. */
const pageOf = ({ id }: Pick<Submission, 'id'>): string => `/main/datasets/holding/${id}`;

/** Tells the sender that something must be mended, or reviewers that something waits for them. */
export async function tellRead(telling: Telling, item: Submission): Promise<void> {
  if (item.state === 'waiting') return tellReviewers(telling, item);
  if (item.ownerId === null) return;
  const errors = errorsOf(item.findings);
  await tell(telling, item.ownerId, {
    kind: 'submissionProblems',
    params: { file: quoted(item.name), errors },
    link: pageOf(item),
  });
}

/** Tells those who review, or the one who took it on, that a file waits. */
export async function tellReviewers(telling: Telling, item: Submission): Promise<void> {
  const reviewers =
    item.assigneeId === null ? (await listDataAdministrators(telling.db)).map(({ id }) => id) : [item.assigneeId];
  for (const reviewer of reviewers) {
    if (reviewer === item.ownerId) continue;
    await tell(telling, reviewer, {
      kind: 'submissionWaiting',
      params: { file: quoted(item.name) },
      link: pageOf(item),
    });
  }
}

export async function tellAssigned(telling: Telling, item: Submission, by: string): Promise<void> {
  if (item.assigneeId === null) return;
  await tell(telling, item.assigneeId, {
    kind: 'submissionAssigned',
    params: { by, file: quoted(item.name) },
    link: pageOf(item),
  });
}

/** Tells the sender what a reviewer decided, with the reviewer's words. */
export async function tellJudged(
  telling: Telling,
  item: Submission,
  judged: 'returned' | 'rejected',
  words: string,
): Promise<void> {
  if (item.ownerId === null) return;
  await tell(telling, item.ownerId, {
    kind: judged === 'returned' ? 'submissionReturned' : 'submissionRejected',
    params: { file: quoted(item.name), words },
    link: pageOf(item),
  });
}

/** Tells the sender that a file is in the catalogue, and where. */
export async function tellApproved(telling: Telling, item: Submission, { slug }: Published): Promise<void> {
  if (item.ownerId === null) return;
  await tell(telling, item.ownerId, {
    kind: 'submissionApproved',
    params: { file: quoted(item.name) },
    link: `/main/datasetpreview/${slug}`,
  });
}

/** Tells the other side of a note: the sender, or who reviews. */
export async function tellNoted(telling: Telling, item: Submission, authorId: string, words: string): Promise<void> {
  const other = authorId === item.ownerId ? item.assigneeId : item.ownerId;
  if (other === null || other === authorId) return;
  await tell(telling, other, {
    kind: 'submissionNote',
    params: { file: quoted(item.name), words },
    link: pageOf(item),
  });
}
