import { useState } from 'react';
import { BarChart } from '../charts/BarChart.tsx';
import { DoughnutChart } from '../charts/DoughnutChart.tsx';
import { Card } from '../Card.tsx';
import { Carousel } from '../Carousel.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Stat } from '../Stat.tsx';
import { Table, type Sort } from '../Table.tsx';
import { Tabs } from '../Tabs.tsx';
import { Sample } from './Sample.tsx';

const YIELDS = {
  category: 'Crop',
  labels: ['Maize', 'Rice', 'Cassava', 'Yam', 'Cowpea'],
  series: [
    { name: '2015', values: [1.9, 2.7, 18.8, 16.8, 1.2] },
    { name: '2023', values: [2.6, 3.4, 23.1, 18.2, 1.6] },
  ],
  unit: 't/ha',
};
const ADVICE = {
  category: 'Source of advice',
  labels: ['Radio', 'Extension officer', 'Phone call or SMS', 'Farmer group', 'Television', 'Other'],
  series: [{ name: 'Answers', values: [214, 171, 98, 76, 41, 27] }],
  unit: 'answers',
};
const RANGE = {
  category: 'District',
  labels: ['Ejura-Sekyedumase', 'Offinso North', 'Sekyere Afram Plains'],
  series: [{ name: 'Yield', values: [2.4, 2.2, 1.9] }],
  unit: 't/ha',
};
const CROPS = [
  { crop: 'Maize', group: 'cereal', days: 90 },
  { crop: 'Cassava', group: 'root', days: 365 },
  { crop: 'Cowpea', group: 'legume', days: 65 },
];

/** What the product shows: figures, tables, charts, slides. */
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
      <Sample name="BarChart, DoughnutChart" wide>
        <div className="ui-pair">
          <BarChart
            title="Yields rose for every staple"
            subtitle="Average yield by crop"
            data={YIELDS}
            source="Sample data"
            asOf="2023"
          />
          <DoughnutChart
            title="Radio is still the main source of climate advice"
            subtitle="Main source named by 627 respondents"
            data={ADVICE}
            unitName="respondents"
            source="Sample data"
            asOf="2023"
          />
          <BarChart
            title="Yields differ little between three districts"
            subtitle="Mean maize yield"
            data={RANGE}
            axisStart={1.5}
            answers={12}
            source="Sample data"
            asOf="2023"
          />
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
