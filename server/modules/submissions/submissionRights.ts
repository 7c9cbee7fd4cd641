import type { SubmissionState } from '#engines/access/knowledge/submissions.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { Submission } from './submissions.repository.ts';

/** The parts of a file that decide what stands against publishing it. */
export type Standing = Pick<Submission, 'findings' | 'personalData' | 'personalDataAnswer' | 'private' | 'details'>;

/** Where a file stands once it was read: its sender must do something, or it waits for review. */
export function stateAfterReading(item: Standing): Extract<SubmissionState, 'problems' | 'waiting'> {
  return errorsOf(item.findings) > 0 || asksAboutPersonalData(item) ? 'problems' : 'waiting';
}

/** Whether the question about personal data must be answered: before anything public is published. */
export function asksAboutPersonalData({ personalData, personalDataAnswer, private: isPrivate }: Standing): boolean {
  return personalData.length > 0 && !isPrivate && personalDataAnswer === null;
}

/** Why a file cannot be published yet, in sentences for whoever would publish it; none once nothing stands against it. */
export function hindrancesOf(item: Standing & Pick<Submission, 'state'>): string[] {
  if (item.state === 'approved' || item.state === 'rejected') return [];
  if (item.state === 'reading') return ['The file is still being read.'];
  const errors = errorsOf(item.findings);
  return [
    ...(errors > 0 ? [`The file has ${errors === 1 ? 'an error' : `${errors} errors`} to fix.`] : []),
    ...(asksAboutPersonalData(item) ? ['The question about personal data has not been answered yet.'] : []),
    ...(item.details.licence?.trim() ? [] : ['The licence is missing: choose one in the details.']),
    ...(item.state === 'returned' ? ['It was returned to its sender and has not been sent again.'] : []),
  ];
}

/** How many findings of a weight there are. */
export function errorsOf(findings: readonly Finding[]): number {
  return findings.filter(({ weight }) => weight === 'error').length;
}

export function warningsOf(findings: readonly Finding[]): number {
  return findings.filter(({ weight }) => weight === 'warning').length;
}
