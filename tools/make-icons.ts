import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Draws the PNG icons of the installed portal from `web/public/icon.svg`: `npx tsx tools/make-icons.ts`. */
const svg = readFileSync('web/public/icon.svg', 'utf8');
/** A launcher may cut a maskable icon to a circle of four fifths: the picture goes to its edge, its middle stays. */
const maskable = svg.replace('viewBox="0 0 34 34"', 'viewBox="-5 -5 44 44"').replace('<rect width="34" height="34" rx="9"', '<rect x="-5" y="-5" width="44" height="44"');
const icons = [
  { file: 'icon-192.png', size: 192, picture: svg },
  { file: 'icon-512.png', size: 512, picture: svg },
  { file: 'icon-maskable.png', size: 512, picture: maskable },
];

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, size, picture } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`);
  writeFileSync(`web/public/${file}`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
