import type { useForm } from './conform.ts';
import { isDirty } from './dirty.ts';
import { isRecord, valueAt } from '#machines/subject/valueAt.ts';
import { movedRows, type MovedRow } from './rows/movedName.ts';
import { readTyped } from './typed.ts';

export type ResetOptions = {
  /** The fields count as not validated again. Default true. */
  pristine?: boolean;
  /** Fields that still differ from the saved answers afterwards are validated. Default true. */
  validate?: boolean;
  /** What is typed stays. Default false: the saved answers come back. */
  keepData?: boolean;
};

export type InsertOptions = {
  /** What its fields hold. */
  row?: unknown;
  index?: number | undefined;
};

/** The actions of the form engine (section 4) that a page or a field may use. */
export type FormCommands = {
  /** Sets fields by name without changing what was validated elsewhere, for fields that follow another one. */
  setValues: (values: Record<string, unknown>) => void;
  /** Gives fields the saved answers back; whatever else is typed stays. */
  putBack: (names: readonly string[]) => void;
  /** Validates one field, several, or the whole form; from then on they show their issues. */
  validate: (names?: string | string[]) => void;
  /** Puts a row into a list, blank and at its end unless told otherwise. */
  insert: (list: string, options?: InsertOptions) => void;
  remove: (list: string, index: number) => void;
  move: (list: string, from: number, to: number) => void;
  /** Empties a field and validates it: it says at once what is missing. */
  clear: (name: string) => void;
  reset: (options?: ResetOptions) => void;
};

type Intent = ReturnType<typeof useForm>['intent'];
type Surroundings = {
  intent: Intent;
  element: () => HTMLFormElement | null;
  saved: Record<string, unknown>;
  /** Something changed that no input event reports. */
  changed: () => void;
  forget: () => void;
  /** The rows of a list have moved. */
  rearranged: (list: string, to: MovedRow) => void;
};

/** The commands for one form. */
export function formCommands({
  intent,
  element,
  saved,
  changed,
  forget,
  rearranged,
}: Surroundings): FormCommands {
  const typed = () => {
    const form = element();
    return form ? readTyped(form) : {};
  };
  const afterwards = (act: () => void) => {
    act();
    changed();
  };
  const validateDirty = () => {
    const now = typed();
    const names = [...(element()?.elements ?? [])].flatMap((field) => field.getAttribute('name') ?? []);
    intent.validateFields(names.filter((name) => isDirty(name, saved, now)));
  };
  return {
    setValues: (values) => afterwards(() => intent.set(values)),
    putBack: (names) =>
      afterwards(() => {
        const now = typed();
        const back = names.map((name) => [name, valueAt(saved, name) ?? emptyLike(valueAt(now, name))]);
        intent.set(Object.fromEntries(back));
      }),
    validate(names) {
      if (names === undefined) intent.validate();
      else intent.validateFields([names].flat());
    },
    insert: (list, { row = {}, index } = {}) =>
      afterwards(() => {
        intent.insert({ name: list, defaultValue: row, ...(index !== undefined && { index }) });
        if (index !== undefined) rearranged(list, movedRows.inserted(index));
      }),
    remove: (list, index) =>
      afterwards(() => {
        intent.remove({ name: list, index });
        rearranged(list, movedRows.removed(index));
      }),
    move: (list, from, to) =>
      afterwards(() => {
        intent.reorder({ name: list, from, to });
        rearranged(list, movedRows.moved(from, to));
      }),
    clear: (name) =>
      afterwards(() => {
        intent.set({ [name]: emptyLike(valueAt(typed(), name)) });
        intent.validateFields([name]);
      }),
    reset({ pristine = true, validate = true, keepData = false } = {}) {
      const now = typed();
      const wanted = keepData ? now : saved;
      if (pristine) {
        forget();
        intent.reset({ defaultValue: wanted });
      } else if (!keepData) {
        intent.set(
          Object.fromEntries(Object.keys(now).map((key) => [key, wanted[key] ?? emptyLike(now[key])])),
        );
      }
      if (validate) validateDirty();
      changed();
    },
  };
}

const emptyLike = (value: unknown) => (Array.isArray(value) ? [] : isRecord(value) ? {} : '');
