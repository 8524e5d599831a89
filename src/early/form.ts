import type { Control } from '#src/app/earlyPress.ts';

/*
 * Read by early.ts alone, whose script is written into documents: what somebody else imports, too, would become a file of its own.
 */

/** True for what is ticked or picked. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** True for what is no longer as the document had it. */
export const isTouched = (control: Control) =>
  isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;

/** The controls of the page in a part of the document. */
export const controlsIn = (place: ParentNode) => [
  ...place.querySelectorAll<Control>('#root input, #root textarea'),
];

/** The fields of a form; boxes that nobody ticked leave no trace of their own. */
export const fieldsOf = (form: HTMLFormElement): [string, string][] => {
  const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  for (const { name } of form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]'))
    if (!fields.some(([known]) => known === name)) fields.push([name, '']);
  return fields;
};

/** Gives the answer of a button that goes on with it; false where it has none. */
export const picked = ({ dataset: { picks } }: HTMLButtonElement) => {
  const answer = picks === undefined ? null : document.getElementById(picks);
  if (answer instanceof HTMLInputElement) answer.checked = true;
  return answer !== null;
};

/** True where every visible question that is asked has an answer; one asked in several groups is answered in one of them. */
export const isComplete = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>('[aria-required=true], [data-required]')].every(
    (asked) =>
      asked.getClientRects().length === 0 ||
      ('value' in asked
        ? asked.value !== ''
        : form.querySelector(`[data-field="${asked.dataset['field']}"] :checked`) !== null),
  );
