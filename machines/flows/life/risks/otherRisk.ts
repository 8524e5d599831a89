import { definePage } from '#machines/report/kit.ts';
import { place } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** Any other event, in words. */
export const otherRisk = definePage({
  code: 'otherRisk',
  path: '/ostatni-rizika',
  step: 'event',
  questions: [...place, ask('moreInfo', { optional: true })],
  next: ['documents'],
});
