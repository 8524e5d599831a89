import type { TrafficCount } from '#machines/service/analysts/traffic.ts';
import versions from '#machines/flows/snapshots/versions.json' with { type: 'json' };
import { requestedWith } from '#machines/service/requestedWith.ts';
import { expectAccessible, expectContrast } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/inspectionTest.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { wordsOf } from '#test/browser/support/words.ts';
import { openAt } from '#test/browser/walkAccident.ts';

const say = wordsOf('cs');
const flow = 'car.DRAFT';

test('what happens on a page is counted without an answer, and read where most people leave', async ({
  page,
  report,
  service,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await openAt(report, 'bankData');
  await page.waitForRequest(/VersionNotice/);
  await report.button('common:action.continue').click();
  await expect(page.getByRole('link', { name: report.say('fields:bankContactType.required') })).toBeVisible();
  const counted = page.waitForRequest(/\/rest\/traffic$/);
  // The page is covered by another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const sent = await counted;
  const { counts, ...of } = sent.postDataJSON();
  expect(of).toEqual({ flow, version: versions[flow], isMade: true });
  expect(counts).toEqual([
    { kind: 'OPENED', page: 'bankData', what: '', count: 1 },
    { kind: 'ERROR', page: 'bankData', what: 'bankContactType:required', count: 1 },
  ]);
  expect(await sent.headerValue('cookie')).toBeNull();

  const many: readonly TrafficCount[] = [
    { kind: 'OPENED', page: 'index', what: '', count: 1199 },
    { kind: 'MOVED', page: 'index', what: 'chooseEvent', count: 1100 },
    { kind: 'MOVED', page: 'vehicle', what: 'bankData', count: 999 },
    { kind: 'MOVED', page: 'bankData', what: 'event', count: 700 },
    { kind: 'STAYED', page: 'bankData', what: '120', count: 700 },
    { kind: 'ERROR', page: 'bankData', what: 'bankContactType:required', count: 250 },
  ];
  await fetch(`${service.url}/rest/traffic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...requestedWith },
    body: JSON.stringify({ ...of, counts: many }),
  });
  await page.route('**/rest/traffic/*', (route) => route.fulfill({ status: 403, json: { code: '403' } }));
  await page.goto(`/inspect/${flow}?view=traffic`);
  await expect(page.getByText(say('inspect:traffic.away'))).toBeVisible();
  await page.unroute('**/rest/traffic/*');
  await page.getByRole('button', { name: say('inspect:traffic.again') }).click();
  const table = page.getByRole('table', { name: say('inspect:traffic.mostLeft') });
  const row = table.getByRole('row', { name: say('shared:bankData.name') });
  await expect(row).toContainText(/300\s*30\s%$/);
  await expect(row).toContainText(/251×/);
  await expect(page.getByText(say('inspect:traffic.made'))).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button').click();
  await expect(page).toHaveURL(/page=bankData/);
  const panel = page.getByRole('region', { name: say('shared:bankData.name') });
  await expect(panel.getByRole('table').first().getByRole('row').nth(1)).toContainText('251×');
  const box = page.locator('[role=button][aria-pressed=true]');
  await expect(box).toHaveAccessibleName(
    `${say('shared:bankData.name')}. ${say('inspect:traffic.leftOf', { left: 300, arrived: 1000 })}`,
  );
  await expectContrast(page);
  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/inspect/${flow}?view=traffic&open=bank`);
  await expect(table).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
