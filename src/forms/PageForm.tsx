import { use, type ReactNode } from 'react';
import { ErrorSummary } from '../layout/ErrorSummary.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { FormProvider } from './conform.ts';
import { issueText } from './issueText.ts';
import { PageFormContext, useStableForm } from './pageFormContext.ts';
import type { PageFormHandle } from './pageFormTypes.ts';
import { WordScopes } from './wordScopes.ts';

/**
 * The form element of a page, its error summary and the ground its fields stand on.
 *
 * @param form what `usePageForm` gave
 * @param children the fields
 */
export function PageForm({ form, children }: { form: PageFormHandle; children: ReactNode }): ReactNode {
  const { language } = useTexts('fields');
  useTexts('checks');
  const { conform, summary } = form;
  const scopes = use(WordScopes);
  const around = useStableForm(form, language, scopes);
  return (
    <FormProvider context={conform.context}>
      <PageFormContext value={around}>
        <form {...conform.props}>
          <ErrorSummary
            attempt={summary.attempt}
            items={summary.items.map(({ name, issue, isFixed }) => ({
              text: issueText(issue, scopes),
              fieldId: name === '' ? undefined : conform.getField(name).id,
              isFixed,
            }))}
          />
          {children}
        </form>
      </PageFormContext>
    </FormProvider>
  );
}
