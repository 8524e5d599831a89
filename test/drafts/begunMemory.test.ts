import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import { begunMemory, rememberedAs, withRemembered } from '#src/drafts/begunMemory.ts';
import { draftMemory } from '#src/drafts/draftMemory.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import { aDraft, claimRequestUuid, result } from '#test/flow/machine/ports.ts';
import { startFlow } from '#test/flow/machine/startFlow.ts';
import { aLoanClaim } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { searchFlow } from '#test/flow/small/searchFlow.ts';

const now = new Date('2026-11-20T10:00:00Z');
const remembered = (flow: typeof loanFlow | typeof searchFlow, claim: ClaimDetail, sent = {}) =>
  rememberedAs(startFlow(flow, { draft: { ...aDraft(claim), ...sent } }).context(), now);

const draft = (at: number, differing: Partial<ListedDraft> = {}): ListedDraft => ({
  claimRequestUuid: `00000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`,
  claimType: 'car',
  flowType: 'DRAFT',
  version: 1,
  authorised: false,
  name: {},
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: `2026-11-20T10:${String(at).padStart(2, '0')}:00.000Z`,
  ...differing,
});

describe('the reports that a browser remembers', () => {
  test('are kept by kind, vehicle and day, and by nothing else that was told', () => {
    const claim: ClaimDetail = {
      eventKinds: ['HAVNEHODA', 'POVPOS_HEALTH'],
      vehicleModel: 'Octavia',
      incidentDate: '2026-11-19',
      registrationNo: '1AB2345',
      insured: { fullName: 'Jana Nováková', birthNumber: '6405049134' },
    };
    expect(remembered(searchFlow, claim)).toEqual({
      claimRequestUuid,
      claimType: 'car',
      flowType: 'DRAFT',
      version: 4,
      authorised: false,
      name: { events: ['HAVNEHODA'], vehicle: 'Octavia', day: '2026-11-19' },
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      opensBy: ['POLICY_NUMBER', 'BIRTH_NUMBER'],
    });
  });

  test('of life tell no risk', () => {
    expect(remembered(loanFlow, { ...aLoanClaim(['risk']), incidentDate: '2026-11-19' })?.name).toEqual({
      day: '2026-11-19',
    });
  });

  test('end with their sending', () => {
    expect(remembered(loanFlow, aLoanClaim(['risk']), { result })).toBeUndefined();
  });

  test('are the last twenty, each once, the last edited first', () => {
    const memory = begunMemory(memoryStorage());
    for (let at = 0; at < 22; at += 1) memory.keep(draft(at));
    memory.keep(draft(3));
    memory.forget(draft(21).claimRequestUuid);
    const expected = [3, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2];
    expect(memory.all()).toEqual(expected.map((at) => draft(at)));
  });

  test('are none where what is kept cannot be read', () => {
    const storage = memoryStorage();
    storage.setItem('hlaska.begun', '[{"claimRequestUuid":"no"}]');
    expect(begunMemory(storage).all()).toEqual([]);
  });

  test('complete the list of the service, which knows better', () => {
    const listed = [draft(5, { authorised: true })];
    expect(withRemembered(listed, [draft(5), draft(7), draft(2)])).toEqual([draft(7), ...listed, draft(2)]);
  });
});

describe('the claim that a tab works on', () => {
  const places = () => {
    const local = memoryStorage();
    return () => draftMemory({ local, session: memoryStorage() }, 'car.DRAFT');
  };

  test('is its own, and in a new tab the last one of the browser', () => {
    const openTab = places();
    const [one, other] = [openTab(), openTab()];
    one.keep('first');
    other.keep('second');
    expect([one.read(), other.read(), openTab().read()]).toEqual(['first', 'second', 'second']);
  });

  test('is forgotten in its tab alone, and in a new one where it was the last', () => {
    const openTab = places();
    const [one, other] = [openTab(), openTab()];
    one.keep('first');
    other.keep('second');
    one.forget();
    expect([one.read(), other.read(), openTab().read()]).toEqual([undefined, 'second', 'second']);
    other.forget();
    expect([other.read(), openTab().read()]).toEqual([undefined, undefined]);
  });
});
