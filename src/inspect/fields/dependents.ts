import { clearsOf } from '#machines/analysis/catalogue.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { ruleOf } from '#machines/flow/question.ts';
import { factsOf } from '#machines/subject/rule.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { allOf } from './allOf.ts';
import { askedOf, pageAsking } from './askedOf.ts';

/** An answer that may be dropped because another one changed. */
export interface Dependent {
  readonly changed: string;
  readonly falls: string;
  /** It is kept where this holds; where nothing is given, any change of the other answer drops it. */
  readonly unless?: Rule;
  /** It is dropped where the code picked is no longer offered. */
  readonly isOffer?: true;
}

/** Every answer of a flow that may be dropped with another: no longer true, no longer asked, no longer offered. */
export const dependents = (flow: AnyFlow): readonly Dependent[] => [
  ...untrue(flow),
  ...[...Map.groupBy(placesIn(flow), ({ path }) => path)].flatMap(([path, places]) => [
    ...unasked(flow, path, places),
    ...unoffered(flow, path, places),
  ]),
];

/** The changes of one answer that make another untrue, as far as the flow asks for it. */
const untrue = (flow: AnyFlow): readonly Dependent[] =>
  Object.entries(clearsOf(flow.subject)).flatMap(([changed, all]) =>
    all.filter((falls) => pageAsking(flow, falls) !== undefined).map((falls) => ({ changed, falls })),
  );

/** An answer where one page asks for it. */
interface Place {
  readonly path: string;
  /** What must hold for the page to be entered and the question to be asked there. */
  readonly rule: Rule | undefined;
  readonly offers: readonly Rule[];
}

const placesIn = ({ pages }: AnyFlow): readonly Place[] =>
  pages
    // Pages that differ in their row alone ask the same.
    .filter(({ row = 0 }) => row === 0)
    .flatMap((page) =>
      askedOf(page).map(({ question, when }) => ({
        path: question.ask,
        rule: allOf([page.canEnter, when]),
        offers: (question.only ?? []).flatMap((offer) => ruleOf(offer) ?? []),
      })),
    );

/** The changes that drop an answer because no page asks for it any more; it is kept as long as one does. */
const unasked = (flow: AnyFlow, path: string, places: readonly Place[]): readonly Dependent[] => {
  const rules = places.flatMap(({ rule }) => rule ?? []);
  const [first, ...others] = rules;
  if (!first || rules.length < places.length) return [];
  const unless: Rule = others.length === 0 ? first : { any: rules };
  return readBy(flow, [unless], path).map((changed) => ({ changed, falls: path, unless }));
};

const unoffered = (flow: AnyFlow, path: string, places: readonly Place[]): readonly Dependent[] =>
  readBy(
    flow,
    places.flatMap(({ offers }) => offers),
    path,
  ).map((changed) => ({ changed, falls: path, isOffer: true }));

/** The answers that rules read, except the one being asked about. */
const readBy = ({ subject }: AnyFlow, rules: readonly Rule[], path: string): readonly string[] => [
  ...new Set(
    rules
      .flatMap((rule) => [...factsOf(rule)])
      .flatMap(subject.readsOf)
      .filter((read) => read !== path),
  ),
];
