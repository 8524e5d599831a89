import type { ClaimDetail } from '#machines/claim/claim.ts';
import { Origin } from '#machines/claim/enums.ts';
import { codesOf } from '#machines/subject/schema.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { withEachPage } from '#machines/flow/flow.ts';
import type { ClaimNames, Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { codeOf, isAsked, offeredBy, ruleOf, type Offer, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { isOfZone, origins, type OriginAccess } from './origins.ts';

type Zone = Pick<Configuration, 'kzAccessDisabledRisks'>;

/** The answers that an origin has a say in, and the codes of them that it offers; undefined where all are. */
const offered: Readonly<Record<string, (access: OriginAccess) => readonly string[] | undefined>> = {
  reporterRole: ({ roles }) => roles,
  appliedRiskId: ({ risks }) => risks,
  uniKind: ({ kinds }) => kinds,
};

/**
 * The flow with what the origins decide as rules: a code that somebody is not offered has a condition, so that form, guards,
 * inspection and the service's check refuse it alike, and say why.
 */
export const originFlow = (flow: Flow, zone: Zone): Flow =>
  withEachPage<ClaimNames, Flow>(flow, (page) => originPage(page, zone));

const originPage = (page: Page, zone: Zone): Page =>
  page.questions.some(({ ask }) => ask in offered)
    ? { ...page, questions: page.questions.map((question) => originQuestion(question, zone)) }
    : page;

const originQuestion = (question: Question, zone: Zone): Question => {
  const offers = offered[question.ask];
  if (!offers || question.isDisplayOnly) return question;
  const all = question.only ?? codesOf(question.field).map(String);
  return { ...question, only: all.map((offer) => originOffer(offer, refusals(question, offer, zone))) };
};

const originOffer = (offer: Offer, refused: readonly Rule[]): Offer => {
  if (refused.length === 0) return offer;
  const not: Rule = { not: refused.length === 1 && refused[0] ? refused[0] : { any: refused } };
  const when = ruleOf(offer);
  const given = typeof offer === 'string' ? { code: offer } : offer;
  return { ...given, when: when ? { all: [when, not] } : not };
};

/** Where a code is not offered. */
const refusals = ({ ask }: Question, offer: Offer, { kzAccessDisabledRisks }: Zone): readonly Rule[] => {
  const code = codeOf(offer);
  const without = Origin.options.filter((origin) => {
    const codes = offered[ask]?.(origins[origin]);
    return codes !== undefined && !codes.includes(code);
  });
  const isHidden = ask === 'appliedRiskId' && kzAccessDisabledRisks.includes(code);
  return [
    ...(without.length > 0 ? [{ fact: 'referer', in: without } as const] : []),
    ...(isHidden ? [isOfZone] : []),
  ];
};

/** The first answer of a claim that the origin does not offer to its reporter; undefined where there is none. */
export const unofferedIn = (flow: Flow, claim: ClaimDetail): string | undefined => {
  const read = factsIn(claim);
  return flow.pages
    .flatMap(({ questions }) => questions)
    .filter((question) => question.ask in offered && isAsked(question, read))
    .find((question) => {
      const told = valueAt(claim, question.ask);
      return told !== undefined && offeredBy(question, read)?.includes(String(told)) === false;
    })?.ask;
};
