/** Reads an answer by the name of its field, `insured.personKind`; undefined or empty while there is none. */
export type ReadAnswer = (name: string) => unknown;

/**
 * Which questions a page asks, given the answers so far: names of fields, or of a group that is read as one answer, such
 * as an account or an address. The view draws these, check-your-answers lists these.
 */
export type Asked = (answer: ReadAnswer) => readonly string[];

/** @returns the names when the condition holds, else none */
export const when = (holds: boolean, ...names: readonly string[]): readonly string[] => (holds ? names : []);

/**
 * Tells a view which of its questions to draw.
 *
 * @param asked what the page asks
 * @param answers the answers that decide, by name, as they stand in the fields right now
 * @returns whether a question is asked
 */
export const asking = (
  asked: Asked,
  answers: Readonly<Record<string, unknown>>,
): ((name: string) => boolean) => {
  const names = asked((name) => answers[name]);
  return (name) => names.includes(name);
};
