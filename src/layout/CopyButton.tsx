import { useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from './Button.tsx';
import styles from './CopyButton.module.css';

type Props = {
  /** What is copied, asked for when the button is pressed. */
  read: () => string;
  children: string;
  /** What screen readers call the button, where its words alone say too little. */
  label?: string;
  look?: 'quiet';
};

/** Copies a text and says so. Where the browser does not let a page copy, the text stands there marked, for whoever copies it. */
export function CopyButton({ read, children, label = children, look }: Props): ReactNode {
  const { t } = useTexts('common');
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const isCopied = copied !== undefined && copied === read();
  const copy = async () => {
    const text = read();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setRefused(text);
    }
  };
  return (
    <>
      <Button
        {...(look && { look })}
        icon={isCopied ? 'check' : 'copy'}
        aria-label={isCopied ? undefined : label}
        onClick={() => void copy()}
      >
        {isCopied ? t('action.copied') : children}
      </Button>
      <output className="visually-hidden">{isCopied ? t('action.copied') : ''}</output>
      {refused === undefined ? null : (
        <input
          readOnly
          className={styles['marked']}
          aria-label={label}
          value={refused}
          ref={(field) => field?.select()}
        />
      )}
    </>
  );
}
