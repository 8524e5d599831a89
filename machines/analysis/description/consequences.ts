import type { FollowingRow, FollowingValue } from '#machines/claim/derived/followingTable.ts';
import { compileFlow } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { isWithin, ofAnyRow } from '#machines/subject/path.ts';
import { factsOf } from '#machines/subject/rule.ts';
import { factsRead, rulesOf } from '../rulesOf.ts';
import { clearsOf, followingOf, type AnySubject } from '../catalogue.ts';
import { ruleText } from '../ruleText.ts';

/** What is no longer true once an answer of a page changes, a line for each answer: `policyNumber, isOtherEvent with contactSearch`. */
export const clearedLines = ({
  questions,
  subject,
}: Pick<AnyPage, 'questions' | 'subject'>): readonly string[] =>
  linesOf(subject, (answer) => questions.some(({ ask }) => isAbout(ask, answer)));

/** The same of answers that nobody is asked for in a flow: found, or following from others. */
export const clearedByFound = (flow: AnyFlow): readonly string[] => {
  const asked = askedIn(flow);
  const found = [...compileFlow(flow).found, ...rowsFor(flow).flatMap(answersIn)];
  const isFound = (answer: string) => found.includes(answer) && !asked.some((path) => isAbout(path, answer));
  return linesOf(flow.subject, isFound);
};

/**
 * What follows from answers in a flow and nobody is asked, a line for each row of the table that reads any of them: `contactConsent is true
 * when keepContact is YES, else falls`.
 */
export const followingLines = (flow: AnyFlow): readonly string[] => rowsFor(flow).map(followingLine);

const linesOf = (subject: AnySubject, isWanted: (answer: string) => boolean): readonly string[] =>
  Object.entries(clearsOf(subject)).flatMap(([answer, fallen]) =>
    isWanted(answer) ? [`${fallen.join(', ')} with ${answer}`] : [],
  );

const rowsFor = (flow: AnyFlow): readonly FollowingRow[] => {
  // What its rules go by and nobody asks was told before the first page.
  const read = factsRead(Object.values(rulesOf(flow)).flat());
  const known = [...askedIn(flow), ...compileFlow(flow).found, ...read];
  const isKnown = (path: string) => known.some((one) => isAbout(one, path) || isAbout(path, one));
  return followingOf(flow.subject).filter(
    (row) => readBy(row).some(isKnown) && !('since' in row && row.since !== undefined && !isKnown(row.since)),
  );
};

/** What a row reads. What the address told is read by nothing else. */
const readBy = (row: FollowingRow): readonly string[] => {
  if ('linked' in row) return row.linked;
  if ('set' in row) return row.reads;
  return row.values.flatMap((value) => [...factsOf(value.when), ...('from' in value ? [value.from] : [])]);
};

const askedIn = ({ pages }: AnyFlow): readonly string[] =>
  pages.flatMap(({ questions }) => questions.map(({ ask }) => ask));

/** True where a path is that of an answer, or leads into it. */
const isAbout = (path: string, answer: string): boolean => {
  const [one, other] = [ofAnyRow(path), ofAnyRow(answer)];
  return one === other || isWithin(other, one);
};

const answersIn = (row: FollowingRow): readonly string[] => {
  if ('linked' in row) return row.linked;
  return 'set' in row ? row.answers : [row.answer];
};

const followingLine = (row: FollowingRow): string => {
  if ('linked' in row) return `${row.linked.join(', ')} by the address when ${ruleText(row.when)}`;
  if ('set' in row) return `${row.answers.join(', ')} of ${row.reads.join(', ')}`;
  const values = row.values.map((value) => `${valueText(value)} when ${ruleText(value.when)}`);
  return `${row.answer} ${values.join(', or ')}, else ${row.otherwise}`;
};

const valueText = (value: FollowingValue): string => {
  if ('from' in value) return `as ${value.from}`;
  return 'gone' in value ? 'is gone' : `is ${value.value}`;
};
