import { memo, type ReactNode } from 'react';
import type { GroupProps } from './fieldProps.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { useBoundField, type BoundField } from './useBoundField.ts';
import { useChoices, type Choice } from './useChoices.ts';
import box from './CheckboxField.module.css';
import styles from './RadioField.module.css';

type Look = {
  /** The choice that says none of the others: ticking it clears them, ticking one of them clears it. */
  none?: string | undefined;
  isLabelHidden?: boolean | undefined;
};

/** Several short answers of a few. */
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
  const { id, name, isOptional, error, note } = field;
  const chosen = field.chosen.split('\n');
  return (
    <GroupFrame
      id={id}
      name={name}
      words={field}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      error={error}
      note={note}
    >
      <div className={styles['choices']}>
        {offered.map(({ value, label }, index) => (
          <label key={value} className={styles['choice']}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              disabled={field.isDisabled}
              className={box['box']}
              onChange={none === undefined ? undefined : (event) => clearOpposite(event.currentTarget, none)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** A box is cleared by a click: the form hears of it as if the reporter had made it. */
function clearOpposite(ticked: HTMLInputElement, none: string) {
  if (!ticked.checked) return;
  const boxes = ticked.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
  for (const other of boxes) {
    const isOpposite = (ticked.value === none) !== (other.value === none);
    if (isOpposite && other.checked) other.click();
  }
}
