import type * as z from 'zod';
import type { AsyncChecks } from './asyncChecks.ts';
import type { IssuesByName } from './checkForm.ts';
import type { useForm } from './conform.ts';
import type { Dependent } from '#machines/subject/dependent.ts';
import type { FormCommands } from './formCommands.ts';
import type { Typed } from './typed.ts';
import type { Summary } from './summary/useSummary.ts';

/** The answer that was refused, and the key of why with the values of its text; without a name the whole page. */
interface Refused {
  readonly name?: string | undefined;
  readonly key?: string | undefined;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** Another answer that it was refused together with: once that changes, it is refused no more. */
  readonly with?: string | undefined;
}

export type PageFormOptions<Answers> = {
  /** The page's answers, with the checks across fields. */
  schema: z.core.$ZodType<Answers>;
  /** The saved answers of the claim; those the page does not ask are left alone. */
  defaultValue: Record<string, unknown>;
  /** What was typed before a reload, as `onTyped` reported it. */
  typed?: Typed | undefined;
  /**
   * The service refused what is saved or was sent: the page begins, or goes on with each new refusal, as if Continue had been refused,
   * with this answer marked.
   */
  refusal?: Refused | undefined;
  asyncChecks?: AsyncChecks;
  dependents?: readonly Dependent[];
  /** Called with valid answers on Continue. */
  onSubmit: (answers: Answers) => void;
  /** Called with what the fields hold, while the reporter types. */
  onTyped?: (typed: Typed) => void;
  /** The form's id, for a button outside it. Only one page form is on the screen at a time. */
  id?: string;
};

export type PageFormHandle = FormCommands & {
  id: string;
  /** What PageForm passes to the form element and its provider. */
  conform: ReturnType<typeof useForm>['form'];
  summary: Summary;
  /** Warnings and underwriting notes to show, by field. */
  advice: IssuesByName;
  /** A field appeared on the page: it is validated if it already differs from its saved answer. */
  register: (name: string) => void;
  /** A field holds letters that are no answer, such as a word not picked from the list; without a key it is valid again. */
  block: (name: string, key: string | undefined) => void;
};

/** What fields and rows of lists are drawn from. */
export type FormSource = Pick<PageFormHandle, 'conform' | 'advice'> & {
  /** Where the words of the page and its line are found. */
  scopes: readonly string[];
};
