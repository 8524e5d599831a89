import { cleanup, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#src/fields/body/BodyField.tsx';
import '#src/fields/car/DamagedPartsField.tsx';
import '#test/fields/everyTest.ts';
import { everyArrival } from './arrivals.ts';
import { givenPage } from './givenPage.tsx';

const pages = everyArrival();

type Box = HTMLInputElement | HTMLTextAreaElement;
const choices = () => [
  ...document.querySelectorAll<HTMLInputElement>('form input[type="radio"], form input[type="checkbox"]'),
];
const boxes = () =>
  [...document.querySelectorAll<Box>('form input, form textarea')].filter(
    (box) => !['radio', 'checkbox', 'file', 'hidden', 'button'].includes(box.type) && !box.disabled,
  );
const nameOf = (box: Box) => box.name || box.id;
const typedNow = () => new Map(boxes().map((box) => [nameOf(box), box.value]));

/** Types into what is empty, as long as it takes words. */
const typeAll = () => {
  for (const box of boxes())
    if (box.value === '' && box.inputMode === '') fireEvent.input(box, { target: { value: 'Slovo' } });
};

/** Where somebody lives tells the country, abroad none that we could fill in, and the make of a machine is none of a vehicle. */
const isTheirs = (field: string, { name }: Box) =>
  field.endsWith('.countryCode') ? name.endsWith('.addressChoice') : name === 'vehicleKind';

test.each(pages)('%s: no choice takes away what is typed beside it', async (_, arrivals) => {
  const lost: string[] = [];
  for (const { flow, page, claim } of arrivals) {
    await givenPage({ flow, code: page.code, claim });
    const pressed = new Set<string>();
    for (;;) {
      typeAll();
      const before = typedNow();
      const choice = choices().find(({ name, value }) => !pressed.has(`${name}=${value}`));
      if (!choice) break;
      pressed.add(`${choice.name}=${choice.value}`);
      fireEvent.click(choice);
      for (const [name, text] of typedNow())
        if (before.has(name) && before.get(name) !== text && !isTheirs(name, choice))
          lost.push(`${name} by ${choice.name}=${choice.value}: ${before.get(name)} -> ${text}`);
    }
    cleanup();
  }
  expect(lost).toEqual([]);
});
