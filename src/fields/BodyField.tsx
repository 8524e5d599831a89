import { useRef, type ReactNode } from 'react';
import { BodyArea } from '../../machines/claim/life/codes.ts';
import { useAnswers } from '../forms/useAnswer.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { bodyAreas } from './body/bodyAreas.ts';
import box from './CheckboxField.module.css';
import { PartsDrawing } from './drawing/PartsDrawing.tsx';
import type { GroupProps } from './fieldProps.ts';
import { GroupFrame } from './GroupFrame.tsx';
import radio from './RadioField.module.css';
import { useBoundField } from './useBoundField.ts';
import { useChoices } from './useChoices.ts';
import styles from './BodyField.module.css';

/**
 * Areas of the body, pointed at in a picture or ticked in the list beside it. The boxes of the list hold the answer;
 * picture and list follow each other. Right and left are those of the person.
 */
export function BodyField({ isLabelHidden, ...props }: GroupProps): ReactNode {
  const { name, id, isOptional, error, note, isDisabled, ...words } = useBoundField(props);
  const { t } = useTexts('common');
  const offered = useChoices(props.words ?? name, BodyArea.options);
  const chosen = useAnswers(name);
  const list = useRef<HTMLDivElement>(null);
  const nameOf = (code: string) => offered.find(({ value }) => value === code)?.label ?? code;
  const toggle = (code: BodyArea) =>
    list.current?.querySelector<HTMLInputElement>(`input[value="${code}"]`)?.click();
  return (
    <GroupFrame
      id={id}
      name={name}
      words={words}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      error={error}
      note={note}
    >
      <div className={styles['field']}>
        <div className={styles['ground']}>
          <PartsDrawing
            parts={bodyAreas}
            viewBox="0 0 360 520"
            label={t('body.drawing')}
            hint={t('body.hint')}
            nameOf={nameOf}
            chosen={chosen}
            offered={BodyArea.options}
            onToggle={toggle}
          >
            <g aria-hidden="true" className={styles['side']}>
              <text x="40" y="40">
                {t('body.right')}
              </text>
              <text x="320" y="40">
                {t('body.left')}
              </text>
            </g>
          </PartsDrawing>
        </div>
        <div ref={list} className={radio['choices']}>
          {offered.map(({ value, label }, index) => (
            <label key={value} className={radio['choice']}>
              <input
                type="checkbox"
                id={index === 0 ? id : undefined}
                name={name}
                value={value}
                defaultChecked={chosen.includes(value)}
                disabled={isDisabled}
                className={box['box']}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </div>
    </GroupFrame>
  );
}
