import { expect, test } from 'vitest';
import { isDetailOf } from '#machines/flow/isDetailOf.ts';
import { aLoanClaim } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';

const answered = aLoanClaim(['risk', 'account', 'event']);

test.each<[string, unknown, boolean]>([
  ['a claim as it was saved', answered, true],
  ['a claim that is not answered yet', {}, true],
  ['what the service added and no page asks for', { ...answered, claimPreviewUrl: '/preview' }, true],
  ['an answer of another shape', { ...answered, incidentDescription: 7 }, false],
  ['a list instead of a claim', [answered], false],
])('%s', (_, detail, fits) => {
  expect(isDetailOf(loanFlow, detail)).toBe(fits);
});
