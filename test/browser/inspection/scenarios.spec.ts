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
  // A second case is named as the first is.
  await page.goto('/inspect/car.DRAFT?scenario=brokerTheft&b.scenario=glass');
  const beside = say('scenarios:comparedWith', { name: '' }).trim();
  await expect(page.getByRole('status').filter({ hasText: beside })).toBeVisible({ timeout: 60_000 });
  await page.locator('summary', { hasText: say('scenarios:list.title') }).click();
  const openAsB = say('scenarios:list.openAsB');
  await page.getByRole('button', { name: `${openAsB}: Kdo hlásí krádež vlastního auta` }).click();
  await expect(page).toHaveURL(/\?scenario=brokerTheft&b\.scenario=insuredTheft$/);
  await page.setViewportSize(phone.viewport);
  await page.goto('/inspect/car.DRAFT?scenario=nobody');
  const unknown = page.getByText(say('scenarios:unknown.title', { name: 'nobody' }));
  await expect(unknown).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('names that are cut in closed lists are said as they are seen, and what is drawn is seen in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/inspect/life.DRAFT');
  const cut = page.getByRole('button', { name: /… \+\d+\. Pracovní neschopnost$/ });
  await expect(cut).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(cut.locator('text').first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
});
