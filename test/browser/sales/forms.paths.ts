import { randomUUID } from 'node:crypto';
import type { Place } from '#machines/sales/place.ts';
import { pathOfPlace } from '#machines/sales/place.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { policyCalls } from '#machines/service/sales/policyCalls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { keysShown } from '#test/browser/paths/keysShown.ts';
import type { Report } from '#test/browser/report.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import { policy } from '#test/sales/records/policies.ts';
import { car } from '#test/sales/records/vehicles.ts';
import { enter } from './agent.ts';

const headers = { 'x-requested-with': 'XMLHttpRequest' };

/** A client of A100 with a vehicle and a policy that were filled in. */
const withRecords = async ({ page }: Report): Promise<Omit<Place, 'page'>> => {
  const send = async (path: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(path, { headers, data });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const found = await send(clientCalls.searchClients.path, { text: '6159289026' });
  const [one] = clientCalls.searchClients.answer.parse(found).clients;
  const client = one?.id ?? '';
  const ofClient = { client, createKey: randomUUID() };
  const { vehicle } = vehicleCalls.createVehicle.answer.parse(
    await send(vehicleCalls.createVehicle.path, { ...ofClient, record: car }),
  );
  const begins = await page.request.get(pathOf(policyCalls.beginPolicy.path, { client, vehicle }));
  const begun = policyCalls.beginPolicy.answer.parse(await begins.json());
  const record = { ...policy, ...begun.record };
  const made = await send(policyCalls.createPolicy.path, { ...ofClient, vehicle, record });
  return { client, vehicle, policy: policyCalls.createPolicy.answer.parse(made).policy };
};

/** The forms of records, new and to be changed, each with its heading and a field that is asked in it. */
const forms = [
  { code: 'newClient', title: 'newClient', field: 'person.birthNumber' },
  { code: 'personData', title: 'personData', field: 'person.mobile' },
  { code: 'newVehicle', title: 'newVehicle', field: 'car.vin' },
  { code: 'vehicle', title: 'vehicle', field: 'car.weight' },
  { code: 'newPolicy', title: 'newPolicy', field: 'agent.agentNumber' },
  { code: 'policy', title: 'policy', field: 'agent.agentNumber' },
  { code: 'discount', title: 'discount', field: 'internalCreditsDiscount' },
] as const;

test('every form of a record is come to by its address and left by Back, and one that is saved leads on', async ({
  report,
  page,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  const records = await withRecords(report);
  for (const { code, title, field } of forms) {
    await page.goto(pathOfPlace({ page: code, ...records }));
    await expect(report.heading(), `the form of ${code}`).toHaveText(say(`clientRecord:title.${title}`));
    await expect(page.locator(`[name="${field}"]`), `a field of ${code}`).toBeVisible();
    expect(await keysShown(page), `every key on ${code} has a text`).toEqual([]);
    await report.button('common:action.back').click();
    const before =
      code === 'newClient' ? { page: 'search' as const } : { page: 'client' as const, ...records };
    await expect(page, `Back from ${code}`).toHaveURL(pathOfPlace(before));
  }
  // As they are stored they are right: each is saved and leads to its client.
  for (const { code, field } of forms.filter((one) =>
    ['personData', 'vehicle', 'policy', 'discount'].includes(one.code),
  )) {
    await page.goto(pathOfPlace({ page: code, ...records }));
    await page.locator(`[name="${field}"]`).press('Control+Enter');
    await expect(page, `${code} is saved`).toHaveURL(pathOfPlace({ page: 'client', ...records }));
  }
});
