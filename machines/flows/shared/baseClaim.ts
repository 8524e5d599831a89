import { tell } from './ask.ts';

/** The claim that this one follows from, told where its number is known. Source: specification section 3, consequentClaimRequest. */
export const baseClaim = tell(
  'consequentClaimRequest.claimNumber',
  { fact: 'consequent', is: 'NAMED' },
  'baseClaim',
);
