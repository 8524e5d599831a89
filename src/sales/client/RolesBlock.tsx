import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { writeDate } from '#machines/claim/checks/date.ts';
import { policyCalls, type ClientRoles } from '#machines/service/sales/policyCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { blockOf } from '#src/sales/blockOf.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { useApplication } from '#src/shell/application.ts';
import tables from '#src/sales/Table.module.css';
import { BlockFrame, Loaded } from './BlockFrame.tsx';
import styles from './Blocks.module.css';
import { lineOf } from './policyWords.ts';

interface Props {
  readonly shell: ShellActor;
  readonly client: string;
}

type Role = ClientRoles['roles'][number];

/** What a client has to do with policies that others take out. */
export const RolesBlock = ({ shell, client }: Props) => {
  const { t } = useTexts('clients');
  const title = t('roles.title');
  const application = useApplication();
  const [machine] = useState(() =>
    blockOf<ClientRoles>(shell, 'roles', (signal) =>
      application.client.call(policyCalls.rolesOfClient, { params: { client }, signal }),
    ),
  );
  const block = useActorRef(machine, { input: {} });
  return (
    <BlockFrame title={title}>
      <Loaded block={block} name={title}>
        {({ roles }) =>
          roles.length === 0 ? (
            <p>{t('roles.none')}</p>
          ) : (
            <table className={`${styles['table']} ${tables['cards']}`} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t('roles.role')}</th>
                  <th scope="col">{t('roles.holder')}</th>
                  <th scope="col">{t('roles.policy')}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t('policies.open')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {roles.map((role) => (
                  <Row key={JSON.stringify(role)} role={role} shell={shell} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};

const Row = ({
  role: { role, line, validFrom, holder, vehicle, opens },
  shell,
}: Pick<Props, 'shell'> & { readonly role: Role }) => {
  const { t } = useTexts('clients');
  const { t: record } = useTexts('clientRecord');
  const what = [lineOf({ line }, t), vehicle, t('policies.since', { day: writeDate(validFrom) })];
  return (
    <tr>
      <th scope="row">{record(`fields.roles.role.options.${role}`)}</th>
      <td data-head={t('roles.holder')}>{holder}</td>
      <td data-head={t('roles.policy')}>{what.filter((part) => part !== undefined).join(', ')}</td>
      <td className={styles['way']}>
        {opens ? (
          <Button
            look="quiet"
            aria-label={t('roles.openNamed', { name: `${lineOf({ line }, t)}, ${holder}` })}
            onClick={() => shell.send({ type: 'GO', page: 'policy', ...opens })}
          >
            {t('policies.open')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
};
