import { memo, type ReactNode } from 'react';
import type { GroupProps } from '../fieldProps.ts';
import type { OpenedBy } from './Opened.tsx';
import { useBoundField } from '../useBoundField.ts';
import { Radios } from './Radios.tsx';
import { useChoices } from './useChoices.ts';

type Props = GroupProps & {
  /** The codes offered, in this order. */
  options: readonly string[];
  /** The field whose choices have the words, where they are not its own. */
  choices?: string | undefined;
  /** Side by side where they fit, for two or three short answers. */
  isInline?: boolean | undefined;
  /** What stands inside a choice, by its code. */
  opened?: OpenedBy | undefined;
};

/** One answer out of a few short ones. */
export const RadioField = memo(function RadioField({
  options,
  choices,
  isInline,
  isLabelHidden,
  opened,
  ...props
}: Props): ReactNode {
  const field = useBoundField(props);
  const offered = useChoices(choices ?? props.words ?? props.name, options);
  const explained = offered.map(({ sentence, ...choice }) => ({ ...choice, about: sentence }));
  return <Radios {...field} offered={explained} {...{ isInline, isLabelHidden, opened }} />;
});

const withUnknown = ['YES', 'NO', 'UNKNOWN'] as const;
const withoutUnknown = ['YES', 'NO'] as const;

/** Yes, no, and "I don't know", which is an answer too unless `mayBeUnknown` is false because every reporter surely knows. */
export const YesNoField = ({
  mayBeUnknown = true,
  ...field
}: GroupProps & { mayBeUnknown?: boolean }): ReactNode => (
  <RadioField {...field} choices="yesNo" options={mayBeUnknown ? withUnknown : withoutUnknown} isInline />
);
