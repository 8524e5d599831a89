import { failures, isFailureCode } from '#machines/calls/failures.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { CodelistValue } from '#machines/service/application.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { codelistUses } from '#src/inspect/catalogues/codelistUses.ts';
import { withGaps } from '#src/inspect/catalogues/dialogWords.ts';
import { documentUses } from '#src/inspect/catalogues/documentUses.ts';
import type { Spoken } from '#src/inspect/facts/ruleWords.ts';
import { spokenField } from '#src/inspect/fields/spokenField.ts';
import type { AllSpoken } from '#src/inspect/spoken/useAllSpoken.ts';
import { pagePlaces, whenOf } from './pagePlaces.ts';
import { textsOf, type Place } from './place.ts';

type Codelists = ReadonlyMap<string, readonly CodelistValue[]>;

/** What may be found on the pages of some flows, and the failures that may come in each of them. */
export const placesOf = (
  flows: readonly AnyFlow[],
  { spokenOf }: AllSpoken,
  entryPrefix: string,
): readonly Place[] => [
  ...flows.flatMap((flow) =>
    flow.pages.flatMap((page) => pagePlaces(flow, page, spokenOf(flow), entryPrefix)),
  ),
  ...Object.keys(failures).filter(isFailureCode).map(failurePlace),
];

/** What the flows have the words of from codelists: the documents they may ask for, and the values that they offer. */
export const codedPlaces = (
  flows: readonly AnyFlow[],
  { spokenOf }: AllSpoken,
  codelists: Codelists,
): readonly Place[] =>
  flows.flatMap((flow) => [
    ...documentPlaces(flow, spokenOf(flow), codelists),
    ...codePlaces(flow, spokenOf(flow), codelists),
  ]);

const documentPlaces = (flow: AnyFlow, spoken: Spoken, codelists: Codelists): readonly Place[] => {
  const named = new Map(
    codelists.get('document-type')?.map(({ code, name }) => [code, name[spoken.language]]),
  );
  return documentUses(flow).map(({ code, when, page }) => ({
    flow,
    page,
    texts: textsOf('document', named.get(code) ?? code, [['document', code]]),
    when: whenOf(when.length === 1 ? when[0] : { any: when }, spoken),
  }));
};

/** The values of each codelist, at the first question of the flow that offers them. */
const codePlaces = (flow: AnyFlow, spoken: Spoken, codelists: Codelists): readonly Place[] => {
  const first = Map.groupBy(codelistUses(flow), ({ codelist }) => codelist);
  return [...first].flatMap(([codelist, [use]]) =>
    use === undefined
      ? []
      : (codelists.get(codelist) ?? []).map(({ code, name }) => ({
          flow,
          page: use.page,
          of: spokenField(flow, use.page, use.field, 'label', spoken.language)[0] ?? codelist,
          texts: textsOf('code', name[spoken.language], [['code', code]]),
          when: undefined,
        })),
  );
};

const failurePlace = (code: string): Place => {
  const say = (what: string) => withGaps(i18n.t(`failures:${code}.${what}`, { skipInterpolation: true }));
  return {
    flow: undefined,
    page: undefined,
    texts: textsOf('failure', say('title'), [
      ['failure', say('text')],
      ['failure', code],
    ]),
    when: undefined,
  };
};
