import { RainProposals } from '#web/features/climate/RainProposals.tsx';
import TrapsTab from '#web/features/traps/TrapsTab.tsx';
import type { PartProps } from './parts.tsx';

/** Pest traps, and with their proposals those of the daily rain for whoever decides on them. */
export default function TrapsPart(props: PartProps) {
  const decides = props.role === 'admin' || props.role === 'pprsd';
  return <TrapsTab {...props} moreProposals={decides && <RainProposals />} />;
}
