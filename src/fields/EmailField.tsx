import type { ReactNode } from 'react';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';

/**
 * An e-mail. The box is of type text: browsers rewrite what is typed into their own e-mail boxes
 * (accents become punycode) before our checks can say what is wrong.
 *
 * @param isOwn it is the reporter's, so the browser may offer it
 */
export const EmailField = ({ isOwn = false, ...field }: FieldProps & { isOwn?: boolean }): ReactNode => (
  <TextField {...field} inputMode="email" width="long" autoComplete={isOwn ? 'email' : 'off'} />
);
