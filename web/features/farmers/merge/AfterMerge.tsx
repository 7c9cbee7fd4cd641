import { useWords } from '#web/lib/words.ts';
import type { MergePreview } from './MergeDialog.tsx';

/** What a merge does to what hangs on the entries. */
export function AfterMerge({ after }: { after: MergePreview['after'] }) {
  const t = useWords();
  const { consent, stopped, groups, sharedWith } = after;
  const hanging = (['visits', 'farms', 'messages'] as const).flatMap((what) =>
    after[what] > 0 ? [t(`farmerMerge.${what}`, { count: after[what] })] : [],
  );
  return (
    <section className="merge-after" aria-live="polite">
      <h3>{t('farmerMerge.after')}</h3>
      <ul>
        <li>
          {groups.length > 0 ? t('farmerMerge.groups', { groups: groups.join(', ') }) : t('farmerMerge.noGroups')}
        </li>
        <li>
          {sharedWith.length > 0
            ? t('farmerMerge.sharedWith', { names: sharedWith.join(', ') })
            : t('farmerMerge.notShared')}
        </li>
        <li>
          {hanging.length > 0 ? t('farmerMerge.together', { what: hanging.join(', ') }) : t('farmerMerge.nothingHangs')}
        </li>
        {after.messages > 0 && <li>{t('farmerMerge.oneMessage')}</li>}
        <li>
          {stopped ? t('farmerMerge.stopped') : t(consent.given ? 'farmerMerge.agreed' : 'farmerMerge.notAgreed')}
        </li>
      </ul>
    </section>
  );
}
