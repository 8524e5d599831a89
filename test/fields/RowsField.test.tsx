import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { ClosedRow, type ClosedRowProps } from '#src/fields/rows/ClosedRow.tsx';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { useFields } from '#src/forms/useAnswer.ts';
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
const names = () =>
  screen.queryAllByLabelText<HTMLInputElement>('Jméno a příjmení').map(({ value }) => value);
const three = {
  witnesses: [{ fullName: 'Jan', kind: 'YES' }, { fullName: 'Eva', kind: 'NO' }, { fullName: 'Ota' }],
};

test('a row is added, takes the focus and is announced', async () => {
  const { user } = await givenForm(Witnesses, { children });
  await user.click(screen.getByRole('button', { name: 'Přidat svědka' }));
  await waitFor(() => expect(document.activeElement).toBe(row(1).getByLabelText('Jméno a příjmení')));
  expect(screen.getByText('Přidáno: Svědek 1')).toBeDefined();
});

const press = (name: string) => screen.getByRole('button', { name });
const open = (number: number) => press(`Změnit: Svědek ${number}`);

test('one row is open at a time, and what is typed in it stays when another is opened', async () => {
  const { user, proceed, answers } = await givenForm(Witnesses, { defaultValue: three, children });
  expect(names()).toEqual([]);
  await user.click(open(2));
  await waitFor(() => expect(document.activeElement).toBe(row(2).getByLabelText('Jméno a příjmení')));
  await user.type(row(2).getByLabelText('Jméno a příjmení'), ' Nová');
  await user.click(row(2).getByRole('radio', { name: 'Ano' }));
  await user.click(open(3));
  expect(names()).toEqual(['Ota']);
  await user.click(open(2));
  expect(names()).toEqual(['Eva Nová']);
  expect(row(2).getByRole<HTMLInputElement>('radio', { name: 'Ano' }).checked).toBe(true);
  await user.click(open(1));
  await proceed();
  await waitFor(() =>
    expect(answers).toEqual([
      {
        witnesses: [
          { fullName: 'Jan', kind: 'YES' },
          { fullName: 'Eva Nová', kind: 'YES' },
          { fullName: 'Ota' },
        ],
      },
    ]),
  );
});

test('a row removed takes nothing of the others with it, radios included', async () => {
  const { user, proceed, answers } = await givenForm(Witnesses, { defaultValue: three, children });
  await user.click(open(2));
  await user.type(row(2).getByLabelText('Jméno a příjmení'), ' Nová');
  await user.click(press('Odebrat svědka 1'));
  await waitFor(() => expect(names()).toEqual(['Eva Nová']));
  await proceed();
  await waitFor(() =>
    expect(answers).toEqual([{ witnesses: [{ fullName: 'Eva Nová', kind: 'NO' }, { fullName: 'Ota' }] }]),
  );
});

