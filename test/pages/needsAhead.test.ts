import { expect, test } from 'vitest';
import { carDraft } from '#machines/flows/car/draft.ts';
import { needsAhead } from '#src/pages/shared/needsAhead.ts';

const needsOn = (code: string, riskFlow: 'POVPOJ' | 'HAV') =>
  needsAhead(carDraft, { riskFlow, eventKinds: [riskFlow === 'HAV' ? 'HAVNEHODA' : 'POVPOJ_VEHICLE'] }, code)
    .needs;

test('who harmed somebody needs nothing of another driver once the injured are told', () => {
  expect(needsOn('injuredParties', 'POVPOJ')).toEqual([]);
});

test('who had an accident needs the plate of the other driver', () => {
  expect(needsOn('event', 'HAV')).toContain('otherDriver');
});
