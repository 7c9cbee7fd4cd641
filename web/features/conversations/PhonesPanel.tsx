import { useQuery } from '@tanstack/react-query';
import { listDoors } from '#contract/conversations/phones.ts';
import { sayDay } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import './QuestionsTab.css';

/** The ways by which phones come in, what they took in and cost this month, and how far each language is. */
export default function PhonesPanel() {
  const t = useWords();
  const { data, error, refetch } = useQuery(apiQuery(listDoors, {}));
  return (
    <div className="questions">
      <h2>{t('questions.phones')}</h2>
      <p>{t('questions.phonesLead')}</p>
      <div className="questions-acts">
        <Button kind="secondary" href="/t/phone">
          {t('questions.try')}
        </Button>
      </div>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <p>{t('questions.since', { day: sayDay(data.since) })}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and keys must reach it */}
          <div className="questions-table" role="region" aria-label={t('questions.phones')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('questions.door')}</th>
                  <th scope="col">{t('questions.state')}</th>
                  <th scope="col">{t('questions.conversations')}</th>
                  <th scope="col">{t('questions.messages')}</th>
                  <th scope="col">{t('questions.cost')}</th>
                  <th scope="col">{t('questions.address')}</th>
                </tr>
              </thead>
              <tbody>
                {data.doors.map(({ door, isOpen, path, conversations, messages, cost }) => (
                  <tr key={door}>
                    <th scope="row">{door}</th>
                    <td>{t(isOpen ? 'questions.open' : 'questions.shut')}</td>
                    <td>{conversations}</td>
                    <td>{messages}</td>
                    <td>{cost ?? t('questions.noCost')}</td>
                    <td className="questions-address">{path}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <h3>{t('questions.languages')}</h3>
          <p>{t('questions.languagesLead')}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and keys must reach it */}
          <div className="questions-table" role="region" aria-label={t('questions.languages')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('questions.language')}</th>
                  <th scope="col">{t('questions.reviewed')}</th>
                  <th scope="col">{t('questions.draft')}</th>
                  <th scope="col">{t('questions.missing')}</th>
                </tr>
              </thead>
              <tbody>
                {data.languages.map(({ code, name, reviewed, draft, missing }) => (
                  <tr key={code}>
                    <th scope="row">{name}</th>
                    <td>{reviewed}</td>
                    <td>{draft}</td>
                    <td>{missing}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  );
}
