import type { Report } from '#test/browser/report.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { screenshot } from './screenshot.ts';
import { expect } from './test.ts';

const schemes = ['light', 'dark'] as const;

/** Checks what is shown with axe, light and dark, keeps both pictures under the name given, and checks that it fits 320 px. */
export const look = async (report: Report, name: string): Promise<void> => {
  const { page } = report;
  await expect(page.getByText(report.say('common:loading'))).toHaveCount(0);
  // Nothing is pointed at in the pictures.
  await page.mouse.move(0, 0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await screenshot(page, `${name}.${colorScheme}`);
  }
  await expectNoOverflow(page);
};
