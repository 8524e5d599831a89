import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { documentsFor } from '../../machines/flows/shared/requiredDocuments.ts';
import { useCodelist } from '../codelists/useCodelist.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { SideBlock } from '../layout/SideBlock.tsx';
import styles from './FlowSide.module.css';

/** Beside every page: the documents these answers ask for. */
export const FlowSide = ({ claim }: { readonly claim: ClaimDetail }) => {
  const { t } = useTexts('common');
  const { values } = useCodelist('document-type');
  const { required } = documentsFor(claim);
  const names = values.filter(({ code }) => required.includes(code)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <SideBlock title={t('need')}>
      <ul className={styles['needs']}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </SideBlock>
  );
};
