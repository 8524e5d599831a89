import type { Page } from 'playwright/test';
import { expectAccessible, expectContrast } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/inspectionTest.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { wordsOf } from '#test/browser/support/words.ts';

const say = wordsOf('cs');
const state = (name: string) => say([`machines:of.request.${name}`, `machines:states.${name}`]);
const box = (page: Page, name: string) =>
  page.locator('svg[role=group]').getByRole('button', { name: new RegExp(`^${state(name)}\\.`) });

/** The smallest text of the chart, in pixels on the screen. */
const smallest = (page: Page) =>
  page
    .locator('svg[role=group] text')
    .evaluateAll((texts) =>
      Math.min(
        ...texts.flatMap((text) =>
          text instanceof SVGGraphicsElement
            ? [parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)]
            : [],
        ),
      ),
    );

test('a machine is read level by level, by the mouse and by keys, in letters that can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/inspect/car.DRAFT?part=request');
  await box(page, 'occupied').click({ timeout: 60_000 });
  await expect(page).toHaveURL(/state=occupied$/);
  const path = page.getByRole('navigation', { name: say('inspect:machine.levels') });
  await expect(path.locator('[aria-current]')).toHaveText(state('occupied'));
  await expect(page.locator('svg[role=group]').getByRole('button').first()).toBeFocused();
  expect(await smallest(page)).toBeGreaterThanOrEqual(11.99);
  await box(page, 'working').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/state=occupied\.working$/);
  await expect(box(page, 'creating')).toBeVisible();
  await page.getByRole('button', { name: say('inspect:chart.fit') }).click();
  expect(await smallest(page)).toBeGreaterThanOrEqual(11.99);
  await expectAccessible(page);
  await page.reload();
  await box(page, 'creating').focus();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/state=occupied$/);
  await expect(box(page, 'working')).toBeFocused();
  await path.getByRole('button', { name: say('inspect:parts.request') }).click();
  await expect(page).toHaveURL(/part=request$/);
  await expect(box(page, 'occupied')).toBeFocused();
  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/inspect/car.DRAFT?part=request&state=open');
  await expect(box(page, 'idle')).toBeVisible();
  await expectNoOverflow(page);
  await expectContrast(page);
});
