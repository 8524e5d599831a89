import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { must, should } from '#machines/subject/issues/issue.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { givenForm } from './givenForm.tsx';

const Reporter = z.object({
  reporter: z.object({
    fullName: z.string().check(must<string>('fullName', (name) => name.includes(' '))),
    email: z
      .string()
      .check(must<string>('emailNoAt', (email) => email.includes('@')))
      .check(should<string>('emailUnknownTld', (email) => email.endsWith('.cz'))),
  }),
});

const fields = (
  <>
    <TextField name="reporter.fullName" />
    <TextField name="reporter.email" />
  </>
);

test('a field says nothing before Continue', async () => {
  const { user } = await givenForm(Reporter, { children: fields });
  await user.type(screen.getByLabelText('Jméno a příjmení'), 'Jan');
  await user.tab();
  expect(screen.queryByText('Zadejte jméno i příjmení, bez číslic.')).toBeNull();
});

test('Continue shows the same sentence in the summary and beside the field, and focuses the summary', async () => {
  const { proceed, answers } = await givenForm(Reporter, { children: fields });
  await proceed();
  const summary = await screen.findByRole('region', { name: 'Opravte prosím 2 věci' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getAllByText('Zadejte jméno a příjmení.')).toHaveLength(2);
  expect(answers).toEqual([]);
});

test('a corrected field loses its error while the reporter types', async () => {
  const { user, proceed } = await givenForm(Reporter, { children: fields });
  await proceed();
  const name = screen.getByLabelText('Jméno a příjmení');
  await user.type(name, 'Jan Novák');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull());
  expect(screen.getByText('(Opraveno)')).toBeDefined();
});

test('a warning is shown when the reporter leaves the field and does not block', async () => {
  const { user, proceed, answers } = await givenForm(Reporter, { children: fields });
  await user.type(screen.getByLabelText('Jméno a příjmení'), 'Jan Novák');
  await user.type(screen.getByLabelText('E-mail'), 'jan@novak.example');
  await user.tab();
  await screen.findByText('Zkontrolujte koncovku e-mailu, není obvyklá. Pokud je správně, pokračujte.');
  await proceed();
  await waitFor(() =>
    expect(answers).toEqual([{ reporter: { fullName: 'Jan Novák', email: 'jan@novak.example' } }]),
  );
});
