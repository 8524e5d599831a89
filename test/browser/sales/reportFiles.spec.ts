import { expectAccessible } from '../support/expectAccessible.ts';
import { expectNoOverflow } from '../support/expectNoOverflow.ts';
import { picture } from '../support/files.ts';
import { enter } from '../support/salesVisit.ts';
import { expect, test } from '../support/signInTest.ts';
import { openReport, protocol, scan, withFiles } from './reportWithFiles.ts';

test('an operator looks at the files of a report beside it, and comes back to the button', async ({
  report,
  page,
}) => {
  const mark = await withFiles(report, [protocol, picture('auto.jpg'), scan]);
  await enter(report, 'U400');
  await page.goto('/prodej/hlaseni');
  await openReport(report, mark);
  const openFile = (name: string) =>
    page.getByRole('button', { name: report.say('sales:reports.file.openNamed', { name }) });
  const panel = (name: string) => page.getByRole('complementary', { name });
  await expectAccessible(page);
  const asked = page.waitForRequest('**/rest/report/*/documents/*');
  await openFile('protokol.pdf').click();
  const request = await asked;
  expect([request.method(), request.postDataJSON()]).toEqual(['POST', { reason: 'COMPLAINT' }]);
  expect(request.url()).not.toContain('protokol');
  await expect(panel('protokol.pdf').getByRole('heading', { name: 'protokol.pdf' })).toBeFocused();
  await expect(panel('protokol.pdf').getByRole('status').first()).toHaveText(
    report.say('sales:document.here', { name: 'protokol.pdf' }),
  );
  await expect(panel('protokol.pdf').getByText('Protokol', { exact: true })).toBeAttached();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await panel('protokol.pdf')
    .getByRole('link', { name: report.say('dialogs:viewer.keep') })
    .click();
  expect((await download).suggestedFilename()).toBe('protokol.pdf');
  await page.keyboard.press('Escape');
  await expect(openFile('protokol.pdf')).toBeFocused();
  await openFile('auto.jpg').press('Enter');
  await expect(panel('auto.jpg').getByRole('img', { name: 'auto.jpg' })).toBeVisible();
  await openFile('sken.tiff').click();
  await expect(panel('sken.tiff')).toContainText(report.say('sales:document.unshown.KIND'));
  await expect(
    panel('sken.tiff').getByRole('link', { name: report.say('sales:document.keep') }),
  ).toHaveAttribute('download', 'sken.tiff');
  await expectAccessible(page);
  // Over the whole window on a telephone; whoever leaves the report leaves its files.
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFile('auto.jpg').click();
  await page.getByRole('button', { name: report.say('sales:reports.back') }).click();
  await expect(panel('auto.jpg')).toHaveCount(0);
});

test('a file that is looked at is read once, however wide the window is', async ({ report, page }) => {
  const mark = await withFiles(report, [picture('auto.jpg')]);
  await enter(report, 'U400');
  await page.goto('/prodej/hlaseni');
  await openReport(report, mark);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents/')) reads.push(request.url());
  });
  await page
    .getByRole('button', { name: report.say('sales:reports.file.openNamed', { name: 'auto.jpg' }) })
    .click();
  const shown = page.getByRole('img', { name: 'auto.jpg' });
  await expect(shown).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('dialog', { name: 'auto.jpg' })).toBeVisible();
  await expect(shown).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('complementary', { name: 'auto.jpg' })).toBeVisible();
  await expect(shown).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('a file that is gone meanwhile says so, one that does not come is tried again', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/404|503/);
  const mark = await withFiles(report, [protocol]);
  await enter(report, 'U400');
  await page.goto('/prodej/hlaseni');
  await openReport(report, mark);
  const body = (code: string, status: number) => ({
    status,
    json: { code, status, message: 'Failed.', requestId: '00000000-0000-4000-8000-00000000000b' },
  });
  const address = '**/rest/report/*/documents/*';
  await page.route(address, (route) => route.fulfill(body('404', 404)), { times: 1 });
  await page
    .getByRole('button', { name: report.say('sales:reports.file.openNamed', { name: 'protokol.pdf' }) })
    .click();
  const panel = page.getByRole('complementary', { name: 'protokol.pdf' });
  const again = panel.getByRole('button', { name: report.say('sales:document.again') });
  await expect(panel.getByRole('alert')).toContainText(report.say('sales:document.gone'));
  await page.route(address, (route) => route.fulfill(body('245000000', 503)), { times: 1 });
  await again.click();
  await expect(panel.getByRole('alert')).toContainText(report.say('failures:0.title'));
  await expectAccessible(page);
  await again.click();
  await expect(panel.getByText('Protokol', { exact: true })).toBeAttached();
});

test('the helpdesk reads which files there are, and opens none', async ({ report, page }) => {
  const mark = await withFiles(report, [protocol]);
  await enter(report, 'U600');
  await openReport(report, mark);
  const files = page.getByRole('table', { name: report.say('sales:reports.files') });
  await expect(files.getByRole('row', { name: /protokol\.pdf/ })).toContainText(
    report.say('sales:reports.file.CHECKED'),
  );
  await expect(files.getByRole('button')).toHaveCount(0);
});
