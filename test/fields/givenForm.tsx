import '#src/style/style.css';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import type * as z from 'zod';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import type { PageFormHandle, PageFormOptions } from '#src/forms/pageFormTypes.ts';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { i18n, startTexts } from '#src/i18n/i18n.ts';
import { rememberedLanguage } from '#src/i18n/languages.ts';
import { CodelistContext } from '#src/codelists/codelistContext.ts';
import { givenCache } from './codelists.ts';
import './everyTest.ts';
import { readTexts } from './readTexts.ts';

type Given<Answers> = Partial<PageFormOptions<Answers>> & { children: ReactNode };

/** Starts the texts in Czech, as for a first visit. */
export async function givenTexts(): Promise<void> {
  localStorage.clear();
  if (!i18n.isInitialized) await startTexts(rememberedLanguage(), readTexts);
  await i18n.loadNamespaces(['fields', 'checks']);
  // A late font moves the page, and a page that scrolls closes its open lists.
  await Promise.all([...document.fonts].map((font) => font.load()));
}

/**
 * Shows a page with these fields and a Continue button. It returns the reporter's hands, what Continue and typing produced so
 * far, and the form's commands.
 */
export async function givenForm<Answers>(
  schema: z.core.$ZodType<Answers>,
  { children, ...options }: Given<Answers>,
) {
  await givenTexts();
  const answers: Answers[] = [];
  const typed: unknown[] = [];
  const handle: { current?: PageFormHandle } = {};
  function Page() {
    handle.current = usePageForm({
      schema,
      defaultValue: {},
      onSubmit: (value) => answers.push(value),
      onTyped: (value) => typed.push(value),
      ...options,
    });
    return (
      <FormFrame form={handle.current}>
        {children}
        <button type="submit">Pokračovat</button>
      </FormFrame>
    );
  }
  const view = render(
    <CodelistContext value={givenCache()}>
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </CodelistContext>,
  );
  const button = await screen.findByRole('button', { name: 'Pokračovat' });
  const user = userEvent.setup();
  return {
    ...view,
    user,
    answers,
    typed,
    form: () => {
      if (!handle.current) throw new Error('the page has not been drawn');
      return handle.current;
    },
    proceed: () => user.click(button),
  };
}
