import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Claim } from '#machines/claim/claim.ts';
import { AccountField } from '#src/fields/AccountField.tsx';
import { givenForm } from './givenForm.tsx';

const Account = Claim.pick({ userEnteredBankContact: true });
const children = <AccountField name="userEnteredBankContact" />;
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const bank = () => box(/Kód banky/);
const shown = () => [box(/Předčíslí/).value, box(/Číslo účtu/).value, bank().value];

const givenAccount = () => givenForm(Account, { children });

describe('an account', () => {
  test.each([
    ['19-2000145399/0800', ['19', '2000145399', '0800']],
    ['19 - 2000 145 399 / 0800', ['19', '2000145399', '0800']],
    ['2000145399/0800', ['', '2000145399', '0800']],
    ['19 – 2000145399/0800', ['19', '2000145399', '0800']],
    ['CZ65 0800 0000 1920 0014 5399', ['19', '2000145399', '0800']],
    ['sk3112000000198742637541', ['19', '8742637541', '1200']],
  ])('pasted as %s is taken apart, and that is said', async (pasted, parts) => {
    const { user } = await givenAccount();
    await user.click(box(/Číslo účtu/));
    await user.paste(pasted);
    await waitFor(() => expect(shown()).toEqual(parts));
    expect(screen.getByText('Účet jsme rozdělili na předčíslí, číslo a kód banky.')).toBeTruthy();
  });

  test('typed in one go is kept in its parts', async () => {
    const { user, proceed, answers } = await givenAccount();
    await user.type(box(/Číslo účtu/), '19-2000145399/0800');
    await waitFor(() => expect(shown()).toEqual(['19', '2000145399', '0800']));
    await proceed();
    const kept = { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' };
    await waitFor(() => expect(answers).toEqual([{ userEnteredBankContact: kept }]));
  });

  test('says which bank it is as soon as the code is typed', async () => {
    const { user } = await givenAccount();
    await user.type(bank(), '0800');
    await screen.findByText('Česká spořitelna', { selector: 'output' });
  });

  test('of a bank nobody knows is taken with a warning', async () => {
    const { user, proceed, answers } = await givenAccount();
    await user.type(box(/Číslo účtu/), '2000145399/9999');
    await user.tab();
    await waitFor(() => expect(shown()).toEqual(['', '2000145399', '9999']));
    await user.click(bank());
    await user.tab();
    await screen.findByText(/Tuto banku v seznamu nemáme/);
    await proceed();
    const kept = { accountNumber: '2000145399', bankCode: '9999' };
    await waitFor(() => expect(answers).toEqual([{ userEnteredBankContact: kept }]));
  });
});
