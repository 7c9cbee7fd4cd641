import { Accordion } from '../navigation/Accordion.tsx';
import { Breadcrumb } from '../navigation/Breadcrumb.tsx';
import { Button } from '../actions/Button.tsx';
import { Card } from '../data/Card.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { Logo } from '../brand/Logo.tsx';
import { Meter } from '../states/Meter.tsx';
import { OfflineNote } from '../states/OfflineNote.tsx';
import { Pagination } from '../navigation/Pagination.tsx';
import { ProvenanceNote } from '../data/ProvenanceNote.tsx';
import { Ribbon } from '../brand/Ribbon.tsx';
import { Loader, Skeleton } from '../states/Skeleton.tsx';
import { WovenStrip } from '../brand/WovenStrip.tsx';
import { Sample } from './Sample.tsx';

const ADVICE = {
  basis: 'expert-general-knowledge',
  verification: '',
  source: 'Agronomist general knowledge of Ghanaian practice',
  sourceUrl: '',
  reviewed: false,
};
const PUBLISHED = {
  basis: 'source',
  verification: 'seen',
  source: 'MoFA Facts and Figures 2012',
  sourceUrl: 'https://mofa.gov.gh/',
  reviewed: true,
};

/** How the product speaks of itself: states, places, sources. */
export function StateSamples() {
  return (
    <>
      <Sample name="Card, Ribbon, Meter">
        <Card title="May" className="ui-now">
          <Ribbon>This month</Ribbon>
          <p>Basal fertilizer, first weeding.</p>
        </Card>
        <Card raised title="Confidence">
          <Meter value={3} text="Good" />
          <br />
          <Meter value={1} text="Low" />
        </Card>
      </Sample>
      <Sample name="EmptyState">
        <Card>
          <EmptyState title="No plan yet" action={<Button href="/_ui#states">Choose a crop</Button>}>
            Choose a crop and your district, and the season opens here.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState small title="No activity for this month." />
        </Card>
      </Sample>
      <Sample name="ErrorState">
        <Card>
          <ErrorState requestId="r-7f3a-52c1" onRetry={() => undefined}>
            The forecast did not arrive within 10 seconds. The plan above is complete without it.
          </ErrorState>
        </Card>
        <ErrorState small retryHref="/_ui#states" title="The map did not load">
          The lists beside it work.
        </ErrorState>
      </Sample>
      <Sample name="Loader, Skeleton, OfflineNote">
        <Loader />
        <Skeleton />
        <OfflineNote savedOn="6 May, 14:20" />
      </Sample>
      <Sample name="ProvenanceNote: not reviewed, reviewed">
        <ProvenanceNote provenance={ADVICE} />
        <ProvenanceNote provenance={PUBLISHED} asOf="6 May 2026" />
      </Sample>
      <Sample name="Breadcrumb, Pagination">
        <Breadcrumb
          steps={[
            { text: 'Ghana', href: '/_ui' },
            { text: 'Ashanti', href: '/_ui?r=ashanti' },
            { text: 'Ejura-Sekyedumase' },
          ]}
        />
        <Pagination page={5} total={20} href={(page) => `/_ui?page=${page}`} />
      </Sample>
      <Sample name="Accordion">
        <Accordion
          items={[
            {
              id: 'pests',
              title: 'Pests to watch',
              content: <p>Scout 20 plants in five spots each week.</p>,
              open: true,
            },
            { id: 'feed', title: 'Fertilizer', content: <p>Band NPK 15-15-15 five centimetres from the stand.</p> },
          ]}
        />
      </Sample>
      <Sample name="Logo, WovenStrip">
        <Logo />
        <WovenStrip />
      </Sample>
      <Sample name="Letters of Ghana, figures">
        <p className="ui-letters">
          Ɛyɛ fɛ · Ŋutsu · Eʋegbe · ɖeka · ƒle · ɣleti · Ɔbɛnɛm · dé è ã ā ɔ́ ɛ̀ ·{' '}
          <span className="figures">₵1,250.00</span>
        </p>
      </Sample>
    </>
  );
}
