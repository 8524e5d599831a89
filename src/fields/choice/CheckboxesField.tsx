import { memo, type ReactNode } from 'react';
import { CheckList } from './CheckList.tsx';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import { useBoundField, type BoundField } from '#src/fields/useBoundField.ts';
import { useChoices, type Choice } from './useChoices.ts';

type Look = {
  /** The choice that means none of the others: ticking it clears them, and ticking one of them clears it. */
  none?: string | undefined;
  isLabelHidden?: boolean | undefined;
};

/** Several short answers out of a few. */
export const CheckboxesField = memo(function CheckboxesField({
  options,
  none,
  isLabelHidden,
  ...props
}: GroupProps & Look & { options: readonly string[] }): ReactNode {
  const field = useBoundField(props);
  const offered = useChoices(props.words ?? props.name, options);
  return <Checkboxes {...field} offered={offered} none={none} isLabelHidden={isLabelHidden} />;
});

function Checkboxes({
  offered,
  none,
  isLabelHidden,
  ...field
}: BoundField & Look & { offered: readonly Choice[] }) {
  return (
    <GroupFrame {...field} words={field} isLabelHidden={isLabelHidden}>
      <CheckList
        {...field}
        offered={offered}
        chosen={field.chosen.split('\n')}
        onTick={none === undefined ? undefined : (ticked) => clearOpposite(ticked, none)}
      />
    </GroupFrame>
  );
}

/** Clears the opposite box by a click, so that the form is told as if the reporter had done it. */
function clearOpposite(ticked: HTMLInputElement, none: string) {
  if (!ticked.checked) return;
  const boxes = ticked.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
  for (const other of boxes) {
    const isOpposite = (ticked.value === none) !== (other.value === none);
    if (isOpposite && other.checked) other.click();
  }
}
