import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lines } from '#machines/flows/lines.ts';
import { givenPage } from './givenPage.tsx';

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('a page that sending was refused for begins with what is missing there', async () => {
  const { asked } = await givenPage({
    code: 'vehicle',
    claim: { contactSearch: '4UI5655' },
    refusal: { page: 'vehicle', name: 'incidentDate', key: 'required' },
  });
  await waitFor(() => expect(links()).toEqual(['Zadejte datum události.']));
  expect(document.activeElement?.textContent).toContain('Opravte prosím 1 věc');
  expect(asked).toEqual([]);
});

test('what only the service knows to be wrong is said at its field until it is changed', async () => {
  const car = lines.find(({ claimType }) => claimType === 'car');
  if (!car) throw new Error('Nobody insures cars.');
  const { asked, user } = await givenPage({
    code: 'claimIdentification',
    flow: await car.flows.UPLOAD(),
    claim: { claimNumber: '2026CAR00000099', incidentDate: '2026-11-15' },
    refusal: { page: 'claimIdentification', name: 'claimNumber', key: 'unknown' },
  });
  await waitFor(() => expect(links()).toEqual(['Škodu s tímto číslem nemáme. Zkontrolujte prosím číslo.']));
  await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
  expect(asked).toEqual([]);
  const box = screen.getByRole('textbox', { name: /Číslo škody/ });
  await user.clear(box);
  await user.type(box, '2026CAR00000017');
  await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
  await waitFor(() =>
    expect(asked).toEqual([['next', { claimNumber: '2026CAR00000017', incidentDate: '2026-11-15' }]]),
  );
});

test('nothing is said on a page that sending was not refused for', async () => {
  await givenPage({ code: 'vehicle' });
  expect(links()).toEqual([]);
});

const draftOf = async (claimType: 'liability' | 'uniflow') => {
  const line = lines.find((one) => one.claimType === claimType);
  if (!line) throw new Error(`Nobody insures ${claimType}.`);
  return line.flows.DRAFT();
};
const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });

test('a number of a company with a mistake is all there is to correct, its name and seat follow from it', async () => {
  const { user } = await givenPage({
    code: 'employer',
    flow: await draftOf('liability'),
    claim: { claimType: 'liability', riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' },
  });
  await user.type(screen.getByRole('textbox', { name: 'IČO' }), '99000017');
  await user.click(proceed());
  await waitFor(() => expect(links()).toEqual(['Zkontrolujte IČO, má mít 8 platných číslic.']));
});

test('a name or a company that is missing is one thing to correct', async () => {
  const { user } = await givenPage({
    code: 'culprit',
    flow: await draftOf('liability'),
    claim: { claimType: 'liability', riskFlow: 'ODPPOS' },
  });
  await user.click(proceed());
  await waitFor(() => expect(links()).toEqual(['Zadejte jméno nebo název firmy.']));
  expect(screen.getAllByText('Zadejte jméno nebo název firmy.')).toHaveLength(3);
});

test('a sentence that any question may have comes with the question', async () => {
  const { user } = await givenPage({
    code: 'causedDamage',
    flow: await draftOf('uniflow'),
    claim: { claimType: 'uniflow', uniKind: 'PET', uniEvent: 'PET_LIABILITY' },
  });
  await user.click(screen.getByRole('radio', { name: 'Zčásti' }));
  await user.click(proceed());
  await waitFor(() =>
    expect(links()).toEqual([expect.stringMatching(/^.+ poškozený.+\? Vyberte prosím odpověď\.$/)]),
  );
});
