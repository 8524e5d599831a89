import { useState, type ReactNode } from 'react';
import type { Block } from '#machines/sales/client/block.ts';
import type { ClientVehicles } from '#machines/service/sales/vehicleCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { ShellActor } from '#src/sales/shellActor.ts';
import tables from '#src/sales/Table.module.css';
import { BlockFrame, Loaded } from './BlockFrame.tsx';
import styles from './Blocks.module.css';

interface Props {
  readonly block: Block<ClientVehicles>;
  readonly shell: ShellActor;
  readonly client: string;
  /** A policy may be filled in for one. */
  readonly mayInsure: boolean;
}

/** Of more that policies insure, as of a fleet, the first so many are in sight. */
const inSight = 8;

/** The vehicles of a client: those filled in here, each with the way to its form, and those that their policies insure. */
export const VehiclesBlock = ({ block, shell, client, mayInsure }: Props) => {
  const { t } = useTexts('clients');
  const title = t('vehicles.title');
  const [isWhole, setWhole] = useState(false);
  return (
    <BlockFrame title={title}>
      <Loaded block={block} name={title}>
        {({ vehicles, registered }) =>
          vehicles.length + registered.length === 0 ? (
            <p>{t('vehicles.none')}</p>
          ) : (
            <>
              <table className={`${styles['table']} ${tables['cards']}`} aria-label={title}>
                <thead>
                  <tr>
                    <th scope="col">{t('vehicles.vehicle')}</th>
                    <th scope="col">{t('vehicles.insured')}</th>
                    <th scope="col">
                      <span className="visually-hidden">{t('vehicles.open')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {vehicles.map(({ vehicle, ...one }) => (
                    <Row key={vehicle} {...one}>
                      <td className={styles['way']}>
                        {mayInsure ? (
                          <Button
                            look="quiet"
                            data-insure
                            aria-label={t('vehicles.insureNamed', { name: nameOf(one) })}
                            onClick={() => shell.send({ type: 'GO', page: 'newPolicy', client, vehicle })}
                          >
                            {t('vehicles.insure')}
                          </Button>
                        ) : null}
                        <Button
                          look="quiet"
                          aria-label={t('vehicles.openNamed', { name: nameOf(one) })}
                          onClick={() => shell.send({ type: 'GO', page: 'vehicle', client, vehicle })}
                        >
                          {t('vehicles.open')}
                        </Button>
                      </td>
                    </Row>
                  ))}
                  {(isWhole ? registered : registered.slice(0, inSight)).map((one) => (
                    <Row key={nameOf(one)} {...one} />
                  ))}
                </tbody>
              </table>
              {registered.length <= inSight ? null : (
                <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  {isWhole
                    ? t('vehicles.fewer')
                    : t('vehicles.whole', { total: vehicles.length + registered.length })}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};

type Named = Pick<ClientVehicles['registered'][number], 'name' | 'registrationNumber'>;

const nameOf = ({ name, registrationNumber = '' }: Named): string => `${name} ${registrationNumber}`.trim();

type RowProps = ClientVehicles['registered'][number] & {
  readonly needsApproval?: boolean;
  /** The cell of its ways, where it has any. */
  readonly children?: ReactNode;
};

/** A vehicle and by which insurance it is covered. */
const Row = ({ isCompulsory, isCasco, needsApproval = false, children, ...named }: RowProps) => {
  const { t } = useTexts('clients');
  const insured = [
    ...(isCompulsory ? [t('vehicles.compulsory')] : []),
    ...(isCasco ? [t('vehicles.casco')] : []),
    ...(needsApproval ? [t('vehicles.approval')] : []),
  ];
  return (
    <tr>
      <th scope="row">{nameOf(named)}</th>
      <td colSpan={children === undefined ? 2 : 1} data-head={t('vehicles.insured')}>
        {insured.join(', ')}
      </td>
      {children}
    </tr>
  );
};
