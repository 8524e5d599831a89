import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Checked, Issue } from '#machines/subject/issues/issue.ts';
import { addFindings, rememberFindings } from './asyncChecks.ts';
import { blockingByName, checkForm } from './checkForm.ts';
import { useForm } from './conform.ts';
import { constraintsOf } from './constraintsOf.ts';
import { dependentsOf } from './dependents.ts';
import { isDirty } from './dirty.ts';
import { formCommands } from './formCommands.ts';
import { dispatchQuietly } from './intents.ts';
import type { PageFormHandle, PageFormOptions } from './pageFormTypes.ts';
import { readTyped, withTyped, type Typed } from './typed.ts';
import { useAdvice } from './useAdvice.ts';
import { useRevalidation } from './useRevalidation.ts';
import { useSummary } from './summary/useSummary.ts';
import { useThrottle } from './useThrottle.ts';

const typingInterval = 300;

/**
 * One page's form, with what PageForm and the fields need and the commands of the form engine: silent until Continue, live while
 * the reporter corrects, and never losing what is typed. Source: specification sections 4 and 5, "Form engine".
 */
export function usePageForm<Answers>(options: PageFormOptions<Answers>): PageFormHandle {
  const { id = 'page', schema, defaultValue: saved, asyncChecks = {}, dependents = [], refusal } = options;
  const [initial] = useState(() => withTyped(saved, options.typed));
  const [constraint] = useState(() => constraintsOf(schema));
  const [findings] = useState(() => rememberFindings(asyncChecks));
  const last = useRef<Checked<Answers>>(undefined);
  const blocks = useRef(new Map<string, Issue>());
  const element = () => document.forms.namedItem(id);
  const typedNow = (): Typed => {
    const form = element();
    return form ? readTyped(form) : {};
  };
  const checkNow = (payload: Typed) => checkForm(schema, payload);

  const summary = useSummary();
  const advice = useAdvice();
  const advise = (typed: Typed, { issues } = checkNow(typed)) =>
    advice.refresh([...issues, ...findings.found(typed)]);
  const typing = useThrottle(() => options.onTyped?.(typedNow()), typingInterval);
  useLeaving(typing.now);
  const isArriving = useRef(false);
  const revalidation = useRevalidation((names) => {
    const owner = element();
    if (!owner) return;
    if (names.length > 0) dispatchQuietly(owner, form.intentName, intent.validateFields.serialize(names));
    advise(typedNow(), names.length > 0 ? last.current : undefined);
  });

  const { form, intent } = useForm<Record<string, unknown>, Issue[]>({
    id,
    defaultValue: initial,
    constraint,
    onValidate({ payload, intent: asked }) {
      const checked = checkNow(payload);
      last.current = checked;
      // Continue checks everything: a correction still waiting to be checked would interrupt it.
      if (asked?.type === 'submit') revalidation.forget();
      const outcome = () =>
        errorOf(
          addFindings(blockingByName(checked.issues), [
            ...blocks.current.values(),
            ...findings.found(payload),
          ]),
        );
      const now = outcome();
      const names = asked?.type === 'validateFields' ? asked.payload : Object.keys(asyncChecks);
      const waiting = findings.ask(payload, names);
      if (!waiting) return now;
      void waiting.then(() => advise(typedNow()));
      // What is right so far must wait; what is wrong already is shown meanwhile.
      return now ? { result: now, pending: waiting.then(outcome) } : waiting.then(outcome);
    },
    onSubmit(event) {
      event.preventDefault();
      // A save may fail and the tab may close on it: what was typed last is kept until the page is answered.
      typing.now();
      summary.clear();
      if (last.current?.ok) options.onSubmit(last.current.value);
    },
    onError({ formElement, error, intent: asked }) {
      if (asked && asked.type !== 'submit' && !isArriving.current) return;
      isArriving.current = false;
      advice.visitAll();
      advise(typedNow(), last.current);
      summary.refuse(formElement, error, last.current);
    },
    onInput(event) {
      typing.soon();
      // Conform's own changes ask for no validation.
      if (event.defaultPrevented) return;
      const { name } = event.target;
      if (refusal?.name !== undefined && [refusal.name, refusal.with].includes(name)) {
        blocks.current.delete(refusal.name);
        revalidation.add([refusal.name]);
      }
      const isTouched = (other: string) => form.getField(other).touched;
      const present = dependents.length > 0 ? namesIn(event.target.form) : [];
      const dependent = dependentsOf(name, dependents, present).filter(
        (other) => isTouched(other) || isDirty(other, saved, typedNow()),
      );
      revalidation.add(isTouched(name) ? [name, ...dependent] : dependent);
      if (advice.isVisited(name)) revalidation.adviseSoon();
    },
    onBlur({ target }) {
      typing.now();
      advice.visit(target.name);
      revalidation.adviseSoon();
      // What it blocks is said on Continue; advice is seen before it.
      void findings.ask(typedNow(), [target.name])?.then(revalidation.adviseSoon);
    },
  });

  const showRefusal = useEffectEvent(() => {
    if (!refusal) return;
    const { name, key, values } = refusal;
    const isKnown = blockingByName(checkNow(typedNow()).issues)[name ?? ''] !== undefined;
    if (!isKnown && name !== undefined && key !== undefined && namesIn(element()).includes(name))
      blocks.current.set(name, { name, key, severity: 'error', ...(values && { values }) });
    isArriving.current = true;
    intent.validate();
  });
  useEffect(() => showRefusal(), [refusal]);

  return {
    ...formCommands({
      intent,
      element,
      saved,
      changed: typing.soon,
      forget() {
        summary.clear();
        advice.forget();
      },
      rearranged(list, to) {
        advice.rearrange(list, to);
        summary.rearrange(list, to);
        revalidation.adviseSoon();
      },
    }),
    id,
    conform: form,
    summary: summary.summaryOf((name) => form.getField<unknown>(name).errors?.[0]),
    advice: advice.advice,
    register(name) {
      if (options.typed && isDirty(name, saved, initial)) revalidation.add([name]);
    },
    block(name, key) {
      if (key === undefined) blocks.current.delete(name);
      else blocks.current.set(name, { name, key, severity: 'error' });
    },
  };
}

const namesIn = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((field) => field.getAttribute('name') ?? []);

function errorOf({ '': formErrors = null, ...fieldErrors }: Record<string, Issue[] | null>) {
  return formErrors || Object.keys(fieldErrors).length > 0 ? { formErrors, fieldErrors } : null;
}

/**
 * Does a job last: before the tab is reloaded or closed, and before another page replaces this one. The fields are still there
 * then. The job must be the same function in every render.
 */
function useLeaving(job: () => void): void {
  useLayoutEffect(() => {
    addEventListener('pagehide', job);
    return () => {
      removeEventListener('pagehide', job);
      job();
    };
  }, [job]);
}
