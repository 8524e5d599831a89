import type { ClaimDetail } from '../claim/claim.ts';
import { wasToldByReporter } from '../claim/dependents.ts';
import type { Confirmation } from './confirmation.ts';
import { consequencesOf } from './consequences.ts';
import { getPage } from './defineFlow.ts';
import { readFacts } from './facts.ts';
import { serviceOf } from '../service/claimRequest.ts';
import type { Candidate, FlowContext, FlowEvent } from './flowTypes.ts';
import type { Found, LookupAnswer, LookupUse } from './lookups.ts';
import { evaluate, type Rule } from './rule.ts';
import { withAnswers, withPageDone, type Answers } from './withAnswers.ts';

type Known = Pick<FlowContext, 'flow' | 'claim' | 'configuration'>;

/** Takes the flow's context, the page left and its answers; gives the claim these answers would make, with what is still to ask. */
export const candidateOf = (
  context: Known,
  pageCode: string,
  answers: Answers,
  options: { readonly force: boolean },
): Candidate => {
  const page = getPage(context.flow, pageCode);
  const { claim, dropped } = withAnswers(context.claim, page, answers, context.configuration);
  return {
    page,
    claim: withPageDone(claim, page),
    dropped,
    force: options.force,
    lookups: page.lookups,
    confirm: page.confirm,
  };
};

/** Takes the flow's context and what is edited; gives the claim it would make: the page is not done, another one opens. */
export const editOf = (
  context: Known,
  { page: pageCode, answers, asks, opens }: Pick<FlowEdit, 'answers' | 'asks' | 'opens'> & { page: string },
): Candidate => {
  const page = getPage(context.flow, pageCode);
  const { claim, dropped } = withAnswers(context.claim, page, answers, context.configuration);
  return { page, claim, dropped, force: true, lookups: [], confirm: asks ? [{ dialog: asks }] : [], opens };
};

type FlowEdit = Extract<FlowEvent, { type: 'EDIT' }>;

/** Takes the flow's context; gives the claim as it was before the last change. Throws where nothing can be taken back. */
export const undoOf = ({ flow, undo }: Pick<FlowContext, 'flow' | 'undo'>): Candidate => {
  if (!undo) throw new Error('There is no change to take back.');
  const page = getPage(flow, undo.page);
  return {
    page,
    claim: undo.claim,
    dropped: [],
    force: true,
    lookups: [],
    confirm: [],
    opens: undo.page,
    returning: undo.returning,
  };
};

/** Takes the flow's context; gives the candidate with what it does to the answers there were. */
export const weighed = ({ flow, claim, candidate }: Pick<FlowContext, 'flow' | 'claim' | 'candidate'>) =>
  candidate && { ...candidate, consequences: consequencesOf(flow, candidate.page, claim, candidate) };

const holds = (rule: Rule | undefined, claim: ClaimDetail) =>
  rule === undefined || evaluate(rule, readFacts(claim)).ok;

/** Takes a candidate; gives the lookup to make next, undefined when all are made. */
export const nextLookup = (candidate: Candidate | undefined): LookupUse | undefined =>
  candidate?.lookups.find((lookup) => holds(lookup.when, candidate.claim));

/** Takes a candidate; gives the lookup to make next. Throws when all are made. */
export const getLookup = (candidate: Candidate | undefined): LookupUse => {
  const lookup = nextLookup(candidate);
  if (!lookup) throw new Error('No lookup is left to make.');
  return lookup;
};

/** Takes a candidate; gives the dialog to answer next, undefined when all are answered. */
export const nextConfirmation = (candidate: Candidate | undefined): Confirmation | undefined =>
  candidate?.confirm.find((confirmation) => holds(confirmation.when, candidate.claim));

/** Takes a candidate and a lookup's answer; gives the candidate with the answer folded in and that lookup made. */
export const afterLookup = (candidate: Candidate, made: LookupUse, answer: LookupAnswer): Candidate => ({
  ...candidate,
  claim: { ...candidate.claim, ...answer },
  lookups: candidate.lookups.filter((lookup) => lookup !== made),
});

/** Takes a candidate and what its lookups would answer; gives the candidate with all of them made, in order. */
export const afterLookups = (candidate: Candidate, found: Found): Candidate => {
  const made = nextLookup(candidate);
  return made ? afterLookups(afterLookup(candidate, made, found[made.call] ?? {}), found) : candidate;
};

/** Takes a candidate, a dialog and what it was answered beside yes; gives the candidate with that dialog answered. */
export const afterConfirmation = (
  candidate: Candidate,
  answered: Confirmation,
  answers: ClaimDetail = {},
): Candidate => ({
  ...candidate,
  claim: { ...candidate.claim, ...answers },
  confirm: candidate.confirm.filter((confirmation) => confirmation !== answered),
});

/**
 * Takes a candidate, what the reporter says instead of a lookup and the claim before; gives the candidate with nothing left to
 * confirm. What the correction leaves open stays as the reporter had typed it.
 */
export const afterCorrection = (
  candidate: Candidate,
  instead: ClaimDetail,
  before: ClaimDetail,
): Candidate => {
  const open = Object.entries(instead).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const typed = open.filter((name) => wasToldByReporter(name, before));
  return {
    ...candidate,
    claim: {
      ...candidate.claim,
      ...instead,
      ...Object.fromEntries(Object.entries(before).filter(([name]) => typed.includes(name))),
    },
    dropped: candidate.dropped.filter((path) => !typed.includes(path)),
    confirm: [],
  };
};

/** Takes the flow's context; gives which report its calls are about and the service that serves it. Throws before it is created. */
export const addressOf = ({ flow, claimRequestUuid }: Pick<FlowContext, 'flow' | 'claimRequestUuid'>) => {
  if (claimRequestUuid === undefined) throw new Error(`A claim of ${flow.code} must be created first.`);
  return { service: serviceOf[flow.flowType], claimRequestUuid };
};
