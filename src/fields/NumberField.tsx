import type { ReactNode } from 'react';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';

type Props = FieldProps & { unit?: string; isDecimal?: boolean; width?: 'tiny' | 'short' | 'medium' };

/** A number, typed as text: `12 500`, `3,5`. A number box would swallow what it does not understand. */
export const NumberField = ({ isDecimal = false, width = 'short', ...field }: Props): ReactNode => (
  <TextField {...field} width={width} inputMode={isDecimal ? 'decimal' : 'numeric'} />
);
