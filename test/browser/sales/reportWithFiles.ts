import { calls } from '#machines/service/calls.ts';
import type { PickedFile } from '../support/files.ts';
import { expect } from '../support/signInTest.ts';
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
/** A PDF of one page. */
export const protocol: PickedFile = {
  name: 'protokol.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(page1),
};
/** No browser but one draws it. */
export const scan: PickedFile = {
  name: 'sken.tiff',
  mimeType: 'image/tiff',
  buffer: Buffer.concat([Buffer.from('II*\0\b\0\0\0'), Buffer.alloc(64)]),
};

/** The mark of a report with files. */
export const withFiles = async ({ page }: Report, files: readonly PickedFile[]): Promise<string> => {
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

/** Opens a report by its mark. */
export const openReport = async ({ page, say }: Report, mark: string) => {
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
