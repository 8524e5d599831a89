import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent as keys } from 'vitest/browser';
import { Claim } from '#machines/claim/claim.ts';
import { ComboField } from '#src/fields/combo/ComboField.tsx';
import { MakeField, ModelField } from '#src/fields/VehicleFields.tsx';
import { SelectField } from '#src/fields/choice/SelectField.tsx';
import '#src/fields/combo/RichCombo.tsx';
import { givenForm } from './givenForm.tsx';

const Make = Claim.pick({ vehicleManufacturer: true });
const make = (
  <ComboField
    name="vehicleManufacturer.code"
    words="vehicleManufacturer"
    codelist="car-make-model"
    also={{ 'vehicleManufacturer.name': 'name' }}
    isOptional={false}
  />
);
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Značka' });
/** The rich box is a combobox that says whether it is open; the plain one is the browser's. */
const richBox = () =>
  waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-expanded')).not.toBeNull());

test('a value is found without accents and picked with the keyboard, its name kept beside its code', async () => {
  const { proceed, answers } = await givenForm(Make, { children: make });
  await richBox();
  await keys.click(await box());
  await keys.keyboard('sko');
  await screen.findByRole('option', { name: 'Škoda' });
  // The frame a test runs in scrolls at times, and a page that scrolls closes its open lists: once more, then.
  await waitFor(async () => {
    const make = await box();
    make.focus();
    if (make.value !== 'Škoda') await keys.keyboard('{ArrowDown}{Enter}');
    expect(make.value).toBe('Škoda');
  });
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ vehicleManufacturer: { code: 'SKODA', name: 'Škoda' } }]));
});

test('a name written out is picked when the reporter leaves the box', async () => {
  const { user, proceed, answers } = await givenForm(Make, { children: make });
  await richBox();
  await user.type(await box(), 'škoda');
  await user.tab();
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ vehicleManufacturer: { code: 'SKODA', name: 'Škoda' } }]));
});

test('letters that are no value hold Continue back and stay in the box', async () => {
  const { user, proceed, answers } = await givenForm(Make, { children: make });
  await richBox();
  await user.type(await box(), 'Škodovka');
  await proceed();
  await screen.findAllByText('Vyberte jednu z možností.');
  expect([(await box()).value, answers]).toEqual(['Škodovka', []]);
});

test('nothing picked is refused once, in the words of the field', async () => {
  const { user, proceed } = await givenForm(Make, { children: make });
  await richBox();
  await proceed();
  await user.click(await screen.findByRole('link', { name: 'Zadejte značku vozidla.' }));
  expect(document.activeElement).toBe(await box());
});

test('a saved value is shown by its name', async () => {
  await givenForm(Make, {
    defaultValue: { vehicleManufacturer: { code: 'SKODA', name: 'Škoda' } },
    children: make,
  });
  await waitFor(async () => expect((await box()).value).toBe('Škoda'));
});

test('letters typed before a reload come back', async () => {
  const { typed, user, unmount } = await givenForm(Make, { children: make });
  await richBox();
  await user.type(await box(), 'Škodo');
  await waitFor(() => expect(typed.at(-1)).toMatchObject({ vehicleManufacturer: { 'code~text': 'Škodo' } }));
  unmount();
  await givenForm(Make, { typed: { vehicleManufacturer: { 'code~text': 'Škodo' } }, children: make });
  await waitFor(async () => expect((await box()).value).toBe('Škodo'));
});

test('a name that a list lacks is an answer where the list only suggests', async () => {
  const { user, proceed, answers } = await givenForm(Make, {
    children: <MakeField name="vehicleManufacturer" codelist="car-make-model" isOptional={false} />,
  });
  await richBox();
  await user.type(await box(), 'Ducati');
  await screen.findByText('V seznamu to není. Napište to celé, to stačí.');
  await user.tab();
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ vehicleManufacturer: { name: 'Ducati' } }]));
  expect((await box()).value).toBe('Ducati');
});

test('a name saved although the list lacks it is shown, and letters added to a picked one undo its code', async () => {
  const { user, proceed, answers } = await givenForm(Make, {
    defaultValue: { vehicleManufacturer: { name: 'Agados' } },
    children: <MakeField name="vehicleManufacturer" codelist="car-make-model" isOptional={false} />,
  });
  await richBox();
  expect((await box()).value).toBe('Agados');
  await user.clear(await box());
  await user.type(await box(), 'fiat');
  await user.tab();
  await waitFor(async () => expect((await box()).value).toBe('Fiat'));
  await user.type(await box(), 'ka');
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ vehicleManufacturer: { name: 'Fiatka' } }]));
});

test('a model may be typed for any make, and another make begins without one', async () => {
  const Vehicle = Claim.pick({ vehicleManufacturer: true, vehicleModel: true });
  const { user, proceed, answers } = await givenForm(Vehicle, {
    defaultValue: { vehicleManufacturer: { code: 'SKODA', name: 'Škoda' }, vehicleModel: 'Pick-up' },
    children: (
      <>
        <MakeField name="vehicleManufacturer" codelist="car-make-model" isOptional={false} />
        <ModelField name="vehicleModel" codelist="car-make-model" isOptional={false} />
      </>
    ),
  });
  const model = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Model' });
  await waitFor(async () => expect((await box()).getAttribute('aria-expanded')).not.toBeNull());
  expect((await model()).value).toBe('Pick-up');
  await user.clear(await box());
  await user.type(await box(), 'Ducati');
  await user.tab();
  await waitFor(async () => expect((await model()).value).toBe(''));
  await user.type(await model(), 'Monster');
  await user.tab();
  await proceed();
  await waitFor(() =>
    expect(answers).toEqual([{ vehicleManufacturer: { name: 'Ducati' }, vehicleModel: 'Monster' }]),
  );
});

test('the model of another make is dropped', async () => {
  const { proceed } = await givenForm(Claim.pick({ vehicleModel: true }), {
    defaultValue: { vehicleModel: 'Octavia' },
    children: <ComboField name="vehicleModel" codelist="car-make-model" parent="BMW" stores="name" />,
  });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe(''));
  await proceed();
  expect(await screen.findAllByText('Zadejte model vozidla.')).toHaveLength(2);
});

test('a select offers its codelist and keeps the saved code', async () => {
  const { user, proceed, answers } = await givenForm(Claim.pick({ damageCause: true }), {
    defaultValue: { damageCause: '100' },
    children: <SelectField name="damageCause" codelist="damage-cause" />,
  });
  await screen.findByRole('option', { name: /Dopravní nehoda/ });
  expect(screen.getByLabelText<HTMLSelectElement>('Co přesně se stalo?').value).toBe('100');
  const other = screen.getAllByRole<HTMLOptionElement>('option').at(-1);
  await user.selectOptions(screen.getByLabelText('Co přesně se stalo?'), other?.value ?? '');
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ damageCause: other?.value }]));
});
