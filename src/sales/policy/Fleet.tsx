import { useId, useState } from 'react';
import type { NamedVehicle } from '#machines/service/sales/policyCalls.ts';
import { folded } from '#src/fields/combo/matching.ts';
import field from '#src/fields/TextField.module.css';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/sales/client/Blocks.module.css';

/** The vehicles that a policy of a fleet insures, of which a part of a plate or a name leaves some. */
export const Fleet = ({ vehicles }: { readonly vehicles: readonly NamedVehicle[] }) => {
  const { t } = useTexts('clients');
  const id = useId();
  const [text, setText] = useState('');
  const wanted = tight(text);
  const found = vehicles.filter(({ name, registrationNumber = '' }) =>
    tight(`${registrationNumber} ${name}`).includes(wanted),
  );
  const title = t('policies.fleet', { count: vehicles.length });
  return (
    <section className={styles['block']}>
      <h2 className={styles['title']}>{title}</h2>
      <FieldFrame
        id={id}
        words={{ label: t('policies.inFleet'), hint: undefined, why: undefined }}
        isOptional={false}
        error={undefined}
        note={undefined}
      >
        <input
          id={id}
          className={field['input']}
          value={text}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldFrame>
      <p role="status">{wanted === '' ? null : t('policies.ofFleet', { number: found.length })}</p>
      {found.length === 0 ? null : (
        <table className={styles['table']} data-is-lined aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('policies.plate')}</th>
              <th scope="col">{t('vehicles.vehicle')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ name, registrationNumber = '' }) => (
              <tr key={`${registrationNumber} ${name}`}>
                <th scope="row">{registrationNumber}</th>
                <td>{name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

/** A plate is typed with spaces or without. */
const tight = (text: string): string => folded(text).replaceAll(/\s/g, '');
