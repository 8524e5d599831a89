import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

const isOfHome: Rule = { fact: 'propertyKind', in: ['HOUSE', 'FLAT', 'COTTAGE'] };
const isBrokenInto: Rule = { all: [isOfHome, { fact: 'theftPlace', is: 'HOME' }] };

const emptySince = (isDwelling: Rule): Question =>
  ask('emptySince', { when: { all: [isDwelling, { fact: 'livedIn', is: 'NO' }] }, optional: true });

/** Whether anybody lived there when the water ran: what stands empty for long is insured otherwise. */
export const occupiedAtLeak: readonly Question[] = [
  ask('livedIn', { when: isOfHome, optional: true }),
  emptySince(isOfHome),
];

/** The same when a thief came, which decides more. */
export const occupiedAtBurglary: readonly Question[] = [
  ask('livedIn', { when: isBrokenInto }),
  emptySince(isBrokenInto),
];
