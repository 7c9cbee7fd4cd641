import { expect, test } from 'vitest';
import { trimForText } from './trimForText.ts';

const css = [
  ':root{--ink:#111}',
  '.button{color:red}',
  '.button-small,.card>p{margin:0}',
  '.menu a{color:blue}',
  'p:not(.missing){line-height:1.5}',
  '@media print{.menu{display:none}}',
  '@media (width<30rem){.button:hover{color:green}}',
  '@keyframes turn{to{rotate:1turn}}',
  '#content{padding:0}',
  '[data-text-mode] .button{width:100%}',
].join('');

test('of the styles of a page in text mode only what is on it stays', () => {
  const page = trimForText('<main id="content"><p class="lead button">a</p></main>', css);
  expect(page.css).toBe(
    ':root{--ink:#111}.button{color:red}p:not(.missing){line-height:1.5}@media (width<30rem){.button:hover{color:green}}#content{padding:0}[data-text-mode] .button{width:100%}',
  );
});

test('of several selectors the one that is met stays', () => {
  expect(trimForText('<div class="card"><p>a</p></div>', '.button-small,.card>p{margin:0}').css).toBe(
    '.card>p{margin:0}',
  );
});

test('a brace in quotes and a comma in brackets part nothing', () => {
  const kept = `p:before{content:"}"}p:is(.a,.b) em,[title="a,b"]{margin:0}`;
  expect(trimForText('<p><em>a</em></p>', `${kept}.gone:is(p,em){margin:0}`).css).toBe(kept);
});

test('drawings beside words are left out, one that says something stays', () => {
  const icon = '<svg class="icon" aria-hidden="true"><path d="M0 0"/></svg>';
  const chart = '<svg role="img" aria-label="Rain"><path d="M0 0"/></svg>';
  expect(trimForText(`<p>${icon}Rain</p>${chart}`, '').html).toBe(`<p>Rain</p>${chart}`);
  const button = `<button aria-label="Menu">${icon}</button>`;
  expect(trimForText(`${button}<a href="/">${icon}Home</a>`, '').html).toBe(`${button}<a href="/">Home</a>`);
});
