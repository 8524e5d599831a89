import * as z from 'zod';
import { definePage, type Step } from '../../flow/page.ts';

/**
 * The claim number, what happens next and when. Nothing leads on from here.
 *
 * @param step the last step of the flow
 */
export const finalised = (step: Step) =>
  definePage({
    code: 'finalised',
    path: '/dokonceno',
    step,
    saves: false,
    answers: z.object({}),
    next: [],
  });
