import { useRef, type ReactNode } from 'react';
import { BodyArea } from '#machines/claim/codes/life.ts';
import { useAnswers } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { bodyAreas, bodyViewBox } from './bodyAreas.ts';
import { CheckList } from '#src/fields/choice/CheckList.tsx';
import { PartsDrawing } from '#src/fields/drawing/PartsDrawing.tsx';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { useChoices } from '#src/fields/choice/useChoices.ts';
import styles from './BodyField.module.css';

/**
 * Areas of the body, pointed at in a picture or ticked in the list beside it. The boxes of the list hold the answer; picture and
 * list follow each other. Right and left are those of the person.
 */
export function BodyField({ isLabelHidden, ...props }: GroupProps): ReactNode {
  const field = useBoundField(props);
  const { t } = useTexts('common');
  const offered = useChoices(props.words ?? props.name, BodyArea.options);
  const chosen = useAnswers(props.name);
  const list = useRef<HTMLDivElement>(null);
  const nameOf = (code: string) => offered.find(({ value }) => value === code)?.label ?? code;
  const toggle = (code: BodyArea) =>
    list.current?.querySelector<HTMLInputElement>(`input[value="${code}"]`)?.click();
  return (
    <GroupFrame {...field} words={field} isLabelHidden={isLabelHidden}>
      <div className={styles['field']}>
        <div className={styles['ground']}>
          <PartsDrawing
            parts={bodyAreas}
            viewBox={bodyViewBox}
            label={t('body.drawing')}
            hint={t('body.hint')}
            nameOf={nameOf}
            chosen={chosen}
            offered={BodyArea.options}
            onToggle={toggle}
          >
            <g aria-hidden="true" className={styles['side']}>
              <text x="104" y="32">
                {t('body.right')}
              </text>
              <text x="256" y="32">
                {t('body.left')}
              </text>
            </g>
          </PartsDrawing>
        </div>
        <div ref={list}>
          <CheckList {...field} offered={offered} chosen={chosen} />
        </div>
      </div>
    </GroupFrame>
  );
}
