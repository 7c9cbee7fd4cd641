import { Bug, CloudOff, Flame, Leaf, ShieldAlert, Waves, type LucideIcon } from 'lucide-react';
import type { RiskIcon } from './api.ts';

const drawings: Readonly<Record<Exclude<RiskIcon, 'virus'>, LucideIcon>> = {
  pest: Bug,
  disease: Leaf,
  flood: Waves,
  drought: CloudOff,
  fire: Flame,
  other: ShieldAlert,
};

/** The drawing of a category (C §9). */
export function CategoryIcon({ icon, size = 20 }: { icon: RiskIcon; size?: number }) {
  if (icon === 'virus') return <Virus size={size} />;
  const Icon = drawings[icon];
  return <Icon size={size} aria-hidden="true" />;
}

/** A capsid with its spikes. */
function Virus({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="5" />
      <path d="M12 7V2.5M12 21.5V17M7 12H2.5M21.5 12H17M8.5 8.5 5.3 5.3M18.7 18.7l-3.2-3.2M8.5 15.5l-3.2 3.2M18.7 5.3l-3.2 3.2M10.5 2.5h3M10.5 21.5h3M2.5 10.5v3M21.5 10.5v3" />
    </svg>
  );
}
