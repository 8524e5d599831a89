import type { ReactNode } from 'react';

/**
 * An answer that can only be this one: nobody is asked, it is handed on with the others.
 *
 * @param name the field
 * @param value its answer
 */
export const FixedField = ({ name, value }: { name: string; value: string }): ReactNode => (
  <input type="hidden" name={name} value={value} />
);
