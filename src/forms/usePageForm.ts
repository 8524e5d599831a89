import { getConstraints } from '@conform-to/zod/v4/future';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import type { Checked, Issue } from '../../machines/claim/issue.ts';
import { addFindings, rememberFindings, type AsyncChecks } from './asyncChecks.ts';
import { blockingByName, checkForm, type IssuesByName } from './checkForm.ts';
import { useForm } from './conform.ts';
import { dependentsOf, type Dependent } from './dependents.ts';
import { isDirty } from './dirty.ts';
import { formCommands, type FormCommands } from './formCommands.ts';
import { readTyped, withTyped, type Typed } from './typed.ts';
import { useAdvice } from './useAdvice.ts';
import { useSummary, type Summary } from './useSummary.ts';
import { useThrottle } from './useThrottle.ts';

/** Section 5: form validation is throttled at 100 ms. */
const validationInterval = 100;
const typingInterval = 300;

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

/**
 * One page's form: quiet until Continue, live while the reporter corrects, and never losing what is typed
 * (sections 4 and 5, "Form engine").
 *
 * @param options see PageFormOptions
 * @returns what PageForm and the fields need, and the commands of the form engine
 */
export function usePageForm<Answers>(options: PageFormOptions<Answers>): PageFormHandle {
  const { id = 'page', schema, given, defaultValue: saved, asyncChecks = {}, dependents = [] } = options;
  const [initial] = useState(() => withTyped(saved, options.typed));
  const [constraint] = useState(() => getConstraints(schema) ?? {});
  const [findings] = useState(() => rememberFindings(asyncChecks));
  const last = useRef<Checked<Answers>>(undefined);
  const due = useRef(new Set<string>());
  const blocks = useRef(new Map<string, Issue>());
  const element = () => document.forms.namedItem(id);
  const typedNow = (): Typed => {
    const form = element();
    return form ? readTyped(form) : {};
  };
  const checkNow = (payload: Typed) => checkForm(schema, { ...given, ...payload });

  const summary = useSummary();
  const advice = useAdvice(() => checkNow(typedNow()).issues.concat(findings.found(typedNow())));
  const typing = useThrottle(() => options.onTyped?.(typedNow()), typingInterval);
  const validation = useThrottle(() => {
    const names = [...due.current];
    due.current.clear();
    if (names.length > 0) intent.validateFields(names);
    advice.refresh();
  }, validationInterval);

  const forgetDue = () => {
    due.current.clear();
    validation.stop();
  };

  const { form, intent } = useForm<Record<string, unknown>, Issue[]>({
    id,
    defaultValue: initial,
    constraint,
    onValidate({ payload, intent: asked }) {
      const checked = checkNow(payload);
      last.current = checked;
      // Continue checks everything: a correction still waiting to be checked would interrupt it.
      if (asked?.type === 'submit') forgetDue();
      const outcome = () =>
        errorOf(
          addFindings(blockingByName(checked.issues), [
            ...blocks.current.values(),
            ...findings.found(payload),
          ]),
        );
      const waiting = findings.ask(
        payload,
        asked?.type === 'validateFields' ? asked.payload : Object.keys(asyncChecks),
      );
      const now = outcome();
      if (!waiting) return now;
      // What is right so far must wait; what is wrong already is shown meanwhile.
      return now ? { result: now, pending: waiting.then(outcome) } : waiting.then(outcome);
    },
    onSubmit(event) {
      event.preventDefault();
      typing.stop();
      summary.clear();
      if (last.current?.ok) options.onSubmit(last.current.value);
    },
    onError({ formElement, error, intent: asked }) {
      if (asked && asked.type !== 'submit') return;
      advice.visitAll();
      advice.refresh();
      summary.refuse(formElement, error);
    },
    onInput(event) {
      typing.soon();
      if (event.defaultPrevented) return;
      const { name, form: owner } = event.target;
      const present = [...(owner?.elements ?? [])].flatMap((field) => field.getAttribute('name') ?? []);
      for (const other of [name, ...dependentsOf(name, dependents, present)]) {
        if (form.getField(other).touched || (other !== name && isDirty(other, saved, typedNow())))
          due.current.add(other);
      }
      if (due.current.size > 0 || advice.isVisited(name)) validation.soon();
    },
    onBlur({ target }) {
      typing.now();
      advice.visit(target.name);
      validation.soon();
    },
  });

  const commands = formCommands({
    intent,
    element,
    saved,
    changed: typing.soon,
    forget() {
      summary.clear();
      advice.forget();
    },
  });

  return {
    ...commands,
    id,
    conform: form,
    summary: summary.summaryOf((name) => form.getField<unknown>(name).errors?.[0]),
    advice: advice.advice,
    block(name, key) {
      if (key === undefined) blocks.current.delete(name);
      else blocks.current.set(name, { name, key, severity: 'error' });
    },
    register(name) {
      if (!options.typed || !isDirty(name, saved, initial)) return;
      due.current.add(name);
      validation.soon();
    },
  };
}

function errorOf({ '': formErrors = null, ...fieldErrors }: Record<string, Issue[] | null>) {
  return formErrors || Object.keys(fieldErrors).length > 0 ? { formErrors, fieldErrors } : null;
}
