import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Journey } from '#test/browser/journeys/journey.ts';
import { openAt } from '#test/browser/journeys/walkJourney.ts';
import { freePort } from '#test/browser/support/freePort.ts';
import { Service } from '#test/browser/support/service.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expect } from '#test/browser/support/test.ts';
import { begin, chooseEvent, insuredReporter, knownPolicy, propertyAddress } from './propertyAnswers.ts';
import { test as propertyTest } from './propertyTest.ts';

/** A report on a policy whose home the register does not tell, up to the page of its address. */
const journey: Journey = {
  variant: 'WATER',
  pages: [
    begin,
    chooseEvent('WATER'),
    insuredReporter,
    knownPolicy('4400064160', 4, { hasMax3yearsOldPolicy: false }),
    propertyAddress({ propertyKind: 'FLAT', occupancy: 'TENANT' }),
  ],
  added: {},
};

/** What a geocoder answers about one house. */
const house = {
  place_id: 4711,
  display_name: 'Nádražní 27, Ostrava, Česko',
  lat: '49.8423',
  lon: '18.2796',
  address: {
    road: 'Nádražní',
    house_number: '27',
    city: 'Ostrava',
    postcode: '702 00',
    country_code: 'cz',
  },
};

/** `test` with a service whose address search is a geocoder of this test, which is away for `Nikde`. */
const test = propertyTest.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const port = await freePort();
      const geocoder = createServer(({ url }, answer) => {
        answer.statusCode = url?.includes('Nikde') ? 503 : 200;
        const found = url?.startsWith('/reverse') ? house : [house];
        answer.setHeader('content-type', 'application/json').end(JSON.stringify(found));
      });
      await once(geocoder.listen(port, '127.0.0.1'), 'listening');
      const service = await Service.launch({
        MAP_SEARCH: `http://127.0.0.1:${port}/search?q={query}`,
        MAP_ADDRESS: `http://127.0.0.1:${port}/reverse?lat={lat}&lon={lng}`,
      });
      await use(service);
      await service.remove();
      geocoder.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('a home picked on the map fills in its address, which then needs no confirmation', async ({
  report,
  page,
}) => {
  await openAt(report, journey, 'propertyAddress');
  await report.button('property:propertyAddress.find').click();
  const search = page.getByRole('dialog', { name: report.say('property:propertyAddress.onMap') });
  await search.getByRole('searchbox').fill('Nádražní 27');
  await search.getByRole('button', { name: report.say('property:repairShop.location.search') }).click();
  await search.getByRole('button', { name: 'Nádražní 27, Ostrava, Česko' }).click();
  await expect(page.getByRole('group', { name: report.say('property:propertyAddress.here') })).toBeVisible();
  await expectAccessible(page);
  await report.fields.choose('propertyKind', 'FLAT');
  await report.fields.choose('occupancy', 'TENANT');
  await report.goOn();
  await report.expectOn('event');
  expect((await report.stored()).detail).toMatchObject({
    insuredPlaceId: '4711',
    insuredAddress: {
      streetWithNumbers: 'Nádražní 27',
      zipCode: '70200',
      city: 'Ostrava',
      countryCode: 'CZ',
    },
  });
});

test('a home pointed at on the map fills in its address, by a press or from the keyboard', async ({
  report,
  page,
}) => {
  await openAt(report, journey, 'propertyAddress');
  await report.button('property:propertyAddress.find').click();
  const search = page.getByRole('dialog', { name: report.say('property:propertyAddress.onMap') });
  const map = search.getByRole('group', { name: report.say('shared:pointMap.label') });
  await expect(map.locator('.leaflet-container')).toBeVisible();
  await expectAccessible(page);
  await map.click({ position: { x: 200, y: 100 } });
  await expect(search.getByText(report.say('shared:pointMap.nearest'))).toBeVisible();
  await map.locator('.leaflet-container').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await search.getByRole('button', { name: 'Nádražní 27, Ostrava, Česko' }).click();
  await report.fields.choose('propertyKind', 'FLAT');
  await report.fields.choose('occupancy', 'TENANT');
  await report.goOn();
  await report.expectOn('event');
  expect((await report.stored()).detail).toMatchObject({
    insuredPlaceId: '4711',
    insuredAddress: { streetWithNumbers: 'Nádražní 27', zipCode: '70200', city: 'Ostrava' },
  });
});

test('where the map knows no address the fields do, and are asked back', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await openAt(report, journey, 'propertyAddress');
  await report.button('property:propertyAddress.find').click();
  const search = page.getByRole('dialog', { name: report.say('property:propertyAddress.onMap') });
  await search.getByRole('searchbox').fill('Nikde 1');
  await search.getByRole('button', { name: report.say('property:repairShop.location.search') }).click();
  await expect(search.getByText(report.say('failures:ADDRESS_SEARCH_ERROR.title'))).toBeVisible();
  await search.getByRole('button', { name: report.say('common:action.close') }).click();
  await journey.pages.find(({ code }) => code === 'propertyAddress')?.answer?.(report);
  await report.goOn();
  await report.answerDialog('confirmPropertyAddress', 'confirm');
  await report.expectOn('event');
  const { detail } = await report.stored();
  expect([detail.insuredPlaceId, detail.insuredAddress]).toEqual([
    undefined,
    expect.objectContaining({ city: 'Ostrava' }),
  ]);
});
