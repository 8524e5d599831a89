import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { givenPage } from './givenPage.tsx';

const caused: ClaimDetail = { claimType: 'car', eventKinds: ['POVPOJ_THING'], riskFlow: 'POVPOJ' };
const eva = { personKind: 'NATURAL', fullName: 'Eva Malá', email: 'eva.mala@example.cz' } as const;
const told = { injured: eva, damageKinds: ['THING' as const], damagedThings: [{ description: 'kolo' }] };

const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const group = (name: string) => within(screen.getByRole('group', { name }));

test('what is damaged is ticked as the event says, and the first thing is there to fill in', async () => {
  await givenPage({ code: 'injuredParty[0]', claim: caused });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Věci' }).checked).toBe(true);
  expect(group('Věc 1').getByLabelText('Co je poškozené')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Věc 2' })).toBeNull();
});

test('e-mail and phone are each required when the other is missing, beside both fields', async () => {
  const { user } = await givenPage({ code: 'injuredParty[0]', claim: caused });
  await user.click(proceed());
  await waitFor(() => expect(group('Kontakt').getAllByText('Vyplňte e-mail nebo telefon.')).toHaveLength(2));
  await user.type(field('E-mail'), 'eva.mala@example.cz');
  await waitFor(() => expect(group('Kontakt').queryByText('Vyplňte e-mail nebo telefon.')).toBeNull());
  expect(field('Telefon (nepovinné)')).toBeDefined();
});

test('a machine is asked for its engine number instead of plate and VIN', async () => {
  const { user } = await givenPage({
    code: 'injuredParty[0]',
    claim: { ...caused, eventKinds: ['POVPOJ_VEHICLE'] },
  });
  expect(field('Registrační značka')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Pracovní stroj' }));
  expect(field('Číslo motoru nebo rámu')).toBeDefined();
  expect(screen.queryByLabelText('Registrační značka')).toBeNull();
  await user.click(proceed());
  await waitFor(() => expect(screen.getAllByText('Zadejte číslo motoru nebo rámu.')).toHaveLength(2));
});

test('nothing damaged is an error of the section', async () => {
  const { user } = await givenPage({ code: 'injuredParty[0]', claim: caused });
  await user.click(screen.getByRole('checkbox', { name: 'Věci' }));
  await user.click(proceed());
  await waitFor(() =>
    expect(
      group('Co je poškozené?').getByText('Vyberte, co je poškozené, nebo že je někdo zraněný.'),
    ).toBeDefined(),
  );
});

test('a party told in full is handed on with the others as they were', async () => {
  const claim = { ...caused, injuredParties: [told, {}] };
  const { became, user } = await givenPage({ code: 'injuredParty[1]', claim });
  await user.click(screen.getByRole('radio', { name: 'Firma nebo podnikatel' }));
  await user.click(screen.getByRole('radio', { name: 'Podnikatel (OSVČ)' }));
  await user.type(await screen.findByRole('textbox', { name: 'Název firmy' }), 'Jan Novák');
  await user.type(field('Telefon'), '777 123 456');
  await user.click(screen.getByRole('radio', { name: 'Nevím' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nemovitost' }));
  await user.type(group('Poškozená nemovitost').getByLabelText('Co je poškozené'), 'plot');
  expect(screen.queryByLabelText(/IČO/)).toBeNull();
  await user.click(proceed());
  const second = {
    injured: {
      personKind: 'LEGAL',
      legalForm: 'SELF_EMPLOYED',
      companyName: 'Jan Novák',
      tel: '777123456',
      addressChoice: 'UNKNOWN',
    },
    damageKinds: ['PROPERTY'],
    damagedProperties: [{ description: 'plot' }],
  };
  await waitFor(() => expect(became).toEqual([{ ...claim, injuredParties: [told, second] }]));
});

test('thirty things can be listed and no thirty-first', async () => {
  const things = Array.from({ length: 29 }, (_, at) => ({ description: `věc ${at + 1}` }));
  const { user } = await givenPage({
    code: 'injuredParty[0]',
    claim: { ...caused, injuredParties: [{ ...told, damagedThings: things }] },
  });
  await user.click(screen.getByRole('button', { name: 'Přidat věc' }));
  await screen.findByRole('group', { name: 'Věc 30' });
  expect(screen.queryByRole('button', { name: 'Přidat věc' })).toBeNull();
});

test.each([
  ['told of', told, 'confirmInjuredRemoval'],
  ['still blank', {}, 'continueWithBlankInjured'],
])('leaving out a second party %s asks first', async (_what, second, asks) => {
  const claim = { ...caused, injuredParties: [told, second] };
  const { asked, user } = await givenPage({ code: 'injuredParty[1]', claim });
  await user.click(screen.getByRole('button', { name: 'Vynechat tohoto poškozeného' }));
  expect(asked).toEqual([['edit', { answers: { injuredParties: [told] }, asks, opens: 'injuredParties' }]]);
});

test('a party only typed about is no blank one', async () => {
  const claim = { ...caused, injuredParties: [told, {}] };
  const { asked, user } = await givenPage({ code: 'injuredParty[1]', claim });
  await user.type(field('Telefon'), '777');
  await user.click(screen.getByRole('button', { name: 'Vynechat tohoto poškozeného' }));
  expect(asked).toEqual([
    ['edit', { answers: { injuredParties: [told] }, asks: 'confirmInjuredRemoval', opens: 'injuredParties' }],
  ]);
});

test('the first party cannot be left out', async () => {
  await givenPage({
    code: 'injuredParty[0]',
    claim: { ...caused, injuredParties: [told, told] },
  });
  expect(screen.queryByRole('button', { name: 'Vynechat tohoto poškozeného' })).toBeNull();
});

test('the overview says who was harmed and how, and leads to each', async () => {
  const claim = { ...caused, injuredParties: [told, {}] };
  const { asked, user } = await givenPage({ code: 'injuredParties', claim });
  expect(screen.getByRole('heading', { name: '2 poškození' })).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Eva Malá',
    'Poškozený 2',
  ]);
  expect([screen.getByText('Věci'), screen.getByText('Zatím nevyplněno')]).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Upravit: Poškozený 2' }));
  await user.click(screen.getByRole('button', { name: 'Odebrat: Eva Malá' }));
  await user.click(screen.getByRole('button', { name: 'Přidat dalšího poškozeného' }));
  expect(asked).toEqual([
    ['change', 'injuredParty[1]'],
    ['edit', { answers: { injuredParties: [{}] }, asks: 'confirmInjuredRemoval', opens: 'injuredParties' }],
    ['edit', { answers: { injuredParties: [told, {}, {}] }, opens: 'injuredParty[2]' }],
  ]);
});

test('the only party has no way to be removed, the tenth no one after it', async () => {
  await givenPage({ code: 'injuredParties', claim: { ...caused, injuredParties: [told] } });
  expect(screen.queryByRole('button', { name: /Odebrat/ })).toBeNull();
});

test('after the tenth it says why no other can be added', async () => {
  const injuredParties = Array.from({ length: 10 }, () => told);
  await givenPage({ code: 'injuredParties', claim: { ...caused, injuredParties } });
  expect(screen.queryByRole('button', { name: 'Přidat dalšího poškozeného' })).toBeNull();
  expect(screen.getByText(/nejvýše 10 poškozených/)).toBeDefined();
});

test('the overview is left as it is, but not with a party half told', async () => {
  const whole = { ...caused, injuredParties: [told] };
  const { became, user } = await givenPage({ code: 'injuredParties', claim: whole });
  await user.click(proceed());
  await waitFor(() => expect(became).toEqual([whole]));
});

test('a party half told holds the overview up', async () => {
  const half = { ...caused, injuredParties: [told, {}] };
  const { asked, user } = await givenPage({ code: 'injuredParties', claim: half });
  await user.click(proceed());
  await user.click(await screen.findByRole('link', { name: 'Doplňte poškozeného 2, nebo ho odeberte.' }));
  expect(document.activeElement?.getAttribute('data-field')).toBe('injuredParties[1]');
  expect(asked).toEqual([]);
});
