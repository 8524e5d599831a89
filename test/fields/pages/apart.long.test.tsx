import { cleanup, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#src/style/style.css';
import '#src/fields/body/BodyField.tsx';
import '#src/fields/car/DamagedPartsField.tsx';
import '#test/fields/everyTest.ts';
import { everyArrival } from './arrivals.ts';
import { givenPage } from './givenPage.tsx';

const pages = everyArrival();

const shown = 'form [data-field-frame], form [data-folded]';
const nameOf = (field: Element) =>
  field.getAttribute('data-folded') ?? field.querySelector('[name]')?.getAttribute('name');

/** The fields and lines that nearly touch the one above them, in pixels. */
const touching = (): readonly string[] => {
  const fields = [...document.querySelectorAll(shown)].filter(
    (field) => field.checkVisibility() && field.querySelector(shown) === null,
  );
  return fields.flatMap((field, at) => {
    const above = fields[at - 1];
    if (!above) return [];
    const between = field.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
    return between > -8 && between < 12
      ? [`${nameOf(above)} and ${nameOf(field)}: ${Math.round(between)}`]
      : [];
  });
};

test.each(pages)('%s: no field touches another, folded or open', async (_, arrivals) => {
  const found: string[] = [];
  for (const { flow, page, claim } of arrivals) {
    await givenPage({ flow, code: page.code, claim });
    found.push(...touching());
    for (const change of document.querySelectorAll('form [data-folded] button')) fireEvent.click(change);
    found.push(...touching());
    cleanup();
  }
  expect([...new Set(found)]).toEqual([]);
});
