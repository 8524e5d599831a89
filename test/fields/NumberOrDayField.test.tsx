import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Person } from '#machines/claim/fields/person.ts';
import { NumberOrDayField } from '#src/fields/date/NumberOrDayField.tsx';
import { givenForm } from './givenForm.tsx';

const Born = z.object({ insured: Person.pick({ birthNumber: true, birthDate: true }) });

const given = () =>
  givenForm(Born, {
    children: <NumberOrDayField name="insured.birthNumber" day="insured.birthDate" words="birth" />,
  });
const box = () => screen.getByLabelText<HTMLInputElement>(/^Rodné číslo nebo datum narození/);

test.each([
  ['885219/9884', { birthNumber: '8852199884' }],
  ['8852199884', { birthNumber: '8852199884' }],
  ['885219 9884', { birthNumber: '8852199884' }],
  ['18. 5. 1951', { birthDate: '1951-05-18' }],
  ['18051951', { birthDate: '1951-05-18' }],
  ['18. května 1951', { birthDate: '1951-05-18' }],
])('typed as %s, it is clear which of the two it is', async (typed, insured) => {
  const { user, proceed, answers } = await given();
  await user.type(box(), typed);
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ insured }]));
});

test('a date in the place of a number leaves no number behind', async () => {
  const { user, proceed, answers } = await given();
  await user.type(box(), '885219/9884');
  await user.clear(box());
  await user.type(box(), '18. 5. 1951');
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ insured: { birthDate: '1951-05-18' } }]));
});

test.each([
  ['885219/9885', 'Takové rodné číslo neexistuje. Opravte ho, nebo místo něj zadejte datum narození.'],
  ['31. 2. 1980', 'Zkontrolujte den, takové datum v kalendáři není.'],
  ['nevím', 'Zadejte rodné číslo, nebo datum narození jako den, měsíc a rok, třeba 15.02.1980.'],
])('typed as %s, it is refused below the box', async (typed, sentence) => {
  const { user, proceed, answers } = await given();
  await user.type(box(), typed);
  await proceed();
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect([box().value, box().ariaInvalid, answers]).toEqual([typed, 'true', []]);
});
