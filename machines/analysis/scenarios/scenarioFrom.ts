import { sourcesOn } from '#machines/analysis/outcome/factSources.ts';
import { outcomeOf, type Outcome } from '#machines/analysis/outcome/outcomeOf.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { Scenario } from './scenario.ts';

interface Given {
  readonly name: string;
  readonly known: Facts;
  /** Another case: what only that one has is expected not to come. */
  readonly other?: Facts | undefined;
}

/**
 * A scenario of some facts as it is now: the pages, questions and documents that come for certain but not in every report, and of those
 * that come in another case the ones that never do. It is named in the language it was written in; the others are left to be said.
 */
export const scenarioFrom = (flow: AnyFlow, { name, known, other }: Given): Scenario => {
  const outcome = outcomeOf(flow, known);
  const [always, without] = [outcomeOf(flow, {}), other ? outcomeOf(flow, other) : undefined];
  const sure = surelyIn(outcome);
  const usual = surelyIn(always);
  const besides = (kind: keyof Sure) => sure[kind].filter((key) => !usual[kind].includes(key));
  const lost = (kind: 'pages' | 'questions' | 'documents' | 'dialogs') =>
    (without?.[kind] ?? [])
      .map(({ key }) => key)
      .filter((key) => !outcome[kind].some((one) => one.key === key));
  return {
    key: keyOf(name),
    name: { cs: name, sk: '', en: '' },
    flow: flow.code,
    facts: given(known),
    expect: filled({
      pages: besides('pages'),
      notPages: lost('pages'),
      asked: besides('questions').filter((path) => isAskedSometimes(flow, path)),
      notAsked: lost('questions'),
      documents: besides('documents'),
      notDocuments: lost('documents'),
      notDialogs: lost('dialogs'),
    }),
  };
};

interface Sure {
  readonly pages: readonly string[];
  readonly questions: readonly string[];
  readonly documents: readonly string[];
}

const surelyIn = ({ pages, questions, documents }: Outcome): Sure => {
  const keys = (all: readonly { readonly key: string; readonly is: string }[]) =>
    all.filter(({ is }) => is === 'always').map(({ key }) => key);
  return {
    pages: keys(pages),
    questions: keys(questions),
    documents: keys(documents.filter(({ required }) => required === 'always')),
  };
};

/** True for a question that has a rule of its own: any other comes with its page. */
const isAskedSometimes = (flow: AnyFlow, path: string): boolean =>
  flow.pages.flatMap(sourcesOn).some((source) => source.path === path && source.when.length > 0);

const given = (known: Facts): Scenario['facts'] =>
  Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, typeof value === 'object' ? [...value] : value]];
    }),
  );

const filled = (expect: Scenario['expect']): Scenario['expect'] =>
  Object.fromEntries(Object.entries(expect).filter(([, keys = []]) => keys.length > 0));

/** A key of the words of a name: of "Vdova účet nemá" it is `vdovaUcetNema`. */
const keyOf = (name: string): string => {
  const words =
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const [first = 'scenario', ...others] = words.slice(0, 4);
  return first + others.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
};
