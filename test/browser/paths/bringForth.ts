import type { Page as Window } from 'playwright/test';
import type { Page } from '../../../machines/flow/page.ts';
import { pathOf } from '../../model/repair.ts';
import { readControls, type Control } from './controls.ts';
import type { Leaf } from './leaves.ts';
import { setControl } from './setControl.ts';

interface Missing {
  readonly page: Page;
  readonly controls: readonly Control[];
  readonly leaf: Leaf;
}

/** Takes the browser's page and an answer that has no control yet; adds a row or chooses what leads to it. Tells whether that helped. */
export const bringForth = async (window: Window, { page, controls, leaf }: Missing): Promise<boolean> => {
  for (const list of listsAround(leaf.name)) {
    const add = window.locator(`[data-field="${list}"] [data-add]`).last();
    if (await add.isVisible()) {
      await add.click();
      return true;
    }
  }
  const leading = controls.filter(
    ({ name, kind }) => kind === 'radio' && !((pathOf(name)[0] ?? '') in page.answers.shape),
  );
  for (const control of leading) {
    for (const option of control.options) {
      await setControl(window, control, option);
      if (offers(await readControls(window), leaf)) return true;
    }
  }
  return false;
};

const offers = (controls: readonly Control[], { name, value }: Leaf) =>
  controls.some(
    (control) => control.name === name && [value].flat().every((one) => control.options.includes(one)),
  );

/** The lists a control stands in, the innermost first, and the one it may be a row of. */
const listsAround = (name: string): readonly string[] => [
  name,
  ...[...name.matchAll(/\[\d+\]/g)].map(({ index }) => name.slice(0, index)).toReversed(),
];
