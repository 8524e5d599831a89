import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { givenPage } from './givenPage.tsx';

const heir: ClaimDetail = {
  appliedRiskId: 'UMR',
  reporterRole: 'OTHER',
  relationToInsured: 'HEIR',
  familyRelation: 'CHILD',
  reporter: { fullName: 'Jana Nováková', email: 'jana@example.cz', tel: '777123456' },
};
const jana = { fullName: 'Jana Nováková', familyRelation: 'CHILD', tel: '777123456' } as const;

const given = (code: string, claim: ClaimDetail) => givenPage({ flow: lifeDraft, code, claim });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });

test('an heir who reports is the first to claim and only completes what we know', async () => {
  const { became, user } = await given('claimant[0]', heir);
  expect([field('Jméno a příjmení').value, field(/^Telefon/).value]).toEqual(['Jana Nováková', '777123456']);
  screen.getByRole('group', { name: 'Bankovní účet' });
  await user.type(field(/^Rodné číslo/), '885219/9884');
  await user.type(field('Ulice a číslo'), 'Nádražní 27');
  await user.type(field('PSČ'), '702 00');
  await user.type(field('Obec'), 'Ostrava');
  await user.click(proceed());
  const address = { streetWithNumbers: 'Nádražní 27', zipCode: '70200', city: 'Ostrava', countryCode: 'CZ' };
  await waitFor(() =>
    expect(became).toEqual([
      {
        ...heir,
        claimants: [{ ...jana, email: 'jana@example.cz', birthNumber: '8852199884', address }],
        identificationWay: 'LATER',
        moreClaimants: 'NO',
      },
    ]),
  );
});

test('an heir who reports and has told an account already is not asked for it', async () => {
  await given('claimant[0]', { ...heir, bankContactType: 'ENTERED' });
  expect(screen.queryByRole('group', { name: 'Bankovní účet' })).toBeNull();
});

test('who reports for somebody else begins with nobody, and may tell an account', async () => {
  await given('claimant[0]', { ...heir, relationToInsured: 'ATTORNEY' });
  expect(field('Jméno a příjmení').value).toBe('');
  screen.getByRole('group', { name: 'Bankovní účet' });
});

test.each([
  ['birth date', '22. 2. 2014', true],
  ['birth number with a slash', '140222/9279', true],
  ['birth date of an adult', '22. 2. 2004', false],
  ['birth date only begun', '22. 2.', false],
])('who acts for a child is asked as soon as its age is told: %s', async (_, text, isAsked) => {
  const { user } = await given('claimant[1]', { ...heir, claimants: [jana, {}] });
  expect(screen.queryByLabelText('Kdo za dítě jedná?')).toBeNull();
  await user.type(field('Rodné číslo nebo datum narození'), text);
  await user.tab();
  await waitFor(() => expect(screen.queryByLabelText('Kdo za dítě jedná?') !== null).toBe(isAsked));
});

test('the overview says who claims and what they were to the deceased, and leads to each', async () => {
  const claim = { ...heir, claimants: [jana, {}] };
  const { asked, user } = await given('claimants', claim);
  screen.getByRole('heading', { name: '2 osoby' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Jana Nováková',
    'Oprávněná osoba 2',
  ]);
  expect([screen.getByText('Syn nebo dcera'), screen.getByText('Zatím nevyplněno')]).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Upravit: Jana Nováková' }));
  await user.click(screen.getByRole('button', { name: 'Odebrat: Oprávněná osoba 2' }));
  await user.click(screen.getByRole('button', { name: 'Přidat další osobu' }));
  expect(asked).toEqual([
    ['change', 'claimant[0]'],
    ['edit', { answers: { claimants: [jana] }, asks: 'continueWithBlankClaimant', opens: 'claimants' }],
    ['edit', { answers: { claimants: [jana, {}, {}] }, opens: 'claimant[2]' }],
  ]);
});

test('one who is half told of holds the list back, at their card', async () => {
  const { asked, user } = await given('claimants', { ...heir, claimants: [jana, {}] });
  await user.click(proceed());
  await waitFor(() =>
    expect(screen.getAllByText('Doplňte osobu 2, nebo ji odeberte.').length).toBeGreaterThan(0),
  );
  expect(asked).toEqual([]);
});
