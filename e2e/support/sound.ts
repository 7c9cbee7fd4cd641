import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

export interface Look {
  width: number;
  colorScheme?: 'light' | 'dark';
}

/** A phone and a laptop. */
export const phoneAndLaptop: readonly Look[] = [{ width: 360 }, { width: 1440 }];
/** A phone by day and by night. */
export const phoneLightAndDark: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
];
export const allLooks: readonly Look[] = [
  ...phoneLightAndDark,
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

/**
 * What axe finds in the page as it stands: the rule with the first element that breaks it; none is right. Nothing moves
 * while it looks: halfway through a change of colour the contrast is that of neither.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Nothing runs out of the page sideways, and axe finds nothing, in any of the looks. */
export async function expectSound(page: Page, looks: readonly Look[] = phoneAndLaptop): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ reducedMotion: 'reduce', ...(colorScheme && { colorScheme }) });
    await page.setViewportSize({ width, height: 800 });
    const where = `${page.url()} at ${width} ${colorScheme ?? ''}`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    expect(await violationsOf(page), where).toEqual([]);
  }
}
