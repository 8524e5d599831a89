import { createContext } from 'react';
import type { Issue } from '#machines/subject/issues/issue.ts';

/** What is wrong with a field of the form on the page, undefined where nothing is. */
export type ReadIssue = (name: string) => Issue | undefined;

/** Is told, each time the form on the page is drawn, how to read what is wrong in it. */
export const FormWatch = createContext<((read: ReadIssue) => void) | undefined>(undefined);
