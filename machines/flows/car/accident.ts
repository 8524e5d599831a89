import type { Rule } from '#machines/claim/rule.ts';

/** A crash of the insured vehicle. */
export const isAccident: Rule = { fact: 'eventKinds', is: 'HAVNEHODA' };
