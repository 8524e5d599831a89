import { memo, type ReactNode } from 'react';
import type { GroupProps } from '../fieldProps.ts';
import { GroupFrame } from '../GroupFrame.tsx';
import { useBoundField, type BoundField } from '../useBoundField.ts';
import { useChoices, type Choice } from './useChoices.ts';
import styles from './RadioField.module.css';

type Look = {
  /** Side by side where they fit, for two or three short answers. */
  isInline?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
};

type Props = GroupProps &
  Look & {
    /** The codes offered, in this order. */
    options: readonly string[];
    /** The field whose choices have the words, where they are not its own. */
    choices?: string | undefined;
  };

/** One answer out of a few short ones. Its radios are native, because those keep their names when the rows of a list move. */
export const RadioField = memo(function RadioField({
  options,
  choices,
  isInline,
  isLabelHidden,
  ...props
}: Props): ReactNode {
  const field = useBoundField(props);
  const offered = useChoices(choices ?? props.words ?? props.name, options);
  return <Radios {...field} offered={offered} isInline={isInline ?? false} isLabelHidden={isLabelHidden} />;
});

function Radios({
  offered,
  isInline,
  isLabelHidden,
  ...field
}: BoundField & Look & { offered: readonly Choice[] }) {
  const { id, name } = field;
  return (
    <GroupFrame {...field} words={field} isLabelHidden={isLabelHidden} isRadioGroup>
      <div className={styles['choices']} data-inline={isInline}>
        {offered.map(({ value, label }, index) => (
          <label key={value} className={styles['choice']}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={field.defaultValue === value}
              disabled={field.isDisabled}
              className={styles['mark']}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

const withUnknown = ['YES', 'NO', 'UNKNOWN'] as const;
const withoutUnknown = ['YES', 'NO'] as const;

/** Yes, no, and "I don't know", which is an answer too unless `mayBeUnknown` is false because every reporter surely knows. */
export const YesNoField = ({
  mayBeUnknown = true,
  ...field
}: GroupProps & { mayBeUnknown?: boolean }): ReactNode => (
  <RadioField {...field} choices="yesNo" options={mayBeUnknown ? withUnknown : withoutUnknown} isInline />
);
