import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  CloudSun,
  Database,
  FileChartColumn,
  FlaskConical,
  Layers,
  Lightbulb,
  MapPinned,
  Library,
  Store,
  ThermometerSun,
  type LucideIcon,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  dashboard: ChartColumn,
  calendar: CalendarDays,
  weather: CloudSun,
  temperature: ThermometerSun,
  map: MapPinned,
  research: Library,
  market: Store,
  technology: FlaskConical,
  resources: BookOpen,
  bundle: Layers,
  story: FileChartColumn,
  dataset: Database,
  services: Lightbulb,
};

/** The icon of a service or a topic by its name in the reference tables; decoration. */
export function PortalIcon({ name, size = 24 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? Lightbulb;
  return <Icon size={size} aria-hidden="true" />;
}
