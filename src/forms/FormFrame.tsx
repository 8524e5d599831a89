import { use, useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { ErrorSummary } from '#src/layout/ErrorSummary.tsx';
import { reveal } from '#src/layout/reveal.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { FormProvider } from './conform.ts';
import { FormWatch } from './summary/formWatch.ts';
import { useEnterHint } from './focus/useEnterHint.ts';
import { FieldsHeard, PageFormContext, useStableForm } from './pageFormContext.ts';
import type { PageFormHandle } from './pageFormTypes.ts';
import { summaryTexts } from './summary/summaryTexts.ts';
import { TextScopes } from './textScopes.ts';

/** The form element of a page, with its error summary and the place for its fields. */
export function FormFrame({ form, children }: { form: PageFormHandle; children: ReactNode }): ReactNode {
  const { language } = useTexts('fields');
  useTexts('checks');
  const { conform, summary } = form;
  const scopes = use(TextScopes);
  useEnterHint();
  const texts = summaryTexts(
    summary.items.map(({ issue }) => issue),
    scopes,
  );
  const around = useStableForm(form, language, scopes);
  const revealFirst = useEffectEvent(() => {
    const first = summary.items.find(({ name, isFixed }) => name !== '' && !isFixed);
    if (first) reveal(conform.getField(first.name).id);
  });
  useEffect(() => {
    if (summary.attempt > 0) revealFirst();
  }, [summary.attempt]);
  const watch = use(FormWatch);
  useLayoutEffect(() => watch?.((name) => conform.getField<unknown>(name).errors?.[0]));
  return (
    <FormProvider context={conform.context}>
      <PageFormContext value={around}>
        <form {...conform.props}>
          <ErrorSummary
            attempt={summary.attempt}
            items={summary.items.map(({ name, isFixed }, index) => ({
              text: texts[index] ?? '',
              fieldId: name === '' ? undefined : conform.getField(name).id,
              isFixed,
            }))}
          />
          {children}
          <FieldsHeard />
        </form>
      </PageFormContext>
    </FormProvider>
  );
}
