import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { showMe } from '#contract/accounts/accounts.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';

/** The way to the form of a story, for those who keep the story sets; nothing for others. */
export default function EditStory({ number }: { number: string }) {
  const t = useWords();
  const { data: me } = useQuery(apiQuery(showMe, {}));
  if (me?.officerRole !== 'admin' && !me?.isAdmin) return null;
  return (
    <Button
      kind="secondary"
      small
      href={`/manage/stories/${encodeURIComponent(number)}`}
      icon={<PenLine size={16} aria-hidden="true" />}
    >
      {t('stories.edit')}
    </Button>
  );
}
