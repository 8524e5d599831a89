import type { FactName } from '../../../machines/flow/facts.ts';
import type { Leaf } from '../../../machines/flow/rule.ts';
import type { Say } from '../say.ts';

/** Facts whose values are answers of the reporter, and the field whose options name them. */
const optionsOf: Partial<Record<FactName, string>> = {
  reporterRole: 'reporterRole',
  eventKind: 'eventKinds',
  appliedRiskId: 'appliedRiskId',
  claimEventType: 'claimEventType',
  theftKind: 'theftKind',
  repairHandling: 'repairHandling',
  costBasis: 'costBasis',
  bankContactType: 'bankContactType',
  contractKnown: 'yesNo',
  workInjury: 'yesNo',
  hospitalized: 'yesNo',
};

/** Takes a fact and what says texts; gives its name. */
export const factName = (fact: FactName, say: Say): string => say(`facts:${fact}.name`);

/** Takes a fact, one of its values and what says texts; gives the value in words. A number of rows speaks for itself. */
export const factValue = (fact: FactName, value: string | boolean, say: Say): string => {
  if (fact === 'injuredCount') return String(value);
  const options = optionsOf[fact];
  return say(options === undefined ? `facts:${fact}.values.${value}` : `fields:${options}.options.${value}`);
};

/** Takes a leaf of a rule; gives what must be the case: `Risk: “Death” or “Disability”`, `the vehicle was found`. */
export const leafWords = (leaf: Leaf, say: Say, list: Intl.ListFormat): string => {
  const values = 'is' in leaf ? [leaf.is] : leaf.in;
  const words = values.map((value) => factValue(leaf.fact, value, say));
  if (values.every((value) => typeof value === 'boolean')) return list.format(words);
  return say('facts:rule.is', {
    fact: factName(leaf.fact, say),
    values: list.format(words.map((value) => (isNumber(value) ? value : say('facts:rule.value', { value })))),
  });
};

const isNumber = (value: string) => /^\d+$/.test(value);
