/** Answers that bring a question onto the page, by the field they stand in: one of those named, in every field named. */
export type Condition = Readonly<Record<string, readonly string[]>>;

/**
 * What a page asks, in its order: names of fields, or of a group that is read as one answer, such as an account or an
 * address; each with what must be answered for it to be asked. The view draws by it, check-your-answers lists by it.
 */
export type Questions = Readonly<Record<string, Condition>>;

/** Asked whatever was answered. */
export const always: Condition = {};

/**
 * Tells whether a condition holds.
 *
 * @param condition what must be answered
 * @param answer reads an answer by the name of its field
 * @returns true when every field named holds one of its answers
 */
export const isMet = (condition: Condition, answer: (name: string) => unknown): boolean =>
  Object.entries(condition).every(([name, wanted]) => wanted.includes(String(answer(name))));
