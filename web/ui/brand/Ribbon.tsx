import './Ribbon.css';

/** A gold tab that hangs from the top of a card: what it marks is now. The card must be `position: relative`. */
export function Ribbon({ children }: { children: string }) {
  return <span className="ribbon">{children}</span>;
}
