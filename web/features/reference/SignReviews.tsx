import type { FormEvent } from 'react';
import { longestReviewer, longestReviewNote } from '#contract/limits.ts';
import { useToday } from '#web/lib/pageFacts.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { DateInput, TextInput } from '#web/ui/forms/TextInput.tsx';
import { useSigning } from './useSigning.ts';
import type { ReviewRow } from './reviewsApi.ts';

/** Who signed last, until the page is left: several pages of entries are signed in one sitting. */
let last = { name: '', institution: '' };

/** The signature of an agronomist under the chosen entries. */
export function SignReviews({ rows, onDone }: { rows: readonly ReviewRow[]; onDone: () => void }) {
  const t = useWords();
  const today = useToday();
  const { sign } = useSigning();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const reviewer = { name: text('name'), institution: text('institution') };
    return send(async () => {
      await sign(rows, { ...reviewer, reviewedOn: text('reviewedOn'), note: text('note') });
      last = reviewer;
      onDone();
    });
  }

  return (
    <form className="sign-reviews" onSubmit={(event) => void submit(event)}>
      <h2>{t('manage.reviewChosen', { count: rows.length })}</h2>
      <div className="sign-fields">
        <TextInput
          label={t('manage.reviewName')}
          name="name"
          required
          maxLength={longestReviewer}
          defaultValue={last.name}
          autoComplete="off"
        />
        <TextInput
          label={t('manage.reviewInstitution')}
          name="institution"
          required
          maxLength={longestReviewer}
          defaultValue={last.institution}
          autoComplete="off"
        />
        <DateInput label={t('manage.reviewDay')} name="reviewedOn" required max={today} defaultValue={today} />
        <TextInput
          label={t('manage.reviewNote')}
          hint={t('manage.reviewNoteHint')}
          name="note"
          maxLength={longestReviewNote}
        />
      </div>
      <FormEnd
        wrong={wrong}
        busy={busy}
        send={t('manage.reviewSign')}
        cancel={t('manage.reviewClear')}
        onCancel={onDone}
      />
    </form>
  );
}
