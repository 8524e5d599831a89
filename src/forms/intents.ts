import { defineIntent, type FormValue } from '@conform-to/react/future';
import { isRecord, withValueAt } from '#machines/subject/valueAt.ts';

type Values = Record<string, unknown>;

/**
 * Sets many fields at once and leaves alone what was validated before. Conform's own `update` treats a changed list as one unit
 * and forgets the errors of all its rows.
 */
export const set = defineIntent<(values: Values) => void, Values>({
  resolve({ value, payload }) {
    const next = Object.entries(payload).reduce<unknown>(
      (root, [name, wanted]) => withValueAt(root, name, wanted),
      value,
    );
    return isFormValue(next) ? next : value;
  },
  move: ({ name }) => name,
});

/** Validates several fields in one pass; from then on they show their issues. */
export const validateFields = defineIntent<(names: string[]) => void, string[]>({
  touch: ({ name, payload }) => payload.includes(name),
});

const isFormValue = (value: unknown): value is Record<string, FormValue> => isRecord(value);

/**
 * Hands an intent, as Conform writes it, to Conform by an event of our own; Conform reads intents from the name given. A
 * submission by the browser does the same, but first it reads the whole form for its own purposes, which with a hundred fields
 * costs more than all the rest.
 */
export function dispatchQuietly(form: HTMLFormElement, intentName: string, intent: string): void {
  const submitter = document.createElement('button');
  submitter.name = intentName;
  submitter.value = intent;
  submitter.hidden = true;
  form.append(submitter);
  form.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
  submitter.remove();
}
