import type { ReactNode } from 'react';
import { unlistedShop } from '#machines/claim/fields/inspection.ts';
import radio from '#src/fields/choice/Radios.module.css';
import { TextField } from '#src/fields/TextField.tsx';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useShopTexts } from './shopLine.ts';
import styles from './RepairShopField.module.css';

/** A repair shop that is not in the list: the reporter names it. */
export function UnlistedShop({ isChosen }: { isChosen: boolean }): ReactNode {
  const say = useShopTexts();
  const { setValues } = useFormAround();
  return (
    <div className={styles['shop']}>
      <label className={styles['choice']}>
        <input
          type="radio"
          name="repairShop.id"
          value={unlistedShop}
          defaultChecked={isChosen}
          // The name of a shop from the list is none to start from.
          onChange={() => setValues({ 'repairShop.name': '' })}
          className={radio['mark']}
        />
        <strong>{say('repairShop.unlisted')}</strong>
      </label>
      {isChosen ? (
        <div className={styles['home']}>
          <TextField name="repairShop.name" isOptional={false} />
          <p className={styles['about']}>{say('repairShop.notPartner')}</p>
        </div>
      ) : null}
    </div>
  );
}
