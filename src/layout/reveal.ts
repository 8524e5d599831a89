/** Asks whoever keeps a field of the page out of sight, such as the closed row of a list, to show it. */
export class RevealEvent extends Event {
  readonly fieldId: string;
  readonly takesFocus: boolean;

  constructor(fieldId: string, takesFocus: boolean) {
    super('reveal', { cancelable: true });
    this.fieldId = fieldId;
    this.takesFocus = takesFocus;
  }
}

/**
 * Shows a field that may be out of sight, by the id of its control. Whoever shows it prevents the default of the event, and gives
 * the field the focus where that is asked for.
 *
 * @returns true where it was out of sight and is being shown
 */
export const reveal = (fieldId: string, { takesFocus = false } = {}): boolean =>
  !document.dispatchEvent(new RevealEvent(fieldId, takesFocus));
