import { classes } from '../classes.ts';
import './Logo.css';

/** The mark (sun over a field by the water) with the product's name. `small` leaves the name to ears. */
export function Logo({ small = false }: { small?: boolean }) {
  return (
    <span className="logo">
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <rect className="logo-ground" width="34" height="34" rx="9" />
        <circle className="logo-sun" cx="17" cy="12.5" r="5" />
        <path
          className="logo-field"
          d="M4 22.5c4.6-3.4 8.9-3.4 13 0s8.4 3.4 13 0M4 28c4.6-3.4 8.9-3.4 13 0s8.4 3.4 13 0"
        />
      </svg>
      <span className={classes('logo-name', small && 'heard')}>
        AgriHub <small>Ghana</small>
      </span>
    </span>
  );
}
