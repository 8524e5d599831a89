/**
 * Brings a field into sight and under the fingers. A field inside closed details opens them.
 *
 * @param id the id of its control, or of the group around its controls
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  for (
    let around = field.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true;
  }
  field.focus({ preventScroll: true });
  const labelled = field.closest('[data-field-frame]') ?? field;
  labelled.scrollIntoView({ block: 'start' });
}
