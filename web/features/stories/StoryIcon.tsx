import type { ReactNode } from 'react';
import './StoryIcon.css';

/** Our own small drawings, by the name of the picture; a story without one gets the bars. */
const drawings: Readonly<Record<string, ReactNode>> = {
  'respondents.svg': (
    <>
      <circle cx="21" cy="22" r="8" />
      <circle cx="41" cy="24" r="6.5" className="story-icon-second" />
      <path d="M7 52c1-11 6-17 14-17s13 6 14 17z" />
      <path d="M37 52c0-6-1-10-3-13 2-2 4-3 7-3 8 0 12 6 13 16z" className="story-icon-second" />
    </>
  ),
  'households.svg': (
    <>
      <path d="M6 31 23 15l17 16v21H6z" />
      <path d="M18 52V39h10v13z" className="story-icon-paper" />
      <path d="M40 35l9-8 9 8v17H40z" className="story-icon-second" />
    </>
  ),
  'yield.svg': (
    <>
      <path d="M31 54V24h3v30z" />
      <path d="M31 40C21 40 15 34 14 25c10 0 16 5 17 15zM34 46c0-9 6-15 16-16 0 10-6 16-16 16z" />
      <path d="M32 10c5 4 6 10 0 17-6-7-5-13 0-17z" className="story-icon-second" />
    </>
  ),
  'yield2.svg': (
    <>
      <path d="M14 25h24c7 9 9 27 2 29H12c-7-2-5-20 2-29z" />
      <path d="M15 14c7 4 15 4 22 0l-2 9H17z" className="story-icon-second" />
      <path d="M20 36h12v3H20zm0 7h12v3H20z" className="story-icon-paper" />
      <circle cx="53" cy="48" r="6" className="story-icon-second" />
    </>
  ),
  'census.svg': (
    <>
      <path d="M10 10h44v44H10z" />
      <path d="M16 17h14v9H16zm18 0h14v9H34zM16 31h14v9H16zm18 14h14v4H34z" className="story-icon-paper" />
      <path d="M34 31h14v9H34zM16 45h14v4H16z" className="story-icon-second" />
    </>
  ),
  'park.svg': (
    <>
      <path d="M4 52c12-9 44-9 56 0z" />
      <path d="M22 46V34h4v12z" />
      <circle cx="24" cy="26" r="11" />
      <circle cx="47" cy="19" r="8" className="story-icon-second" />
    </>
  ),
  'change.svg': (
    <>
      <path d="M8 40h10v14H8zm15-9h10v23H23z" />
      <path d="M38 20h10v34H38z" className="story-icon-second" />
      <path d="M8 30 29 13l5 4 13-10-1 9-12 9-5-4-17 13z" className="story-icon-second" />
    </>
  ),
  'climate.svg': (
    <>
      <circle cx="24" cy="22" r="11" className="story-icon-second" />
      <path d="M20 48a10 10 0 0 1 1-20 13 13 0 0 1 24 2 9.500 9.500 0 0 1 2 18z" />
      <path d="M24 52l-2 6m9-6-2 6m9-6-2 6" className="story-icon-line" />
    </>
  ),
  'phone.svg': (
    <>
      <path d="M19 6h20a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z" />
      <path d="M20 13h18v34H20z" className="story-icon-paper" />
      <path d="M25 37a6 6 0 0 1 0-12 8 8 0 0 1 14 4 4 4 0 0 1-1 8z" className="story-icon-second" />
      <path d="M48 20c4 5 4 13 0 18m5-23c6 8 6 20 0 28" className="story-icon-line" />
    </>
  ),
};

const bars = (
  <>
    <path d="M10 34h11v20H10zm33-9h11v29H43z" />
    <path d="M26 12h12v42H26z" className="story-icon-second" />
  </>
);

/** The drawing of a story. Decoration only. */
export function StoryIcon({ icon }: { icon: string }) {
  return (
    <svg className="story-icon" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      {drawings[icon] ?? bars}
    </svg>
  );
}
