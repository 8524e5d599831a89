import { focusField } from '#src/layout/focusField.ts';

/**
 * Leads to an answer that is to be corrected: the first of these names that the page asks for. One that is told in a line is opened;
 * what was typed is selected, so that the next letter replaces it.
 */
export function focusAnswer(names: readonly string[]): void {
  for (const name of names) {
    const folded = document.querySelector<HTMLElement>(`[data-folded="${name}"] button`);
    if (folded) {
      folded.click();
      return;
    }
    const field =
      document.querySelector<HTMLElement>(`[name="${name}"]:checked`) ??
      document.querySelector<HTMLElement>(`[name="${name}"]`);
    if (field) {
      focusField(field);
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
      return;
    }
  }
}
