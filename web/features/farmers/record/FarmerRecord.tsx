import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Pencil } from 'lucide-react';
import { showFarmer } from '#contract/farmers/farmers.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { FARMERS } from '../api.ts';
import { Agreement } from './Agreement.tsx';
import { FarmerFacts } from './FarmerFacts.tsx';
import { FarmerRights } from './FarmerRights.tsx';
import { Looks } from './Looks.tsx';
import { MessagesToFarmer } from './MessagesToFarmer.tsx';
import { Visits } from './Visits.tsx';
import './FarmerRecord.css';

const FarmerDialog = lazy(() => loadCode(() => import('./FarmerDialog.tsx')));

/** The page of one farmer, own or shared: what is kept, what they agreed to, visits, messages, and their rights. */
export default function FarmerRecord({ id }: { id: number }) {
  const t = useWords();
  const { data: farmer, error, refetch } = useQuery(apiQuery(showFarmer, { params: { id } }));
  const [editing, setEditing] = useState(false);
  const back = (
    <Button kind="quiet" href={FARMERS} icon={<ChevronLeft size={18} aria-hidden="true" />}>
      {t('farmerRecord.back')}
    </Button>
  );
  if (error && isApiProblem(error) && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title={t('farmerRecord.gone')} action={back}>
        {t('farmerRecord.goneLead')}
      </EmptyState>
    );
  }
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!farmer) return <Skeleton lines={10} />;
  const { name, own, owner } = farmer;
  return (
    <article className="farmer-record">
      <header className="farmer-record-head">
        {back}
        <h2>{name}</h2>
        <span className="figures farmer-record-id">003{id}</span>
        {!own && <Badge>{t('farmers.sharedBy', { name: owner.name })}</Badge>}
        {own && (
          <Button kind="secondary" icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setEditing(true)}>
            {t('farmers.updateFarmer')}
          </Button>
        )}
      </header>
      <div className="farmer-record-parts">
        <div>
          <FarmerFacts farmer={farmer} />
          <Visits farmerId={id} />
        </div>
        <div>
          <Agreement farmer={farmer} />
          <MessagesToFarmer farmerId={id} />
          <Looks farmerId={id} own={own} />
          {own && <FarmerRights farmer={farmer} onCorrect={() => setEditing(true)} />}
        </div>
      </div>
      <Suspense>{editing && <FarmerDialog farmer={farmer} onClose={() => setEditing(false)} />}</Suspense>
    </article>
  );
}
