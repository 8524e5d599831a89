/**
 * Brings a field into view and focuses it, by the id of its control or of the group around its controls. A field inside closed
 * details opens them.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id) ?? document.getElementById(`${id}-group`);
  if (!field) return;
  for (
    let around = field.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true;
  }
  const frame = field.closest('[data-field-frame]') ?? field;
  const control = field.hidden ? frame.querySelector<HTMLElement>('input:not([hidden])') : field;
  control?.focus({ preventScroll: true });
  frame.scrollIntoView({ block: 'start' });
}
