import { memo, type ReactNode } from 'react';
import type { CodelistEntry } from '#src/codelists/useCodelist.ts';
import { useAnswers } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import box from '#src/fields/choice/CheckboxField.module.css';
import styles from './PartList.module.css';

const groups = ['GLASS', 'LIGHT', 'BODY', 'WHEEL', 'MECHANICAL', 'INTERIOR', 'EQUIPMENT', 'OTHER'] as const;

type Props = {
  /** The id of the first box, where the error summary leads. */
  id: string;
  name: string;
  offered: readonly string[];
  values: readonly CodelistEntry[];
  nameOf: (code: string) => string;
};

/** The same parts in words, by group: the first category of each. These boxes are the answer. */
export function PartList({ id, name, offered, values, nameOf }: Props): ReactNode {
  const { t } = useTexts('common');
  const chosen = useAnswers(name);
  const groupOf = (code: string) => values.find((value) => value.code === code)?.categories[0] ?? 'OTHER';
  const filled = groups
    .map((group) => ({ group, codes: offered.filter((code) => groupOf(code) === group) }))
    .filter(({ codes }) => codes.length > 0);
  return (
    <details className={styles['list']}>
      <summary className={styles['open']}>
        <Icon name="down" />
        {t('car.list')}
      </summary>
      {filled.map(({ group, codes }, index) => (
        <fieldset key={group} className={styles['group']}>
          <legend className={styles['legend']}>
            {t(`car.group.${group}`)}
            <Count of={codes.filter((code) => chosen.includes(code)).length} />
          </legend>
          <div className={styles['boxes']}>
            {codes.map((code, place) => (
              <PartBox
                key={code}
                id={index === 0 && place === 0 ? id : undefined}
                name={name}
                code={code}
                label={nameOf(code)}
                isChosenAtFirst={chosen.includes(code)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}

const Count = ({ of }: { of: number }) => (of > 0 ? <span className={styles['count']}>{of}</span> : null);

type BoxProps = {
  id: string | undefined;
  name: string;
  code: string;
  label: string;
  isChosenAtFirst: boolean;
};

const PartBox = memo(function PartBox({ id, name, code, label, isChosenAtFirst }: BoxProps) {
  return (
    <label className={styles['part']}>
      <input
        type="checkbox"
        id={id}
        name={name}
        value={code}
        defaultChecked={isChosenAtFirst}
        className={box['box']}
      />
      {label}
    </label>
  );
});
