import { BarChart } from '../charts/BarChart.tsx';
import { DoughnutChart } from '../charts/DoughnutChart.tsx';
import { LineChart } from '../charts/LineChart.tsx';
import { RadarChart } from '../charts/RadarChart.tsx';
import { ScatterChart } from '../charts/ScatterChart.tsx';
import { Sample } from './Sample.tsx';
import * as numbers from './sampleNumbers.ts';

const FROM = { source: 'Sample data', asOf: '2023' };
const SAMPLE_WEATHER = ['Sample weather, not a forecast.'];

/** The five charts in every state. */
export function ChartSamples() {
  return (
    <>
      <Sample name="LineChart: three series, one, ten" wide>
        <div className="ui-pair">
          <LineChart
            title="Rain peaks twice in the south, once in the north"
            subtitle="Mean monthly rainfall, 1991–2020"
            data={numbers.monthlyRain}
            {...FROM}
          />
          <LineChart
            title="Tamale has one rainy season"
            subtitle="Mean monthly rainfall"
            data={numbers.rainInTamale}
            {...FROM}
          />
          <LineChart
            title="Ten zones differ more in amount than in time"
            subtitle="Monthly rainfall"
            data={numbers.tenSeries}
            {...FROM}
          />
        </div>
      </Sample>
      <Sample name="LineChart: days, a missing value, an axis off zero, now; two units; 100 days; too many" wide>
        <div className="ui-pair">
          <LineChart
            title="It was a degree hotter than forecast"
            subtitle="Highest temperature of the day"
            data={numbers.temperature}
            now="2026-05-10"
            nowText="today"
            notes={SAMPLE_WEATHER}
            {...FROM}
          />
          <LineChart
            title="Rain cools Friday and next Wednesday"
            subtitle="Forecast for Ejura"
            data={numbers.temperatureAndRain}
            notes={SAMPLE_WEATHER}
            {...FROM}
          />
          <LineChart title="Soil dried out twice in 100 days" data={numbers.manyDays} {...FROM} />
          <LineChart title="Three years of days are too many for one picture" data={numbers.tooManyDays} {...FROM} />
        </div>
      </Sample>
      <Sample
        name="BarChart: two series, below zero and missing, long names, few answers and a cut axis, days, large and small"
        wide
      >
        <div className="ui-pair">
          <BarChart
            title="Yields rose for every staple"
            subtitle="Average yield by crop"
            data={numbers.yields}
            {...FROM}
          />
          <BarChart
            title="Rice lost ground, yam gained most"
            subtitle="Change of area since 2015"
            data={numbers.changes}
            {...FROM}
          />
          <BarChart
            title="Certified seed pays in every district asked"
            subtitle="Yield by kind of seed"
            data={numbers.longNames}
            {...FROM}
          />
          <BarChart
            title="Yields differ little between three districts"
            subtitle="Mean maize yield"
            data={numbers.fewDistricts}
            axisStart={1.5}
            answers={12}
            {...FROM}
          />
          <BarChart
            title="It rained on most days of two months"
            subtitle="Rain by day"
            data={numbers.dailyRain}
            {...FROM}
          />
          <BarChart
            title="Credit grew twelve-fold in three years"
            subtitle="Change of loans to farmers"
            data={numbers.extremes}
            {...FROM}
          />
          <BarChart
            title="Residues stay far below the limit"
            subtitle="Residue in maize grain"
            data={numbers.tiny}
            {...FROM}
          />
          <BarChart title="Nobody has answered yet" data={{ ...numbers.yields, labels: [], series: [] }} {...FROM} />
        </div>
      </Sample>
      <Sample name="DoughnutChart: six shares, fourteen, one below zero" wide>
        <div className="ui-pair">
          <DoughnutChart
            title="Radio is still the main source of climate advice"
            subtitle="Main source named by 627 respondents"
            data={numbers.advice}
            unitName="respondents"
            {...FROM}
          />
          <DoughnutChart title="Four crops make up half of the farms" data={numbers.manyShares} {...FROM} />
          <DoughnutChart title="Changes are no shares" data={numbers.changes} {...FROM} />
        </div>
      </Sample>
      <Sample name="RadarChart: two series, a missing value and long names, too few measures" wide>
        <div className="ui-pair">
          <RadarChart
            title="Improved seed scores higher on output, costs more"
            subtitle="Score out of 100"
            data={numbers.scores}
            outOf={100}
            {...FROM}
          />
          <RadarChart
            title="Conservation agriculture saves labour"
            subtitle="Score out of 100"
            data={numbers.scoresWithGap}
            outOf={100}
            {...FROM}
          />
          <RadarChart
            title="Two measures span no surface"
            data={{ ...numbers.scores, labels: ['Productivity', 'Cost'] }}
            {...FROM}
          />
        </div>
      </Sample>
      <Sample name="ScatterChart: three groups, 900 points" wide>
        <div className="ui-pair">
          <ScatterChart
            title="Wetter districts harvest more maize"
            subtitle="Maize yield against seasonal rainfall, 90 farms"
            data={numbers.rainAndYield}
            {...FROM}
          />
          <ScatterChart title="More rain, more maize" subtitle="900 farms" data={numbers.manyFarms} {...FROM} />
        </div>
      </Sample>
    </>
  );
}
