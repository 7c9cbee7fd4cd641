import { proposeMeaning, type Code, type ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { SubmissionTable } from '../api.ts';
import './DictionaryForm.css';

/** Columns that are asked about; nobody describes more in one form. */
const MOST_COLUMNS = 80;

export interface DictionaryFormProps {
  columns: SubmissionTable['columns'];
  dictionary: readonly ColumnMeaning[];
  onSave: (dictionary: ColumnMeaning[]) => Promise<void>;
  onDone: () => void;
}

/** Asks what each column means, with what its name and values propose where nobody has said it. */
export default function DictionaryForm({ columns, dictionary, onSave, onDone }: DictionaryFormProps) {
  const t = useWords();
  const { wrong, busy, send } = useSend();
  const asked = columns.slice(0, MOST_COLUMNS);
  const entryOf = (column: SubmissionTable['columns'][number]): ColumnMeaning =>
    dictionary.find((entry) => entry.column === column.name) ?? proposeMeaning(column);

  const save = (form: FormData) =>
    send(async () => {
      const text = (name: string, at: number): string => String(form.get(`${name}${at}`) ?? '').trim();
      const told = asked.map(({ name }, at) => ({
        column: name,
        label: text('label', at),
        unit: text('unit', at),
        meaning: text('meaning', at),
        codes: readCodes(text('codes', at)),
      }));
      const beyond = dictionary.filter(({ column }) => !asked.some(({ name }) => name === column));
      await onSave([...told, ...beyond].map((entry) => ({ ...entry, codes: [...entry.codes] })));
      notify({ tone: 'ok', text: t('dictionary.saved') });
      onDone();
    });

  return (
    <form
      className="dictionary-form"
      aria-label={t('dictionary.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
    >
      <p>{t('dictionary.lead')}</p>
      {asked.map((column, at) => {
        const { label, unit, meaning, codes } = entryOf(column);
        return (
          <fieldset key={column.key}>
            <legend>{column.name}</legend>
            <TextInput label={t('dictionary.label')} name={`label${at}`} maxLength={120} defaultValue={label} />
            <TextInput label={t('dictionary.unit')} name={`unit${at}`} maxLength={40} defaultValue={unit} />
            <TextInput
              className="dictionary-wide"
              label={t('dictionary.meaning')}
              hint={t('dictionary.meaningHint')}
              name={`meaning${at}`}
              maxLength={500}
              defaultValue={meaning}
            />
            {codes.length > 0 || column.type === 'whole' || column.type === 'text' ? (
              <details className="dictionary-wide" open={codes.length > 0 ? true : undefined}>
                <summary>{t('dictionary.codes')}</summary>
                <TextArea
                  label={t('dictionary.codes')}
                  labelHidden
                  hint={t('dictionary.codesHint')}
                  name={`codes${at}`}
                  rows={Math.min(8, Math.max(2, codes.length))}
                  defaultValue={codes.map(sayCode).join('\n')}
                />
              </details>
            ) : null}
          </fieldset>
        );
      })}
      {columns.length > MOST_COLUMNS && <p>{t('dictionary.more', { count: MOST_COLUMNS })}</p>}
      <FormMessage wrong={wrong} />
      <div className="dictionary-acts">
        <Button kind="quiet" onClick={onDone}>
          {t('dictionary.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('dictionary.save')}
        </Button>
      </div>
    </form>
  );
}

function sayCode({ code, label }: Code): string {
  return `${code} = ${label}`;
}

/** "1 = Male", a line each; a line without a sign between is a code whose meaning is missing yet. */
function readCodes(text: string): Code[] {
  return text.split('\n').flatMap((line) => {
    const [code = '', ...label] = line.split('=');
    return code.trim() === '' ? [] : [{ code: code.trim(), label: label.join('=').trim() }];
  });
}
