import styles from './drawing.module.css';
import { MailDrawing } from './mail-drawing.tsx';

/** A letter on its way. */
export function MailSentDrawing() {
  return (
    <MailDrawing>
      <path d="M14 62h22M8 82h26M18 102h20" />
      <circle className={styles.paper} cx="184" cy="114" r="24" />
      <path className={styles.accent} d="M174 114h20M187 105.5l8.5 8.5-8.5 8.5" strokeWidth="4" />
    </MailDrawing>
  );
}
