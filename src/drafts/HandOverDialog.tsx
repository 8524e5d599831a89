import { encode } from 'uqr';
import type { CallAnswer } from '#machines/service/call.ts';
import { calls } from '#machines/service/calls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { CopyButton } from '#src/layout/CopyButton.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Spinner } from '#src/layout/Spinner.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useCall } from '#src/shell/useCall.ts';
import { takeOverLink } from './draftsRoute.ts';
import styles from './HandOverDialog.module.css';

interface Props {
  readonly claimRequestUuid: string;
  readonly onClose: () => void;
}

/** A link, as a picture and to be sent, and the code that together open the report on another device. */
export const HandOverDialog = ({ claimRequestUuid, onClose }: Props) => {
  const { client } = useApplication();
  const { t } = useTexts('drafts');
  const given = useCall('handOver', (signal) =>
    client.call(calls.handOver, { params: { claimRequestUuid }, signal }),
  );
  return (
    <Dialog title={t('handOver.title')} onClose={onClose}>
      {given ? null : <Spinner label={t('handOver.preparing')} />}
      {given && !given.ok ? <Notice tone="error">{t('handOver.failed')}</Notice> : null}
      {given?.ok ? <Ways given={given.value} /> : null}
    </Dialog>
  );
};

const Ways = ({ given: { key, code } }: { readonly given: CallAnswer<typeof calls.handOver> }) => {
  const { configuration } = useApplication();
  const { t } = useTexts('drafts');
  const link = location.origin + takeOverLink(configuration, location.pathname, key);
  const message = encodeURIComponent(t('handOver.message', { link }));
  const subject = encodeURIComponent(t('handOver.subject'));
  return (
    <>
      <p>{t('handOver.text')}</p>
      <div className={styles['both']}>
        <Picture link={link} />
        <p>
          {t('handOver.code')}
          <strong className={styles['code']}>{code.replace(/(?<=^.{3})/, '\u00A0')}</strong>
        </p>
      </div>
      <div className={styles['ways']}>
        <ButtonLink href={`mailto:?subject=${subject}&body=${message}`}>{t('handOver.email')}</ButtonLink>
        <ButtonLink href={`sms:?&body=${message}`}>{t('handOver.sms')}</ButtonLink>
        <CopyButton read={() => link}>{t('handOver.copy')}</CopyButton>
      </div>
    </>
  );
};

/** A link as a QR code. */
const Picture = ({ link }: { readonly link: string }) => {
  const { t } = useTexts('drafts');
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles['picture']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('handOver.qr')}
    >
      <path d={dots.join('')} />
    </svg>
  );
};
