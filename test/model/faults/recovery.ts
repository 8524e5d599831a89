import { situationOf } from '#machines/flow/situation.ts';
import type { FailureAction } from '#machines/calls/failures.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createActor } from 'xstate';
import { aDraft } from '#test/flow/machine/ports.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { happenings } from './flowWorld.ts';
import { nextWhenWell, requestOf } from './representative.ts';
import { nextOnPage, type Situation } from './situations.ts';
import type { Trial } from './trial.ts';

/** What the dialog of a failure sends to the flow, by its action; the others leave the page. */
const sentBy: Readonly<Record<FailureAction, 'RETRY' | 'CANCEL' | 'RESTART' | undefined>> = {
  RETRY: 'RETRY',
  CLOSE: 'CANCEL',
  BACK_TO_FORM: 'CANCEL',
  RESET: 'RESTART',
  RELOAD: undefined,
  LIST: undefined,
  AUTHORISE: undefined,
  MODULE_DISABLED_PAGE: undefined,
  HOME: undefined,
};

const patience = 40;

/** Leads a trial from any state, with a service that is well again, to where the page is active. */
export const recover = async (trial: Trial, situation: Situation): Promise<void> => {
  for (let tries = 0; tries < patience; tries++) {
    const request = requestOf(trial.world());
    if (['idle', 'sent', 'discarded'].includes(request)) return;
    if (request === 'expired' || request === 'loggedOut') trial.reopen();
    else if (request === 'failed') await actOnFailure(trial, situation);
    else {
      const [next] = nextWhenWell(trial.world(), situation);
      if (!next) return trial.complain('WAY', `there is no way out of ${request}`);
      await trial.take(next);
    }
  }
  trial.complain('WAY', 'it goes round in circles');
};

const actOnFailure = async (trial: Trial, situation: Situation): Promise<void> => {
  const action: FailureAction = trial.snapshot().context.failure.action;
  const type = sentBy[action];
  if (type === undefined) return trial.reopen();
  const offered = happenings(trial.world(), situation).find(({ says }) => says === type);
  if (!offered) return trial.complain('WAY', `the failure offers ${type}, which the machine does not take`);
  await trial.take(offered);
  if (type === 'RESTART' && trial.snapshot().context.stored.ref !== undefined)
    trial.complain('WAY', 'starting again keeps the report that cannot go on');
};

/**
 * Answers the page of a trial once more, where it is still there, and complains where the last page can then not be reached by
 * valid answers.
 */
export const finishing = (flow: Flow) => {
  const isReached = reaching(flow);
  return async (trial: Trial, situation: Situation): Promise<void> => {
    const isThere = trial.snapshot().value.page === situation.page;
    const [again] = isThere ? nextWhenWell(trial.world(), situation, 'NEXT') : [];
    if (again) {
      await trial.take(again);
      await recover(trial, situation);
    }
    const { value, context } = trial.snapshot();
    const isGivenUp = requestOf(trial.world()) === 'discarded';
    if (!isGivenUp && !isReached(value.page, context.record))
      trial.complain('WAY', `the last page is not reached from ${value.page}`);
  };
};

/** Whether the last page of a flow can be reached from an active page, checked once for each. */
const reaching = (flow: Flow) => {
  const model = createPageModel<Names>(flow);
  const nextOn = nextOnPage(flow);
  const known = new Map<string, boolean>();
  const reaches = (page: string, claim: ClaimDetail): boolean => {
    if (page === situationOf(flow, claim).final?.code) return true;
    const actor = createActor(model, { input: { configuration, draft: aDraft(claim), page } }).start();
    for (let steps = 0; steps < patience * 5; steps++) {
      const { value, context } = actor.getSnapshot();
      if (value === situationOf(flow, context.record).final?.code) return true;
      actor.send(nextOn(value, context.record, steps) ?? { type: 'BACK' });
    }
    return false;
  };
  return (page: string, claim: ClaimDetail): boolean => {
    const key = JSON.stringify([page, claim]);
    const answer = known.get(key) ?? reaches(page, claim);
    known.set(key, answer);
    return answer;
  };
};
