import { getPage } from '#machines/flow/compile.ts';
import { fromPromise } from 'xstate';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { LookupAnswer } from '#machines/claim/lookups.ts';
import type { Answers } from '#machines/flow/answers.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { LookUpInput } from '#machines/report/claimMachine.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { Trace } from '#machines/flow/trace.ts';
import { Failure } from '#machines/calls/failures.ts';
import { startFlow } from '#test/flow/machine/startFlow.ts';

const requestId = 'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b12';
const everythingFound: Found = {
  searchDamaged: {
    vehicleFound: true,
    registrationNo: '1AB2345',
    vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
  },
  searchPolicy: { policyNumberValid: true, dummyPolicy: false, ocrAllowed: true },
  ocrAllowed: { ocrAllowed: true },
  bankAccount: { policyAccount: true, maskedAccount: '•••• 1234/0800' },
  findDuplicate: {
    claimId: '2026CAR00012345',
    incidentDateDoesntMatch: false,
    hasDuplicateClaimFoundByClaimNumber: true,
  },
  selfInspection: { selfInspectionAuthorized: true },
};

interface Journey {
  readonly trace: Trace;
  readonly answers: (page: Page, claim: ClaimDetail) => Answers;
  /** Told of every failure the reporter is shown. */
  readonly onFailed: (failure: Failure) => void;
}

/**
 * The claim that is sent when a flow is filled in from its first page on the whole machine: the claim is not created at once, the
 * first lookup fails, two saves are refused and so is sending; each time the reporter tries again. Throws where the flow cannot
 * be continued.
 */
export const filledJourney = async (
  flow: Flow,
  { trace, answers, onFailed }: Journey,
): Promise<ClaimDetail> => {
  const refused = new Failure('245000030', { params: { name: 'reporter.email' }, requestId });
  let asked = 0;
  const lookUp = fromPromise<LookupAnswer, LookUpInput>(async ({ input: { call } }) => {
    asked += 1;
    if (asked === 1) throw new Failure('500', { requestId });
    return everythingFound[call] ?? {};
  });
  const machine = startFlow(flow, {
    inspect: trace.inspect,
    actors: { lookUp },
    create: [new Failure('500')],
    save: [refused, { version: 2 }, { version: 3 }, refused],
    finalize: [new Failure('500', { requestId })],
  });
  const place = () => machine.at().split(' ');
  for (const _ of flow.instances) {
    const [page = '', request] = place();
    if (request === 'sent') return machine.context().record;
    const { record: claim } = machine.context();
    await machine.send({ type: 'NEXT', answers: answers(getPage(flow, page), claim) });
    for (let [, state] = place(); state !== 'idle' && state !== 'sent'; [, state] = place()) {
      const { failure } = machine.context();
      if (state === 'failed' && failure) onFailed(failure);
      await machine.send({ type: state === 'failed' ? 'RETRY' : 'CONFIRM' });
    }
  }
  if (place()[1] === 'sent') return machine.context().record;
  throw new Error(`The journey ended on ${machine.at()}.`);
};
