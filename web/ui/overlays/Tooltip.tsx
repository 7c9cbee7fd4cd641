import { useId, useState, type ReactNode } from 'react';
import './Tooltip.css';

interface TooltipProps {
  /** A few words more. Never the only place where something needed is said: fingers do not hover. */
  text: string;
  children: ReactNode;
}

/** Words that can be asked for more: pointing or tabbing to them shows the text, Esc takes it away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears Esc from the button inside
    <span
      className="tooltip"
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      <button type="button" className="tooltip-word" aria-describedby={id}>
        {children}
      </button>
      <span className="tooltip-text" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
