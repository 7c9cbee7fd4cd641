import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import type { Crops } from './crops.ts';
import { CALENDAR } from './selection.ts';
import './QuestionBox.css';

interface QuestionBoxProps {
  crops: Crops;
  /** The field for the place, named `district`. */
  place: ReactNode;
  /** Called with what was answered; without script the form leads to the calendar by itself. */
  onAnswer: (answer: { crop: string; district: string }) => void;
}

/** "What do you grow, where?": the one question of the first page. */
export function QuestionBox({ crops, place, onAnswer }: QuestionBoxProps) {
  const t = useWords();
  return (
    <form
      className="question-box"
      action={pageAddress(CALENDAR)}
      method="get"
      aria-labelledby="question-box-title"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onAnswer({ crop: String(form.get('crop')), district: String(form.get('district')) });
      }}
    >
      <h2 id="question-box-title">{t('home.question')}</h2>
      <Select
        label={t('home.crop')}
        name="crop"
        empty={t('home.cropEmpty')}
        required
        choices={crops.map(({ crop_id: value, crop: text }) => ({ value, text }))}
      />
      {place}
      <Button type="submit" icon={<ArrowRight size={18} aria-hidden="true" />}>
        {t('home.ask')}
      </Button>
    </form>
  );
}
