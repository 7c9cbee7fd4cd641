import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { showSetUp } from '#contract/portal/setUp.ts';
import { paths } from '#web/lib/paths.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import './SetUp.css';

type Step = Answer<typeof showSetUp>[number]['step'];

/** What a step is, how it is done, and the page where that is done or seen. */
const steps: Readonly<Record<Step, readonly [what: WordKey, how: WordKey, href: string]>> = {
  operator: ['manage.setUpOperator', 'manage.setUpOperatorHow', paths.privacy],
  privacy: ['manage.setUpPrivacy', 'manage.setUpPrivacyHow', paths.privacy],
  mail: ['manage.setUpMail', 'manage.setUpMailHow', '/manage/messages'],
  sms: ['manage.setUpSms', 'manage.setUpSmsHow', '/controlcenter/groups'],
  forecast: ['manage.setUpForecast', 'manage.setUpForecastHow', '/weather'],
  outlines: ['manage.setUpOutlines', 'manage.setUpOutlinesHow', '/manage/outlines'],
  officers: ['manage.setUpOfficers', 'manage.setUpOfficersHow', '/controlcenter/settings'],
  climate: ['manage.setUpClimate', 'manage.setUpClimateHow', '/manage/climate'],
  review: ['manage.setUpReview', 'manage.setUpReviewHow', '/manage/reviews'],
};

export const setUpQuery = () => apiQuery(showSetUp, {});

/** What an administrator still has to set up, each with the way there; nothing once all of it is done. */
export function SetUp() {
  const t = useWords();
  const { data: list } = useQuery(setUpQuery());
  if (list === undefined || list.every(({ done }) => done)) return null;
  return (
    <section className="set-up" aria-labelledby="set-up">
      <h2 id="set-up">{t('manage.setUp')}</h2>
      <p>
        {t('manage.setUpLead')}{' '}
        {t('manage.setUpCount', { done: list.filter(({ done }) => done).length, all: list.length })}
      </p>
      <ol>
        {list.map(({ step, done }) => {
          const [what, how, href] = steps[step];
          const Icon = done ? CircleCheck : CircleDashed;
          return (
            <li key={step} data-done={done || undefined}>
              <Icon size={20} aria-hidden="true" />
              <span>
                <span className="heard">{t(done ? 'manage.setUpDone' : 'manage.setUpOpen')}:</span>
                <Link href={href}>{t(what)}</Link>
                {!done && <small>{t(how)}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
