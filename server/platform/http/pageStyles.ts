/**
 * Styles of the pages that stand by themselves: no script, no font, no other file. The content security policy names each by its
 * hash, so that it stands here, where the policy is made.
 */

/** Width below which a chart in a frame is drawn narrow, in CSS pixels. */
export const NARROW_FRAME = 640;

/** A page behind a link that was sent: some 2 kB for a phone on 2G. */
export const lightPageStyle = `
:root{color-scheme:light dark;--ink:#16231b;--ground:#fffdf7;--soft:#55655b;--line:#d9d5c5;--green:#14532d;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#eaf1ec;--ground:#0f1712;--soft:#a9b8ae;--line:#2f3d34;--green:#86d29b;--on:#0f1712}}
body{margin:0;font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;color:var(--ink);background:var(--ground)}
main,header{max-width:640px;margin:0 auto;padding:16px}
header{font-weight:600;border-bottom:1px solid var(--line)}
h1{font-size:22px;line-height:1.3;margin:16px 0 4px}
p{margin:4px 0 16px}
.soft{color:var(--soft)}
audio,video,img{display:block;width:100%;height:auto;margin:0 0 16px;border-radius:8px}
audio{height:54px}
.get{box-sizing:border-box;max-width:100%;border:0;font:inherit;cursor:pointer;display:inline-block;padding:13px 20px;border-radius:8px;background:var(--green);color:var(--on);font-weight:600;text-decoration:none;margin:0 8px 12px 0}
.more{display:block;padding:12px 0;color:var(--green)}
label{display:block;font-weight:600}
input,select{font:inherit;box-sizing:border-box;width:100%;min-width:0;min-height:48px;margin:4px 0 12px;padding:10px;border:1px solid var(--soft);border-radius:8px;color:inherit;background:inherit}
pre{font:16px/1.4 ui-monospace,monospace;white-space:pre-wrap;border:1px solid var(--soft);border-radius:8px;padding:12px}
li{margin:0 0 10px}
ul,ol{padding-left:22px}
input:focus-visible,select:focus-visible,.get:focus-visible,a:focus-visible{outline:3px solid var(--green);outline-offset:3px}
`.replaceAll('\n', '');

/** The page of a refusal that passes. */
export const waitPageStyle = `
body{max-width:34rem;margin:18vh auto 0;padding:0 1.25rem;font:1.125rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.2}
a{display:inline-block;padding:.7rem 0;color:inherit}
`.replaceAll('\n', '');

/** The description of the API. */
export const apiPageStyle = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 1rem; }
main { max-width: 60rem; margin: 0 auto; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .25rem 0; }
article { border-top: 1px solid; padding: .5rem 0 1rem; }
h3 { margin: .5rem 0; font-size: 1rem; overflow-wrap: anywhere; }
h4 { margin: .5rem 0 0; font-size: .875rem; }
dl { display: grid; grid-template-columns: fit-content(40%) 1fr; gap: .125rem 1rem; margin: 0; }
code, dt, dd, td { margin: 0; overflow-wrap: anywhere; }
td, th { text-align: left; padding: .125rem 1rem .125rem 0; vertical-align: top; }
label { display: block; margin: .5rem 0; }
input, textarea { display: block; box-sizing: border-box; width: 100%; max-width: 40rem; min-height: 2.75rem; padding: .5rem; font: inherit; }
textarea, pre { font: .875rem/1.4 ui-monospace, monospace; }
button { min-height: 2.75rem; margin: .5rem 0; padding: 0 1rem; font: inherit; }
pre { max-height: 24rem; overflow: auto; padding: .5rem; border: 1px solid; white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** Charts in a frame on any site: a page of a few kilobytes. */
export const framedPageStyle = `
:root{color-scheme:light}
body{margin:0;font:14px/1.5 Inter,system-ui,sans-serif;color:#16231b;background:#fff}
h1{font-size:18px;margin:16px 24px 0}
figure{margin:0}
svg{display:block;max-width:100%;height:auto;margin:0 auto}
.narrow{display:none}
@media (max-width:${NARROW_FRAME}px){.wide{display:none}.narrow{display:block}}
details,p,footer{max-width:672px;margin:8px auto;padding:0 24px}
summary{cursor:pointer;padding:10px 0}
.rows{overflow:auto;max-height:60vh}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:4px 8px;border-bottom:1px solid #e4e1d5}
td{text-align:right}
a{color:#14532d;display:inline-block;padding:10px 12px 10px 0}
a:focus-visible,summary:focus-visible{outline:3px solid #14532d;outline-offset:2px}
`.replaceAll('\n', '');
