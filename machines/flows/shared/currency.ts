import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

/** A policy tells the currency by its country; without one the reporter chooses. */
const isOpen: Rule = { fact: 'dummyPolicy', is: true };

/** What the amounts of a page are told in, asked beside them where no policy tells it. */
export const currency = (when?: Rule): Question =>
  ask('currency', { when: when ? { all: [isOpen, when] } : isOpen });
