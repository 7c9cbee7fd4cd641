import agreement from '#content/climate/agreement.json';
import { CLIMATE_PAGE } from '#web/features/climate/api.ts';
import { sayNumber } from '#web/lib/format.ts';
import type { Head, HeadContext } from '#web/lib/page.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Table } from '#web/ui/data/Table.tsx';

/** `/main/climate-agreement`: how far what is worked out here agrees with the software others use. */
export default function ClimateAgreementPage() {
  const t = useWords();
  return (
    <div className="reading">
      <h1>{t('pages.climateAgreement')}</h1>
      <p className="lead">{t('climate.agreementLead')}</p>
      <Table
        caption={t('pages.climateAgreement')}
        captionHidden
        rows={agreement}
        rowKey={({ table }) => table}
        columns={[
          { key: 'what', head: t('climate.agreementWhat'), cell: ({ what }) => <span lang={writtenIn()}>{what}</span> },
          {
            key: 'software',
            head: t('climate.agreementSoftware'),
            cell: ({ software }) => <span lang={writtenIn()}>{software}</span>,
          },
          {
            key: 'equal',
            head: t('climate.agreementEqual'),
            figures: true,
            cell: ({ equal, of }) => t('climate.agreementOf', { equal: sayNumber(equal), of: sayNumber(of) }),
          },
          { key: 'how', head: t('climate.agreementHow'), cell: ({ how }) => <span lang={writtenIn()}>{how}</span> },
        ]}
      />
      <h2>{t('climate.agreementExample')}</h2>
      <p>{t('climate.agreementExampleText')}</p>
      <h2>{t('climate.agreementOpen')}</h2>
      <p>{t('climate.agreementOpenText')}</p>
      <p>
        <Link href={CLIMATE_PAGE}>{t('climate.title')}</Link>
      </p>
    </div>
  );
}

export function head({ t }: HeadContext): Head {
  return {
    title: t('pages.climateAgreement'),
    description: t('climate.agreementLead'),
    canonical: '/main/climate-agreement',
  };
}
