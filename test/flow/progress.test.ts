import { written } from './small/written.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { pagesAhead, progressOf } from '#machines/flow/progress.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { holeFlow } from './small/holeFlow.ts';
import { loanFlow } from './small/loanFlow.ts';
import { searchFlow } from './small/searchFlow.ts';
import { uploadFlow } from './small/uploadFlow.ts';

/** Progress in one line: steps done, the current one in brackets, steps to do, and the pages left. */
const told = (flow: Flow, claim: ClaimDetail, code: string) => {
  const { steps, pagesLeft } = progressOf(situationOf(flow, claim), code);
  const mark = { DONE: '+', CURRENT: '>', TODO: '' };
  return `${steps.map(({ step, state }) => mark[state] + step).join(' ')}, ${pagesLeft} left`;
};

const loanDeath = { appliedRiskId: 'BAN', claimEventType: 'DEATH' } as const;

describe('progress', () => {
  test.each<{ flow: Flow; claim: ClaimDetail; code: string; progress: string }>([
    { flow: loanFlow, claim: {}, code: 'risk', progress: '>role fillInfo bank event documents, 5 left' },
    {
      flow: loanFlow,
      claim: loanDeath,
      code: 'risk',
      progress: '>role fillInfo bank event documents, 4 left',
    },
    { flow: loanFlow, claim: {}, code: 'event', progress: '+role +fillInfo +bank >event documents, 3 left' },
    {
      flow: loanFlow,
      claim: loanDeath,
      code: 'death',
      progress: '+role +fillInfo +bank >event documents, 3 left',
    },
    {
      flow: loanFlow,
      claim: {},
      code: 'summary',
      progress: '+role +fillInfo +bank +event >documents, 0 left',
    },
    {
      flow: loanFlow,
      claim: {},
      code: 'finalised',
      progress: '+role +fillInfo +bank +event +documents, 0 left',
    },
    {
      flow: searchFlow,
      claim: {},
      code: 'vehicle',
      progress: '+role >fillInfo bank event documents, 1 left',
    },
    {
      flow: searchFlow,
      claim: { vehicleFound: false },
      code: 'vehicle',
      progress: '+role >fillInfo bank event documents, 2 left',
    },
    {
      flow: uploadFlow,
      claim: {},
      code: 'claimIdentification',
      progress: '>claimIdentification contacts documents, 2 left',
    },
    {
      flow: uploadFlow,
      claim: { policyNumberValid: false },
      code: 'cannotContinue',
      progress: '>claimIdentification contacts documents, 0 left',
    },
  ])('of $flow.code on $code with $claim: $progress', ({ flow, claim, code, progress }) => {
    expect(told(flow, claim, code)).toBe(progress);
  });
});

const isBroker: Rule = { fact: 'reporterRole', is: 'BROKER' };
const isService: Rule = { fact: 'reporterRole', in: ['SERVICE', 'BROKER'] };
const isFound: Rule = { fact: 'vehicleFound', is: true };

describe('a page ahead whose rule is not decided yet', () => {
  test.each<[string, Rule, ClaimDetail, boolean]>([
    ['a fact unknown', isBroker, {}, true],
    ['another value', isBroker, { reporterRole: 'OTHER' }, false],
    ['one of the values', isService, { reporterRole: 'SERVICE' }, true],
    ['none of the values', isService, { reporterRole: 'OTHER' }, false],
    ['all, one of them unknown', { all: [isBroker, isFound] }, { reporterRole: 'BROKER' }, true],
    ['all, one of them not so', { all: [isBroker, isFound] }, { vehicleFound: false }, false],
    ['any, one of them unknown', { any: [isBroker, isFound] }, { vehicleFound: false }, true],
    [
      'any, none of them so',
      { any: [isBroker, isFound] },
      { vehicleFound: false, reporterRole: 'OTHER' },
      false,
    ],
    ['not something unknown', { not: isBroker }, {}, true],
    ['not what is so', { not: isService }, { reporterRole: 'BROKER' }, false],
    ['not not something unknown', { not: { not: isBroker } }, {}, true],
    ['not not what is not so', { not: { not: isBroker } }, { reporterRole: 'OTHER' }, false],
    ['not all, one of them unknown', { not: { all: [isBroker, isFound] } }, { reporterRole: 'BROKER' }, true],
    [
      'all, one unknown and one not decided',
      { all: [{ not: { all: [isBroker, isFound] } }, { fact: 'ocrAllowed', is: true }] },
      { reporterRole: 'BROKER' },
      true,
    ],
    ['not any, one of them so', { not: { any: [isBroker, isFound] } }, { reporterRole: 'BROKER' }, false],
  ])('is likely or not by %s', (_, canEnter, claim, isLikely) => {
    const [role, broker] = holeFlow.pages;
    const flow: Flow = { ...holeFlow, ...written([role, { ...broker, canEnter }]) };
    expect(pagesAhead(situationOf(flow, claim), 'role').map(({ code }) => code)).toEqual(
      isLikely ? ['broker'] : [],
    );
  });

  test('is not counted twice in a circle', () => {
    const [role, broker] = holeFlow.pages;
    const flow: Flow = { ...holeFlow, ...written([role, { ...broker, next: ['role', 'broker'] }]) };
    expect(pagesAhead(situationOf(flow, { reporterRole: 'BROKER' }), 'role').map(({ code }) => code)).toEqual(
      ['broker', 'role'],
    );
  });
});
