import type { Catalogue } from '#machines/assist/catalogue.ts';
import type { ShownField, ShownPage } from '#machines/assist/seenOf.ts';
import type { ReadIssue } from '#src/forms/summary/formWatch.ts';

/** The form on the page. */
export const formShown = (): HTMLFormElement | null => document.forms.namedItem('page');

/** The name of a field, empty where it is none. */
export const nameOf = (element: Element): string => element.getAttribute('name') ?? '';

/** The fields of the form on the page, and whether each is given and right: what is given is not looked at further. */
export const fieldsShown = (issueOf: ReadIssue): readonly ShownField[] =>
  [...(formShown()?.elements ?? [])].map((element) => {
    const name = nameOf(element);
    return { name, isGiven: isGiven(element), wrong: issueOf(name)?.key };
  });

const isGiven = (element: Element): boolean => {
  if (element instanceof HTMLInputElement)
    return ['checkbox', 'radio'].includes(element.type) ? element.checked : element.value.trim() !== '';
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return element.value.trim() !== '';
  return false;
};

interface Looked {
  readonly catalogue: Catalogue;
  readonly page: string;
}

/** The largest box around an element that has fields of a single question in it, and the name of one; undefined where there is none. */
const boxAround = (
  element: Element,
  { catalogue, page }: Looked,
): { readonly name: string; readonly box: Element } | undefined => {
  const form = formShown();
  if (!form?.contains(element)) return undefined;
  let found: { readonly name: string; readonly box: Element } | undefined;
  for (let box: Element | null = element; box && box !== form; box = box.parentElement) {
    const names = namesWithin(box);
    const questions = new Set(names.map((name) => JSON.stringify(catalogue.field(page, name))));
    if (questions.size > 1) break;
    const [name] = names;
    if (name !== undefined && catalogue.field(page, name)) found = { name, box };
  }
  return found;
};

const namesWithin = (box: Element): readonly string[] =>
  [box, ...box.querySelectorAll('[name]')].map(nameOf).filter((name) => name !== '');

/** The field that has the focus. */
export const focusShown = (looked: Looked): string | undefined =>
  document.activeElement ? boxAround(document.activeElement, looked)?.name : undefined;

/** The field that the pointer is at, and where in its box. */
export const pointerShown = (
  { clientX, clientY, target }: PointerEvent,
  looked: Looked,
): ShownPage['pointer'] => {
  const around = target instanceof Element ? boxAround(target, looked) : undefined;
  if (!around) return undefined;
  const { left, top, width, height } = around.box.getBoundingClientRect();
  if (width === 0 || height === 0) return undefined;
  return { name: around.name, x: (clientX - left) / width, y: (clientY - top) / height };
};
