import { NARROW_FRAME } from '../../platform/http/pageStyles.ts';

/** Of the lines under a drawing: the fold of the table, and the way to the dataset. */
const LINES = 130;

/** Heights of the wide and the narrow page in pixels, for the script of the site around it. */
export function heightsOf(wide: readonly string[], narrow: readonly string[], more: number): string {
  const heightOf = (drawings: readonly string[]) =>
    drawings.reduce((sum, svg) => sum + Number(/ height="(\d+)"/.exec(svg)?.[1] ?? 0) + LINES, more);
  return `<meta name="agrihub-heights" content="${heightOf(wide)} ${heightOf(narrow)}">`;
}

/**
 * Runs on the site around the frames: asks each chart's page for its heights and gives its frame the one that fits its
 * width, now and when the width changes. A frame that cannot be asked keeps its height and scrolls.
 */
export const fitFrames = `(function(){
var frames=document.querySelectorAll("iframe[data-agrihub-chart]");
Array.prototype.forEach.call(frames,function(frame){
  fetch(frame.src).then(function(answer){return answer.ok?answer.text():""}).then(function(page){
    var found=/name="agrihub-heights" content="(\\d+) (\\d+)"/.exec(page);
    if(!found)return;
    var fit=function(){frame.style.height=found[frame.clientWidth>${NARROW_FRAME}?1:2]+"px"};
    fit();window.addEventListener("resize",fit);
  }).catch(function(){});
});
})();
`;
