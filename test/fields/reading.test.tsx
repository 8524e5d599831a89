import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ControlField } from '#src/fields/controls.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { givenForm } from './givenForm.tsx';

test('who is read the page hears what is asked before what will be needed', () => {
  render(
    <Columns stepper={<p>Krok</p>} side={<p>Co budete potřebovat</p>}>
      <p>Otázka</p>
    </Columns>,
  );
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Krok',
    'Otázka',
    'Co budete potřebovat',
  ]);
});

test('the keyboard of a phone says where its Enter leads', async () => {
  const { user } = await givenForm(z.object({ first: z.string(), last: z.string() }), {
    children: (
      <>
        <TextField name="first" />
        <TextField name="last" />
      </>
    ),
  });
  const hints = () => [...document.querySelectorAll('input')].map(({ enterKeyHint }) => enterKeyHint);
  await user.tab();
  await user.tab();
  expect(hints()).toEqual(['next', 'go']);
});

test('a row of a list that is closed does not stand between the last box and its Enter', async () => {
  const { user } = await givenForm(z.object({ first: z.string() }), {
    children: (
      <>
        <TextField name="first" />
        <input type="hidden" name="witnesses[0].tel" value="777123456" />
      </>
    ),
  });
  await user.tab();
  expect(screen.getByRole<HTMLInputElement>('textbox').enterKeyHint).toBe('go');
});

test('the browser may offer what it knows of the reporter, and of nobody else', async () => {
  await givenForm(
    z.object({ insured: z.object({ fullName: z.string() }), driver: z.object({ fullName: z.string() }) }),
    {
      children: (
        <>
          <ControlField name="insured.fullName" control={{ kind: 'text' }} codes={[]} further={[]} isOwn />
          <ControlField
            name="insured.birthDate"
            control={{ kind: 'day', calendar: false }}
            codes={[]}
            further={[]}
            isOwn
          />
          <ControlField name="insured.address" control={{ kind: 'address' }} codes={[]} further={[]} isOwn />
          <ControlField name="driver.fullName" control={{ kind: 'text' }} codes={[]} further={[]} />
        </>
      ),
    },
  );
  await screen.findAllByRole('textbox');
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ autocomplete }) => autocomplete)).toEqual([
    'name',
    'bday',
    'street-address',
    'postal-code',
    'address-level2',
    'off',
  ]);
});
