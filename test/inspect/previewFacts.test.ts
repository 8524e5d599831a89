import { describe, expect, test } from 'vitest';
import { claimOf } from '../../machines/flow/claimOf.ts';
import { factsTo } from '../../machines/flow/factsTo.ts';
import { walk } from '../../machines/flow/walk.ts';
import { flows } from '../../machines/flows/index.ts';
import { carDraft } from '../../machines/flows/car/draft.ts';

describe.each(flows)('of $code', (flow) => {
  test.each(flow.pages)('the page $code can be stood on by facts alone', ({ code }) => {
    const claim = claimOf(factsTo(flow, code, {}) ?? {});
    expect(walk(flow, claim).map((page) => page.code)).toContain(code);
  });
});

describe('facts that lead to a page', () => {
  test('are those chosen where they lead there', () => {
    expect(factsTo(carDraft, 'person', { eventKind: 'HAVZVIRE' })).toEqual({ eventKind: 'HAVZVIRE' });
  });

  test('are the fewest more where the chosen ones leave the way open', () => {
    expect(factsTo(carDraft, 'repairShop', { eventKind: 'HAVZVIRE' })).toEqual({
      eventKind: 'HAVZVIRE',
      repairHandling: 'VEHICLE_HEADINGFOR_SERVICE',
    });
  });

  test('are others where the chosen ones lead elsewhere', () => {
    expect(factsTo(carDraft, 'causedDamage', { eventKind: 'HAVZVIRE' })).toEqual({ riskFlow: 'POVPOJ' });
  });

  test('are others where only a claim of another risk flow would lead there', () => {
    const stolen = { eventKind: 'HAVODCIZENI', theftKind: 'WHOLE_VEHICLE' };
    const others = factsTo(carDraft, 'repairShop', stolen);
    expect(others).toEqual(factsTo(carDraft, 'repairShop', {}));
  });

  test('hold what follows from the chosen ones', () => {
    expect(factsTo(carDraft, 'injury', { eventKind: 'HAVZVIRE' })).toEqual(factsTo(carDraft, 'injury', {}));
  });

  test('stand for answers that go together', () => {
    expect(claimOf(factsTo(carDraft, 'injury', {}) ?? {})).toEqual({
      eventKinds: ['POVPOS_GLASS', 'POVPOS_HEALTH'],
    });
  });
});
