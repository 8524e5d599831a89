import { screen, waitFor } from '@testing-library/react';
import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { writeDate } from '#machines/claim/checks/date.ts';
import { today } from '#machines/claim/clock.ts';
import { Claim } from '#machines/claim/claim.ts';
import '#src/fields/date/CalendarPopup.tsx';
import { DateField } from '#src/fields/date/DateField.tsx';
import { givenForm } from './givenForm.tsx';

const Day = Claim.pick({ incidentDate: true });
const children = <DateField name="incidentDate" />;
const box = () => screen.getByLabelText<HTMLInputElement>('Kdy se to stalo?');

describe('a date', () => {
  test.each(['1.2.2024', '01.02.2024', '1. 2. 2024', '01022024', '1/2/24', '2024-02-01'])(
    'may be typed as %s and is kept as ISO',
    async (typed) => {
      const { user, proceed, answers } = await givenForm(Day, { children });
      await user.type(box(), typed);
      await user.tab();
      expect(box().value).toBe('01.02.2024');
      await proceed();
      await waitFor(() => expect(answers).toEqual([{ incidentDate: '2024-02-01' }]));
    },
  );

  test.each([
    ['31.2.2024', 'Zkontrolujte den, takové datum v kalendáři není.'],
    ['1.13.2024', 'Zkontrolujte měsíc, může být 1 až 12.'],
    ['nevím', 'Datum zadejte jako den, měsíc a rok, například 15.02.2026.'],
    ['', 'Zadejte datum události.'],
  ])('typed as "%s" is refused in its own words', async (typed, sentence) => {
    const { user, proceed, answers } = await givenForm(Day, { children });
    if (typed) await user.type(box(), typed);
    await proceed();
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    expect([box().value, answers]).toEqual([typed, []]);
  });

  test('keeps the letters as they are while they are typed', async () => {
    const { user } = await givenForm(Day, { children });
    await user.type(box(), '1.2.2024');
    expect(box().value).toBe('1.2.2024');
  });

  test('is today or yesterday by a press, which shows', async () => {
    const { user, proceed, answers } = await givenForm(Day, {
      children: <DateField name="incidentDate" max={today()} />,
    });
    await user.click(screen.getByRole('button', { name: 'včera: Kdy se to stalo?' }));
    const yesterday = parseDate(today()).subtract({ days: 1 }).toString();
    expect([
      box().value,
      screen.getByRole('button', { name: 'včera: Kdy se to stalo?' }).ariaPressed,
    ]).toEqual([writeDate(yesterday), 'true']);
    await user.click(screen.getByRole('button', { name: 'dnes: Kdy se to stalo?' }));
    await proceed();
    await waitFor(() => expect(answers).toEqual([{ incidentDate: today() }]));
  });

  test('that may lie ahead offers no recent day', async () => {
    await givenForm(Day, { children });
    expect(screen.queryByRole('button', { name: 'dnes: Kdy se to stalo?' })).toBeNull();
  });

  test('more than a year ago is warned of and let through', async () => {
    const { user, proceed, answers } = await givenForm(Day, { children });
    await user.type(box(), '1.2.2020');
    await user.tab();
    await screen.findByText('Událost je starší než rok. Pokud je datum správně, pokračujte.');
    await proceed();
    await waitFor(() => expect(answers).toEqual([{ incidentDate: '2020-02-01' }]));
  });

  test('can be picked in a calendar that speaks Czech and begins on Monday', async () => {
    const { user, proceed, answers } = await givenForm(Day, {
      defaultValue: { incidentDate: '2026-03-10' },
      children,
    });
    await user.click(screen.getByRole('button', { name: /Vybrat v kalendáři/ }));
    await screen.findByRole('grid', { name: /březen 2026/i });
    const days = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(days).toEqual(['po', 'út', 'st', 'čt', 'pá', 'so', 'ne']);
    await user.click(screen.getByRole('button', { name: /12\. března 2026/ }));
    await waitFor(() => expect(box().value).toBe('12.03.2026'));
    await proceed();
    await waitFor(() => expect(answers).toEqual([{ incidentDate: '2026-03-12' }]));
  });
});

test('a birth date with two figures of its year says which year was meant', async () => {
  const { user, proceed, answers } = await givenForm(Claim.pick({ insured: true }), {
    children: <DateField name="insured.birthDate" hasCalendar={false} />,
  });
  const birth = screen.getByLabelText<HTMLInputElement>(/Datum narození/);
  await user.type(birth, '1.2.85');
  await proceed();
  const said = await screen.findAllByText(/^Rok 2085 ještě nenastal/);
  expect([said[0]?.textContent?.replaceAll(/\s/g, ' '), answers]).toEqual([
    'Rok 2085 ještě nenastal. Pokud jste mysleli 1. 2. 1985, napište rok celý.',
    [],
  ]);
});
