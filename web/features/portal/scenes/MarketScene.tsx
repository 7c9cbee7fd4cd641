import { Ground } from './Ground.tsx';

/** Two stalls with what the land gave. */
export function MarketScene() {
  return (
    <>
      <Ground sunX={330} />
      <path className="art-earth" d="M0 292c200-10 440-10 640 0v68H0z" />
      <Stall x={64} stripe="art-clay" />
      <Stall x={372} stripe="art-brand" />
      <Heap x={116} kind="art-clay" />
      <Heap x={212} kind="art-gold" />
      <Heap x={424} kind="art-leaf" />
      <Heap x={520} kind="art-soil" />
    </>
  );
}

function Stall({ x, stripe }: { x: number; stripe: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="art-wood" d="M8 150h8v176H8zM192 150h8v176h-8z" />
      <path className="art-paper" d="M-8 156 10 112h188l18 44z" />
      <path className={stripe} d="M-8 156 10 112h31l-12 44zM66 156l7-44h31v44zM142 156l-6-44h31l12 44z" />
      <path
        className="art-paper"
        d="M-8 156h224a18.7 15 0 0 1-37 0 18.7 15 0 0 1-37 0 18.7 15 0 0 1-38 0 18.7 15 0 0 1-38 0 18.7 15 0 0 1-37 0 18.7 15 0 0 1-37 0z"
      />
      <path
        className={stripe}
        d="M-8 156h37a18.7 15 0 0 1-37 0zM66 156h38a18.7 15 0 0 1-38 0zM142 156h37a18.7 15 0 0 1-37 0z"
      />
      <path className="art-wood" d="M-6 262h220v14H-6z" />
    </g>
  );
}

/** A basket with something round in it, standing on the table. */
function Heap({ x, kind }: { x: number; kind: string }) {
  return (
    <g transform={`translate(${x} 262)`}>
      <g className={kind}>
        <circle cx="-22" cy="-34" r="13" />
        <circle cx="0" cy="-38" r="14" />
        <circle cx="22" cy="-34" r="13" />
        <circle cx="-10" cy="-54" r="12" />
        <circle cx="11" cy="-54" r="12" />
      </g>
      <path className="art-basket" d="M-42-30h84L32 0h-64z" />
      <path className="art-weave" d="M-38-18h76M-34-8h68M-14-30l-4 30M14-30l4 30" />
    </g>
  );
}
