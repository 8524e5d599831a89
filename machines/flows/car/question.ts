import { questionFlow } from '../shared/questionFlow.ts';

/** A question about a car claim that exists. */
export const carQuestion = questionFlow('car', '/nonlife/car');
