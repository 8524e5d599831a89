import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';

/** Copies a text and says so. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const { t } = useTexts('common');
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <>
      <Button onClick={copy}>{isCopied ? t('action.copied') : t('action.copy')}</Button>
      <output className="visually-hidden">{isCopied ? t('action.copied') : null}</output>
    </>
  );
};
