import { usePageForm, type PageFormHandle } from '../forms/usePageForm.ts';
import type { PageProps } from './pageProps.ts';

/**
 * The form of a page: starts with what the claim says, what was typed before a reload on top, and hands valid answers on.
 *
 * @param props the page
 * @param suggested answers to start with where the claim has none yet, taken from what was told on other pages
 * @returns the form, for PageForm and for `useAnswer`
 */
export function usePage(props: PageProps, suggested: Readonly<Record<string, unknown>> = {}): PageFormHandle {
  const { schema, claim, typed, onNext, onTyped } = props;
  const answered = Object.entries(claim).filter(
    ([name, value]) => name in schema.shape && value !== undefined,
  );
  return usePageForm({
    schema,
    defaultValue: { ...suggested, ...Object.fromEntries(answered) },
    typed,
    onSubmit: onNext,
    onTyped,
  });
}
