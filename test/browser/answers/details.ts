import type { Report } from '#test/browser/report.ts';

/** Opens what few have anything to say to. */
export const openDetails = ({ page }: Pick<Report, 'page'>): Promise<void> =>
  page.locator('details[data-details] > summary').click();
