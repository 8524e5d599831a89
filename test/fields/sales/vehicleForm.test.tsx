import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import { vehicleMerging } from '#machines/sales/vehicle/storedVehicle.ts';
import type { DecodedVehicle } from '#machines/service/sales/vehicleCalls.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import { CodelistContext } from '#src/codelists/codelistContext.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { RecordForm } from '#src/sales/records/RecordForm.tsx';
import { typedRecord } from '#src/sales/records/typedRecord.ts';
import { vehicleKind } from '#src/sales/vehicle/vehicleKind.tsx';
import { vinChecksBy } from '#src/sales/vehicle/vehiclePorts.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import { givenCache } from '#test/fields/codelists.ts';
import { givenTexts } from '#test/fields/givenForm.tsx';
import { car, casco, driver } from '#test/sales/records/vehicles.ts';

const scopes = ['clientRecord:fields'];

/** The form of a vehicle that is open, with what the register tells of its VIN and what is saved. */
const given = async (record: VehicleRecord, decoded: DecodedVehicle = { outcome: 'NOT_FOUND' }) => {
  await givenTexts();
  await i18n.loadNamespaces(['clientRecord', 'common']);
  const saved: object[] = [];
  const base: Opened = { version: 1, record };
  const actor = createActor(
    recordMachine.provide({
      actors: {
        openRecord: fromPromise<Opened, string | undefined>(() => Promise.resolve(base)),
        compareRecord: fromPromise<unknown, RecordToSave>(() => Promise.resolve()),
        saveRecord: fromPromise<SavedRecord, RecordToSave>(({ input }) => {
          saved.push(input.record);
          return Promise.resolve({ id: 'id', version: input.version + 1 });
        }),
      },
    }),
    { input: { id: 'id', createKey: 'key', begins: base, merging: vehicleMerging, keptBase: undefined } },
  ).start();
  const decode = () => Promise.resolve(decoded);
  const kind = vehicleKind({ decode, checks: vinChecksBy(decode) });
  render(
    <CodelistContext value={givenCache()}>
      <Suspense fallback="…">
        <TextScopes value={scopes}>
          <RecordForm
            actor={actor}
            {...{ kind, base, typed: undefined, memory: typedRecord(memoryStorage()) }}
            mayWrite
          />
        </TextScopes>
      </Suspense>
    </CodelistContext>,
  );
  await screen.findByRole('button', { name: 'Uložit' });
  return { user: userEvent.setup(), actor, saved };
};
const box = (path: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`[name="${path}"]`);
const whole: VehicleRecord = { car: { ...car.car, ...casco }, drivers: [driver] };

test('a vehicle is shown with what is known, and saved as it is when nothing is changed', async () => {
  const { user, saved } = await given(whole);
  expect([box('car.vin')?.value, box('drivers[0].surname')?.value]).toEqual([car.car.vin, 'Zkoušel']);
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(saved).toEqual([whole]));
});

test('the register fills in what is not answered yet, and says what it knows', async () => {
  const { user } = await given(
    {},
    {
      outcome: 'FOUND',
      car: { manufacturer: { code: 'SKODA', name: 'Škoda' }, model: 'Octavia', fuel: 'PETROL' },
    },
  );
  await user.type(box('car.vin') ?? document.body, 'TMBZZZ3VZR4000101');
  await screen.findByText('V registru vozidel: Škoda Octavia');
  await waitFor(() => expect(box('car.manufacturer.name')?.value).toBe('Škoda'));
  expect(box('car.model')?.value).toBe('Octavia');
  expect(screen.getByLabelText<HTMLInputElement>('Benzin').checked).toBe(true);
});

test('the register fills in what the certificate says, but what is answered already', async () => {
  const { user } = await given(
    { car: { seatCount: 4 } },
    {
      outcome: 'FOUND',
      car: {
        manufacturer: { code: 'HYUNDAI', name: 'Hyundai' },
        model: 'i30',
        type: 'A',
        fuel: 'PETROL',
        body: 'HATCHBACK',
        door: 5,
        seatCount: 5,
        engineCapacity: 1482,
        weight: 1850,
        startDate: '2022-03-01',
      },
    },
  );
  await user.type(box('car.vin') ?? document.body, 'TMAZZZBBZN5000105');
  await waitFor(() => expect(box('car.door')?.value).toBe('5'));
  expect(
    ['car.type', 'car.startDate', 'car.seatCount', 'car.engineCapacity', 'car.weight'].map(
      (path) => box(path)?.value,
    ),
  ).toEqual(['A', '2022-03-01', '4', '1482', '1850']);
  expect(screen.getByLabelText<HTMLInputElement>('Hatchback').checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /První registrace/ }).value).toBe(
    '01.03.2022',
  );
});

test('a vehicle that is gone is not saved', async () => {
  const { user, saved } = await given(car, { outcome: 'GONE' });
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await screen.findAllByText('Vozidlo je vyřazené z registru.');
  expect(saved).toEqual([]);
});

test('without casco its fields are gone, and come back with what they held', async () => {
  const { user } = await given(whole);
  const tick = screen.getByLabelText('Havarijní pojištění');
  await user.click(tick);
  await waitFor(() => expect([box('car.sumInsured'), box('drivers[0].surname')]).toEqual([null, null]));
  await user.click(tick);
  await waitFor(() => expect(box('car.sumInsured')).not.toBeNull());
});

test('a driver is added, removed and given back', async () => {
  const { user, actor } = await given(whole);
  await user.click(screen.getByRole('button', { name: 'Přidat řidiče' }));
  await waitFor(() => expect(box('drivers[1].firstName')).toBe(document.activeElement));
  await user.click(screen.getByRole('button', { name: 'Odebrat řidiče 1' }));
  await waitFor(() => expect(actor.getSnapshot().context.unsaved).toContain('drivers'));
  await user.click(screen.getByRole('button', { name: /Vrátit/ }));
  await waitFor(() => expect(box('drivers[0].surname')?.value).toBe('Zkoušel'));
});

test('the limit begins with the least one when compulsory insurance is ticked', async () => {
  const { compulsoryInsurance: _compulsory, limit: _limit, ...rest } = whole.car ?? {};
  const { user } = await given({ ...whole, car: rest });
  await user.click(screen.getByLabelText('Povinné ručení'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('50 mil. Kč').checked).toBe(true));
});

test('a body fills in its usual doors, and the model says when it was made', async () => {
  const { user } = await given({ car: { ...car.car, door: undefined, body: undefined } });
  await screen.findByText('Model se vyrábí od roku 1996.');
  await user.click(screen.getByLabelText('Sedan'));
  await waitFor(() => expect(box('car.door')?.value).toBe('4'));
  await user.click(screen.getByLabelText('Kupé'));
  expect(box('car.door')?.value).toBe('4');
});
