import type { Step } from '#machines/claim/steps.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';

/** The flow ends here, with the reason and whom to ask. Nothing leads on. */
export const cannotContinue = (step: Step, canEnter?: Rule) =>
  definePage({
    code: 'cannotContinue',
    path: '/nemozno-pokracovat',
    step,
    saves: false,
    ...(canEnter && { canEnter }),
    next: [],
  });
