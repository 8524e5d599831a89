import { reveal } from './reveal.ts';

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

/**
 * The same by the id of a control or of the group around its controls. Whoever keeps it out of sight, such as the closed row of a
 * list, shows it.
 */
export function focusFieldById(id: string): void {
  if (reveal(id, { takesFocus: true })) return;
  const field = document.getElementById(id) ?? document.getElementById(`${id}-group`);
  if (field) focusField(field);
}
