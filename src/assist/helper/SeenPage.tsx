import { use } from 'react';
import { findPage } from '#machines/flow/compile.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';
import type { Pointing, Seen } from '#machines/service/assist/seen.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { textScopesOf } from '#src/pages/textScopesOf.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import styles from './Helper.module.css';
import { SeenFields } from './SeenFields.tsx';
import { loadSeenFlows } from './seenFlows.ts';

interface Props {
  readonly seen: Seen;
  readonly onPoint: (at: Pointing) => void;
}

/** The page that somebody else is on, drawn here from the same flow in the language of whoever reads, with bars in place of answers. */
export const SeenPage = (props: Props) => {
  const { t } = useTexts('assist');
  const { reports, sales } = use(loadSeenFlows());
  const { seen } = props;
  const report = reports.find(({ code }) => code === seen.flow);
  const page = report && findPage(report, seen.page);
  if (report && page) return <ReportPage {...props} flow={report} page={page} />;
  const form = sales.find(({ code }) => code === seen.flow);
  const shown = form && findPage(form, seen.page);
  // A newer release may have pages that this one does not know.
  return form && shown ? <ShellPage {...props} page={shown} /> : <p>{t('helper.unknown')}</p>;
};

const ReportPage = ({ flow, page, ...props }: Props & { readonly flow: Flow; readonly page: Page }) => {
  const { title } = usePageTexts(flow.claimType, page);
  return (
    <TextScopes value={textScopesOf(flow.claimType, page)}>
      <Shown {...props} page={page} title={title} />
    </TextScopes>
  );
};

const shellScopes = ['clientRecord:fields', 'sales:fields'];

const ShellPage = ({ page, ...props }: Props & { readonly page: AnyPage }) => {
  useNamespaces('clientRecord', 'sales');
  const { t } = useTexts('assist');
  const key = `assist:page.${page.code}`;
  return (
    <TextScopes value={shellScopes}>
      <Shown {...props} page={page} title={i18n.exists(key) ? i18n.t(key) : t('helper.elsewhere')} />
    </TextScopes>
  );
};

const Shown = ({
  seen,
  onPoint,
  page,
  title,
}: Props & { readonly page: AnyPage; readonly title: string }) => {
  const { t } = useTexts('assist');
  useNamespaces('dialogs');
  const dialog = `dialogs:${seen.dialog}.title`;
  return (
    <section className={styles['page']} aria-label={t('helper.page')}>
      <h3 className={styles['title']}>{title}</h3>
      <div role="status">
        {seen.dialog === undefined ? null : (
          <p>
            {i18n.exists(dialog) ? t('helper.dialog', { title: i18n.t(dialog) }) : t('helper.someDialog')}
          </p>
        )}
      </div>
      {seen.fields.length === 0 ? (
        <p>{t('helper.noQuestions')}</p>
      ) : (
        <SeenFields key={`${seen.flow} ${seen.page}`} {...{ seen, onPoint, page }} />
      )}
    </section>
  );
};
