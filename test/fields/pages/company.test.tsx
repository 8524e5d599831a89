import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import type { FoundCompany } from '#machines/service/companies.ts';
import { givenPage } from './givenPage.tsx';

const transport: FoundCompany = {
  companyFound: true,
  companyName: 'Zkušební doprava s.r.o.',
  address: { countryCode: 'CZ', streetWithNumbers: 'Na Pankráci 14', city: 'Praha 4', zipCode: '14000' },
};

const claim = { claimType: 'liability', riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' } as const;
const employerPage = (findCompany: (number: string) => Promise<FoundCompany>) =>
  givenPage({ flow: liabilityDraft, code: 'employer', claim, findCompany });
const number = () => screen.getByLabelText('IČO');
const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });
const seat = { countryCode: 'CZ', streetWithNumbers: 'Na Pankráci 14', city: 'Praha 4', zipCode: '14000' };

test('an employer is told by their number, and the reporter has only to go on', async () => {
  const { asked, user } = await employerPage(async () => transport);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Název/ })).toBeNull());
  await user.type(number(), '990 00 016');
  expect(await screen.findByText('Zkušební doprava s.r.o.')).toBeVisible();
  expect(screen.getByText('Na Pankráci 14, 14000 Praha 4')).toBeVisible();
  await user.click(proceed());
  const employerParty = {
    identificationNumber: '99000016',
    companyName: 'Zkušební doprava s.r.o.',
    address: seat,
  };
  await waitFor(() => expect(asked).toEqual([['next', { employerParty }]]));
});

test('what the register tells of a company can be changed', async () => {
  const { asked, user } = await employerPage(async () => transport);
  await user.type(number(), '99000016');
  await user.click(await screen.findByRole('button', { name: /^Změnit ?: Název/ }));
  const name = screen.getByRole('textbox', { name: /Název/ });
  await user.clear(name);
  await user.type(name, 'Zkušební doprava v likvidaci');
  await user.click(proceed());
  const employerParty = {
    identificationNumber: '99000016',
    companyName: 'Zkušební doprava v likvidaci',
    address: seat,
  };
  await waitFor(() => expect(asked).toEqual([['next', { employerParty }]]));
});

test.each([
  ['does not know', async (): Promise<FoundCompany> => ({ companyFound: false })],
  ['cannot be asked about', () => Promise.reject(new Error('The line is dead.'))],
])('a company that the register %s is typed', async (_, findCompany) => {
  const { asked, user } = await employerPage(findCompany);
  await user.type(number(), '99000016');
  await user.type(await screen.findByRole('textbox', { name: /Název/ }), 'Ukázková stavba a.s.');
  await user.type(screen.getByRole('textbox', { name: /Ulice/ }), 'Veveří 147');
  await user.type(screen.getByRole('textbox', { name: /PSČ/ }), '60200');
  await user.type(screen.getByRole('textbox', { name: /Obec|Město/ }), 'Brno');
  await user.click(proceed());
  const employerParty = {
    identificationNumber: '99000016',
    companyName: 'Ukázková stavba a.s.',
    address: { countryCode: 'CZ', streetWithNumbers: 'Veveří 147', zipCode: '60200', city: 'Brno' },
  };
  await waitFor(() => expect(asked).toEqual([['next', { employerParty }]]));
});

test('a name that was typed before its number is asked for stays', async () => {
  const { user } = await givenPage({
    flow: uniflowDraft,
    code: 'person',
    claim: { claimType: 'uniflow', reporterRole: 'INSURED' },
    findCompany: async () => transport,
  });
  await user.click(screen.getByRole('radio', { name: 'Firma nebo podnikatel' }));
  await user.type(screen.getByRole('textbox', { name: /^Název/ }), 'Farma U Lesa s.r.o.');
  expect(screen.queryByLabelText('IČO')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Firma nebo spolek' }));
  expect(screen.getByLabelText('IČO')).toBeVisible();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Název/ }).value).toBe('Farma U Lesa s.r.o.');
});

test('whoever has gone on to the name goes on at the line that it becomes', async () => {
  const { promise, resolve } = Promise.withResolvers<FoundCompany>();
  const { user } = await givenPage({
    code: 'bankData',
    claim: { claimType: 'car', vehicleRouting: 'VEHICLE', bankContactType: 'REPAIR_SHOP_COMPANY' },
    findCompany: () => promise,
  });
  await user.type(screen.getByRole('textbox', { name: /IČO/ }), '99000016');
  await user.click(screen.getByRole('textbox', { name: /^Název/ }));
  resolve(transport);
  const change = await screen.findByRole('button', { name: /^Změnit ?: Název/ });
  await waitFor(() => expect(document.activeElement).toBe(change));
});
