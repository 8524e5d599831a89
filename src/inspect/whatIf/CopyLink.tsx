import { useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../layout/Button.tsx';

/** Copies the address, which says everything that is shown. */
export const CopyLink = () => {
  const { t } = useTexts('inspect');
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    const address = location.href;
    await navigator.clipboard.writeText(address);
    setCopied(address);
  };
  const isCopied = copied === location.href;
  return (
    <>
      <Button onClick={() => void copy()}>{isCopied ? t('whatIf.copied') : t('whatIf.copy')}</Button>
      <output className="visually-hidden">{isCopied ? t('whatIf.copied') : null}</output>
    </>
  );
};
