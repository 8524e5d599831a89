import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { ClaimType } from '../../machines/claim/enums.ts';
import type { Page } from '../../machines/flow/page.ts';
import { valueAt } from '../forms/path.ts';
import type { Asked } from './asked.ts';
import { carAsked } from './car/carAsked.ts';
import { sharedAsked } from './shared/sharedAsked.ts';

const askedByLine: Partial<Record<ClaimType, Readonly<Record<string, Asked>>>> = { car: carAsked };

/**
 * Tells what a page of a line of insurance asked.
 *
 * @param claimType the line
 * @param page the page
 * @param claim the answers so far
 * @returns the names of the questions in the order of the page; all of its schema where nothing more is known
 */
export function askedOn(claimType: ClaimType, page: Page, claim: ClaimDetail): readonly string[] {
  const asked = askedByLine[claimType]?.[page.code] ?? sharedAsked[page.code];
  return asked ? asked((name) => valueAt(claim, name)) : Object.keys(page.answers.shape);
}
