import { BaseControl, useControl } from '@conform-to/react/future';
import { useState, type ReactNode } from 'react';

type HiddenValue = {
  value: string;
  change: (value: string) => void;
  /** The reporter has left the field. */
  leave: () => void;
  /** The input that carries the value in the form; it may be drawn anywhere in the field. */
  carrier: ReactNode;
};

/**
 * A field whose value differs from what is seen (an ISO date behind a typed one, a code behind a name): its value, how to change
 * it, and the hidden input that carries it.
 */
export function useHiddenValue(name: string, defaultValue: string): HiddenValue {
  const [start] = useState(defaultValue);
  const { value, change, blur, register } = useControl({ defaultValue: start });
  return {
    value: value ?? '',
    change: (next) => change(next),
    leave: blur,
    carrier: <BaseControl name={name} ref={register} defaultValue={start} />,
  };
}
