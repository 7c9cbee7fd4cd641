import { LogIn, Search } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useWords } from '#web/lib/words.ts';
import './FarmSearch.css';

/** Says who may look up a farm by its Ghana Card number, and where to sign in (decision 9). */
export function FarmSearch({ isOfficer, signInHref }: { isOfficer: boolean; signInHref: string }) {
  const t = useWords();
  return (
    <Card level={2} title={t('farms.searchTitle')} icon={<Search size={18} aria-hidden="true" />}>
      <p>{t(isOfficer ? 'farms.searchOfficer' : 'farms.searchVisitor')}</p>
      {!isOfficer && (
        <p className="farm-search-sign-in">
          <Button kind="secondary" small href={signInHref} icon={<LogIn size={16} aria-hidden="true" />}>
            {t('farms.signIn')}
          </Button>
        </p>
      )}
    </Card>
  );
}
