import type { Step } from '#machines/claim/steps.ts';
import { definePage } from '#machines/report/kit.ts';
import { sentPath } from '#machines/service/sent/sentPaths.ts';

/** The claim number, what happens next and when. Nothing leads on from here. */
export const finalised = (step: Step) =>
  definePage({ code: 'finalised', path: sentPath, step, saves: false, next: [] });
