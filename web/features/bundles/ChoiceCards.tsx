import type { ReactNode } from 'react';
import './ChoiceCards.css';

export interface ChoiceCard {
  readonly value: string;
  readonly title: string;
  readonly text: string;
  /** Left out in text mode. */
  readonly picture?: ReactNode;
}

interface ChoiceCardsProps {
  /** Several may be chosen: boxes to tick instead of one to pick. */
  several?: boolean | undefined;
  /** Name of the field in the address. */
  name: string;
  cards: readonly ChoiceCard[];
  chosen: readonly string[];
  onChoose: (value: string, isChosen: boolean) => void;
}

/** Large answers with a picture, a title and what it means: radio buttons or boxes of the form around them. */
export function ChoiceCards({ several = false, name, cards, chosen, onChoose }: ChoiceCardsProps) {
  return (
    <div className="choice-cards" data-count={cards.length}>
      {cards.map(({ value, title, text, picture }) => (
        <label key={value} className="choice-card">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            required={!several}
            checked={chosen.includes(value)}
            onChange={(event) => onChoose(value, event.target.checked)}
          />
          {picture}
          <span className="choice-card-words">
            <strong>{title}</strong>
            <span>{text}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
