import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { Report } from '#test/browser/report.ts';
import { test as reportTest } from '#test/browser/support/reportTest.ts';

/** A report of liability. */
class LiabilityReport extends Report {
  override readonly flow = liabilityDraft;

  override enter(): Promise<void> {
    return super.enter('liability');
  }

  override async claimUuid(): Promise<string> {
    const uuid = await this.page.evaluate(() => localStorage.getItem('hlaska.claim.liability.DRAFT'));
    if (uuid === null) throw new Error('This browser works on no liability claim.');
    return uuid;
  }
}

/** `test` with a report of liability, in the language of `test.use({ language: 'sk' })`, by default Czech. */
export const test = reportTest.extend<{ report: LiabilityReport }>({
  report: async ({ page, language }, use) => {
    await use(new LiabilityReport(page, language));
  },
});
