import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { fileOf, viewFileOf } from '#src/inspect/fileOf.ts';
import { Row } from './Row.tsx';

/** Where a page and its view are found in the code. */
export const InCode = ({ flow, page }: { readonly flow: AnyFlow; readonly page: AnyPage }) => {
  const { t } = useTexts('inspect');
  return (
    <dl>
      <Row name={t('panel.file')}>
        <code>{fileOf(flow, page) ?? page.code}</code>
      </Row>
      <Row name={t('panel.view')}>
        <code>{viewFileOf(flow, page) ?? page.view}</code>
      </Row>
    </dl>
  );
};
