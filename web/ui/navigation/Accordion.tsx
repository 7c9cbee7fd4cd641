import { useId, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import './Accordion.css';

interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode; open?: boolean | undefined }[];
  /** Opening one closes the others. */
  single?: boolean | undefined;
}

/** Headings that open on their own, without JavaScript: the browser's own `<details>`. */
export function Accordion({ items, single = false }: AccordionProps) {
  const group = useId();
  return (
    <div className="accordion">
      {items.map(({ id, title, content, open }) => (
        <details key={id} open={open} {...(single ? { name: group } : {})}>
          <summary>
            <span>{title}</span>
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
