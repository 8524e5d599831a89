import { greyTiles } from './support/greyTiles.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

test('where the map is away, its own notice says so and a shop is picked from the list', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const tiles = (await greyTiles()).replace(/\{.*/, '**');
  await page.route(tiles, (route) => route.abort());
  await openAt(report, 'repairShop');
  await expect(page.getByText(report.say('failures:MAP_ERROR.title'))).toBeVisible();
  await page.unrouteAll();
  await report.button('common:action.retry').click();
  await expect(page.getByText(report.say('failures:MAP_ERROR.title'))).toBeHidden();
  await answerPage(report, 'repairShop');
  await report.expectOn('documents');
  expect((await report.stored()).detail).toMatchObject({ repairShop: { id: 'S001' } });
});
