import { expect, type Page } from 'playwright/test';
import { getDocumentProxy } from 'unpdf';

const centimetre = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** Printed on A4 with the margins that browsers leave, a page takes no more than so many sheets, by default two. */
export const expectSheets = async (page: Page, most = 2): Promise<void> => {
  // In another font than its own a page is longer.
  await page.evaluate(async () => void (await document.fonts.ready));
  const printed = await page.pdf({ format: 'A4', margin: centimetre });
  const { numPages } = await getDocumentProxy(Uint8Array.from(printed), { verbosity: 0 });
  expect.soft(numPages, `sheets of ${new URL(page.url()).pathname}`).toBeLessThanOrEqual(most);
};
