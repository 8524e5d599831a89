import { placesOn } from '#machines/flow/compile.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { isWithin, ofAnyRow } from '#machines/subject/path.ts';

/** True for the name of an answer that a page asks for, of whichever row: `claimants[0].fullName`, or its `claimants[]`. */
export const isAskedOn = (page: AnyPage, name: string): boolean => {
  const wanted = ofAnyRow(name);
  return placesOn(page).some(({ path, answers }) =>
    [path, ...answers].map(ofAnyRow).some((asked) => wanted === asked || isWithin(wanted, asked)),
  );
};
