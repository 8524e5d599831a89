import versions from '#machines/sales/snapshots/versions.json' with { type: 'json' };
import type { TrafficCount } from '#machines/service/analysts/traffic.ts';
import { requestedWith } from '#machines/service/requestedWith.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/inspectionTest.ts';
import { enter, find } from '#test/browser/support/salesVisit.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { wordsOf } from '#test/browser/support/words.ts';

const say = wordsOf('cs');

test('what happens in the sales application is counted without a value, and read in the flow of its form', async ({
  page,
  report,
  service,
}) => {
  const loaded = page.waitForRequest(/countSalesTraffic/);
  await enter(report, 'A100');
  await loaded;
  await find(report, '8506019005');
  await report.button('sales:search.create').click();
  await expect(report.heading()).toHaveText('Nový klient');
  await page.locator('[name="person.firstName"]').fill('Jana');
  await report.button('clientRecord:action.create').click();
  await expect(page.getByText(say('clientRecord:fields.person.mobile.contactMissing')).first()).toBeVisible();
  const sent: { readonly flow: string; readonly counts: readonly TrafficCount[] }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/rest/traffic') sent.push(request.postDataJSON());
  });
  // The page is covered by another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => sent.map(({ flow }) => flow)).toEqual(['sales.SHELL', 'sales.NEW_CLIENT']);
  const [shell, form] = sent;
  expect(shell?.counts.map(({ kind, page: code, what }) => `${kind} ${code} ${what}`)).toEqual(
    expect.arrayContaining(['OPENED search ', 'MOVED search newClient']),
  );
  const missing = (path: string, key: string) => ({
    kind: 'ERROR',
    page: 'newClient',
    what: `${path}:${key}`,
    count: 1,
  });
  expect(form).toEqual({
    flow: 'sales.NEW_CLIENT',
    version: versions['sales.NEW_CLIENT'],
    isMade: true,
    counts: [
      { kind: 'OPENED', page: 'newClient', what: '', count: 1 },
      missing('person.surname', 'required'),
      missing('person.mobile', 'contactMissing'),
      missing('address.street', 'required'),
      missing('address.buildingNumber', 'required'),
      missing('address.village', 'required'),
      missing('address.postalCode', 'required'),
      missing('address.city', 'required'),
    ],
  });
  expect(JSON.stringify(sent)).not.toMatch(/8506019005|Jana/);

  const many: readonly TrafficCount[] = [
    { kind: 'OPENED', page: 'newClient', what: '', count: 99 },
    { kind: 'STAYED', page: 'newClient', what: '120', count: 60 },
  ];
  await fetch(`${service.url}/rest/traffic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...requestedWith },
    body: JSON.stringify({ ...form, counts: many }),
  });
  await page.goto('/inspect/sales.NEW_CLIENT?view=traffic');
  // Counted within a day, it says that day once.
  await expect(page.getByLabel(say('inspect:traffic.version')).getByRole('option')).toHaveText([
    /^[\da-f]{8}: \d+\.\s\d+\.\s\d{4} \(smyšlená čísla\)$/,
  ]);
  const table = page.getByRole('table', { name: say('inspect:traffic.mostLeft') });
  await expect(table.getByRole('row').nth(1)).toContainText(/40\s*40\s%$/);
  await expectAccessible(page);
  await page.setViewportSize(phone.viewport);
  await expect(table).toBeVisible();
  await expectNoOverflow(page);
  await page.goto('/inspect/sales.SHELL?view=traffic');
  await expect(page.getByText(say('inspect:traffic.made'))).toBeVisible();
});
