import type { ReactNode } from 'react';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';

/**
 * A phone number, with or without spaces and prefix.
 *
 * @param isOwn it is the reporter's, so the browser may offer it
 */
export const PhoneField = ({ isOwn = false, ...field }: FieldProps & { isOwn?: boolean }): ReactNode => (
  <TextField {...field} type="tel" inputMode="tel" width="medium" autoComplete={isOwn ? 'tel' : 'off'} />
);
