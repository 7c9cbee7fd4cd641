/** No script, no font, no other file before it is asked for: some 2 kB for a phone on 2G. */
const style = `
:root{color-scheme:light dark;--ink:#16231b;--ground:#fffdf7;--soft:#55655b;--line:#d9d5c5;--green:#14532d;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#eaf1ec;--ground:#0f1712;--soft:#a9b8ae;--line:#2f3d34;--green:#86d29b;--on:#0f1712}}
body{margin:0;font:17px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main,header{max-width:640px;margin:0 auto;padding:16px}
header{font-weight:600;border-bottom:1px solid var(--line)}
h1{font-size:22px;line-height:1.3;margin:16px 0 4px;overflow-wrap:anywhere}
p{margin:4px 0 16px}
.soft{color:var(--soft)}
audio,video,img{display:block;width:100%;height:auto;margin:0 0 16px;border-radius:8px}
audio{height:54px}
.get{border:0;font:inherit;cursor:pointer;display:inline-block;padding:13px 20px;border-radius:8px;background:var(--green);color:var(--on);font-weight:600;text-decoration:none;margin:0 8px 12px 0}
.more{display:block;padding:12px 0;color:var(--green)}
a:focus-visible{outline:3px solid var(--green);outline-offset:3px}
`.replaceAll('\n', '');

/**
 * A page for whoever was sent a link to it: `title` and `body` are HTML, with what people wrote escaped. Its address is told to no other
 * site; to our own it is, since a browser that may tell nobody sends a form without its origin, and that is refused.
 */
export function writeLightPage(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><title>${title} – AgriHub Ghana</title><style>${style}</style></head>`,
    `<body><header>AgriHub Ghana</header><main>${body}</main></body></html>`,
  ].join('');
}
