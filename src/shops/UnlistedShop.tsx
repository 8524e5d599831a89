import type { ReactNode } from 'react';
import { unlistedShop } from '#machines/claim/fields/inspection.ts';
import { Opened } from '#src/fields/choice/Opened.tsx';
import open from '#src/fields/choice/Opened.module.css';
import look from '#src/layout/Choice.module.css';
import { TextField } from '#src/fields/TextField.tsx';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useShopTexts } from './shopLine.ts';
import styles from './RepairShopField.module.css';

/** A repair shop that is not in the list: the reporter names it. */
export function UnlistedShop({ isChosen }: { isChosen: boolean }): ReactNode {
  const say = useShopTexts();
  const { setValues } = useFormAround();
  return (
    <div className={open['option']}>
      <label className={look['choice']}>
        <input
          type="radio"
          name="repairShop.id"
          value={unlistedShop}
          defaultChecked={isChosen}
          // The name of a shop from the list is none to start from.
          onChange={() => setValues({ 'repairShop.name': '' })}
          className={look['mark']}
        />
        <strong className={look['words']}>{say('repairShop.unlisted')}</strong>
      </label>
      {isChosen ? (
        <Opened>
          <TextField name="repairShop.name" isOptional={false} />
          <p className={`${look['about']} ${styles['note']}`}>{say('repairShop.notPartner')}</p>
        </Opened>
      ) : null}
    </div>
  );
}
