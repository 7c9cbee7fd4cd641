import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { listFarms } from '#contract/farms/farmRecords.ts';
import type { showFarmer } from '#contract/farmers/farmers.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Card } from '#web/ui/data/Card.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { cropsQuery, farmersHref } from '../api.ts';
import { groupHref } from '../groups/groups.ts';
import { ageWords, reachWords } from '../person.ts';
import { PhoneCell } from '../list/PhoneCell.tsx';

export type FarmerOfRecord = Answer<typeof showFarmer>;

const mostFarms = 20;

/** What is kept of a farmer; the number is masked until it is asked for. */
export function FarmerFacts({ farmer }: { farmer: FarmerOfRecord }) {
  const t = useWords();
  const { data: crops = [] } = useQuery(cropsQuery());
  const { data: farms } = useQuery(apiQuery(listFarms, { query: { farmer: farmer.id, limit: mostFarms } }));
  const { address, own, owner } = farmer;
  const none = t('farmerRecord.none');
  const grown = farmer.crops.map((id) => {
    const name = crops.find(({ crop_id: each }) => each === id)?.crop ?? id;
    const area = farmer.cropAreas.find(({ crop }) => crop === id);
    return area ? t('farmerRecord.farm', { name, hectares: sayNumber(area.hectares) }) : name;
  });
  const rows: readonly [string, ReactNode][] = [
    [
      t('farmerRecord.registryNumber'),
      <span key="number" className="figures">
        {farmer.registryNumber}
        {farmer.formerNumbers.length > 0 &&
          ` ${t('farmerRecord.formerNumbers', { numbers: farmer.formerNumbers.join(', ') })}`}
      </span>,
    ],
    [t('farmerRecord.phone'), <PhoneCell key="phone" farmer={farmer} />],
    [t('farmerRecord.email'), farmer.email || none],
    [
      t('farmerRecord.place'),
      address.district === '' || address.district === address.location
        ? address.location
        : `${address.location}, ${address.district}`,
    ],
    [t('farmerRecord.crops'), grown.join('; ') || none],
    [t('farmerRecord.sex'), farmer.sex ? t(`farmers.${farmer.sex}`) : none],
    [t('farmerRecord.ageGroup'), farmer.ageGroup ? t(ageWords[farmer.ageGroup]) : none],
    [t('farmerRecord.reach'), farmer.reach ? t(reachWords[farmer.reach]) : none],
    [t('farmerRecord.organisation'), farmer.organisation || none],
    [t('farmerRecord.household'), <Household key="household" farmer={farmer} />],
    [t('farmerRecord.language'), t(`farmers.${farmer.language}`)],
    [t('farmerRecord.owner'), own ? t('farmerRecord.you') : owner.name],
    [t('farmerRecord.sharedWith'), farmer.sharedWith.map(({ name }) => name).join(', ') || none],
    [
      t('farmerRecord.groups'),
      farmer.groups.length === 0
        ? none
        : farmer.groups.map(({ id, label }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link href={groupHref(id)}>{label}</Link>
            </span>
          )),
    ],
    [
      t('farmerRecord.farms'),
      farms?.found
        .map(({ name, hectares }) =>
          t('farmerRecord.farm', { name: name || t('farmerRecord.unnamedFarm'), hectares: sayNumber(hectares) }),
        )
        .join('; ') || none,
    ],
  ];
  return (
    <Card title={t('farmerRecord.facts')}>
      <dl className="record-facts">
        {rows.map(([what, kept]) => (
          <FactRow key={what} what={what} kept={kept} />
        ))}
      </dl>
      <p className="record-when">
        {t('farmerRecord.since', { day: sayDay(farmer.createdAt.slice(0, 10), { withYear: true }) })}
      </p>
    </Card>
  );
}

function Household({ farmer: { household: number, householdMembers: members } }: { farmer: FarmerOfRecord }) {
  const t = useWords();
  if (number === null) return t('farmerRecord.none');
  if (members.length === 0) return t('farmerRecord.householdAlone', { number });
  return (
    <Link href={farmersHref({ household: number })}>
      {t('farmerRecord.householdWith', { number, names: members.map(({ name }) => name).join(', ') })}
    </Link>
  );
}

function FactRow({ what, kept }: { what: string; kept: ReactNode }) {
  return (
    <>
      <dt>{what}</dt>
      <dd>{kept}</dd>
    </>
  );
}
