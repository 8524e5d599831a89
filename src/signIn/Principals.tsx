import type { User, Who } from '#machines/service/identity/identity.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import card from '#src/layout/Card.module.css';

interface Props {
  readonly who: Pick<Who, 'name' | 'actsFor' | 'delegations'>;
  readonly isBusy: boolean;
  /** Called with whom they act for; without one where they act for themselves. */
  readonly onPick: (id: string | undefined) => void;
}

/** For whom a user may act, a button each: for themselves first. */
export const Principals = ({ who, isBusy, onPick }: Props) => {
  const { t } = useTexts('signIn');
  const own: Pick<User, 'name'> & { readonly id?: undefined } = {
    name: t('delegations.own', { name: who.name ?? '' }),
  };
  return (
    <>
      <ul className={card['list']}>
        {[own, ...who.delegations].map(({ id, name }) => (
          <li key={id ?? ''}>
            <Button icon={id === undefined ? 'person' : 'people'} isBusy={isBusy} onClick={() => onPick(id)}>
              {name}
              {id === who.actsFor?.id ? ` (${t('delegations.now')})` : ''}
            </Button>
          </li>
        ))}
      </ul>
      {who.delegations.length === 0 ? <p>{t('delegations.none')}</p> : null}
    </>
  );
};
