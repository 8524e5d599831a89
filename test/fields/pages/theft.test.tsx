import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { givenPage } from './givenPage.tsx';

const code = 'theft';
const told = { parkedFrom: '2026-11-02T20:00', discoveredAt: '2026-11-03T07:10' };
const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });

test('who lost the whole vehicle is asked for its keys and for no list of things', async () => {
  const secured: ClaimDetail = { vehicleLocked: 'YES', leftInside: ['NONE'] };
  const claim: ClaimDetail = { damageCause: '400', ...told, ...secured };
  const { asked, became, user } = await givenPage({ code, claim });
  await user.type(await screen.findByLabelText('Kolik klíčů od vozidla máte?'), '2');
  expect(screen.queryByRole('group', { name: 'Co zmizelo?' })).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: 'Co bylo ukradeno?' })).toBeNull();
  await user.click(proceed());
  await waitFor(() => expect(asked).toEqual([['next', { keysCount: 2, ...told, ...secured }]]));
  expect(became).toEqual([{ ...claim, theftKind: 'WHOLE_VEHICLE', keysCount: 2 }]);
});

test('who lost luggage lists it with its price', async () => {
  const { asked, user } = await givenPage({ code, claim: { damageCause: '410', ...told } });
  await user.click(screen.getByRole('radio', { name: 'Věci z vozidla' }));
  await user.click(proceed());
  await screen.findByRole('link', { name: 'Přidejte alespoň jednu věc.' });
  const things = within(screen.getByRole('group', { name: 'Co zmizelo?' }));
  await user.click(things.getByRole('button', { name: 'Přidat věc' }));
  await user.type(things.getByLabelText('Co to bylo'), 'Kufr s nářadím');
  await user.type(things.getByLabelText(/Pořizovací cena/), '12 500');
  await user.click(proceed());
  const stolenThings = [{ description: 'Kufr s nářadím', price: 12_500 }];
  await waitFor(() => expect(asked).toEqual([['next', { theftKind: 'LUGGAGE', stolenThings, ...told }]]));
});

test.each([
  ['Kč on a Czech policy', { policyCountry: 'CZ', dummyPolicy: false }, undefined, 'Kč'],
  ['€ on a Slovak policy', { policyCountry: 'SK', dummyPolicy: false }, undefined, '€'],
  ['€ where no policy is known and the reporter says so', { dummyPolicy: true }, 'V eurech (€)', '€'],
] as const)('a price is told in %s', async (_, policy, chosen, sign) => {
  const { asked, user } = await givenPage({ code, claim: { damageCause: '410', ...told, ...policy } });
  await user.click(screen.getByRole('radio', { name: 'Věci z vozidla' }));
  const things = within(await screen.findByRole('group', { name: 'Co zmizelo?' }));
  await user.click(things.getByRole('button', { name: 'Přidat věc' }));
  const units = () => ['Kč', '€'].filter((unit) => things.queryByText(unit) !== null);
  expect(units()).toEqual(chosen === undefined ? [sign] : []);
  if (chosen) await user.click(screen.getByRole('radio', { name: chosen }));
  await waitFor(() => expect(units()).toEqual([sign]));
  await user.type(things.getByLabelText('Co to bylo'), 'Kufr');
  await user.click(proceed());
  const currency = chosen ? { currency: 'EUR' } : {};
  const answers = { theftKind: 'LUGGAGE', stolenThings: [{ description: 'Kufr' }], ...told, ...currency };
  await waitFor(() => expect(asked).toEqual([['next', answers]]));
});

test('"none of these" and the ways to secure a vehicle clear each other', async () => {
  const { user } = await givenPage({ code });
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .flatMap((choice) => (choice.checked ? [choice.value] : []));
  await user.click(screen.getByRole('checkbox', { name: 'Alarm' }));
  await user.click(screen.getByRole('checkbox', { name: 'Imobilizér' }));
  expect(chosen()).toEqual(['IMMOBILISER', 'ALARM']);
  await user.click(screen.getByRole('checkbox', { name: 'Nic z toho' }));
  expect(chosen()).toEqual(['NONE']);
  await user.click(screen.getByRole('checkbox', { name: 'Alarm' }));
  expect(chosen()).toEqual(['ALARM']);
});