test('a removal is announced and can be taken back, with all that was typed', async () => {
  const { user, proceed, answers } = await givenForm(Witnesses, { defaultValue: three, children });
  await user.click(open(2));
  await user.type(row(2).getByLabelText('Jméno a příjmení'), ' Nová');
  await user.click(press('Odebrat svědka 2'));
  const undo = await screen.findByRole('button', { name: 'Vrátit zpět: Svědek 2, Eva Nová' });
  expect(screen.getByText('Odebráno: Svědek 2')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.click(undo);
  await waitFor(() => expect(document.activeElement).toBe(open(2)));
  expect(screen.getByText('Vráceno: Svědek 2')).toBeDefined();
  await proceed();
  const back = { fullName: 'Eva Nová', kind: 'NO' };
  const {
    witnesses: [first, , third],
  } = three;
  await waitFor(() => expect(answers).toEqual([{ witnesses: [first, back, third] }]));
});

test('a blank row is removed without a word, and the focus stays in the list', async () => {
  const { user } = await givenForm(Witnesses, {
    defaultValue: { witnesses: [{ fullName: 'Jan' }] },
    children,
  });
  await user.click(press('Přidat svědka'));
  await user.click(press('Odebrat svědka 2'));
  await waitFor(() => expect(document.activeElement).toBe(open(1)));
  expect(screen.queryByRole('button', { name: /Vrátit zpět/ })).toBeNull();
});

test('rows change places with everything typed in them', async () => {
  const { user, proceed, answers } = await givenForm(Witnesses, { defaultValue: three, children });
  await user.click(open(1));
  await user.type(row(1).getByLabelText('Jméno a příjmení'), ' Malý');
  await user.click(press('Posunout výš: Svědek 2'));
  await waitFor(() => expect(row(2).getByLabelText('Jméno a příjmení')).toBeDefined());
  await proceed();
  await waitFor(() =>
    expect(answers).toEqual([
      {
        witnesses: [
          { fullName: 'Eva', kind: 'NO' },
          { fullName: 'Jan Malý', kind: 'YES' },
          { fullName: 'Ota' },
        ],
      },
    ]),
  );
});

test('of many rows the last are in sight until the whole list is asked for', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ fullName: `Svědek ${at}` }));
  const { user, proceed, answers } = await givenForm(
    z.object({ witnesses: z.array(z.object({ fullName: z.string() })) }),
    { defaultValue: { witnesses: many }, children },
  );
  const shown = () => screen.getAllByRole('button', { name: /^Změnit/ }).length;
  expect(shown()).toBe(3);
  await user.click(press('Zobrazit celý seznam (9)'));
  expect(shown()).toBe(9);
  await waitFor(() => expect(document.activeElement).toBe(open(1)));
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ witnesses: many }]));
});

test('no row more than allowed is offered', async () => {
  await givenForm(Witnesses, { defaultValue: three, children });
  expect(screen.queryByRole('button', { name: 'Přidat svědka' })).toBeNull();
});

test('an error belongs to its row, which is opened to show it', async () => {
  const { proceed } = await givenForm(Witnesses, {
    defaultValue: { witnesses: [{ fullName: 'Jan' }, { fullName: '' }] },
    children,
  });
  await proceed();
  await waitFor(() => expect(row(2).getByText('Zadejte jméno svědka.')).toBeDefined());
  expect(row(2).getByLabelText('Jméno a příjmení')).toBeDefined();
  expect(row(1).queryByText('Zadejte jméno svědka.')).toBeNull();
});

test('the error of a row that stays closed is seen on its line, and its link opens the row at the field', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ fullName: at === 4 || at === 1 ? '' : 'Jan' }));
  const { user, proceed } = await givenForm(
    z.object({ witnesses: z.array(z.object({ fullName: z.string() })) }),
    { defaultValue: { witnesses: many }, children },
  );
  await proceed();
  await waitFor(() => expect(row(2).getByLabelText('Jméno a příjmení')).toBeDefined());
  expect(row(5).queryByLabelText('Jméno a příjmení')).toBeNull();
  expect(row(5).getByText('Zadejte jméno svědka.')).toBeDefined();
  const [, second] = screen.getAllByRole('link');
  if (second) await user.click(second);
  await waitFor(() => expect(document.activeElement).toBe(row(5).getByLabelText('Jméno a příjmení')));
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

test('what is typed in the open row, and a row more, asks the closed ones nothing', async () => {
  const asked = new Set<string>();
  const Line = (given: ClosedRowProps) => {
    useFields((read) => {
      asked.add(given.row);
      return read(`${given.row}.fullName`);
    }, given.row);
    return <ClosedRow {...given} />;
  };
  const { user } = await givenForm(Witnesses, {
    defaultValue: three,
    children: (
      <RowsField name="witnesses" max={4} begins={1} closed={(given) => <Line {...given} />}>
        {(name) => <TextField name={`${name}.fullName`} />}
      </RowsField>
    ),
  });
  expect([...asked]).toEqual(['witnesses[0]', 'witnesses[2]']);
  asked.clear();
  await user.type(row(2).getByLabelText('Jméno a příjmení'), ' Nová');
  expect([...asked]).toEqual([]);
  await user.click(press('Přidat svědka'));
  await waitFor(() => expect(document.activeElement).toBe(row(4).getByLabelText('Jméno a příjmení')));
  // It was open until then.
  expect([...asked]).toEqual(['witnesses[1]']);
  asked.clear();
  await user.click(open(1));
  expect([...asked]).toEqual(['witnesses[3]']);
});
