import type { Report } from '#test/browser/report.ts';

/** Opens what few have anything to say to. */
export const openDetails = async ({ page }: Pick<Report, 'page'>): Promise<void> => {
  const closed = page.locator('details[data-details]:not([open]) > summary');
  do await closed.first().click();
  while ((await closed.count()) > 0);
};
