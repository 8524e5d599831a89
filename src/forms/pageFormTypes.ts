import type * as z from 'zod';
import type { AsyncChecks } from './asyncChecks.ts';
import type { IssuesByName } from './checkForm.ts';
import type { useForm } from './conform.ts';
import type { Dependent } from './dependents.ts';
import type { FormCommands } from './formCommands.ts';
import type { Typed } from './typed.ts';
import type { Summary } from './useSummary.ts';

export type PageFormOptions<Answers> = {
  /** The page's answers, cross-field checks included. */
  schema: z.ZodType<Answers>;
  /** The saved answers of the claim; what the page does not ask is left alone. */
  defaultValue: Record<string, unknown>;
  /** Answers of other pages that the checks of the schema read. */
  given?: Record<string, unknown>;
  /** What was typed before a reload, as `onTyped` gave it. */
  typed?: Typed | undefined;
  asyncChecks?: AsyncChecks;
  dependents?: readonly Dependent[];
  /** Valid answers, on Continue. */
  onSubmit: (answers: Answers) => void;
  /** What stands in the fields, while the reporter types. */
  onTyped?: (typed: Typed) => void;
  /** The form's id, for a button outside it. One page form is on the screen at a time. */
  id?: string;
};

export type PageFormHandle = FormCommands & {
  id: string;
  /** What PageForm spreads over the form element and its provider. */
  conform: ReturnType<typeof useForm>['form'];
  summary: Summary;
  /** Warnings and underwriting notes to show, by field. */
  advice: IssuesByName;
  /** A field came onto the page: one that is dirty already is validated. */
  register: (name: string) => void;
  /** A field holds letters that are no answer, such as a word not picked from the list; no key: it is well again. */
  block: (name: string, key: string | undefined) => void;
};
