import { useState } from 'react';
import { Card } from '../data/Card.tsx';
import { Carousel } from '../navigation/Carousel.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { Stat } from '../data/Stat.tsx';
import { Table, type Sort } from '../data/Table.tsx';
import { Tabs } from '../navigation/Tabs.tsx';
import { Sample } from './Sample.tsx';

const CROPS = [
  { crop: 'Maize', group: 'cereal', days: 90 },
  { crop: 'Cassava', group: 'root', days: 365 },
  { crop: 'Cowpea', group: 'legume', days: 65 },
];

/** What the product shows: figures, tables, slides. */
export function DataSamples({ tab }: { tab: string }) {
  const [sort, setSort] = useState<Sort>({ by: 'days', down: false });
  const rows = CROPS.toSorted(
    (a, b) => (sort.by === 'days' ? a.days - b.days : a.crop.localeCompare(b.crop)) * (sort.down ? -1 : 1),
  );
  return (
    <>
      <Sample name="Stat" wide>
        <div className="ui-row">
          <Stat value={16} label="Regions" />
          <Stat value={261} label="Districts" />
          <Stat value={22} label="Crops with a calendar" />
          <Stat value={84} unit="%" label="Advice with a source" />
        </div>
      </Sample>
      <Sample name="Table: sorted, empty" wide>
        <Table
          caption="Crops and the days they take"
          columns={[
            { key: 'crop', head: 'Crop', cell: (row) => row.crop, sortable: true },
            { key: 'group', head: 'Group', cell: (row) => row.group },
            { key: 'days', head: 'Days to harvest', cell: (row) => row.days, figures: true, sortable: true },
          ]}
          rows={rows}
          rowKey={(row) => row.crop}
          sort={sort}
          onSort={setSort}
        />
        <Table
          caption="Nothing"
          columns={[]}
          rows={[]}
          rowKey={String}
          empty={<EmptyState small title="No rows match. Take a filter away." />}
        />
      </Sample>
      <Sample name="Carousel: four side by side, moving on every 6 seconds" wide>
        <Carousel
          label="Months of the season"
          everyMs={6000}
          show={4}
          slides={['April', 'May', 'June', 'July', 'August', 'September'].map((month) => ({
            id: month,
            content: (
              <Card title={month}>
                <p>Basal fertilizer, first weeding, scouting for fall armyworm.</p>
              </Card>
            ),
          }))}
        />
      </Sample>
      <Sample name="Tabs" wide>
        <Tabs
          label="Advice"
          selected={tab}
          tabs={[
            {
              id: 'pests',
              label: 'Pests',
              href: '/_ui?tab=pests',
              panel: <p>Scout 20 plants in five spots each week.</p>,
            },
            {
              id: 'feed',
              label: 'Fertilizer',
              href: '/_ui?tab=feed',
              panel: <p>Side-dress urea at knee height on moist soil.</p>,
            },
          ]}
        />
      </Sample>
    </>
  );
}
