import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import type { Profile } from './api.ts';
import './accounts.css';

const officerWords = {
  admin: 'roleAdmin',
  director: 'roleDirector',
  user: 'roleUser',
  pprsd: 'rolePprsd',
  responder: 'roleResponder',
} as const;
const dataWords = { member: 'dataMember', administrator: 'dataAdministrator' } as const;

interface RoleBadgesProps {
  officerRole: Profile['officerRole'];
  dataRole: keyof typeof dataWords | null;
}

/** What a person is here: both grants may be held by one person. */
export function RoleBadges({ officerRole, dataRole }: RoleBadgesProps) {
  const t = useWords();
  return (
    <span className="role-badges">
      {officerRole !== null && (
        <Badge tone={officerRole === 'admin' ? 'brand' : 'plain'}>{t(`membership.${officerWords[officerRole]}`)}</Badge>
      )}
      {dataRole !== null && (
        <Badge tone={dataRole === 'administrator' ? 'brand' : 'plain'}>{t(`membership.${dataWords[dataRole]}`)}</Badge>
      )}
    </span>
  );
}
