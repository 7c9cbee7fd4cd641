import { useQuery } from '@tanstack/react-query';
import { routes, type Route } from '#engines/messages/channels.ts';
import { useWords } from '#web/lib/words.ts';
import { Select } from '#web/ui/forms/Select.tsx';
import { recipientsQuery, type To } from './api.ts';

interface RouteChoiceProps {
  readonly to: To;
  readonly route: Route;
  readonly onRoute: (route: Route) => void;
}

/** By SMS, by e-mail, or both; where nobody of the group can be written to by e-mail there is nothing to choose, and it is said. */
export function RouteChoice({ to, route, onRoute }: RouteChoiceProps) {
  const t = useWords();
  const { data: group } = useQuery(recipientsQuery(to));
  const count = group?.byChannel.email ?? 0;
  if (!group) return null;
  if (count === 0 && route === 'sms') return <p className="composer-versions">{t('messaging.noMailHere')}</p>;
  return (
    <Select
      name="route"
      label={t('messaging.route')}
      hint={t('messaging.routeHint', { count })}
      value={route}
      choices={routes.map((value) => ({ value, text: t(`messaging.route_${value}`) }))}
      onChange={(event) => onRoute(routes.find((each) => each === event.target.value) ?? 'sms')}
    />
  );
}
