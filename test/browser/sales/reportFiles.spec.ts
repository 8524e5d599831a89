import { calls } from '#machines/service/calls.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectNoOverflow } from '../support/expectNoOverflow.ts';
import { picture, type PickedFile } from '../support/files.ts';
import { enter } from '../support/salesVisit.ts';
import { expect, test } from '../support/signInTest.ts';
import type { Report } from '../report.ts';

const headers = { 'x-requested-with': 'XMLHttpRequest' };
const page1 = [
  '%PDF-1.4',
  '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
  '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
  '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>> endobj',
  '4 0 obj <</Length 42>> stream\nBT /F 24 Tf 72 720 Td (Protokol) Tj ET   \nendstream endobj',
  '5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj',
  'trailer <</Root 1 0 R/Size 6>>',
  '%%EOF\n',
].join('\n');
const protocol: PickedFile = {
  name: 'protokol.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(page1),
};
/** No browser but one draws it. */
const scan: PickedFile = {
  name: 'sken.tiff',
  mimeType: 'image/tiff',
  buffer: Buffer.concat([Buffer.from('II*\0\b\0\0\0'), Buffer.alloc(64)]),
};

/** The mark of a report with files. */
const withFiles = async ({ page }: Report, files: readonly PickedFile[]): Promise<string> => {
  const begun = await page.request.post('/rest/claim/create', {
    headers,
    data: { claimType: 'car', flowType: 'DRAFT', detail: { eventKinds: ['HAVNEHODA'] } },
  });
  const { activeClaimUuid } = calls.create.answer.parse(await begun.json());
  for (const file of files) {
    const sent = await page.request.post(`/rest/claim/${activeClaimUuid}/documents`, {
      headers,
      multipart: { file },
    });
    expect(sent.ok()).toBe(true);
  }
  await page.context().clearCookies();
  return activeClaimUuid.slice(0, 8);
};

const openReport = async ({ page, say }: Report, mark: string) => {
  await page.getByLabel(say('sales:fields.reportNumber.label')).fill(mark);
  await page.getByLabel(say('sales:fields.reportReason.options.COMPLAINT')).check();
  await page.getByRole('button', { name: say('sales:search.action') }).click();
  await page
    .getByRole('table', { name: say('sales:reports.label') })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: say('sales:reports.files'), exact: true })).toBeVisible();
};

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
