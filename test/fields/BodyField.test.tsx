import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Claim } from '#machines/claim/claim.ts';
import { BodyArea } from '#machines/claim/codes/life.ts';
import { bodyAreas } from '#src/fields/body/bodyAreas.ts';
import { BodyField } from '#src/fields/body/BodyField.tsx';
import { givenForm } from './givenForm.tsx';

const Areas = Claim.pick({ bodyAreas: true });
const children = <BodyField name="bodyAreas" />;
const picture = () => within(screen.getByRole('group', { name: 'Obrázek těla zepředu' }));

test('every area can be pointed at, once', () => {
  expect(bodyAreas.map(({ code }) => code).toSorted()).toEqual(BodyArea.options.toSorted());
});

test('an area pointed at is ticked in the list, and back', async () => {
  const { user, proceed, answers } = await givenForm(Areas, { children });
  await user.click(await picture().findByRole('checkbox', { name: 'Pravá ruka' }));
  expect(screen.getByLabelText<HTMLInputElement>('Pravá ruka', { selector: 'input' }).checked).toBe(true);
  await user.click(screen.getByLabelText('Hlava', { selector: 'input' }));
  await waitFor(() =>
    expect(picture().getByRole('checkbox', { name: 'Hlava' }).getAttribute('aria-checked')).toBe('true'),
  );
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ bodyAreas: ['HEAD', 'ARM_RIGHT'] }]));
});

test('right is the right of the person: left of the head in the picture', async () => {
  const { user } = await givenForm(Areas, { children });
  const head = await picture().findByRole('checkbox', { name: 'Hlava' });
  head.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Krk');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Trup');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pravá ruka');
  await user.keyboard(' ');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-checked')).toBe('true'));
});

test('no area chosen is refused beside the list', async () => {
  const { user, proceed } = await givenForm(Areas, { children });
  await proceed();
  await user.click(await screen.findByRole('link', { name: 'Vyberte alespoň jednu část těla.' }));
  expect(document.activeElement?.getAttribute('value')).toBe('HEAD');
});
