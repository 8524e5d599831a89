import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/inspectionTest.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { wordsOf } from '#test/browser/support/words.ts';

const say = wordsOf('cs');

test('a link names a scenario, and says so where nobody knows it', async ({ page }) => {
  await page.goto('/inspect/car.DRAFT?scenario=brokerTheft');
  const named = page.getByRole('status').filter({ hasText: say('scenarios:named', { name: 'Makléře' }) });
  await expect(named).toBeVisible({ timeout: 60_000 });
  await page.locator('summary', { hasText: say('scenarios:list.title') }).click();
  const open = say('scenarios:list.open');
  await page.getByRole('button', { name: `${open}: Kdo hlásí krádež vlastního auta` }).click();
  await expect(page).toHaveURL(/\?scenario=insuredTheft$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?scenario=brokerTheft$/);
  await expect(named).toBeVisible();
  await page.setViewportSize(phone.viewport);
  await page.goto('/inspect/car.DRAFT?scenario=nobody');
  const unknown = page.getByText(say('scenarios:unknown.title', { name: 'nobody' }));
  await expect(unknown).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});
