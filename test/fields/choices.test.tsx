import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Claim } from '#machines/claim/claim.ts';
import { CheckboxField } from '#src/fields/choice/CheckboxField.tsx';
import { RadioField, YesNoField } from '#src/fields/choice/RadioField.tsx';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import { TextAreaField } from '#src/fields/TextAreaField.tsx';
import { TileField } from '#src/fields/choice/TileField.tsx';
import { givenForm, givenTexts } from './givenForm.tsx';

test('a tile is a radio with a name, a sentence and the saved answer chosen', async () => {
  const { user, proceed, answers } = await givenForm(Claim.pick({ reporterRole: true }), {
    defaultValue: { reporterRole: 'SERVICE' },
    children: <TileField name="reporterRole" options={['INSURED', 'SERVICE', 'BROKER']} />,
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Servis' }).checked).toBe(true);
  expect(
    screen.getByRole('radio', { name: 'Pojištěný', description: 'Pojištění je na mě nebo na moje vozidlo.' }),
  ).toBeDefined();
  await user.click(screen.getByText('Hlásím škodu za svého klienta.'));
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ reporterRole: 'BROKER' }]));
});

test('one tile of a list is a list of one', async () => {
  const { user, proceed, answers } = await givenForm(Claim.pick({ eventKinds: true }), {
    children: <TileField name="eventKinds" options={['HAVNEHODA', 'HAVSKLA']} />,
  });
  await user.click(screen.getByRole('radio', { name: 'Nehoda' }));
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ eventKinds: ['HAVNEHODA'] }]));
});

test('several tiles are a list, in the order offered', async () => {
  const { user, proceed, answers } = await givenForm(Claim.pick({ eventKinds: true }), {
    defaultValue: { eventKinds: ['POVPOJ_THING'] },
    children: <TileField name="eventKinds" isMultiple options={['POVPOJ_VEHICLE', 'POVPOJ_THING']} />,
  });
  await user.click(screen.getByRole('checkbox', { name: 'Cizí vozidlo' }));
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ eventKinds: ['POVPOJ_VEHICLE', 'POVPOJ_THING'] }]));
});

test('a choice that leads on answers and goes on in one press, and says which one was chosen before', async () => {
  const { user, answers } = await givenForm(Claim.pick({ reporterRole: true }), {
    defaultValue: { reporterRole: 'SERVICE' },
    children: <TileField name="reporterRole" options={['INSURED', 'SERVICE', 'BROKER']} autoSubmits />,
  });
  const chosen = screen.getByRole('button', { current: true });
  expect(chosen.textContent).toBe('ServisOpravuji vozidlo svého zákazníka.');
  await user.click(screen.getByRole('button', { name: /^Makléř/ }));
  await waitFor(() => expect(answers).toEqual([{ reporterRole: 'BROKER' }]));
});

test('the enter key in another field of the page presses no choice that leads on', async () => {
  const { user, answers } = await givenForm(Claim.pick({ eventKinds: true, truthfulness: true }), {
    children: (
      <>
        <CheckboxField name="truthfulness" />
        <TileField name="eventKinds" options={['HAVNEHODA', 'HAVSKLA']} autoSubmits />
      </>
    ),
  });
  await user.click(screen.getByRole('checkbox'));
  await user.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Vyberte, co se stalo.' });
  expect(answers).toEqual([]);
});

test('no choice is refused in the words of the field, and the summary leads to the first choice', async () => {
  const { user, proceed } = await givenForm(Claim.pick({ reporterRole: true }), {
    children: <TileField name="reporterRole" options={['INSURED', 'SERVICE']} />,
  });
  await proceed();
  await user.click(await screen.findByRole('link', { name: 'Vyberte, kdo škodu hlásí.' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pojištěný' }));
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
});

test('radios are worked with the arrow keys', async () => {
  const { user, proceed, answers } = await givenForm(Claim.pick({ countryScope: true }), {
    children: <RadioField name="countryScope" options={['CZECH', 'ABROAD', 'UNKNOWN']} />,
  });
  await user.click(screen.getByLabelText('V České republice'));
  await user.keyboard('{ArrowDown}');
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ countryScope: 'ABROAD' }]));
});

test('"I do not know" is an answer', async () => {
  const { user, proceed, answers } = await givenForm(Claim.pick({ alcohol: true }), {
    children: <YesNoField name="alcohol" />,
  });
  await user.click(screen.getByLabelText('Nevím'));
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ alcohol: 'UNKNOWN' }]));
});

test('a sentence to agree with is ticked or refused', async () => {
  const { user, proceed, answers } = await givenForm(Claim.pick({ truthfulness: true }), {
    children: <CheckboxField name="truthfulness" />,
  });
  await proceed();
  expect(await screen.findAllByText('Potvrďte pravdivost údajů.')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox'));
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ truthfulness: true }]));
});

test('a long text counts what is left, in the plural of the language', async () => {
  const { user } = await givenForm(z.object({ incidentDescription: z.string().max(6) }), {
    children: <TextAreaField name="incidentDescription" max={6} />,
  });
  const area = screen.getByLabelText('Popište, co se stalo');
  await user.type(area, 'abcd');
  expect(screen.getByText('Zbývají 2 znaky')).toBeDefined();
  await user.type(area, 'efg');
  expect(screen.getByText('1 znak navíc')).toBeDefined();
});

test('a long text counts only when its end is near', async () => {
  const { user } = await givenForm(z.object({ incidentDescription: z.string().max(200) }), {
    children: <TextAreaField name="incidentDescription" max={200} />,
  });
  const area = screen.getByLabelText('Popište, co se stalo');
  expect(screen.queryByText(/^Zbýv/)).toBeNull();
  await user.click(area);
  await user.paste('a'.repeat(99));
  expect(screen.queryByText(/^Zbýv/)).toBeNull();
  await user.type(area, 'a');
  expect(screen.getByText('Zbývá 100 znaků')).toBeDefined();
});

test('what is good to know about a choice stands below it and does not push it away', async () => {
  await givenTexts();
  const words = { label: 'Byl řidič pod vlivem?', hint: undefined, why: undefined };
  render(
    <GroupFrame id="asked" name="asked" words={words} isOptional={false} error={undefined} note="Pokračujte.">
      <input type="radio" aria-label="Ano" />
    </GroupFrame>,
  );
  const said = await screen.findByText('Pokračujte.');
  expect(screen.getByRole('radio').compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
