import type { ReactNode } from 'react';
import type { GroupProps } from '../fieldProps.ts';
import { RadioField } from './RadioField.tsx';

const withUnknown = ['YES', 'NO', 'UNKNOWN'] as const;
const withoutUnknown = ['YES', 'NO'] as const;

/** Yes, no, and "I don't know", which is an answer too unless `mayBeUnknown` is false because every reporter surely knows. */
export const YesNoField = ({
  mayBeUnknown = true,
  ...field
}: GroupProps & { mayBeUnknown?: boolean }): ReactNode => (
  <RadioField {...field} choices="yesNo" options={mayBeUnknown ? withUnknown : withoutUnknown} isInline />
);
