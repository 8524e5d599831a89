import { memo, type ReactNode } from 'react';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import type { OpenedBy } from './Opened.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { Radios } from './Radios.tsx';
import { useChoices, type Choice } from './useChoices.ts';

type Props = GroupProps & {
  /** The codes offered, in this order. */
  options: readonly string[];
  /** Codes that few people look for: folded below the others, open where one of them is chosen. */
  further?: readonly string[];
  /** The field whose choices have the words, where they are not its own. */
  choices?: string | undefined;
  /** Side by side where they fit, for two or three short answers. */
  isInline?: boolean | undefined;
  /** What stands inside a choice, by its code. */
  opened?: OpenedBy | undefined;
};

const none: readonly string[] = [];

/** One answer out of a few short ones. */
export const RadioField = memo(function RadioField({
  options,
  further = none,
  choices,
  isInline,
  isLabelHidden,
  opened,
  ...props
}: Props): ReactNode {
  const field = useBoundField(props);
  const words = choices ?? props.words ?? props.name;
  const offered = useChoices(words, options).map(explained);
  const folded = useChoices(words, further).map(explained);
  return <Radios {...field} {...{ offered, folded, isInline, isLabelHidden, opened }} />;
});

const explained = ({ sentence, ...choice }: Choice) => ({ ...choice, about: sentence });

const withUnknown = ['YES', 'NO', 'UNKNOWN'] as const;
const withoutUnknown = ['YES', 'NO'] as const;

/** Yes, no, and "I don't know", which is an answer too unless `mayBeUnknown` is false because every reporter surely knows. */
export const YesNoField = ({
  mayBeUnknown = true,
  ...field
}: GroupProps & { mayBeUnknown?: boolean }): ReactNode => (
  <RadioField {...field} choices="yesNo" options={mayBeUnknown ? withUnknown : withoutUnknown} isInline />
);
