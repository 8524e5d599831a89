import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { should } from '#machines/subject/issues/issue.ts';
import { givenForm } from './givenForm.tsx';

const hasSurname = should<string>('fullName', (name) => name.includes(' '));
const Witnesses = z.object({
  witnesses: z.array(z.object({ fullName: z.string().check(hasSurname), tel: z.string().optional() })).max(4),
});
const children = (
  <RowsField name="witnesses" max={4} isOrdered>
    {(row) => (
      <>
        <TextField name={`${row}.fullName`} />
        <TextField name={`${row}.tel`} />
      </>
    )}
  </RowsField>
);
const row = (number: number) => within(screen.getByRole('group', { name: `Svědek ${number}` }));
const press = (name: string) => screen.getByRole('button', { name });
const warning = 'Zadejte jméno i příjmení, bez číslic.';
/** The numbers of the witnesses who are warned about. */
const warned = () =>
  screen
    .getAllByRole('group', { name: /^Svědek \d$/ })
    .flatMap((group, at) => (within(group).queryByText(warning) ? [at + 1] : []));

/** Three witnesses, of whom the third was given without a surname, which the reporter was warned of. */
const givenWarned = async () => {
  const given = await givenForm(Witnesses, {
    defaultValue: { witnesses: [{ fullName: 'Jan Malý' }, { fullName: 'Eva Malá' }, { fullName: 'Ota' }] },
    children,
  });
  await given.user.click(press('Změnit: Svědek 3'));
  await given.user.click(row(3).getByLabelText('Jméno a příjmení'));
  await given.user.tab();
  await waitFor(() => expect(warned()).toEqual([3]));
  return given;
};

test('the warning of a witness stays with them when one above is removed, and when that one comes back', async () => {
  const { user } = await givenWarned();
  await user.click(press('Odebrat svědka 1'));
  await waitFor(() => expect(warned()).toEqual([2]));
  await user.click(press('Vrátit zpět: Svědek 1, Jan Malý'));
  await waitFor(() => expect(warned()).toEqual([3]));
});

test('the warning of a witness moves up and down with them', async () => {
  const { user } = await givenWarned();
  await user.click(press('Posunout výš: Svědek 3'));
  await waitFor(() => expect(warned()).toEqual([2]));
  await user.click(press('Posunout níž: Svědek 1'));
  await waitFor(() => expect(warned()).toEqual([1]));
});

test('the warning of a witness who is removed is nobody else’s', async () => {
  const { user } = await givenWarned();
  await user.click(press('Odebrat svědka 3'));
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Svědek \d$/ })).toHaveLength(2));
  expect(warned()).toEqual([]);
});

test('what Continue refused is not called mended because another witness was removed', async () => {
  const { user, proceed } = await givenForm(Witnesses, {
    defaultValue: { witnesses: [{ fullName: 'Jan Malý' }, { fullName: 'Eva Malá' }, { fullName: '' }] },
    children,
  });
  await proceed();
  const refused = () =>
    screen.getAllByRole('link', { name: /Zadejte jméno svědka/ }).map((link) => {
      const item = link.closest('li');
      return [item?.dataset['fixed'], link.getAttribute('href')?.replace(/^.*witnesses/, 'witnesses')];
    });
  await waitFor(() => expect(refused()).toEqual([['false', 'witnesses_2_.fullName']]));
  await user.click(press('Odebrat svědka 1'));
  await waitFor(() => expect(refused()).toEqual([['false', 'witnesses_1_.fullName']]));
  await user.click(press('Odebrat svědka 2'));
  expect(await screen.findByText('Všechno je opravené, můžete pokračovat')).toBeDefined();
});
