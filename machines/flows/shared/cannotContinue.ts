import type { Step } from '../../claim/steps.ts';
import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';

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
