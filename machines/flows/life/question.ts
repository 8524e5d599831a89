import { questionFlow } from '../shared/questionFlow.ts';

/** A question about a life claim that exists. */
export const lifeQuestion = questionFlow('life', '/life');
