/** True where an answer has at least what is wanted of it: lists as many, in that order. */
export function isFound(wanted: unknown, answer: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(answer) &&
      answer.length === wanted.length &&
      wanted.every((one, index) => isFound(one, answer[index]))
    );
  if (typeof wanted !== 'object' || wanted === null) return Object.is(wanted, answer);
  if (typeof answer !== 'object' || answer === null) return false;
  const has = new Map<string, unknown>(Object.entries(answer));
  return Object.entries(wanted).every(([name, value]) => isFound(value, has.get(name)));
}
