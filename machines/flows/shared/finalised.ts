import * as z from 'zod';
import { definePage } from '../../flow/page.ts';

/** The claim number, what happens next and when. Nothing leads on from here. */
export const finalised = definePage({
  code: 'finalised',
  path: '/dokonceno',
  step: 'documents',
  saves: false,
  answers: z.object({}),
  next: [],
});
