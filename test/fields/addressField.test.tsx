import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Address } from '#machines/claim/fields/address.ts';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { AddressField } from '#src/fields/AddressField.tsx';
import { givenForm } from './givenForm.tsx';

const Insured = z.object({ insured: z.object({ addressChoice: z.string(), address: Address }) });

test('an address is in the country chosen beside it, also when another is chosen', async () => {
  const { user, proceed, answers } = await givenForm(Insured, {
    defaultValue: { insured: { addressChoice: 'CZECH' } },
    children: (
      <>
        <RadioField name="insured.addressChoice" options={['CZECH', 'SLOVAK']} />
        <AddressField name="insured.address" />
      </>
    ),
  });
  const countries = () => answers.map(({ insured: { address } }) => address.countryCode);
  await user.type(screen.getByLabelText(/Ulice/), 'Hlavná 1');
  await user.type(screen.getByLabelText(/PSČ/), '81101');
  await user.type(screen.getByLabelText(/Obec/), 'Bratislava');
  await proceed();
  await waitFor(() => expect(countries()).toEqual(['CZ']));
  await user.click(screen.getByLabelText('Na Slovensku'));
  await proceed();
  await waitFor(() => expect(countries()).toEqual(['CZ', 'SK']));
  await user.click(screen.getByLabelText('V České republice'));
  await proceed();
  await waitFor(() => expect(countries()).toEqual(['CZ', 'SK', 'CZ']));
});
