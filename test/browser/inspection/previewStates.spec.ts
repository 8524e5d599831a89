import { previewAddress } from '#src/inspect/preview/previewAddress.ts';
import { expect, test } from '../support/inspectionTest.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('cs');
const theft = { flow: 'car.DRAFT', page: 'theft', known: {} };

test('a page is shown with its errors, or with one of its dialogs, by the address of its preview', async ({
  page,
}) => {
  await page.goto(previewAddress({ ...theft, hasErrors: true }));
  await expect(page.getByText(say('dialogs:lacking.title'))).toBeVisible();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();

  await page.goto(previewAddress({ ...theft, page: 'vehicle', dialog: 'contractNotFound' }));
  const dialog = page.getByRole('dialog', { name: say('dialogs:contractNotFound.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: say('dialogs:contractNotFound.refuse') }).click();
  await expect(dialog).toHaveCount(0);
});
