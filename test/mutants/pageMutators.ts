import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { anywhere, apart, without, type PageChange } from './mutant.ts';
import { variantsOf } from './ruleVariants.ts';

/** Everything that is done to a page of a flow but for its questions. */
export const pageChanges = (flow: AnyFlow, page: AnyPage): readonly PageChange[] => [
  ...checkChanges(page),
  ...enterChanges(page),
  ...skipChanges(page),
  ...wayChanges(flow, page),
  ...dialogChanges(page),
  ...lookupChanges(page),
  {
    kind: 'saves',
    done: page.saves ? 'it no longer saves' : 'it saves',
    noticed: [],
    change: (one) => ({ ...one, saves: !one.saves }),
  },
];

type CheckOf = AnyPage['checks'][number];

/** A check by what it says and where, whichever row it is about. */
const checkName = ({ says }: CheckOf): string =>
  `${says.severity} \`${says.key}\` at ${says.path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.')}`;

const checkChanges = (page: AnyPage): readonly PageChange[] =>
  [...new Set(page.checks.map(checkName))].map((name) => ({
    kind: 'check',
    done: `the check ${name} was dropped`,
    noticed: [],
    change: (one) => ({ ...one, checks: one.checks.filter((check) => checkName(check) !== name) }),
  }));

const enterChanges = ({ canEnter }: AnyPage): readonly PageChange[] =>
  canEnter === undefined
    ? []
    : variantsOf(canEnter).map(({ change, done, rule }) => ({
        kind: change,
        done: `the rule by which it is entered ${done}`,
        noticed: apart(canEnter, rule),
        isOnTheWay: true,
        change: (one) => entered(one, canEnter, rule),
      }));

/** A row is entered by the rule of its page, and where the list is long enough besides. */
const entered = (page: AnyPage, was: Rule, is: Rule | undefined): AnyPage => {
  const { canEnter } = page;
  if (canEnter === was) return is ? { ...page, canEnter: is } : without(page, 'canEnter');
  if (!canEnter || !('all' in canEnter) || canEnter.all[0] !== was) return page;
  return { ...page, canEnter: { all: [...(is ? [is] : []), ...canEnter.all.slice(1)] } };
};

const skipChanges = (page: AnyPage): readonly PageChange[] =>
  (page.skipped ?? []).flatMap((skip): readonly PageChange[] => {
    const skipping =
      (made: readonly (typeof skip)[]) =>
      (one: AnyPage): AnyPage => ({
        ...one,
        skipped: inPlaceOf(skip, one.skipped ?? [], made),
      });
    return [
      { kind: 'always', done: 'it is never passed over', noticed: [skip.when], change: skipping([]) },
      ...variantsOf(skip.when).map(({ change, done, rule }) => ({
        kind: change,
        done: `the rule by which it is passed over ${done}`,
        noticed: apart(skip.when, rule),
        change: skipping([{ ...skip, when: rule ?? { all: [] } }]),
      })),
    ];
  });

/** Ways are changed on pages of a line, and dropped of a hub, whose parts are in no order: what follows a row is made of the row. */
const wayChanges = ({ pages }: AnyFlow, { kind, next }: AnyPage): readonly PageChange[] => {
  if (kind === 'record') return [];
  const ruleOf = (way: string): Rule => pages.find(({ code }) => code === way)?.canEnter ?? anywhere;
  const leading =
    (change: (ways: readonly string[]) => readonly string[]) =>
    (one: AnyPage): AnyPage => ({
      ...one,
      next: change(one.next),
    });
  return [
    ...(kind === 'hub' ? [] : next.slice(1)).map((code, at): PageChange => ({
      kind: 'waysSwapped',
      done: `the way to ${code} comes before the one to ${next[at]}`,
      // Whoever may enter but one of both goes there whichever comes first.
      noticed: [{ all: [ruleOf(code), ruleOf(next[at] ?? '')] }],
      change: leading((ways) => ways.toSpliced(at, 2, ...ways.slice(at, at + 2).toReversed())),
    })),
    ...next.map((code, at): PageChange => ({
      kind: 'wayDropped',
      done: `the way to ${code} was dropped`,
      noticed: [],
      change: leading((ways) => ways.toSpliced(at, 1)),
    })),
  ];
};

type Confirm = AnyPage['confirm'][number];

const dialogChanges = (page: AnyPage): readonly PageChange[] =>
  page.confirm.flatMap((confirm): readonly PageChange[] => {
    const { dialog, when, other, yes } = confirm;
    const asking =
      (made: readonly Confirm[]) =>
      (one: AnyPage): AnyPage => ({
        ...one,
        confirm: inPlaceOf(confirm, one.confirm, made),
      });
    return [
      { kind: 'dialog', done: `the dialog \`${dialog}\` was dropped`, noticed: [], change: asking([]) },
      ...(other
        ? [
            {
              kind: 'dialog',
              done: `the third answer of the dialog \`${dialog}\` was dropped`,
              noticed: [],
              change: asking([without(confirm, 'other')]),
            } as const,
          ]
        : []),
      ...(yes
        ? [
            {
              kind: 'dialog',
              done: `yes to the dialog \`${dialog}\` adds nothing`,
              noticed: [],
              change: asking([without(confirm, 'yes')]),
            } as const,
          ]
        : []),
      ...(when
        ? variantsOf(when).map(({ change, done, rule }) => ({
            kind: change,
            done: `the rule by which \`${dialog}\` opens ${done}`,
            noticed: apart(when, rule),
            change: asking([rule ? { ...confirm, when: rule } : without(confirm, 'when')]),
          }))
        : []),
    ];
  });

type Lookup = AnyPage['lookups'][number];

const lookupChanges = (page: AnyPage): readonly PageChange[] =>
  page.lookups.flatMap((lookup): readonly PageChange[] => {
    const { call, when } = lookup;
    const looking =
      (made: readonly Lookup[]) =>
      (one: AnyPage): AnyPage => ({
        ...one,
        lookups: inPlaceOf(lookup, one.lookups, made),
      });
    return [
      { kind: 'lookup', done: `the lookup \`${call}\` was dropped`, noticed: [], change: looking([]) },
      ...(when
        ? variantsOf(when).map(({ change, done, rule }) => ({
            kind: change,
            done: `the rule by which \`${call}\` is looked up ${done}`,
            noticed: apart(when, rule),
            change: looking([rule ? { ...lookup, when: rule } : without(lookup, 'when')]),
          }))
        : []),
    ];
  });

/** What stands in the place of one of several. */
const inPlaceOf = <T>(one: T, all: readonly T[], made: readonly T[]): readonly T[] =>
  all.flatMap((known) => (known === one ? made : [known]));
