import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { ActivityIcon } from '#web/features/calendar/plan/months/ActivityIcon.tsx';
import { FertilizerCard } from '#web/features/calendar/fertilizer/FertilizerCard.tsx';
import { PestRisk } from '#web/features/calendar/pests/PestRisk.tsx';
import { addressName, type Activity, type Plan } from '#web/features/calendar/plan/plan.ts';
import { RiskAdvice } from '#web/features/calendar/plan/risks/RiskAdvice.tsx';
import { SeasonPlan } from '#web/features/calendar/plan/SeasonPlan.tsx';
import { activityHref, calendarHref, type Selection } from '#web/features/calendar/choosing/selection.ts';
import { shortName } from '#web/features/geography/shortName.ts';
import { sayDay, sayDays } from '#web/lib/format.ts';
import { useToday } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { Accordion } from '#web/ui/navigation/Accordion.tsx';
import { Badge } from '#web/ui/data/Badge.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { ProvenanceNote } from '#web/ui/data/ProvenanceNote.tsx';
import { climateQuery, districtQuery } from './calendarNeeds.ts';

interface ActivityAnswerProps {
  plan: Plan;
  activity: Activity;
  selection: Selection;
}

/** An activity in full: when, what, what to watch, what to spread, and its place in the season. */
export function ActivityAnswer({ plan, activity, selection }: ActivityAnswerProps) {
  const t = useWords();
  const today = useToday();
  const [, , summary] = plan;
  const { data: district } = useQuery(districtQuery(selection));
  const { data: climate } = useQuery(climateQuery(selection));
  const { activityStart: from, activityEnd: to, activityDetails: details } = activity;
  return (
    <article className="activity-page">
      <Link className="activity-page-back" href={calendarHref(selection)}>
        <ArrowLeft size={18} aria-hidden="true" />
        {t('quoted.goBack')}
      </Link>
      <header className="activity-page-head">
        <ActivityIcon colour={activity.colour} size={36} />
        <div>
          <p className="activity-page-place">
            {shortName(summary.district)}, {summary.region} · {summary.crop.crop}
          </p>
          <h1>
            {activity.activity} {from <= today && today <= to && <Badge tone="now">{t('calendar.now')}</Badge>}
          </h1>
        </div>
      </header>
      <dl className="activity-page-days">
        <div>
          <dt>{t('activity.usualDays')}</dt>
          <dd className="figures">{sayDays(from, to)}</dd>
        </div>
        <div>
          <dt>{t('calendar.earliestStart')}</dt>
          <dd className="figures">{sayDay(activity.earliestStart)}</dd>
        </div>
        <div>
          <dt>{t('calendar.latestEnd')}</dt>
          <dd className="figures">{sayDay(activity.latestEnd)}</dd>
        </div>
      </dl>
      <p className="activity-page-summary">
        {activity.activityContent.shortTxt} {activity.activityContent.longTxt}
      </p>
      <ProvenanceNote provenance={activity.provenance} />
      <div className="activity-page-advice">
        <section>
          <h2>{t('activity.advisories')}</h2>
          <Accordion
            items={[
              {
                id: 'detail',
                title: t('activity.detailAndComments'),
                open: true,
                content: (
                  <>
                    <p>{details.detail}</p>
                    <p className="activity-page-comments">{details.comments || t('quoted.noComments')}</p>
                  </>
                ),
              },
            ]}
          />
        </section>
        <section>
          <h2>{t('activity.risksTitle')}</h2>
          {activity.risk_Advisory.length === 0 ? (
            <EmptyState small title={t('quoted.noRisks')} />
          ) : (
            <Accordion
              items={activity.risk_Advisory.map((risk, number) => ({
                id: risk.risk_id,
                title: risk.risk,
                open: number === 0,
                content: <RiskAdvice risk={risk} crop={summary.crop.crop} />,
              }))}
            />
          )}
        </section>
        {district && (
          <>
            <section>
              <h2>{t('activity.fertilizerTitle')}</h2>
              <FertilizerCard
                district={district}
                crop={summary.crop.crop_id}
                water={summary.water}
                activities={plan[1]}
                titled={false}
              />
            </section>
            <section>
              <h2>{t('activity.pestTitle')}</h2>
              <PestRisk district={district} crop={summary.crop.crop_id} climate={climate} titled={false} />
            </section>
          </>
        )}
      </div>
      <SeasonPlan
        plan={plan}
        selection={selection}
        today={today}
        view={selection.view ?? 'months'}
        hrefOf={(view) => activityHref(addressName(activity), { ...selection, view })}
      />
    </article>
  );
}
