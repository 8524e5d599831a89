/**
 * Answers that bring a question onto the page, by the field they stand in: one of those named, in every field named.
 * Of a field that takes several, one is enough.
 */
export type Condition = Readonly<Record<string, readonly string[]>>;

/**
 * What a page asks, in its order: names of fields, or of a group that is read as one answer, such as an account or an
 * address; each with what must be answered for it to be asked. The view draws by it, check-your-answers lists by it.
 */
export type Questions = Readonly<Record<string, Condition>>;

/** Stands among the answers of a condition for a field that nothing was answered in. */
export const unanswered = 'undefined';

/** Asked whatever was answered. */
export const always: Condition = {};

/**
 * Adds a condition to every question.
 *
 * @param questions what is asked
 * @param condition what must be answered beside each question's own condition
 * @returns the same questions, each asked only where both hold
 */
export const onlyWhen = (questions: Questions, condition: Condition): Questions =>
  Object.fromEntries(Object.entries(questions).map(([name, own]) => [name, { ...own, ...condition }]));

/**
 * Takes questions about any row of a list, spelled `injuredParties[].injured`, to one row.
 *
 * @param questions what is asked
 * @param row the position of the row, from 0
 * @returns the questions as the fields of that row are spelled
 */
export const inRow = (questions: Questions, row: number): Questions => {
  const spelled = (name: string) => name.replace('[]', `[${row}]`);
  return Object.fromEntries(
    Object.entries(questions).map(([name, condition]) => [
      spelled(name),
      Object.fromEntries(Object.entries(condition).map(([other, is]) => [spelled(other), is])),
    ]),
  );
};

/**
 * Tells whether a condition holds.
 *
 * @param condition what must be answered
 * @param answer reads an answer by the name of its field
 * @returns true when every field named holds one of its answers
 */
export const isMet = (condition: Condition, answer: (name: string) => unknown): boolean =>
  Object.entries(condition).every(([name, wanted]) =>
    [answer(name)].flat().some((given) => wanted.includes(String(given))),
  );
