/** A field of the page that can be seen, by its name, and whether it holds an answer. */
export interface VisibleField {
  readonly name: string;
  readonly isAnswered: boolean;
}

/** The fields of the page that can be seen, in its order. It is run in the browser, so that it stands on nothing around it. */
export const visibleFields = (): readonly VisibleField[] => {
  const fields: { name: string; isAnswered: boolean }[] = [];
  for (const field of document.forms.namedItem('page')?.elements ?? []) {
    if (field instanceof HTMLFieldSetElement) {
      const list = field.getAttribute('data-field');
      if (list !== null && field.querySelector('[data-add]') && field.checkVisibility())
        fields.push({ name: list, isAnswered: true });
      continue;
    }
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    if (!isField || field.name === '' || field.name.endsWith('~text') || field.name.startsWith('__'))
      continue;
    // A closed row of a list asks nothing.
    if (field.type === 'hidden') continue;
    const frame = field.closest('[data-field-frame]') ?? field;
    if (!frame.checkVisibility()) continue;
    const isChoice = field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);
    // A day without its hour is half an answer.
    const isHalf = /^[\d-]+T$/.test(field.value);
    fields.push({
      name: field.name,
      isAnswered: isChoice ? field.checked : field.value !== '' && !isHalf,
    });
  }
  return fields;
};
