import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lines } from '#machines/flows/lines.ts';
import { givenPage } from './givenPage.tsx';

const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });
const chosen = () =>
  [...screen.getAllByRole('radio'), ...screen.queryAllByRole('checkbox')].flatMap((choice) =>
    choice instanceof HTMLInputElement && choice.checked ? [choice.value] : [],
  );

test('a kind of event that is kept is chosen again, and the family chosen instead is not', async () => {
  const { asked, keep, user } = await givenPage({
    code: 'chooseEvent',
    claim: { eventKinds: ['HAVNEHODA'] },
  });
  await user.click(screen.getByRole('radio', { name: 'Mně, způsobil ji někdo jiný' }));
  await user.click(screen.getByRole('checkbox', { name: 'Jiná moje věc' }));
  expect(chosen()).toEqual(['POVPOS', 'POVPOS_THING']);
  keep('eventKinds');
  await waitFor(() => expect(chosen()).toEqual([]));
  expect(screen.getByRole('button', { current: true }).textContent).toMatch(/^Nehoda/);
  await user.click(proceed());
  await waitFor(() => expect(asked).toEqual([['next', { eventKinds: ['HAVNEHODA'] }]]));
});

test('a role that is kept is chosen again, though it was changed twice', async () => {
  const { keep, user } = await givenPage({ code: 'reporter', claim: { reporterRole: 'INSURED' } });
  await user.click(screen.getByRole('button', { name: /^Změnit ?: Kdo škodu/ }));
  for (const _ of [1, 2]) {
    const [, other] = screen.getAllByRole('radio');
    if (other) await user.click(other);
    expect(chosen()).not.toEqual(['INSURED']);
    keep('reporterRole');
    await waitFor(() => expect(chosen()).toEqual(['INSURED']));
  }
});

test('a date and a text that are kept are as they were, and what else was typed stays', async () => {
  const car = lines.find(({ claimType }) => claimType === 'car');
  if (!car) throw new Error('Nobody insures cars.');
  const { keep, user } = await givenPage({
    code: 'claimIdentification',
    flow: await car.flows.UPLOAD(),
    claim: { claimNumber: '2026CAR00000099', incidentDate: '2026-11-15' },
  });
  // What was just sent stands in lines.
  for (const line of [/^Změnit ?: Číslo škody/, /^Změnit ?: Kdy/])
    await user.click(screen.getByRole('button', { name: line }));
  const number = screen.getByRole('textbox', { name: /Číslo škody/ });
  const day = screen.getByRole('textbox', { name: /Datum|Kdy/ });
  for (const [box, text] of [
    [number, '2026CAR00000017'],
    [day, '1.11.2026'],
  ] as const) {
    await user.clear(box);
    await user.type(box, text);
  }
  keep('incidentDate');
  await waitFor(() => expect(day).toHaveProperty('value', '15.11.2026'));
  expect(number).toHaveProperty('value', '2026CAR00000017');
  keep('claimNumber');
  await waitFor(() => expect(number).toHaveProperty('value', '2026CAR00000099'));
});
