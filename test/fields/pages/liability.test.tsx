import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { givenPage } from './givenPage.tsx';

const suffered: ClaimDetail = {
  claimType: 'car',
  eventKinds: ['POVPOS_VEHICLE', 'POVPOS_THING'],
  riskFlow: 'POVPOS',
  vehicleRouting: 'VEHICLE',
  reporterRole: 'INJURED',
  reporter: { fullName: 'Eva Malá', email: 'eva.mala@example.cz', tel: '777123456' },
};
const caused: ClaimDetail = { claimType: 'car', eventKinds: ['POVPOJ_VEHICLE'], riskFlow: 'POVPOJ' };

const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });
const title = () => screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00A0', ' ');

test.each([
  [suffered, ['Poškozený', 'Někdo jiný', 'Servis', 'Makléř nebo zprostředkovatel']],
  [caused, ['Pojištěný', 'Servis', 'Makléř nebo zprostředkovatel', 'Někdo jiný']],
])('who may report follows from who bears the damage', async (claim, roles) => {
  const { user } = await givenPage({ code: 'reporter', claim });
  await user.click(screen.getByRole('button', { name: /^Změnit ?: Kdo škodu/ }));
  const offered = screen.getAllByRole('radio');
  expect(offered).toEqual(roles.map((name) => screen.getByRole('radio', { name })));
});

test.each([
  [suffered, 'Které vozidlo škodu způsobilo a kdy se to stalo?', /bývá v záznamu o nehodě/],
  [caused, 'Kterým vozidlem se škoda stala a kdy?', /v malém technickém průkazu/],
])('the vehicle asked for is the one that caused the damage', async (claim, words, found) => {
  await givenPage({ code: 'vehicle', claim });
  expect([title(), screen.getAllByText(found)]).toEqual([words, [expect.anything()]]);
});

test('the injured who reports finds name, e-mail and phone filled in', async () => {
  const { asked, user } = await givenPage({ code: 'person', claim: suffered });
  expect(title()).toBe('Co o vás potřebujeme vědět?');
  await user.click(screen.getByRole('radio', { name: 'Mně osobně' }));
  await user.click(proceed());
  const injured = { personKind: 'NATURAL', ...suffered.reporter };
  await waitFor(() => expect(asked).toEqual([['next', { injured }]]));
});

test('a machine is described by typed make and model and by its engine number', async () => {
  const { asked, user } = await givenPage({ code: 'vehicleData', claim: suffered });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Vozidlo' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Pracovní stroj' }));
  expect(screen.queryByLabelText('VIN')).toBeNull();
  await user.type(screen.getByLabelText('Značka'), 'Bobcat');
  await user.type(screen.getByLabelText('Model (nepovinné)'), 'S450');
  await user.type(screen.getByLabelText('Rok výroby (nepovinné)'), '2019');
  await user.type(screen.getByLabelText('Číslo motoru nebo rámu'), 'ab-12');
  await user.click(proceed());
  const machine = {
    vehicleKind: 'MACHINE',
    vehicleManufacturer: { name: 'Bobcat' },
    vehicleModel: 'S450',
    manufactureYear: 2019,
    frameworkNo: 'AB-12',
  };
  await waitFor(() => expect(asked).toEqual([['next', machine]]));
});

test('plate and VIN: one of them is enough, the other may then be left out', async () => {
  const { user } = await givenPage({ code: 'vehicleData', claim: suffered });
  await user.type(screen.getByLabelText('Registrační značka (SPZ)'), '1AB2345');
  expect(await screen.findByLabelText('VIN (nepovinné)')).toBeDefined();
  expect(screen.getByText(/Stačí jedno z nich/)).toBeDefined();
});

test('the injured tells of what the event damaged, and of a loss if there was one', async () => {
  const { became, user } = await givenPage({ code: 'sufferedDamage', claim: suffered });
  await user.type(screen.getByLabelText('Registrační značka'), '1AB2345');
  const thing = within(screen.getByRole('group', { name: 'Věc 1' }));
  await user.type(thing.getByLabelText('Co je poškozené'), 'kolo');
  await user.type(thing.getByLabelText(/Odhad ceny/), '12 500');
  await user.click(screen.getByRole('checkbox', { name: 'Finanční ztráta' }));
  await user.type(screen.getByLabelText('Za co ztráta vznikla'), 'půjčené auto');
  await user.click(proceed());
  const own = {
    damageKinds: ['LOSS'],
    damagedVehicles: [{ vehicleKind: 'VEHICLE', registrationNo: '1AB2345' }],
    damagedThings: [{ description: 'kolo', price: 12_500 }],
    financialLosses: [{ description: 'půjčené auto' }],
  };
  await waitFor(() => expect(became).toEqual([{ ...suffered, injuredParties: [own] }]));
});

test('whoever caused damage to others is asked for witnesses only', async () => {
  await givenPage({ code: 'event', claim: caused });
  expect(screen.queryByLabelText(/druhého/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Přidat svědka' })).toBeDefined();
});

test('the injured is asked who caused it as well', async () => {
  await givenPage({ code: 'event', claim: suffered });
  expect(screen.getAllByLabelText(/druhého/)).toHaveLength(4);
});

test('points and fee are asked only where there is a report on the pain', async () => {
  const { user } = await givenPage({ code: 'injury', claim: suffered });
  expect(screen.queryByLabelText('Počet bodů z posudku')).toBeNull();
  const report = within(screen.getByRole('radiogroup', { name: /posudek/ }));
  await user.click(report.getByRole('radio', { name: 'Ano' }));
  expect(screen.getByLabelText('Počet bodů z posudku')).toBeDefined();
});

test('check-your-answers reads everybody who was harmed in words', async () => {
  const claim: ClaimDetail = {
    ...caused,
    injuredParties: [
      {
        injured: { personKind: 'NATURAL', fullName: 'Eva Malá', tel: '+420777123456' },
        damageKinds: ['VEHICLE', 'HEALTH', 'THING'],
        damagedVehicles: [{ vehicleKind: 'VEHICLE', registrationNo: '1AB2345', vehicleSort: { code: 'A' } }],
        damagedLifes: [{ injurySeverity: { code: '2' }, injuryType: '020' }],
        damagedThings: [{ description: 'kolo', price: 12_500 }],
      },
    ],
    witnesses: [{ fullName: 'Ota Svědek', tel: '+420777654321' }],
  };
  const { asked, user } = await givenPage({ code: 'summary', claim });
  const answerTo = (question: string) =>
    within(screen.getByText(question).parentElement ?? document.body)
      .getByRole('definition')
      .textContent?.replaceAll('\u00A0', ' ');
  await screen.findByText(/Osobní automobil/);
  await screen.findByText(/Zlomenina/);
  expect(['Co je poškozené?', 'Poškozené vozidlo', 'Zranění', 'Věc 1', 'Svědek 1'].map(answerTo)).toEqual([
    'Vozidlo, Zdraví, Věci',
    'Druh: Vozidlo\nRegistrační značka: 1AB2345\nTyp vozidla: Osobní automobil',
    'Závažnost: Lehké\nDruh zranění: Zlomenina',
    'kolo, 12 500 Kč',
    'Ota Svědek, +420 777 654 321',
  ]);
  await user.click(screen.getByRole('button', { name: /Změnit.*Poškozený 1/ }));
  expect(asked).toEqual([['change', 'injuredParty[0]']]);
});
