import type { ClaimDetail } from '#machines/claim/claim.ts';
import { followingTable, type FollowingRow } from '#machines/claim/derived/followingTable.ts';
import { heldAnyway } from '#machines/claim/heldAnyway.ts';
import { lookups } from '#machines/claim/lookups.ts';
import type { Question } from '#machines/flow/question.ts';
import { answersTo } from '#machines/flow/question.ts';
import { groupsOf, ofAnyRow } from '#machines/subject/path.ts';
import { remembering } from '#machines/subject/remember.ts';
import { factsOf } from '#machines/subject/rule.ts';
import { isRecord } from '#machines/subject/valueAt.ts';
import type { Flow, Page } from './claimFlow.ts';
import { claimSubject } from './kit.ts';

/** The paths a flow may hold, those of any row with `[]`, and the groups and lists they are in. */
interface Accepted {
  readonly paths: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}

/**
 * The answers of a claim that its flow can hold: what its pages ask or show, its dialogs and lookups add, what follows from these,
 * and what is kept with every report. Anything else was made up by whoever sent it, and is left out.
 */
export function accepted(flow: Flow, claim: ClaimDetail): ClaimDetail {
  const { paths, groups } = acceptedBy(flow);
  const entries = (value: object, path: string) =>
    Object.entries(value).flatMap(([name, part]) => {
      const kept = keep(part, path === '' ? name : `${path}.${name}`);
      return kept === undefined ? [] : [[name, kept] as const];
    });
  const keep = (value: unknown, path: string): unknown => {
    if (paths.has(path)) return value;
    if (!groups.has(path)) return undefined;
    if (Array.isArray(value)) return value.map((row: unknown) => keep(row, `${path}[]`) ?? {});
    if (!isRecord(value)) return undefined;
    const parts = entries(value, path);
    return parts.length > 0 || path.endsWith(']') ? Object.fromEntries(parts) : undefined;
  };
  return Object.fromEntries(entries(claim, ''));
}

// A flow never changes, and a service has few.
const acceptedBy = remembering(accept, ({ instances }) => instances);

function accept({ pages }: Flow): Accepted {
  const paths = new Set([...heldAnyway, ...pages.flatMap(answersOfPage)]);
  const read = new Set<string>();
  const reads = (path: string) => read.has(path) || paths.has(path);
  const note = (path: string) => [path, ...groupsOf(path)].forEach((one) => read.add(one));
  paths.forEach(note);
  for (const row of followingTable)
    if (readsOf(row).some(reads))
      for (const path of answersOf(row)) {
        paths.add(path);
        note(path);
      }
  return { paths, groups: new Set([...paths].flatMap(groupsOf)) };
}

const answersOfPage = ({ questions, lookups: used, confirm }: Page): readonly string[] => [
  ...questions.flatMap(answersOfQuestion),
  ...used.flatMap(({ call }) => [...lookups[call].tells, ...leaves(lookups[call].none ?? {})]),
  ...confirm.flatMap(({ yes = {}, other = {} }) =>
    [yes, 'adds' in other ? other.adds : {}, 'corrects' in other ? other.corrects : {}].flatMap((added) =>
      leaves(added),
    ),
  ),
];

/** A list whose rows are asked about holds what is asked of them, and no more. */
const answersOfQuestion = (question: Question): readonly string[] =>
  question.rows?.flatMap(answersOfQuestion) ?? answersTo(question).map(({ name }) => ofAnyRow(name));

const leaves = (value: object, path = ''): readonly string[] =>
  Object.entries(value).flatMap(([name, part]) =>
    isRecord(part) ? leaves(part, `${path}${name}.`) : [`${path}${name}`],
  );

const answersOf = (row: FollowingRow): readonly string[] => {
  if ('linked' in row) return row.linked;
  if ('set' in row) return row.answers;
  return row.values.every((value) => 'gone' in value) ? [] : [row.answer];
};

const readsOf = (row: FollowingRow): readonly string[] => {
  if ('set' in row) return row.since === undefined ? row.reads : [row.since];
  const rules = 'linked' in row ? [row.when] : row.values.map(({ when }) => when);
  return rules.flatMap((rule) => [...factsOf(rule)].flatMap(claimSubject.readsOf));
};
