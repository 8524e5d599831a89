import type { Flow } from '../../../machines/flow/flow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { languages } from '../../../src/i18n/languages.ts';
import type { Report } from '../report.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectNoOverflow } from '../support/expectNoOverflow.ts';
import { often } from '../support/often.ts';
import { expect } from '../support/reportTest.ts';
import { screenshot } from '../support/screenshot.ts';
import { desktop, phone } from '../support/viewports.ts';
import { keysShown } from './keysShown.ts';

const viewports = { desktop, phone };

/** Checks the page a report is on with axe, and in every language, switched in place: no keys, no overflow, pictures. */
export const lookAtPage = async (report: Report, flow: Flow, { code }: Page): Promise<void> => {
  const { page } = report;
  const number = `${flow.pages.findIndex((one) => one.code === code) + 1}`.padStart(2, '0');
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  for (const language of languages) {
    await report.speak(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect
      .poll(() => keysShown(page), { ...often, message: `${code} in ${language} has a text for every key` })
      .toEqual([]);
    await expectNoOverflow(page);
    for (const [device, { viewport }] of Object.entries(viewports)) {
      await page.setViewportSize(viewport);
      await screenshot(page, `paths/${flow.code}/${language}/${device}/${number}.${code}`);
    }
    await page.setViewportSize(desktop.viewport);
  }
  await report.speak(report.language);
};
