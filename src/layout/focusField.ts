/**
 * Brings a field into view and focuses it, by its control or by the group around its controls. A field inside closed details opens
 * them; one that is out of sight is reached by the first control of the frame around it.
 */
export function focusField(field: HTMLElement): void {
  for (
    let around = field.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true;
  }
  const unseen = field.closest('[hidden]');
  const frame = (unseen?.parentElement ?? field).closest('[data-field-frame]') ?? field;
  const control = unseen ? frame.querySelector<HTMLElement>('input:not([hidden])') : field;
  control?.focus({ preventScroll: true });
  frame.scrollIntoView({ block: 'start' });
}
