import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { longestAdvice, longestZoneName } from '#contract/limits.ts';
import { addRiskCategory, editRiskCategory, removeRiskCategory } from '#contract/risks/riskCategories.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { categoriesQuery, riskIcons, type RiskCategory } from '../api.ts';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { adviceLanguages } from '../languageName.ts';
import './Categories.css';

/** Languages advice is written in, those spoken most first: ISO 639 codes, with the names people call them by. */

/** The categories, a form for a new one, and for administrators of the nation what farmers are advised. */
export default function Categories({ advises }: { advises: boolean }) {
  const t = useWords();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [editing, setEditing] = useState<RiskCategory>();
  const [round, setRound] = useState(0);
  return (
    <div className="categories">
      <CategoryForm
        key={`${editing?.id ?? 'new'} ${round}`}
        category={editing}
        advises={advises}
        onDone={() => {
          setEditing(undefined);
          setRound(round + 1);
        }}
      />
      <section>
        <h2>{t('risks.categories')}</h2>
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryIcon icon={category.icon} size={24} />
              <div>
                <strong>{shippedText(category.name)}</strong>
                <p>{category.advice['en'] ?? t('risks.noAdvice')}</p>
              </div>
              {advises && <Tools category={category} onEdit={() => setEditing(category)} />}
            </li>
          ))}
        </ul>
        {!advises && <p className="field-hint">{t('risks.adminsAdvise')}</p>}
      </section>
    </div>
  );
}

function Tools({ category: { id, name }, onEdit }: { category: RiskCategory; onEdit: () => void }) {
  const t = useWords();
  const bringBack = useBringBack();
  const { acting, act } = useAct();
  const remove = () =>
    act('remove', async () => {
      const { message, undo } = await callApi(removeRiskCategory, { params: { id } });
      notify({ tone: 'ok', text: message, undo: () => bringBack(undo) });
    });
  return (
    <span className="categories-tools">
      <IconButton label={t('risks.editOf', { name })} icon={<Pencil size={18} aria-hidden="true" />} onClick={onEdit} />
      <IconButton
        label={t('risks.deleteOf', { name })}
        icon={<Trash2 size={18} aria-hidden="true" />}
        disabled={acting !== undefined}
        onClick={() => void remove()}
      />
    </span>
  );
}

interface CategoryFormProps {
  readonly category: RiskCategory | undefined;
  readonly advises: boolean;
  readonly onDone: () => void;
}

function CategoryForm({ category, advises, onDone }: CategoryFormProps) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      name: String(form.get('name') ?? ''),
      icon: riskIcons.find((icon) => icon === form.get('icon')) ?? ('other' as const),
      ...(advises && {
        advice: adviceLanguages.map(([language]) => ({ language, text: String(form.get(`advice-${language}`) ?? '') })),
      }),
    };
    void send(async () => {
      const { message } = category
        ? await callApi(editRiskCategory, { params: { id: category.id }, body })
        : await callApi(addRiskCategory, { body });
      notify({ tone: 'ok', text: message });
      await refetchChanged(client);
      onDone();
    });
  }
  return (
    <form className="categories-form" onSubmit={submit}>
      <h2>{category ? t('risks.editOf', { name: category.name }) : t('risks.addCategory')}</h2>
      <TextInput
        label={t('risks.categoryName')}
        name="name"
        required
        maxLength={longestZoneName}
        defaultValue={category?.name}
        autoComplete="off"
      />
      <Select
        label={t('risks.icon')}
        name="icon"
        defaultValue={category?.icon ?? 'other'}
        choices={riskIcons.map((icon) => ({ value: icon, text: t(`risks.icon_${icon}`) }))}
      />
      {advises &&
        adviceLanguages.map(([language, name]) => (
          <TextArea
            key={language}
            label={t('risks.adviceIn', { language: name })}
            hint={language === 'en' ? t('risks.adviceHint') : undefined}
            optional={t('risks.optional')}
            name={`advice-${language}`}
            limit={longestAdvice}
            rows={language === 'en' ? 4 : 2}
            defaultValue={category?.advice[language] ?? ''}
          />
        ))}
      <FormEnd wrong={wrong} busy={busy} send={t('risks.save')} cancel={t('risks.cancel')} onCancel={onDone} />
    </form>
  );
}
