import { Claim } from '#machines/claim/claim.ts';
import { askingAbout } from '#machines/report/kit.ts';

/** Asks about any field of a claim, for flows that tests make up. */
export const { ask, tell } = askingAbout(Claim.shape);
