/**
 * What stands around a page of a report on a phone, in pixels: the bar of the steps, the margins, how saving went, what will be needed, and
 * the footer. `test/browser/aroundPage.spec.ts` measures it.
 */
export const aroundPage = 252;
