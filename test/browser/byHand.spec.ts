import type { AnsweredPage } from './journeys/journey.ts';
import { daysAgo } from './support/daysAgo.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

const unknownVehicle: AnsweredPage = {
  code: 'vehicle',
  answer: async ({ fields }) => {
    await fields.type('contactSearch', '1ab 2345');
    await fields.type('incidentDate', daysAgo(2).typed);
  },
  confirms: ['vehicleNotFound'],
  adds: {},
};

test('a vehicle that was not found is described by hand, make and model picked from suggestions', async ({
  report,
}) => {
  await openAt(report, 'vehicle');
  await answerPage(report, 'vehicle', unknownVehicle);
  await report.expectOn('vehicleData');
  await expect(report.fields.box('registrationNo')).toHaveValue('1AB2345');
  await report.fields.suggest('vehicleManufacturer.code', 'toy', 'Toyota', 'vehicleManufacturer');
  await report.fields.suggest('vehicleModel', 'coro', 'Corolla');
  await report.fields.type('manufactureYear', '2019');
  await report.goOn();
  await report.expectOn('otherContract');
  const { detail } = await report.stored();
  expect(detail).toMatchObject({
    contactSearch: '1AB2345',
    vehicleFound: false,
    registrationNo: '1AB2345',
    vehicleManufacturer: { code: 'TOYOTA', name: 'Toyota' },
    vehicleModel: 'Corolla',
    manufactureYear: 2019,
  });
});

test('a make that is not in the list is typed, with its model and year', async ({ report }) => {
  await openAt(report, 'vehicle');
  await answerPage(report, 'vehicle', unknownVehicle);
  await report.expectOn('vehicleData');
  await report.fields.type('vehicleManufacturer', 'Ducati');
  await report.fields.box('vehicleManufacturer').press('Tab');
  await report.fields.type('vehicleModel', 'Monster');
  await report.fields.box('vehicleModel').press('Tab');
  await report.fields.type('manufactureYear', '2019');
  await report.goOn();
  await report.expectOn('otherContract');
  expect((await report.stored()).detail).toMatchObject({
    vehicleManufacturer: { name: 'Ducati' },
    vehicleModel: 'Monster',
    manufactureYear: 2019,
  });
});

test('a vehicle that was not found may be searched for again', async ({ report }) => {
  await openAt(report, 'vehicle');
  await unknownVehicle.answer?.(report);
  await report.goOn();
  await report.answerDialog('vehicleNotFound', 'refuse');
  await report.expectOn('vehicle');
  await answerPage(report, 'vehicle');
  await report.expectOn('bankData');
});

test('a vehicle that was found and is not the right one is described by hand', async ({ report }) => {
  await openAt(report, 'vehicle');
  await report.fields.type('contactSearch', '4UI5655');
  await report.fields.type('incidentDate', daysAgo(2).typed);
  await report.goOn();
  await report.button('shared:foundVehicle.describe').click();
  await report.expectOn('vehicleData');
  await expect(report.fields.box('vehicleManufacturer')).toHaveValue('');
  expect((await report.stored()).detail).toMatchObject({ vehicleFound: false, vehicleRefused: true });
});
