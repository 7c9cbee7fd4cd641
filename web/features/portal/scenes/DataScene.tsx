/** A land of many parcels, each of its own colour, with marks where something is done. */
export function DataScene() {
  return (
    <>
      <path className="art-sky" d="M0 0h640v360H0z" />
      <g className="art-border">
        <path className="art-map1" d="M60 40 214 22l22 92-96 44-92-38z" />
        <path className="art-map3" d="M214 22 392 34l-14 96-142-16z" />
        <path className="art-map2" d="M392 34 566 54l18 92-110 34-96-50z" />
        <path className="art-map5" d="M48 120l92 38 18 108-100 34-32-92z" />
        <path className="art-map4" d="M140 158l96-44 142 16 12 108-120 40-112-12z" />
        <path className="art-map6" d="M378 130l96 50 8 96-92-38z" />
        <path className="art-map3" d="M474 180l110-34 30 104-60 68-72-42z" />
        <path className="art-map2" d="M58 300l100-34 112 12 20 64-150 18H80z" />
        <path className="art-map5" d="M270 278l120-40 92 38 72 42-40 42H290z" />
      </g>
      <path className="art-river" d="M402-6c-22 60 26 92 6 138s-74 54-66 104 70 66 54 130" />
      <path className="art-lake" d="M404 118c20-14 44 4 38 28s6 40-16 46-30-18-22-36-18-26 0-38z" />
      <Pin x={150} y={122} />
      <Pin x={306} y={196} />
      <Pin x={536} y={150} />
      <Pin x={230} y={316} />
    </>
  );
}

function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className="art-shade" cx="0" cy="2" rx="14" ry="4" />
      <path className="art-clay" d="M0 0c-8-16-22-26-22-44a22 22 0 0 1 44 0C22-26 8-16 0 0z" />
      <circle className="art-paper" cx="0" cy="-44" r="9" />
    </g>
  );
}
