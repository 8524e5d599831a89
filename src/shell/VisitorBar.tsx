import { accessFrom } from '#machines/origins/origins.ts';
import { signInPaths } from '#machines/origins/signInPaths.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { useApplication } from './application.ts';
import styles from './VisitorBar.module.css';

/** Below the header: where the visitor comes from and goes back to, who has signed in, and a landing link that is worth nothing. */
export const VisitorBar = () => {
  const { visitor, configuration } = useApplication();
  const { t } = useTexts('signIn');
  if (!visitor) return null;
  const { origin, who, isRefused } = visitor;
  const { header } = accessFrom(origin);
  const isStaff = header === 'STAFF' && (origin === 'SALES_APP' || origin === 'INTRANET');
  const isEmpty = header !== 'ZONE' && !isStaff && !who?.isSignedIn;
  return (
    <>
      {isEmpty ? null : (
        <nav className={styles['bar']} aria-label={t('bar.label')}>
          {header === 'ZONE' ? (
            <ButtonLink look="quiet" icon="back" href={configuration.homepageUrl}>
              {t('bar.zone')}
            </ButtonLink>
          ) : null}
          {who?.reportsFor ? (
            <>
              <strong className={styles['client']}>
                {who.reportsFor.name === undefined
                  ? t('bar.reportsForOther')
                  : t('bar.reportsFor', { name: who.reportsFor.name })}
              </strong>
              <ButtonLink look="quiet" icon="back" href={who.reportsFor.returnTo}>
                {t('bar.toClient')}
              </ButtonLink>
            </>
          ) : isStaff ? (
            <span>{t(`bar.${origin}`)}</span>
          ) : null}
          {who?.isSignedIn ? (
            <>
              <span>
                {t('bar.as', { name: who.name ?? '' })}
                {who.actsFor ? `, ${t('bar.actsFor', { name: who.actsFor.name })}` : null}
              </span>
              {who.delegations.length > 0 ? (
                <ButtonLink look="quiet" icon="people" href={signInPaths.delegations}>
                  {t('bar.delegations')}
                </ButtonLink>
              ) : null}
              {who.roles.includes('operator') ? (
                <ButtonLink look="quiet" icon="key" href={signInPaths.operations}>
                  {t('bar.operations')}
                </ButtonLink>
              ) : null}
              <ButtonLink look="quiet" icon="lock" href={signInPaths.loggedOut}>
                {t('bar.logout')}
              </ButtonLink>
            </>
          ) : null}
        </nav>
      )}
      {isRefused ? (
        <div role="status" className={styles['notice']}>
          <Notice tone="warning" title={t('bar.refused')}>
            <p>{t('bar.refusedText')}</p>
          </Notice>
        </div>
      ) : null}
    </>
  );
};
