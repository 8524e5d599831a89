import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { givenPage } from './givenPage.tsx';

const code = 'chooseEvent';
const accident = () => screen.getByRole('button', { name: /^Nehoda/ });
const caused = () => screen.getByRole('radio', { name: 'Někomu jinému, způsobilo ji moje vozidlo' });
const suffered = () => screen.getByRole('radio', { name: 'Mně, způsobil ji někdo jiný' });
const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });

test('whose damage it is stands above the answers to it, which say nothing by themselves', async () => {
  await givenPage({ code });
  const asked = screen.getByText('Komu vznikla škoda?').getBoundingClientRect();
  expect(asked.width).toBeGreaterThan(100);
  expect(asked.bottom).toBeLessThanOrEqual(suffered().getBoundingClientRect().top);
});

test('one thing happens to the own vehicle, and goes on at once, whatever else was chosen', async () => {
  const { asked, user } = await givenPage({ code });
  await user.click(suffered());
  await user.click(screen.getByRole('checkbox', { name: 'Zranění nebo úmrtí' }));
  await user.click(screen.getByRole('button', { name: /^Krádež nebo vloupání/ }));
  await waitFor(() => expect(asked).toEqual([['next', { eventKinds: ['HAVODCIZENI'] }]]));
});

test('who suffered damage may name several kinds of it', async () => {
  const { asked, user } = await givenPage({ code });
  await user.click(suffered());
  await user.click(screen.getByRole('checkbox', { name: 'Zranění nebo úmrtí' }));
  await user.click(screen.getByRole('checkbox', { name: 'Moje vozidlo' }));
  await user.click(proceed());
  await waitFor(() => expect(asked).toEqual([['next', { eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'] }]]));
});

test('another family takes the kinds chosen before with it', async () => {
  const { asked, user } = await givenPage({ code, claim: { eventKinds: ['HAVSKLA'] } });
  await user.click(caused());
  await user.click(screen.getByRole('checkbox', { name: 'Cizí vozidlo' }));
  await user.click(suffered());
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Jiná moje věc' }));
  await user.click(proceed());
  await waitFor(() => expect(asked).toEqual([['next', { eventKinds: ['POVPOS_THING'] }]]));
});

test('who comes back finds the family and the kinds as they were', async () => {
  await givenPage({ code, claim: { eventKinds: ['POVPOJ_VEHICLE', 'POVPOJ_HEALTH'] } });
  const chosen = [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')].filter(
    (choice) => choice instanceof HTMLInputElement && choice.checked,
  );
  expect(chosen.map((choice) => choice.getAttribute('value'))).toEqual([
    'POVPOJ',
    'POVPOJ_VEHICLE',
    'POVPOJ_HEALTH',
  ]);
});

test('who chose nothing is led to the own vehicle, who chose a family to its kinds', async () => {
  const { asked, user } = await givenPage({ code });
  await user.click(proceed());
  await user.click(await screen.findByRole('link', { name: 'Vyberte, co se stalo.' }));
  expect(document.activeElement).toBe(accident());
  await user.click(caused());
  await user.click(proceed());
  await user.click(await screen.findByRole('link', { name: 'Vyberte, co se stalo.' }));
  expect([document.activeElement, asked]).toEqual([
    screen.getByRole('checkbox', { name: 'Cizí vozidlo' }),
    [],
  ]);
});
