import type { AnyFlow } from '#machines/flow/flow.ts';
import { languages } from '#src/i18n/languages.ts';
import type { Report } from '#test/browser/report.ts';
import { expectAccessible, expectContrast } from '#test/browser/support/expectAccessible.ts';
import { expectKeyboard } from '#test/browser/support/expectKeyboard.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expectRoom } from '#test/browser/support/expectRoom.ts';
import { often } from '#test/browser/support/often.ts';
import { expect } from '#test/browser/support/reportTest.ts';
import { screenshot } from '#test/browser/support/screenshot.ts';
import { desktop } from '#test/browser/support/viewports.ts';
import { withScheme } from '#test/browser/support/withScheme.ts';
import { keysShown } from './keysShown.ts';
import { wantedLooks, type Device } from './wantedLooks.ts';

/**
 * Checks the page a report is on: with axe, in the dark and in forced colours, at 400 % and by the Tab key; in every language,
 * switched in place, no keys and no overflow. Keeps the pictures wanted.
 */
export const lookAtPage = async (
  report: Report,
  flow: Pick<AnyFlow, 'code' | 'instances'>,
  { code, name = code }: { readonly code: string; readonly name?: string },
  sizes?: readonly Device[],
): Promise<void> => {
  const { page } = report;
  const number = `${flow.instances.findIndex((one) => one.code === code) + 1}`.padStart(2, '0');
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await withScheme(page, 'dark', () => expectContrast(page));
  await withScheme(page, 'forced', () => expectContrast(page));
  await expectRoom(page);
  // Some of it is drawn anew for another size.
  await expect(page.locator('output[class*="spinner"]')).toHaveCount(0);
  await expectKeyboard(page);
  for (const language of languages) {
    await report.speak(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect
      .poll(() => keysShown(page), { ...often, message: `${name} in ${language} has a text for every key` })
      .toEqual([]);
    await expectNoOverflow(page);
    for (const { device, viewport, scheme } of wantedLooks(sizes).filter(
      (look) => look.language === language,
    )) {
      await page.setViewportSize(viewport);
      await withScheme(page, scheme, () =>
        screenshot(page, `paths/${flow.code}/${language}/${device}.${scheme}/${number}.${name}`),
      );
    }
    await page.setViewportSize(desktop.viewport);
  }
  await report.speak(report.language);
};
