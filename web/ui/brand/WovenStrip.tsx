import './WovenStrip.css';

/** The thin woven band under the header, after the cloth. */
export function WovenStrip() {
  return <div className="woven-strip" aria-hidden="true" />;
}
