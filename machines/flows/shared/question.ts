import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** What the reporter wants to know about the report; it is sent from here. */
export const question = definePage({
  code: 'question',
  path: '/dotaz-k-hlaseni',
  step: 'question',
  answers: Claim.pick({ question: true }),
  sends: true,
  next: ['finalised'],
});
