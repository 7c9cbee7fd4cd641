import { Atlas } from '../maps/Atlas.tsx';
import { ClassLegend } from '../maps/ClassLegend.tsx';
import { MapLegend } from '../maps/MapLegend.tsx';
import type { Choice } from '../maps/shapes.ts';
import { sampleAtlas, sampleDistricts } from './sampleAtlas.ts';
import { Sample } from './Sample.tsx';

const REGION_STEPS = { savannah: 6, north_east: 5, forest: 2, coast: 3 };
const DISTRICT_STEPS = { ...REGION_STEPS, upper_forest: 3, middle_forest: 2, lower_forest: 1 };

const hrefFor = ({ region, district }: Choice) =>
  `/_ui?${new URLSearchParams({ ...(region && { region }), ...(district && { district }) })}#maps`;

/** The map: the country, and a district chosen in a region. */
export function MapSamples() {
  const legend = <MapLegend title="Maize planting window opens" ticks={['late Mar', 'late Apr', 'Jun']} />;
  return (
    <>
      <Sample name="Atlas: the country">
        <div className="ui-map">
          <Atlas
            label="Planting window by region"
            atlas={sampleAtlas}
            steps={REGION_STEPS}
            hrefFor={hrefFor}
            legend={legend}
          />
        </div>
      </Sample>
      <Sample name="Atlas: coloured by a figure, a card on the chosen region, no data hatched">
        <div className="ui-map">
          <Atlas
            label="Projects by region"
            atlas={sampleAtlas}
            steps={{ ...REGION_STEPS, coast: 0 }}
            region="forest"
            stay
            hrefFor={hrefFor}
            popup={<b>Forest: 12 projects</b>}
            legend={
              <ClassLegend
                title="Projects"
                classes={[
                  { step: 2, text: '4 – 9' },
                  { step: 5, text: '10 – 19' },
                  { step: 6, text: '20 – 24' },
                  { step: 0, text: 'no data' },
                ]}
              />
            }
          />
        </div>
      </Sample>
      <Sample name="Atlas: a district chosen">
        <div className="ui-map">
          <Atlas
            label="Planting window by district"
            atlas={sampleAtlas}
            districts={sampleDistricts}
            steps={DISTRICT_STEPS}
            region="forest"
            district="middle_forest"
            hrefFor={hrefFor}
            noteOf={(id) => (id in DISTRICT_STEPS ? 'planting opens 9 Apr' : undefined)}
          />
        </div>
      </Sample>
    </>
  );
}
