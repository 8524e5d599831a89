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

/** The vehicles of a client: those filled in here, each with the way to its form, and those that their policies insure. */
export const VehiclesBlock = ({ block, shell, client, mayInsure }: Props) => {
  const { t } = useTexts('clients');
  const title = t('vehicles.title');
  return (
    <BlockFrame title={title}>
      <Loaded block={block} name={title}>
        {({ vehicles, registered }) =>
          vehicles.length + registered.length === 0 ? (
            <p>{t('vehicles.none')}</p>
          ) : (
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
                {vehicles.map(({ vehicle, name, registrationNumber, ...insured }) => (
                  <tr key={vehicle}>
                    <th scope="row">
                      {name} {registrationNumber}
                    </th>
                    <td data-head={t('vehicles.insured')}>
                      <Insured {...insured} />
                    </td>
                    <td className={styles['way']}>
                      {mayInsure ? (
                        <Button
                          look="quiet"
                          data-insure
                          aria-label={t('vehicles.insureNamed', {
                            name: `${name} ${registrationNumber ?? ''}`.trim(),
                          })}
                          onClick={() => shell.send({ type: 'GO', page: 'newPolicy', client, vehicle })}
                        >
                          {t('vehicles.insure')}
                        </Button>
                      ) : null}
                      <Button
                        look="quiet"
                        aria-label={t('vehicles.openNamed', {
                          name: `${name} ${registrationNumber ?? ''}`.trim(),
                        })}
                        onClick={() => shell.send({ type: 'GO', page: 'vehicle', client, vehicle })}
                      >
                        {t('vehicles.open')}
                      </Button>
                    </td>
                  </tr>
                ))}
                {registered.map(({ name, registrationNumber, ...insured }) => (
                  <tr key={`${name} ${registrationNumber}`}>
                    <th scope="row">
                      {name} {registrationNumber}
                    </th>
                    <td colSpan={2} data-head={t('vehicles.insured')}>
                      <Insured {...insured} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};

interface InsuredProps {
  readonly isCompulsory: boolean;
  readonly isCasco: boolean;
  readonly needsApproval?: boolean;
}

/** By which insurance a vehicle is covered. */
const Insured = ({ isCompulsory, isCasco, needsApproval = false }: InsuredProps) => {
  const { t } = useTexts('clients');
  return [
    ...(isCompulsory ? [t('vehicles.compulsory')] : []),
    ...(isCasco ? [t('vehicles.casco')] : []),
    ...(needsApproval ? [t('vehicles.approval')] : []),
  ].join(', ');
};
