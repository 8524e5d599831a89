import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { givenForm } from './givenForm.tsx';

const Witnesses = z.object({
  witnesses: z.array(z.object({ fullName: z.string(), kind: z.string().optional() })).max(3),
});
const children = (
  <RowsField name="witnesses" max={3} isOrdered>
    {(row) => (
      <>
        <TextField name={`${row}.fullName`} />
        <RadioField name={`${row}.kind`} choices="yesNo" options={['YES', 'NO']} />
      </>
    )}
  </RowsField>
);
const row = (number: number) => within(screen.getByRole('group', { name: `Svědek ${number}` }));
const names = () => screen.getAllByLabelText<HTMLInputElement>('Jméno a příjmení').map(({ value }) => value);
const three = {
  witnesses: [{ fullName: 'Jan', kind: 'YES' }, { fullName: 'Eva', kind: 'NO' }, { fullName: 'Ota' }],
};

test('a row is added, takes the focus and is announced', async () => {
  const { user } = await givenForm(Witnesses, { children });
  await user.click(screen.getByRole('button', { name: 'Přidat svědka' }));
  await waitFor(() => expect(document.activeElement).toBe(row(1).getByLabelText('Jméno a příjmení')));
  expect(screen.getByText('Přidáno: Svědek 1')).toBeDefined();
});

test('a row removed takes nothing of the others with it, radios included', async () => {
  const { user, proceed, answers } = await givenForm(Witnesses, { defaultValue: three, children });
  await user.type(row(2).getByLabelText('Jméno a příjmení'), ' Nová');
  await user.click(screen.getByRole('button', { name: 'Odebrat svědka 1' }));
  await waitFor(() => expect(names()).toEqual(['Eva Nová', 'Ota']));
  await proceed();
  await waitFor(() =>
    expect(answers).toEqual([{ witnesses: [{ fullName: 'Eva Nová', kind: 'NO' }, { fullName: 'Ota' }] }]),
  );
});

test('rows change places with everything typed in them', async () => {
  const { user, proceed, answers } = await givenForm(Witnesses, { defaultValue: three, children });
  await user.click(screen.getByRole('button', { name: 'Posunout výš: Svědek 2' }));
  await waitFor(() => expect(names()).toEqual(['Eva', 'Jan', 'Ota']));
  await proceed();
  await waitFor(() =>
    expect(answers).toEqual([
      { witnesses: [{ fullName: 'Eva', kind: 'NO' }, { fullName: 'Jan', kind: 'YES' }, { fullName: 'Ota' }] },
    ]),
  );
});

test('no row more than allowed is offered', async () => {
  await givenForm(Witnesses, { defaultValue: three, children });
  expect(screen.queryByRole('button', { name: 'Přidat svědka' })).toBeNull();
});

test('an error belongs to its row', async () => {
  const { proceed } = await givenForm(Witnesses, {
    defaultValue: { witnesses: [{ fullName: 'Jan' }, {}] },
    children,
  });
  await proceed();
  await waitFor(() => expect(row(2).getByText('Zadejte jméno svědka.')).toBeDefined());
  expect(row(1).queryByText('Zadejte jméno svědka.')).toBeNull();
});

test('a section without any row where one is owed says so', async () => {
  const { user, proceed } = await givenForm(z.object({ injuredParties: z.array(z.object({})).min(1) }), {
    children: (
      <RowsField name="injuredParties" max={3}>
        {() => null}
      </RowsField>
    ),
  });
  await proceed();
  await user.click(await screen.findByRole('link', { name: /Vyberte, co je poškozené/ }));
  expect(document.activeElement?.getAttribute('data-field')).toBe('injuredParties');
});
