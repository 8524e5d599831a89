import { expect, test } from 'vitest';
import { dialogs } from '#machines/claim/dialogs.ts';
import { placesOn } from '#machines/flow/compile.ts';
import { flows } from '#machines/flows/index.ts';
import words from '#machines/texts/cs/dialogs.json' with { type: 'json' };
import { repairsOf } from '#src/dialogs/repairs.ts';

const confirming = flows.flatMap((flow) =>
  flow.instances.flatMap((page) => page.confirm.map(({ dialog }) => ({ flow: flow.code, page, dialog }))),
);

test('the way back of a dialog leads to an answer that the page asks for', () => {
  const lost = confirming.filter(({ page, dialog }) => {
    const repaired: readonly string[] = repairsOf(dialog);
    const asked = placesOn(page).flatMap(({ answers }) => answers);
    return (
      repaired.length > 0 &&
      !repaired.some((name) => asked.some((path) => path === name || name.startsWith(`${path}.`)))
    );
  });
  expect(lost.map(({ flow, page, dialog }) => `${flow} ${page.code} ${dialog}`)).toEqual([]);
});

test('a dialog whose way back says that something is corrected or entered leads there', () => {
  const naming = dialogs.filter((dialog) => /opravit|zadat|hledat/i.test(words[dialog].refuse));
  expect(naming.filter((dialog) => repairsOf(dialog).length === 0)).toEqual([]);
});
