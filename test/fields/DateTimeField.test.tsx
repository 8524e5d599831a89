import { getPage } from '#machines/flow/compile.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Claim } from '#machines/claim/claim.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { DateTimeField } from '#src/fields/date/DateTimeField.tsx';
import { givenForm } from './givenForm.tsx';

const Parked = Claim.pick({ parkedFrom: true });
const children = <DateTimeField name="parkedFrom" />;
const day = () => screen.getByLabelText<HTMLInputElement>('Datum');
const time = () => screen.getByLabelText<HTMLInputElement>('Čas');

describe('a day with a time', () => {
  test.each([
    ['8:05', '08:05'],
    ['805', '08:05'],
    ['8.05', '08:05'],
    ['8', '08:00'],
    ['1730', '17:30'],
    ['00:00', '00:00'],
  ])('may have its time typed as %s and is kept as ISO', async (typed, shown) => {
    const { user, proceed, answers } = await givenForm(Parked, { children });
    await user.type(day(), '1.2.2024');
    await user.type(time(), typed);
    await user.tab();
    expect([day().value, time().value]).toEqual(['01.02.2024', shown]);
    await proceed();
    await waitFor(() => expect(answers).toEqual([{ parkedFrom: `2024-02-01T${shown}` }]));
  });

  test.each([
    ['', '', 'Zadejte, od kdy vozidlo stálo na místě.', 'Datum'],
    ['', '8:05', 'Doplňte datum, od kdy vozidlo stálo na místě.', 'Datum'],
    ['31.2.2024', '8:05', 'Zkontrolujte den, takové datum v kalendáři není.', 'Datum'],
    ['1.2.2024', '', 'Doplňte čas, od kdy vozidlo stálo na místě.', 'Čas'],
    ['1.2.2024', '25:10', 'Čas zadejte jako hodiny a minuty, například 8:05.', 'Čas'],
    ['1.2.2024', 'ráno', 'Čas zadejte jako hodiny a minuty, například 8:05.', 'Čas'],
    ['1.2.2090', '8:05', 'Opravte datum, tento den ještě nenastal.', 'Datum'],
  ])('typed as "%s" and "%s" is refused where it is wrong', async (typedDay, typedTime, sentence, part) => {
    const { user, proceed, answers } = await givenForm(Parked, { children });
    if (typedDay) await user.type(day(), typedDay);
    if (typedTime) await user.type(time(), typedTime);
    await proceed();
    await user.click(await screen.findByRole('link', { name: sentence }));
    const wrong = [day(), time()].filter((box) => box.getAttribute('aria-invalid') === 'true');
    expect([wrong, document.activeElement, answers]).toEqual([
      [screen.getByLabelText(part)],
      screen.getByLabelText(part),
      [],
    ]);
  });

  test('keeps the letters as they were typed across a reload', async () => {
    const before = await givenForm(Parked, { children });
    await before.user.type(day(), '31.2.2024');
    await before.user.type(time(), 'ráno');
    await before.user.tab();
    const typed = before.typed.at(-1);
    before.unmount();
    await givenForm(Parked, { children, typed: { ...Object(typed) } });
    expect([day().value, time().value]).toEqual(['31.2.2024', 'ráno']);
  });

  test('starts with the saved answer', async () => {
    await givenForm(Parked, { children, defaultValue: { parkedFrom: '2026-11-02T10:00' } });
    expect([day().value, time().value]).toEqual(['02.11.2026', '10:00']);
  });

  test('is one question with two boxes for a reader', async () => {
    await givenForm(Parked, { children });
    const group = screen.getByRole('group', { name: 'Kdy jste vozidlo zaparkovali?' });
    expect([group.contains(day()), group.contains(time())]).toEqual([true, true]);
  });
});

test('what was found sooner than the vehicle was parked is refused at the time it was found', async () => {
  const { proceed, answers } = await givenForm(answersSchema(getPage(carDraft, 'vandalism'), {}), {
    defaultValue: { parkedFrom: '2026-11-02T10:00', discoveredAt: '2026-11-02T09:00', offenderKnown: 'NO' },
    children: (
      <>
        {children}
        <DateTimeField name="discoveredAt" />
      </>
    ),
  });
  await proceed();
  await screen.findByRole('link', { name: /^Opravte den zjištění, nemůže být dřív než 2/ });
  expect(answers).toEqual([]);
});
