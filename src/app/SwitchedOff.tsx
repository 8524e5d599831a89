import type { ClaimType } from '#machines/claim/enums.ts';
import { findLine } from '#machines/flows/lines.ts';
import { draftPaths } from '#src/drafts/draftsRoute.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import card from '#src/layout/Card.module.css';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import { useApplication } from '#src/shell/application.ts';
import { lineIcon, offeredLines } from '#src/shell/entries.ts';
import { Frame } from '#src/shell/Frame.tsx';
import { useTitle } from '#src/shell/useTitle.ts';
import styles from './SwitchedOff.module.css';
import { callTo, inOneLine } from '#src/layout/hotline.ts';

/**
 * The page of a line of insurance that the operator has switched off, for a report, documents and a question alike: what to do
 * instead, and what may be reported here. Source: specification section 2, module-disabled page.
 */
export const SwitchedOff = ({ claimType }: { readonly claimType: ClaimType }) => {
  const { hotline, homepageUrl, productLines, entryPrefix } = useApplication().configuration;
  const { t } = useTexts('start');
  const { t: common } = useTexts('common');
  const home = findLine(claimType)?.home ?? '';
  const others = offeredLines(productLines);
  useTitle(t('switchedOff.title'));
  return (
    <Frame>
      <Columns>
        <PageFrame title={t('switchedOff.title')} lead={t('switchedOff.lead')}>
          <p className={styles['line']}>
            <Icon name={lineIcon(claimType)} /> <strong>{t(`lines.${claimType}.title`)}</strong>
          </p>
          <ButtonLink look="primary" icon="phone" href={callTo(hotline)}>
            {t('call.action', { hotline: inOneLine(hotline) })}
          </ButtonLink>
          <p className={styles['kept']}>
            {t('switchedOff.kept')}{' '}
            <a href={entryPrefix + home + draftPaths.list}>{t('switchedOff.drafts')}</a>
          </p>
          {others.length > 0 ? (
            <section>
              <h2>{t('switchedOff.others')}</h2>
              <ul className={`${card['list']} ${styles['others']}`}>
                {others.map((other) => (
                  <li key={other.claimType}>
                    <a href={entryPrefix + other.home}>
                      <Icon name={lineIcon(other.claimType)} /> {t(`lines.${other.claimType}.title`)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <p>
            <ButtonLink href={homepageUrl}>{common('action.home')}</ButtonLink>
          </p>
        </PageFrame>
      </Columns>
    </Frame>
  );
};
