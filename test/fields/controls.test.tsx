import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Claim } from '#machines/claim/claim.ts';
import { controlOf, type Control } from '#machines/subject/control.ts';
import { flows } from '#machines/flows/index.ts';
import type { Question } from '#machines/flow/question.ts';
import { innermost } from '#machines/subject/schema.ts';
import { ControlField } from '#src/fields/controls.tsx';
import { givenForm } from './givenForm.tsx';

/**
 * Controls that the pages draw because they know the content: rows by their list, files and the shop by their pages. Hidden ones
 * are not drawn.
 */
const special: readonly Control['kind'][] = ['files', 'hidden', 'rows', 'shop'];

interface Drawable {
  readonly name: string;
  readonly control: Control;
}

/** Every control of the catalogue, by the field it asks for. */
const controlsIn = (schema: z.core.$ZodType, name: string): readonly Drawable[] => {
  const control = controlOf(schema);
  const inner = innermost(schema);
  const parts =
    inner instanceof z.ZodObject
      ? Object.entries<z.core.$ZodType>(inner.shape).flatMap(([part, own]) =>
          controlsIn(own, name === '' ? part : `${name}.${part}`),
        )
      : [];
  const rows = inner instanceof z.ZodArray ? controlsIn(inner.element, `${name}[0]`) : [];
  return [...(control ? [{ name, control }] : []), ...parts, ...rows];
};

const asOtherwise = (questions: readonly Question[]): readonly Drawable[] =>
  questions.flatMap(({ ask, as, rows = [] }) => [
    ...(as ? [{ name: ask.replaceAll('[]', '[0]'), control: as }] : []),
    ...asOtherwise(rows),
  ]);

const pages = flows.flatMap((flow) => flow.instances);
const drawable = [...controlsIn(Claim, ''), ...pages.flatMap(({ questions }) => asOtherwise(questions))];
const kinds = [...new Set(drawable.map(({ control }) => control.kind))].toSorted();

const first = (kind: Control['kind']): readonly [Control['kind'], Drawable] => {
  const found = drawable.find(({ control }) => control.kind === kind);
  if (!found) throw new Error(`The catalogue has no ${kind}.`);
  return [kind, found];
};

const shown = (one: Drawable) => (
  <ControlField {...one} codes={['A', 'B']} further={[]} isOptional={false} isLabelHidden={false} />
);

/** The boxes of a field: those that carry its answer, or a part of it. */
const boxesOf = (name: string) =>
  [...document.querySelectorAll('[name]')].filter((box) => box.getAttribute('name')?.startsWith(name));

test.each(kinds.filter((kind) => !special.includes(kind)).map(first))(
  'a control of the catalogue is drawn: %s',
  async (_, one) => {
    await givenForm(z.object({}), { children: shown(one) });
    await waitFor(() => expect(boxesOf(one.name)).not.toEqual([]));
  },
);

test.each(special.filter((kind) => kinds.includes(kind)).map(first))(
  'a control that a page draws is left to it: %s',
  async (_, one) => {
    await givenForm(z.object({}), { children: shown(one) });
    expect(boxesOf(one.name)).toEqual([]);
  },
);

test('a choice of the catalogue offers the codes it is given, and no other', async () => {
  const control = { kind: 'radio' } as const;
  await givenForm(z.object({}), {
    children: <ControlField name="ageGroup" control={control} codes={['CHILD']} further={[]} />,
  });
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['CHILD']);
});

test.each([
  [{ kind: 'text', width: 'short', digits: true }, 'short', 'numeric', 'off'],
  [{ kind: 'text', width: 'long', own: 'organization' }, 'long', null, 'organization'],
  [{ kind: 'email', own: true }, 'long', 'email', 'email'],
  [{ kind: 'email' }, 'long', 'email', 'off'],
  [{ kind: 'phone', own: true }, 'medium', 'tel', 'tel'],
  [{ kind: 'number' }, 'short', 'numeric', 'off'],
  [{ kind: 'number', width: 'tiny', decimal: true }, 'tiny', 'decimal', 'off'],
  [{ kind: 'amount' }, 'short', 'decimal', 'off'],
] as const)('%o has its width, its keyboard and what the browser may fill in', async (control, ...told) => {
  await givenForm(z.object({}), {
    children: <ControlField name="moreInfo" control={control} codes={[]} further={[]} />,
  });
  const box = screen.getByRole('textbox');
  const width = box.closest('[data-width]')?.getAttribute('data-width');
  expect([width, box.getAttribute('inputmode'), box.getAttribute('autocomplete')]).toEqual(told);
});
