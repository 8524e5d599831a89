/**
 * Names what describes a control: the hint, then what is wrong or worth saying.
 *
 * @param id the control
 * @param said which of them there are
 * @returns the value of aria-describedby, undefined when nothing describes it
 */
export function describedBy(
  id: string,
  said: { hint?: string | undefined; error?: string | undefined; note?: string | undefined },
): string | undefined {
  const { hint, error, note } = said;
  const ids = [hint && `${id}-hint`, error && `${id}-error`, note && !error && `${id}-note`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
