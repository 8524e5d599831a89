import * as z from 'zod';
import type { Rule } from '../../flow/rule.ts';
import { definePage, type Step } from '../../flow/page.ts';

/** No further step here, with the reason and whom to ask. Nothing leads on. */
export const cannotContinue = (step: Step, canEnter?: Rule) =>
  definePage({
    code: 'cannotContinue',
    path: '/nemozno-pokracovat',
    step,
    saves: false,
    answers: z.object({}),
    ...(canEnter && { canEnter }),
    next: [],
  });
