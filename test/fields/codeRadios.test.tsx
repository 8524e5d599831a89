import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Claim } from '#machines/claim/claim.ts';
import { CodeRadioField } from '#src/fields/choice/CodeRadioField.tsx';
import { SelectField } from '#src/fields/choice/SelectField.tsx';
import { givenForm } from './givenForm.tsx';

const roles = ['BENEFICIARY', 'HEIR'];

test('a role in the contract is laid out with what it means, and more is said of the one chosen', async () => {
  const { user, proceed, answers } = await givenForm(Claim.pick({ relationToInsured: true }), {
    children: <CodeRadioField name="relationToInsured" codelist="contract-role" only={roles} />,
  });
  const beneficiary = await screen.findByRole('radio', {
    name: 'Obmyšlený',
    description: 'Smlouva ho jmenuje jako toho, komu po úmrtí patří peníze.',
  });
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(roles);
  expect(screen.queryByText(/Jméno najdete ve smlouvě/)).toBeNull();
  await user.click(beneficiary);
  await screen.findByText(/Jméno najdete ve smlouvě u slova obmyšlený\./);
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ relationToInsured: 'BENEFICIARY' }]));
});

test('a saved role is chosen', async () => {
  await givenForm(Claim.pick({ relationToInsured: true }), {
    defaultValue: { relationToInsured: 'HEIR' },
    children: <CodeRadioField name="relationToInsured" codelist="contract-role" only={roles} />,
  });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Dědic' })).checked).toBe(true);
});

test('a list too long to lay out says what the chosen value means', async () => {
  const { user } = await givenForm(Claim.pick({ jobType: true }), {
    children: <SelectField name="jobType" codelist="job-type" />,
  });
  await screen.findByRole('option', { name: 'Specialista' });
  await user.selectOptions(screen.getByLabelText('Povolání'), '2');
  await screen.findByText('Třeba lékař, učitel, právník, programátor nebo inženýr.', { selector: 'output' });
});
