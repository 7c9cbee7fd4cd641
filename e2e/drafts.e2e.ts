import type { APIRequestContext, Page } from '@playwright/test';
import { startBuiltServer } from '../tools/builtServer.ts';
import { expect, test } from './support/portal.ts';

/** Signs one of the sample people in at a portal of this journey's own. */
async function signedIn(page: Page, portal: string, person: string): Promise<APIRequestContext> {
  const answer = await page.context().request.post(`${portal}/api/accounts/sign-in`, {
    headers: { origin: portal },
    data: { email: `${person}@demo.agrihub.example`, password: 'demo-agrihub' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return page.context().request;
}

/** A crop and a town where planting waits for an onset that is still ahead, whatever day it is. */
async function whereNothingIsPlantedYet(
  request: APIRequestContext,
): Promise<{ town: string; crop: string; season: string; typical: string; district: string }> {
  const soon = later(new Date().toISOString(), 7);
  for (const crop of ['maize', 'rice', 'groundnut', 'cowpea', 'okra']) {
    for (const town of ['Ejura', 'Tamale', 'Kumasi', 'Navrongo']) {
      const answer = await request.post('/api/cc/calculate', { data: { crop, district: town } });
      if (!answer.ok()) continue;
      const [, , summary] = (await answer.json()) as [
        unknown,
        unknown,
        {
          season: string;
          district_id: string;
          is_usual: boolean;
          water: string;
          plantFrom: string;
          onset: { typical: string } | null;
        },
      ];
      if (
        summary.onset !== null &&
        summary.water === 'rainfed' &&
        summary.is_usual &&
        summary.onset.typical > soon &&
        summary.plantFrom >= summary.onset.typical
      ) {
        return { town, crop, season: summary.season, typical: summary.onset.typical, district: summary.district_id };
      }
    }
  }
  throw new Error('No crop waits for an onset today.');
}

const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('an officer sends a message of the season: conditional until the onset is known, moved by a declared one, let go by a second person', async ({
  browser,
}) => {
  const server = await startBuiltServer({ DEMO: '1', SMS_PART_PRICE: '0.05', SMS_APPROVAL_ABOVE: '2' });
  try {
    const officer = await (
      await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 800 } })
    ).newPage();
    const asOfficer = await signedIn(officer, server.url, 'ama');
    const { town, crop, season, typical, district } = await whereNothingIsPlantedYet(asOfficer);
    const farmerIds: number[] = [];
    for (const at of [1, 2, 3, 4]) {
      const answer = await asOfficer.post('/api/farmers', {
        headers: { origin: server.url },
        data: {
          name: `Sample: Farmer ${at}`,
          phone: `020111110${at}`,
          addressId: town.toLowerCase(),
          crops: [crop],
          consent: { given: true, source: 'in person', date: new Date().toISOString().slice(0, 10) },
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      farmerIds.push(((await answer.json()) as { id: number }).id);
    }
    const made = await asOfficer.post('/api/groups', {
      headers: { origin: server.url },
      data: { label: 'Sample: Growers', description: 'A trial', farmerIds },
    });
    const group = (await made.json()) as { id: number };
    await officer.goto(`/controlcenter/groups/${group.id}?show=season`);
    await officer.getByRole('button', { name: 'Draw messages from the calendar' }).click();
    const planting = officer
      .getByRole('listitem')
      .filter({ has: officer.getByRole('heading', { name: 'Planting', exact: true }) });
    await expect(planting.getByText('waits for the onset of the rains')).toBeVisible();
    await expect(planting.getByText(/Planting when 20 mm of rain has fallen in two or three days/)).toBeVisible();
    const harvest = officer
      .getByRole('listitem')
      .filter({ has: officer.getByRole('heading', { name: /^Harvest/ }) })
      .first();
    await expect(harvest.getByText('dates count from planting')).toBeVisible();
    await expect(harvest.getByText('waits for the onset of the rains')).toHaveCount(0);

    // An administrator declares an onset that is later than usual: the draft moves and says why.
    const administrator = await (await browser.newContext({ baseURL: server.url })).newPage();
    const asAdministrator = await signedIn(administrator, server.url, 'admin');
    const declared = await asAdministrator.post('/api/seasons/onsets', {
      headers: { origin: server.url },
      data: {
        scope: 'district',
        place_id: district,
        season,
        onset_on: later(typical, 15),
        note: 'Trial',
        reason: 'A journey through the portal',
      },
    });
    expect(declared.status(), await declared.text()).toBe(201);
    await officer.reload();
    await expect(planting.getByText(/^Moved 15 days later\. The onset of the rains was declared for /)).toBeVisible();

    // Before it is sent: who gets it, its cost, how a farmer reads it and stops it, and why it still waits.
    await planting.getByRole('button', { name: 'Check and send' }).click();
    const check = officer.getByRole('form', { name: 'Before Planting is sent' });
    // A message waits sixty days at most, and planting may be further off.
    await check.getByLabel('Send at').fill(`${later(new Date().toISOString(), 1)}T09:00`);
    await expect(check.getByText(/^4 of 4 farmers in the group grow .+ and live or farm in /)).toBeVisible();
    await expect(check.getByText(/GHS \d+\.\d\d/)).toBeVisible();
    await expect(check.getByText(/To stop: |STOP/).first()).toBeVisible();
    await expect(check.getByText('Large send: a second person approves it first.')).toBeVisible();
    const send = check.getByRole('button', { name: 'Approve and send' });
    await expect(send).toBeDisabled();
    await check.getByRole('checkbox', { name: 'Send it all the same' }).check();
    await send.click();
    await expect(officer.getByText('The message waits for a second person').first()).toBeVisible();

    // The second person reads it and lets it go.
    const { found: sent } = (await (await asAdministrator.get('/api/messages?which=approval')).json()) as {
      found: { id: number }[];
    };
    await administrator.goto(`/controlcenter/groups/sent?message=${sent[0]?.id}`);
    await expect(administrator.getByText(/Planting when 20 mm of rain has fallen/).first()).toBeVisible();
    await administrator.getByRole('button', { name: 'Approve and send' }).first().click();
    await expect(administrator.getByText('The message goes out').first()).toBeVisible();
    await officer.goto('/notices');
    await expect(officer.getByText(/approved your message to farmers/)).toBeVisible();
  } finally {
    await server.stop();
  }
});
