import { definePage } from '../../../flow/page.ts';
import { place } from '../groups.ts';
import { ask } from '../ask.ts';

/** Any other event, in words. */
export const otherRisk = definePage({
  code: 'otherRisk',
  path: '/ostatni-rizika',
  step: 'event',
  questions: [...place, ask('moreInfo', { optional: true })],
  next: ['documents'],
});
