import { createContext, use } from 'react';
import type { PageFormHandle } from './pageFormTypes.ts';

/** The form around a field: its commands, its advice, and where a field reports that it came onto the page. */
export type FormAround = Omit<PageFormHandle, 'conform' | 'summary'>;

export const PageFormContext = createContext<FormAround | undefined>(undefined);

/**
 * The form around a field.
 *
 * @returns its id, its advice and its commands
 * @throws Error outside a PageForm
 */
export function useFormAround(): FormAround {
  const form = use(PageFormContext);
  if (!form) throw new Error('a field must stand in a PageForm');
  return form;
}
