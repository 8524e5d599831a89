/**
 * The value of aria-describedby for a control, by its id: the hint, then the error or else the note. Undefined when nothing
 * describes it.
 */
export function describedBy(
  id: string,
  said: { hint?: string | undefined; error?: string | undefined; note?: string | undefined },
): string | undefined {
  const { hint, error, note } = said;
  const ids = [hint && `${id}-hint`, error && `${id}-error`, note && !error && `${id}-note`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
