import type { ClaimDetail } from '#machines/claim/claim.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { givenPage } from './givenPage.tsx';

test.each([
  ['SERVICE', true],
  ['INSURED', false],
] as const)('who reports as %s is asked for a company: %s', async (reporterRole, isAsked) => {
  await givenPage({ code: 'reporter', claim: { reporterRole } });
  expect(screen.queryByLabelText(/^IČO/) !== null).toBe(isAsked);
});

test.each([
  ['4ui 5655', 'Vypadá to na registrační značku.'],
  ['tmbzzz3vzn4000001', 'Vypadá to na VIN.'],
  ['4400000017', 'Vypadá to na číslo smlouvy.'],
])('%s is recognised while it is typed', async (letters, sentence) => {
  const { user } = await givenPage({ code: 'vehicle' });
  await user.type(screen.getByLabelText(/Registrační značka \(SPZ\), VIN/), letters);
  await screen.findByText(sentence);
});

test('the insured who reports finds the own name filled in, and where it came from', async () => {
  const claim = { reporterRole: 'INSURED', reporter: { fullName: 'Jan Novotný' } } as const;
  const { user } = await givenPage({ code: 'person', claim });
  await user.click(screen.getByRole('radio', { name: 'Soukromá osoba' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Jméno a příjmení')).value).toBe('Jan Novotný');
  expect(screen.getByText(/Jméno jsme doplnili z vašeho kontaktu/)).toBeTruthy();
});

test('the insured who reports is filled in, also where the policy told what kind of person it is', async () => {
  const claim = {
    reporterRole: 'INSURED' as const,
    reporter: { fullName: 'Jana Nováková' },
    insured: { personKind: 'NATURAL' as const },
  };
  await givenPage({ code: 'person', claim });
  expect(screen.getByLabelText<HTMLInputElement>('Jméno a příjmení').value).toBe('Jana Nováková');
});

test('a company is asked for its name and number instead of a birth number', async () => {
  const { user } = await givenPage({ code: 'person' });
  await user.click(screen.getByRole('radio', { name: 'Firma nebo podnikatel' }));
  await screen.findByLabelText('Název firmy');
  expect(screen.queryByLabelText(/Rodné číslo/)).toBeNull();
});

test('the insured who reports is taken for the driver, in a line that opens to be changed', async () => {
  const claim = {
    eventKinds: ['HAVNEHODA'],
    riskFlow: 'HAV',
    reporterRole: 'INSURED',
    reporter: { fullName: 'Jan Novotný' },
  } satisfies ClaimDetail;
  const { user } = await givenPage({ code: 'circumstances', claim });
  const driver = screen.getByLabelText<HTMLInputElement>('Kdo řídil?');
  expect([driver.value, driver.checkVisibility()]).toEqual(['Jan Novotný', false]);
  await user.click(screen.getByRole('button', { name: /^Změnit ?: Kdo řídil/ }));
  expect([driver.checkVisibility(), document.activeElement]).toEqual([true, driver]);
});

test('one press makes the reporter the driver', async () => {
  const claim = {
    eventKinds: ['HAVNEHODA'],
    riskFlow: 'HAV',
    reporterRole: 'OTHER',
    reporter: { fullName: 'Jan Novotný' },
  } satisfies ClaimDetail;
  const { user } = await givenPage({ code: 'circumstances', claim });
  await user.click(screen.getByRole('button', { name: 'Já' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Kdo řídil?').value).toBe('Jan Novotný'),
  );
});

test('who did not cause the accident reads who else may pay, and who caused it does not', async () => {
  const { user } = await givenPage({
    code: 'circumstances',
    claim: {
      claimType: 'car',
      eventKinds: ['HAVNEHODA'],
      riskFlow: 'HAV',
      reporterRole: 'INSURED',
      damageCause: '100',
    },
  });
  const title = 'Zaplatit může i pojišťovna viníka';
  expect(screen.queryByText(title)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Někdo jiný' }));
  expect(await screen.findByText(title)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Řidič mého vozidla' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
});
