import { placesOn } from '#machines/flow/compile.ts';
import type { AnyPage } from '#machines/flow/flow.ts';

/** True for the name of an answer that a page asks for, of whichever row: `claimants[0].fullName`, or its `claimants[]`. */
export const isAskedOn = (page: AnyPage, name: string): boolean => {
  const asked = ofAnyRow(name);
  return placesOn(page).some(({ path, answers }) =>
    [path, ...answers].some((answer) => asked === ofAnyRow(answer) || isWithin(asked, ofAnyRow(answer))),
  );
};

const ofAnyRow = (name: string): string => name.replaceAll(/\[\d*\]|\.\d+(?=\.|$)/g, '[]');

const isWithin = (name: string, list: string): boolean =>
  name.startsWith(`${list}[]`) || name.startsWith(`${list}.`);
