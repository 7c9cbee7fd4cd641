import { LogIn, Map, Search } from 'lucide-react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { useWords } from '#web/lib/words.ts';
import './FarmSearch.css';

/** Who may look up a farm by its Ghana Card number, and where (decision 9). */
export function FarmSearch({
  isOfficer,
  signInHref,
  searchHref,
}: {
  isOfficer: boolean;
  signInHref: string;
  searchHref: string;
}) {
  const t = useWords();
  return (
    <Card level={2} title={t('farms.searchTitle')} icon={<Search size={18} aria-hidden="true" />}>
      <p>{t(isOfficer ? 'farms.searchOfficer' : 'farms.searchVisitor')}</p>
      <p className="farm-search-sign-in">
        <Button
          kind="secondary"
          small
          href={isOfficer ? searchHref : signInHref}
          icon={isOfficer ? <Map size={16} aria-hidden="true" /> : <LogIn size={16} aria-hidden="true" />}
        >
          {t(isOfficer ? 'farms.toFarms' : 'farms.signIn')}
        </Button>
      </p>
    </Card>
  );
}
