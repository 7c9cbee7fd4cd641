import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { judges, riskHref, RISKS } from '../api.ts';
import { RiskQueue } from './RiskQueue.tsx';
import './RiskTab.css';

const AddRisk = lazy(() => loadCode(() => import('../report/AddRisk.tsx')));
const Categories = lazy(() => loadCode(() => import('../settings/Categories.tsx')));
const Zones = lazy(() => loadCode(() => import('../settings/Zones.tsx')));
const Alike = lazy(() => loadCode(() => import('./Alike.tsx')));
const Clocks = lazy(() => loadCode(() => import('../settings/Clocks.tsx')));
const RiskDetail = lazy(() => loadCode(() => import('../detail/RiskDetail.tsx')));

interface RiskTabProps {
  readonly id: string | undefined;
  readonly search: URLSearchParams;
  readonly role: string;
  /** Whether they hold it for the whole country. */
  readonly isNational?: boolean;
}

/** Risk reporting (C §2): the risks, a form for a new one, categories, zones for administrators; under a number one risk. */
export default function RiskTab({ id, search, role, isNational }: RiskTabProps) {
  const t = useWords();
  const keepsZones = role === 'admin' && isNational !== false;
  const number = Number(id);
  if (Number.isInteger(number) && number > 0) {
    return (
      <Suspense fallback={<Skeleton lines={12} />}>
        <RiskDetail key={number} id={number} role={role} />
      </Suspense>
    );
  }
  // A report of the queue that was refused is mended in its form.
  const part = id ?? (search.has('mend') ? 'add' : 'list');
  const views = [
    { value: 'list', text: t('risks.risks'), href: RISKS },
    { value: 'add', text: t('risks.addRisk'), href: riskHref('add') },
    ...(judges(role)
      ? [
          { value: 'alike', text: t('risks.alike'), href: riskHref('alike') },
          { value: 'clocks', text: t('warnings.clocks'), href: riskHref('clocks') },
          { value: 'categories', text: t('risks.addCategory'), href: riskHref('categories') },
        ]
      : []),
  ];
  return (
    <div className="risks">
      {keepsZones && (
        <Segmented
          label={t('risks.parts')}
          value={part === 'zones' ? 'zones' : 'risks'}
          options={[
            { value: 'risks', text: t('risks.risksReporting'), href: RISKS },
            { value: 'zones', text: t('risks.zone'), href: riskHref('zones') },
          ]}
        />
      )}
      {part !== 'zones' && <Segmented label={t('risks.risksReporting')} value={part} options={views} />}
      <Suspense fallback={<Skeleton lines={10} />}>
        <Open part={part} search={search} role={role} keepsZones={keepsZones} />
      </Suspense>
    </div>
  );
}

function Open({
  part,
  search,
  role,
  keepsZones,
}: {
  part: string;
  search: URLSearchParams;
  role: string;
  /** Zones, and what is advised, are the nation's. */
  keepsZones: boolean;
}) {
  const t = useWords();
  if (part === 'list') return <RiskQueue search={search} role={role} />;
  if (part === 'add') return <AddRisk mend={search.get('mend') ?? undefined} />;
  if (part === 'alike' && judges(role)) return <Alike />;
  if (part === 'clocks' && judges(role)) return <Clocks />;
  if (part === 'categories' && judges(role)) return <Categories advises={keepsZones} />;
  if (part === 'zones' && keepsZones) return <Zones chosen={Number(search.get('zone')) || undefined} />;
  return (
    <EmptyState title={t('risks.gone')} action={<Button href={RISKS}>{t('risks.back')}</Button>}>
      {t('risks.goneLead')}
    </EmptyState>
  );
}
