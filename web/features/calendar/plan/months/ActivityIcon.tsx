import {
  Bug,
  CloudRain,
  Droplets,
  FlaskConical,
  Leaf,
  MapPin,
  Microscope,
  Scissors,
  Shovel,
  Sprout,
  Wheat,
  type LucideIcon,
} from 'lucide-react';
import './ActivityIcon.css';

const ICONS: Record<string, LucideIcon> = {
  site: MapPin,
  test: Microscope,
  land: Shovel,
  rainonset: CloudRain,
  innoculation: Droplets,
  planting: Sprout,
  basal: FlaskConical,
  top: Leaf,
  weed: Scissors,
  pest: Bug,
  harvesting: Wheat,
};

/** The colour class of an activity: `fertilizer` is drawn as `basal`; a colour nobody knows as `site`. */
export function activityClass(colour: string): string {
  const known = colour === 'fertilizer' ? 'basal' : colour;
  return `activity-${known in ICONS ? known : 'site'}`;
}

/** The sign of an activity: its colour and its picture. The name always stands beside it. */
export function ActivityIcon({ colour, size = 28 }: { colour: string; size?: 22 | 28 | 36 }) {
  const Icon = ICONS[colour === 'fertilizer' ? 'basal' : colour] ?? MapPin;
  return (
    <span className={`activity-icon activity-icon-${size} ${activityClass(colour)}`} aria-hidden="true">
      <Icon size={Math.round(size * 0.56)} strokeWidth={2.2} />
    </span>
  );
}
