import type { Answer } from '#contract/endpoint.ts';
import type { showHealth } from '#contract/health/health.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { findingInFrench } from './frenchFindings.ts';
import type { BackupRun } from './health.repository.ts';
import type { findHealth } from './health.service.ts';

/** The state of the portal as it crosses the wire, with what was found in the reader's language. */
export function sayHealth(
  health: Awaited<ReturnType<typeof findHealth>>,
  language: PageLanguage = 'en',
): Answer<typeof showHealth> {
  const say = language === 'fr' ? findingInFrench : (english: string) => english;
  return {
    ...health,
    at: health.at.toISOString(),
    checks: health.checks.map(({ since, checkedAt, said, remedy, ...check }) => ({
      ...check,
      said: say(said),
      remedy: say(remedy),
      since: since.toISOString(),
      checkedAt: checkedAt.toISOString(),
    })),
    jobs: [...health.jobs],
    outbox: [...health.outbox],
    backups: health.backups.map(sayRun),
    trials: health.trials.map(sayRun),
    lastBackupAt: health.lastBackupAt?.toISOString() ?? null,
    lastTrialAt: health.lastTrialAt?.toISOString() ?? null,
  };
}

function sayRun({ endedAt, file, bytes, rows, files, encrypted, error }: BackupRun) {
  return { at: endedAt.toISOString(), file, bytes, rows, files, encrypted, error };
}
