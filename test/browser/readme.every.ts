import { screenshotFolder } from './support/screenshot.ts';
import { pointAt } from './support/pointAt.ts';
import { test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

test('the picture of the readme shows where damaged parts are pointed at', async ({ report, page }) => {
  await page.setViewportSize({ width: 1280, height: 1160 });
  // Who goes on from the page before is not told that they came back.
  await openAt(report, 'event');
  await answerPage(report, 'event');
  await report.goOn();
  await report.expectOn('circumstances');
  await pointAt(page, ['NARAZNIK_PREDNI', 'KAPOTA']);
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `${screenshotFolder}/readme.png`, animations: 'disabled' });
});
