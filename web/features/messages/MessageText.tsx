import { useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longestSms, longestSubject } from '#contract/limits.ts';
import type { Route } from '#engines/messages/channels.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { recipientsQuery, type To } from './api.ts';
import { Attach } from './Attach.tsx';
import { Letters } from './Letters.tsx';
import { Templates } from './Templates.tsx';
import { type Subjects, versionLanguages, type TextName, type Texts } from './texts.ts';

const mergeFields = [
  ['{name}', 'messaging.fieldName'],
  ['{district}', 'messaging.fieldDistrict'],
  ['{crop}', 'messaging.fieldCrop'],
] as const;

interface MessageTextProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly to: To;
  readonly label: string;
  readonly texts: Texts;
  readonly onTexts: (texts: Texts) => void;
  /** A subject stands above each text where e-mails go out. */
  readonly route: Route;
  readonly subjects: Subjects;
  readonly onSubjects: (subjects: Subjects) => void;
}

/** The words of a message: for everyone, and in each other language that farmers of the group read. */
export function MessageText({ form, to, label, texts, onTexts, route, subjects, onSubjects }: MessageTextProps) {
  const t = useWords();
  const { data: group } = useQuery(recipientsQuery(to));
  const [chosen, setChosen] = useState<TextName>('all');
  const others = versionLanguages.flatMap((code) => {
    const farmers = group?.languages.find(({ language }) => language === code)?.chosen ?? 0;
    return farmers > 0 || (texts[code] ?? '') !== '' ? [{ code, farmers }] : [];
  });
  const text = texts[chosen] ?? '';
  const setText = (name: TextName, value: string): void => onTexts({ ...texts, [name]: value });

  function insert(field: string) {
    const box = form.current?.querySelector<HTMLTextAreaElement>(`textarea[name="${fieldOf(chosen)}"]`);
    const from = box?.selectionStart ?? text.length;
    const before = text.slice(0, from);
    const gap = field.startsWith('http') && before !== '' && !/\s$/.test(before) ? ' ' : '';
    setText(chosen, before + gap + field + text.slice(box?.selectionEnd ?? from));
    box?.focus();
  }

  return (
    <>
      {others.length > 0 && (
        <>
          <Segmented
            label={t('messaging.versions')}
            value={chosen}
            options={[
              { value: 'all', text: t('messaging.forAll') },
              ...others.map(({ code, farmers }) => ({
                value: code,
                text: t('messaging.versionOf', { language: t(`farmers.${code}`), count: farmers }),
              })),
            ]}
            onChange={(value) =>
              setChosen(['all' as const, ...versionLanguages].find((each) => each === value) ?? 'all')
            }
          />
          <p className="composer-versions">{t('messaging.versionsHint')}</p>
        </>
      )}
      {/* All stand in the form, so that what was typed into one is kept with it. */}
      {(['all', ...versionLanguages] as const).map((name) => (
        <div key={name} className="composer-text" hidden={name !== chosen}>
          <div hidden={route === 'sms'}>
            <TextInput
              label={
                name === 'all' ? t('messaging.subject') : t('messaging.subjectIn', { language: t(`farmers.${name}`) })
              }
              hint={t('messaging.subjectHint')}
              name={fieldOf(name, 'subject')}
              maxLength={longestSubject}
              value={subjects[name] ?? ''}
              onChange={(event) => onSubjects({ ...subjects, [name]: event.target.value })}
            />
          </div>
          <TextArea
            label={
              name === 'all'
                ? t('messaging.text', { label })
                : t('messaging.textIn', { language: t(`farmers.${name}`) })
            }
            hint={name === 'all' ? t('messaging.textHint') : t('messaging.versionHint')}
            name={fieldOf(name)}
            rows={6}
            required={name === 'all'}
            limit={longestSms}
            value={texts[name] ?? ''}
            onChange={(event) => setText(name, event.target.value)}
          />
        </div>
      ))}
      {route !== 'email' && <Letters text={text} onText={(value) => setText(chosen, value)} />}
      <div className="composer-fields">
        <span>{t('messaging.insert')}</span>
        {mergeFields.map(([field, name]) => (
          <Button key={field} kind="quiet" small onClick={() => insert(field)}>
            {t(name)}
          </Button>
        ))}
        <Attach onLink={insert} />
        <Templates texts={texts} onTexts={onTexts} />
      </div>
    </>
  );
}

function fieldOf(name: TextName, field = 'text'): string {
  return name === 'all' ? field : `${field}-${name}`;
}
