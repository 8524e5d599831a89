import { situationOf } from '#machines/flow/situation.ts';
import { describe, expect, test } from 'vitest';
import { recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import { factsReaching } from '#machines/analysis/factsReaching.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { flows } from '#machines/flows/index.ts';

describe.each(flows)('of $code', (flow) => {
  test.each(flow.instances)('the page $code can be stood on by facts alone', ({ code }) => {
    const claim = recordFromFacts(flow.subject, factsReaching(flow, code, {}) ?? {});
    expect(situationOf(flow, claim).walked.map((page) => page.code)).toContain(code);
  });
});

describe('facts that lead to a page', () => {
  test('are those chosen where they lead there', () => {
    const chosen = { eventKinds: ['HAVZVIRE'] };
    expect(factsReaching(carDraft, 'person', chosen)).toEqual(chosen);
  });

  test('are the fewest more where the chosen ones leave the way open', () => {
    expect(factsReaching(carDraft, 'repairShop', { eventKinds: ['HAVZVIRE'] })).toEqual({
      eventKinds: ['HAVZVIRE'],
      insuredKnown: true,
      repairHandling: 'VEHICLE_HEADINGFOR_SERVICE',
    });
  });

  test('are others where the chosen ones lead elsewhere', () => {
    expect(factsReaching(carDraft, 'causedDamage', { eventKinds: ['HAVZVIRE'] })).toEqual({
      insuredKnown: true,
      riskFlow: 'POVPOJ',
    });
  });

  test('are others where only a claim of another risk flow would lead there', () => {
    const stolen = { eventKinds: ['HAVODCIZENI'], theftKind: 'WHOLE_VEHICLE' };
    const others = factsReaching(carDraft, 'repairShop', stolen);
    expect(others).toEqual(factsReaching(carDraft, 'repairShop', {}));
  });

  test('hold what follows from the chosen ones', () => {
    expect(factsReaching(carDraft, 'injury', { eventKinds: ['HAVZVIRE'] })).toEqual(
      factsReaching(carDraft, 'injury', {}),
    );
  });

  test('stand for answers that go together', () => {
    expect(recordFromFacts(carDraft.subject, factsReaching(carDraft, 'injury', {}) ?? {})).toEqual({
      eventKinds: ['POVPOS_HEALTH'],
      riskFlow: 'POVPOS',
    });
  });
});
