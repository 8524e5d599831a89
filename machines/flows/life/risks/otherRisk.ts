import { definePage } from '#machines/report/kit.ts';
import { anythingElse, hour, place } from '#machines/flows/life/groups.ts';

/** Any other event, in words. */
export const otherRisk = definePage({
  code: 'otherRisk',
  path: '/ostatni-rizika',
  step: 'event',
  questions: [...place, hour, anythingElse],
  next: ['documents'],
});
